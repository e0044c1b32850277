import Foundation
import Scaffolding
import Testing

@Suite("A template")
struct TemplateTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  /// A description with a sentinel, and more keys.
  private static func json(_ sentinel: String, _ more: String = "") -> String {
    #"{"id": "a", "name": "A", "summary": "s", "sentinel": "\#(sentinel)", "armaturePath": ""\#(more)}"#
  }

  @Test(
    "with a damaged description is refused, with the file, the key and the expected value",
    arguments: [
      ("{", "it is not valid JSON"), ("[]", "it is not an object"), ("", "it is not valid JSON"),
      ("{}", "the key “id” is missing"),
      (#"{"id": 1}"#, "the key “id” is not a string"), (#"{"id": null}"#, "the key “id” is not a string"),
      (#"{"id": "a", "name": "A", "summary": "s", "sentinel": "QuillSample"}"#, "“armaturePath” is missing"),
      (json("Quill"), "two capitalized words"), (json("Quill Sample"), "two capitalized"),
      (json(""), "the key “sentinel”"),
      (json("QuillSample", #", "kind": "library""#), "the key “kind” is “library”; expected app, package"),
      (
        json("QuillSample", #", "kind": "Package""#),
        "the key “kind” is “Package”; expected app, package; did you mean “package”?"
      ),
      (json("QuillSample", #", "kind": 1"#), "the key “kind” is not a string"),
    ])
  func damaged(json: String, problem: String) throws {
    let file = try sandbox.write(json, to: "bad/template.json")
    let error = refusal { _ = try Template(folder: sandbox["bad"]) }
    #expect(error?.kind == .template && error?.description.hasPrefix(file) == true)
    #expect(error?.description.contains(problem) == true, "\(error?.description ?? "accepted")")
  }

  @Test("makes an app unless it says that it makes a package")
  func kind() throws {
    #expect(try sandbox.template(kind: "package").kind == .package)
    #expect(try sandbox.template(kind: "app").kind == .app)
    try sandbox.write(Self.json("QuillSample"), to: "old/template.json")
    #expect(try Template(folder: sandbox["old"]).kind == .app)
  }

  @Test("leaves out its description, and the files of builds and tools in any folder")
  func leftovers() throws {
    let kept = [".gitignore", "Package.swift", "Sources/template.json", "builder.swift"]
    let left = [
      ".build/debug.yaml", ".build-release/x", "Sub/.build/x", ".swiftpm/x", ".git/HEAD", ".DS_Store",
      "Sources/.DS_Store", "Package.resolved", "App/xcuserdata/x",
    ]
    let template = try sandbox.template(files: Dictionary(uniqueKeysWithValues: (kept + left).map { ($0, "") }))
    #expect(try template.files().map(\.path) == kept)
  }

  @Test("must not contain symbolic links, wherever they lead, nor pipes, which would never end, and must be there")
  func links() throws {
    let template = try sandbox.template()
    func refused(_ error: String) {
      #expect(refusal { _ = try template.files() }?.kind == .template)
      #expect(sandbox.message { _ = try template.files() }?.contains(error) == true)
    }
    for destination in ["README.md", "../../outside", "/etc", "nowhere"] {
      try sandbox.link("Templates/small/Sources", to: destination)
      refused("Templates/small/Sources is a symbolic link, and only files and folders are copied")
      try sandbox.remove("Templates/small/Sources")
    }
    #expect(mkfifo(sandbox["Templates/small/pipe"], 0o644) == 0)
    refused("neither a file nor a folder")
    try sandbox.remove("Templates/small")
    refused("Templates/small")
  }
}

@Suite("The templates")
struct TemplateLibraryTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  private var library: TemplateLibrary { get throws { try TemplateLibrary(folder: sandbox["Templates"]) } }

  @Test("are found in the named folder, then the environment's, then beside the executable, then in the checkout")
  func order() throws {
    let executable = sandbox["bin/armature"]
    let resources = "bin/Armature_Scaffolding"
    var environment = ["ARMATURE_TEMPLATES": sandbox["env"]]
    for folder in [
      "named", "env", "bin/Templates", "\(resources).resources/Templates",
      "\(resources).bundle/Contents/Resources/Templates", "\(resources).bundle/Templates", "Templates",
    ] {
      try sandbox.write(sandbox.description(id: "a"), to: "\(folder)/a/template.json")
    }
    try sandbox.write("", to: "Package.swift")
    try sandbox.write("", to: "Sources/Armature/A.swift")
    func found(named: String? = nil) throws -> String {
      try TemplateLibrary.find(named: named, environment: environment, executable: executable).folder
    }
    #expect(try found(named: sandbox["named"]) == sandbox["named"])
    #expect(try found() == sandbox["env"])
    environment["ARMATURE_TEMPLATES"] = ""
    for folder in ["bin/Templates", "\(resources).resources", "\(resources).bundle/Contents", "\(resources).bundle"] {
      #expect(try found().hasPrefix(sandbox[folder]))
      try sandbox.remove(folder)
    }
    #expect(try found().hasSuffix(sandbox["Templates"]))
    // A named folder is the only one.
    let error = refusal { _ = try found(named: sandbox["no"]) }
    #expect(error?.kind == .template && error?.description.contains(sandbox["no"]) == true)
  }

  @Test("are the folders with a description, each with an id of its own; a library without any is refused")
  func described() throws {
    try sandbox.write("", to: "Templates/notes.txt")
    try sandbox.write("", to: "Templates/Plain/Package.swift")
    #expect(sandbox.message { _ = try library }?.contains("no template") == true)
    for id in ["b", "a"] { _ = try sandbox.template(id) }
    #expect(try library.templates.map(\.id) == ["a", "b"])
    try sandbox.write(sandbox.description(id: "a"), to: "Templates/Two/template.json")
    #expect(sandbox.message { _ = try library }?.contains("same id “a”") == true)
  }

  @Test("are found by id; without an id, the standard one or the only one")
  func asked() throws {
    _ = try sandbox.template("small")
    #expect(try library.template(id: nil).id == "small")
    _ = try sandbox.template("tiny")
    #expect(try library.template(id: "tiny").id == "tiny")
    let misspelled = refusal { _ = try library.template(id: "tinny") }
    #expect(misspelled?.kind == .template && misspelled?.description.hasSuffix("did you mean “tiny”?") == true)
    #expect(refusal { _ = try library.template(id: nil) }?.description.hasSuffix("expected small, tiny") == true)
  }
}
