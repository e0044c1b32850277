import Foundation
import Scaffolding
import Testing

@Suite("A template")
struct TemplateTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  @Test(
    "with a damaged description is refused, with the file, the key and the expected value",
    arguments: [
      ("{", "not valid JSON"), ("[]", "not an object"), ("", "not valid JSON"), ("{}", "the key 'id' is missing"),
      (#"{"id": 1}"#, "the key 'id' is not a string"), (#"{"id": null}"#, "the key 'id' is not a string"),
      (#"{"id": "a", "name": "A", "summary": "s", "sentinel": "QuillSample"}"#, "'armaturePath' is missing"),
      (#"{"id": "a", "name": "A", "summary": "s", "sentinel": "Quill", "armaturePath": ""}"#, "two capitalized words"),
      (#"{"id": "a", "name": "A", "summary": "s", "sentinel": "Quill Sample", "armaturePath": ""}"#, "two capitalized"),
      (#"{"id": "a", "name": "A", "summary": "s", "sentinel": "", "armaturePath": ""}"#, "the key 'sentinel'"),
      (
        #"{"id": "a", "name": "A", "summary": "s", "sentinel": "QuillSample", "armaturePath": "", "kind": "library"}"#,
        "the key 'kind' is 'library', expected app, package"
      ),
      (
        #"{"id": "a", "name": "A", "summary": "s", "sentinel": "QuillSample", "armaturePath": "", "kind": "Package"}"#,
        "the key 'kind' is 'Package', did you mean 'package'?"
      ),
      (
        #"{"id": "a", "name": "A", "summary": "s", "sentinel": "QuillSample", "armaturePath": "", "kind": 1}"#,
        "the key 'kind' is not a string"
      ),
    ])
  func damaged(json: String, problem: String) throws {
    let file = try sandbox.write(json, to: "bad/template.json")
    let error = refusal { _ = try Template(folder: sandbox["bad"]) }
    #expect(error?.kind == .template)
    #expect(error?.description.contains(problem) == true, "\(error?.description ?? "accepted")")
    #expect(error?.description.hasPrefix(file) == true)
  }

  @Test("makes an app unless it says that it makes a package")
  func kind() throws {
    #expect(try sandbox.template(kind: "package").kind == .package)
    #expect(try sandbox.template(kind: "app").kind == .app)
    let description = #"{"id": "a", "name": "A", "summary": "s", "sentinel": "QuillSample", "armaturePath": ""}"#
    try sandbox.write(description, to: "old/template.json")
    #expect(try Template(folder: sandbox["old"]).kind == .app)
  }

  @Test("leaves out its description, and the files of builds and tools in any folder")
  func leftovers() throws {
    let template = try sandbox.template(files: [
      "Package.swift": "", ".gitignore": "", "Sources/template.json": "", ".build/debug.yaml": "",
      ".build-release/x": "", "Sub/.build/x": "", ".swiftpm/x": "", ".git/HEAD": "", ".DS_Store": "",
      "Sources/.DS_Store": "", "Package.resolved": "", "App/xcuserdata/x": "", "builder.swift": "",
    ])
    #expect(
      try template.files().map(\.path) == [".gitignore", "Package.swift", "Sources/template.json", "builder.swift"])
  }

  @Test("must not contain symbolic links, wherever they lead")
  func symbolicLinks() throws {
    for destination in ["README.md", "../../outside", "/etc", "nowhere"] {
      let template = try sandbox.template()
      let link = sandbox["Templates/small/Sources"]
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: destination)
      let error = refusal { _ = try template.files() }
      #expect(
        error
          == ScaffoldingError(
            .template, "\(link) is a symbolic link, and only files and folders are copied"))
      try FileManager.default.removeItem(atPath: link)
    }
  }

  @Test("must not contain pipes, which would never end")
  func pipes() throws {
    let template = try sandbox.template()
    #expect(mkfifo(sandbox["Templates/small/pipe"], 0o644) == 0)
    #expect(refusal { _ = try template.files() }?.description.contains("neither a file nor a folder") == true)
  }

  @Test("that has been removed is refused")
  func gone() throws {
    let template = try sandbox.template()
    try FileManager.default.removeItem(atPath: template.folder)
    #expect(refusal { _ = try template.files() }?.kind == .template)
  }
}

@Suite("The templates")
struct TemplateLibraryTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

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
      try FileManager.default.removeItem(atPath: sandbox[folder])
    }
    #expect(try found().hasSuffix(sandbox["Templates"]))
  }

  @Test("are searched only in the named folder, if any")
  func named() {
    let error = refusal { _ = try TemplateLibrary.find(named: sandbox["no"], environment: [:], executable: nil) }
    #expect(error?.kind == .template)
    #expect(error?.description.contains(sandbox["no"]) == true)
  }

  @Test("are the folders with a description; a library without any is refused")
  func described() throws {
    try sandbox.write("", to: "Templates/notes.txt")
    try sandbox.write("", to: "Templates/Plain/Package.swift")
    #expect(
      refusal { _ = try TemplateLibrary(folder: sandbox["Templates"]) }?.description.contains("no template") == true)
    _ = try sandbox.template("b")
    _ = try sandbox.template("a")
    #expect(try TemplateLibrary(folder: sandbox["Templates"]).templates.map(\.id) == ["a", "b"])
  }

  @Test("each have an id of their own")
  func ids() throws {
    try sandbox.write(sandbox.description(id: "a"), to: "Templates/One/template.json")
    try sandbox.write(sandbox.description(id: "a"), to: "Templates/Two/template.json")
    #expect(
      refusal { _ = try TemplateLibrary(folder: sandbox["Templates"]) }?.description.contains("same id 'a'") == true)
  }

  @Test("are found by id; without an id, the standard one or the only one")
  func asked() throws {
    _ = try sandbox.template("small")
    #expect(try TemplateLibrary(folder: sandbox["Templates"]).template(id: nil).id == "small")
    _ = try sandbox.template("tiny")
    let library = try TemplateLibrary(folder: sandbox["Templates"])
    #expect(try library.template(id: "tiny").id == "tiny")
    let misspelled = refusal { _ = try library.template(id: "tinny") }
    #expect(misspelled?.kind == .template)
    #expect(misspelled?.description.hasSuffix("did you mean 'tiny'?") == true)
    #expect(refusal { _ = try library.template(id: nil) }?.description.hasSuffix("expected small, tiny") == true)
  }
}
