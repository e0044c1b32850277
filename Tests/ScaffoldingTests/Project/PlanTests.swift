import Foundation
import Testing

// @testable: makes templates of a few files.
@testable import Scaffolding

@Suite("A plan")
struct PlanTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  private func plan(
    _ files: [String: String], _ name: String = "Notes", display: String? = nil, armature: String = "../..",
    bundleID: String? = nil
  ) throws -> Plan {
    try Plan(
      template: sandbox.template(files: files), folder: NewFolder(sandbox[name], displayName: display),
      armature: .folder(armature), bundleID: bundleID.map(BundleID.init))
  }

  /// A plan without a template.
  private func plan(_ paths: [String], in folder: String) throws -> Plan {
    let files = paths.map { Template.File(path: $0, contents: Data("text".utf8), isExecutable: false) }
    return Plan(folder: try NewFolder(sandbox[folder]), files: files)
  }

  private func texts(_ plan: Plan) -> [String: String] {
    Dictionary(uniqueKeysWithValues: plan.files.map { ($0.path, String(decoding: $0.contents, as: UTF8.self)) })
  }

  // MARK: What it does

  @Test("lists exactly the files that it makes, and refuses to make them again")
  func saysWhatItDoes() throws {
    let plan = try plan(
      ["Sources/QuillSample/quill-sample.swift": "", "empty.txt": "", ".gitignore": ".build\n"], "apps/My Notes")
    let paths = [".gitignore", "Package.swift", "Sources/MyNotes/my-notes.swift", "empty.txt"]
    #expect(plan.actions.map { sandbox.short($0.line) } == paths.map { "create  apps/My Notes/\($0)" })
    #expect(try sandbox.entries() == ["Templates"])
    try plan.apply()
    #expect(refusal { try plan.apply() }?.kind == .conflict)
    #expect(try sandbox.contents(of: "apps/My Notes") == plan.files)
    #expect(try sandbox.entries(of: "apps") == ["My Notes"])
  }

  @Test("leaves out what a folder has already, and says so", arguments: [false, true])
  func intoFolder(inRepository: Bool) throws {
    try sandbox.write("mine\n", to: "Notes/readme.md")
    try sandbox.write(".build\n", to: "Notes/.gitignore")
    if inRepository { try sandbox.git("init --quiet") }
    let plan = try plan([
      "README.md": "# Quill Sample", ".gitignore": ".build\n", "Sources/a.swift": "", ".armature.json": "{}",
    ])
    #expect(plan.leftOut == [".gitignore", "README.md"])
    let done = try plan.apply(commit: "Start", environment: .author)
    #expect(done.actions == plan.actions)
    #expect(done.repository == (inRepository ? .existing : .committed))
    #expect(!plan.folder.hasVisibleBuilds)
    let all = [".armature.json", ".armature.origin.json", ".gitignore", "Package.swift", "Sources", "readme.md"]
    #expect(try sandbox.entries(of: "Notes").filter { $0 != ".git" } == all)
    #expect(try sandbox.text("Notes/readme.md") == "mine\n")
    let origin = try Origin(PackageFile.find(Origin.file, in: sandbox["Notes"]), in: sandbox["Notes"])
    #expect(origin.leftOut == [".gitignore", "README.md"])
    #expect(origin.files.keys.sorted() == ["Package.swift", "Sources/a.swift"])
  }

  @Test("leaves a folder that was there as it was, whichever operation fails, and when the run is killed")
  func failuresInFolder() throws {
    try sandbox.write("mine\n", to: "Notes/README.md")
    let before = try sandbox.contents(of: "Notes")
    let plan = try plan(["a/b.txt", "c.txt"], in: "Notes")
    let apply = { (operations: FileOperations) in
      _ = try plan.apply(commit: nil, environment: [:], with: operations)
    }
    let count = try FaultyDisk.failures(inMiddle: false, of: apply) { point, _ in
      let (files, entries) = try (sandbox.contents(of: "Notes"), sandbox.entries(of: "Notes"))
      #expect(files == before && entries == ["README.md"], "\(point)")
    }
    #expect(count > 6)
    #expect(try sandbox.contents(of: "Notes").map(\.path) == ["README.md", "a/b.txt", "c.txt"])
    try sandbox.remove("Notes/a", "Notes/c.txt")
    try? apply(FaultyDisk(FaultyDisk.Point(operation: count - 1, isInMiddle: false)).operations)
    #expect(try Journal.takeBackKilledRun(in: sandbox["Notes"]).count == 2)
    #expect(try sandbox.contents(of: "Notes") == before)
  }

  @Test("leaves nothing behind, whichever operation fails, before it or in its middle", arguments: [false, true])
  func everyFailure(inMiddle: Bool) throws {
    let plan = try plan(["a/b/One.swift": "1", "a/Two.swift": "2"], "x/y/Notes")
    let count = try FaultyDisk.failures(inMiddle: inMiddle) {
      _ = try plan.apply(commit: nil, environment: [:], with: $0)
    } check: { point, error in
      let entries = try sandbox.entries()
      #expect(error?.kind == .conflict && entries == ["Templates"], "\(point)")
    }
    #expect(try sandbox.contents(of: "x/y/Notes") == plan.files)
    // Two folders above, the staging folder, two folders and three files in it, and the move.
    #expect(count == 9)
  }

  // MARK: Contents

  @Test("keeps binary files, executable files, and files without a last newline")
  func contents() throws {
    let binary = Data([0xFF, 0xFE, 0x00]) + Data("QuillSample".utf8)
    try sandbox.write(binary, to: "Templates/small/QuillSample.png")
    try sandbox.write("#!/bin/sh\necho quill_sample\n", to: "Templates/small/quill_sample.sh", executable: true)
    try plan(["a.swift": "struct QuillSample {}", "b.swift": "\u{FEFF}quillSample\r\n"], "My Notes").apply()
    let files: [(String, Data, Bool)] = [
      ("MyNotes.png", binary, false), ("Package.swift", Data(#"["../.."]"#.utf8), false),
      ("a.swift", Data("struct MyNotes {}".utf8), false), ("b.swift", Data("\u{FEFF}myNotes\r\n".utf8), false),
      ("my_notes.sh", Data("#!/bin/sh\necho my_notes\n".utf8), true),
    ]
    let made = files.map { Template.File(path: $0.0, contents: $0.1, isExecutable: $0.2) }
    #expect(try sandbox.contents(of: "My Notes") == made)
  }

  @Test("puts Armature's path into the package's manifest alone, as a Swift string")
  func armaturePath() throws {
    let text = #".package(name: "Armature", path: "../..") // "../../x" ../.."#
    let files = try texts(plan(["Package.swift": text, "Sub/Package.swift": text], armature: #"/a "b"\c"#))
    #expect(files["Package.swift"] == #".package(name: "Armature", path: "/a \"b\"\\c") // "../../x" ../.."#)
    #expect(files["Sub/Package.swift"] == text)
    let error = refusal { _ = try plan(["Package.swift": #".package(path: "..")"#]) }
    #expect(error?.kind == .template)
    #expect(error?.description.contains(#"Package.swift does not contain “"../..""#) == true)
    // The package manager would confuse a folder with the name of Armature's.
    #expect(refusal { _ = try plan([:], "work", armature: "/src/Work") }?.kind == .name)
    #expect(refusal { _ = try plan([:], "Works", armature: "/src/Work") } == nil)
  }

  @Test("escapes the display name for each type of file; no path has to have it")
  func escaping() throws {
    let template = [
      "Info.plist": "<string>Quill Sample</string>", "README.md": "# Quill Sample", "a.swift": "QuillSample",
    ]
    let files = try texts(plan(template, "<My> & _Own_"))
    #expect(files["Info.plist"] == "<string>&lt;My&gt; &amp; _Own_</string>")
    #expect(files["README.md"] == #"# \<My\> \& \_Own\_"# && files["a.swift"] == "MyOwn")
    try plan(template, display: ".git").apply()
    #expect(try sandbox.entries(of: "Notes") == ["Info.plist", "Package.swift", "README.md", "a.swift"])
  }

  @Test("puts the bundle identifier in place of the template's")
  func bundleID() throws {
    let project = #"PRODUCT_BUNDLE_IDENTIFIER = "com.example.quill-sample"; // quill-sample"#
    let path = "App/project.pbxproj"
    let made = { (text: String) throws in
      try texts(plan([path: text], "My Notes", bundleID: "org.ada-lovelace.Notes2"))[path]
    }
    #expect(try made(project) == #"PRODUCT_BUNDLE_IDENTIFIER = "org.ada-lovelace.Notes2"; // my-notes"#)
    let error = refusal { _ = try made("quill-sample") }
    let problem = "has no com.example.quill-sample that a bundle identifier could replace; leave out --bundle-id"
    #expect(error?.kind == .template && error?.description.hasSuffix(problem) == true)
  }

  @Test(
    "refuses a bundle identifier that Apple's systems would refuse",
    arguments: [
      "", "notes", ".notes", "org..notes", "org.notes.", "org.my notes", "org.my_notes", "org.zoë", "org.n\0",
    ])
  func badBundleID(text: String) {
    let error = refusal { _ = try BundleID(text) }
    #expect(error?.kind == .name)
    #expect(error?.lines.last == "expected letters, digits and hyphens between dots, such as com.example.notes")
  }

  // MARK: Names

  @Test(
    "refuses a name that would give two files, types or cases of the template the same name",
    arguments: [
      ("Notes", "two of its files would be called NotesList.swift and notesList.swift"),
      ("Home", "two of its types would be called HomeScreen"), ("Root", "two of its cases would be called root"),
    ])
  func collisions(name: String, problem: String) throws {
    let files = [
      "QuillSampleList.swift": "public struct QuillSampleScreen {}\nenum Kind { case root\n case quillSample }",
      "notesList.swift": "final class HomeScreen {}\nenum Kind {}\nlet text = \"BooksScreen\"",
    ]
    let error = refusal { _ = try plan(files, name) }
    let start = "“\(name)” cannot name an app made from the template “small”: "
    #expect(error == ScaffoldingError(.name, start + problem))
    #expect(refusal { _ = try plan(files, "Books") } == nil)
  }

  @Test(
    "refuses a name that would give a file of the template a path that it cannot have",
    arguments: [
      ("Quill Sample/config", ".GIT", "Notes", ".GIT/config", "“.GIT” is a file or folder of Git"),
      ("a/Quill Sample", ".git.", "Notes", "a/.git.", "“.git.” is a file or folder of Git"),
      ("Quill Sample /x", ".git", "Notes", ".git /x", "“.git ” is a file or folder of Git"),
      ("Quill Sample/x", ".g\u{200D}it", "Notes", ".g\u{200D}it/x", "“.g\u{200D}it” is a file or folder of Git"),
      ("Quill Sample/x", "git~1", "Notes", "git~1/x", "“git~1” is a file or folder of Git"),
      ("a/.quill-sample/hooks/x", nil, "Git", "a/.git/hooks/x", "“.git” is a file or folder of Git"),
      (".quillSample", nil, "Git", ".git", "“.git” is a file or folder of Git"),
      ("Quill Sample/config.json", ".swiftpm", "Notes", ".swiftpm/config.json", "“.swiftpm” is a file or folder of"),
      (".quillSample", nil, "Build", ".build", "“.build” is a file or folder of Git, Xcode or the package manager"),
      ("Quill Sample/x", "NUL.txt", "Notes", "NUL.txt/x", "NUL is a device on Windows"),
      (".Quill Sample/x", ". ", "Notes", "", ""),
    ] as [(String, String?, String, String, String)])
  func paths(file: String, display: String?, name: String, path: String, rule: String) throws {
    let error = refusal { try plan([file: "echo hooked\n"], name, display: display).apply() }
    let isSaid = error?.description.contains("its \(file) would become \(path), and \(rule)") == true
    #expect(error?.kind == .name && (isSaid || path.isEmpty), "\(error?.description ?? "")")
    #expect(try sandbox.entries() == ["Templates"])
  }
}
