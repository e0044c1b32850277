import Foundation
import Testing

// @testable: makes templates of a few files.
@testable import Scaffolding

@Suite("A plan")
struct PlanTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  private func plan(_ template: Template, _ name: String, armature: ArmatureSource = .folder("../..")) throws -> Plan {
    try Plan(template: template, folder: NewFolder(sandbox[name]), armature: armature)
  }

  @Test("lists exactly the files that it makes")
  func saysWhatItDoes() throws {
    let template = try sandbox.template(files: [
      "Sources/QuillSample/quill-sample.swift": "", "empty.txt": "", ".gitignore": ".build\n",
    ])
    let plan = try plan(template, "apps/My Notes")
    #expect(
      plan.actions.map(\.line)
        == [
          ".gitignore", "Package.swift", "Sources/MyNotes/my-notes.swift", "empty.txt",
        ].map { "create  \(sandbox["apps/My Notes"])/\($0)" })
    #expect(try sandbox.entries() == ["Templates"])
    try plan.apply()
    #expect(try sandbox.contents(of: "apps/My Notes") == plan.files)
    #expect(try sandbox.entries(of: "apps") == ["My Notes"])
  }

  @Test("leaves out what a folder has already, and says so", arguments: [false, true])
  func intoFolder(inRepository: Bool) throws {
    let template = try sandbox.template(files: [
      "README.md": "# Quill Sample", ".gitignore": ".build\n", "Sources/a.swift": "", ".armature.json": "{}",
    ])
    if inRepository { _ = try sandbox.run("/usr/bin/env", ["git", "init", "--quiet", "Notes"]) }
    try sandbox.write("mine\n", to: "Notes/readme.md")
    try sandbox.write(".build\n", to: "Notes/.gitignore")
    let plan = try plan(template, "Notes")
    #expect(plan.leftOut == [".gitignore", "README.md"])
    let done = try plan.apply(commit: "Start", environment: .author)
    #expect(done.actions == plan.actions)
    #expect(done.repository == (inRepository ? .existing : .committed))
    #expect(!plan.folder.hasVisibleBuilds)
    #expect(
      try sandbox.entries(of: "Notes").filter { $0 != ".git" } == [
        ".armature.json", ".armature.origin.json", ".gitignore", "Package.swift", "Sources", "readme.md",
      ])
    #expect(try String(contentsOfFile: sandbox["Notes/readme.md"], encoding: .utf8) == "mine\n")
    let origin = try Origin(PackageFile.find(Origin.file, in: sandbox["Notes"]), in: sandbox["Notes"])
    #expect(origin.leftOut == [".gitignore", "README.md"])
    #expect(origin.files.keys.sorted() == ["Package.swift", "Sources/a.swift"])
  }

  @Test("leaves a folder as it was when an operation fails, and when the run is killed, once another one has begun")
  func failuresInFolder() throws {
    let file = { Template.File(path: $0, contents: Data("text".utf8), isExecutable: false) }
    try sandbox.write("mine\n", to: "Notes/README.md")
    let before = try sandbox.contents(of: "Notes")
    let plan = Plan(folder: try NewFolder(sandbox["Notes"]), files: [file("a/b.txt"), file("c.txt")])
    var failing = 0
    while true {
      let disk = FailingDisk(failing: failing, inMiddle: false)
      _ = refusal { _ = try plan.apply(commit: nil, environment: [:], with: disk.operations) }
      guard disk.hasFailed else { break }
      #expect(try sandbox.contents(of: "Notes") == before, "operation \(failing) fails")
      #expect(try sandbox.entries(of: "Notes") == ["README.md"])
      failing += 1
    }
    #expect(failing > 6)
    #expect(try sandbox.contents(of: "Notes").map(\.path) == ["README.md", "a/b.txt", "c.txt"])
    for path in ["a", "c.txt"] { try FileManager.default.removeItem(atPath: sandbox["Notes/\(path)"]) }
    let whole = DyingDisk()
    _ = try plan.apply(commit: nil, environment: [:], with: whole.operations)
    for point in DyingDisk.Point.all(in: whole) {
      for path in ["a", "c.txt"] { try? FileManager.default.removeItem(atPath: sandbox["Notes/\(path)"]) }
      _ = try? plan.apply(commit: nil, environment: [:], with: DyingDisk(point).operations)
      // A run that was killed after its last file has nothing to take back.
      if try sandbox.entries(of: "Notes").contains(Journal.file) {
        _ = try Journal.takeBackKilledRun(in: sandbox["Notes"])
        #expect(try sandbox.contents(of: "Notes") == before, "\(point)")
      }
    }
  }

  @Test("keeps binary files, executable files, and files without a last newline")
  func contents() throws {
    let binary = Data([0xFF, 0xFE, 0x00]) + Data("QuillSample".utf8)
    let template = try sandbox.template(files: [
      "a.swift": "struct QuillSample {}", "b.swift": "\u{FEFF}quillSample\r\n",
    ])
    try sandbox.write(binary, to: "Templates/small/QuillSample.png")
    try sandbox.write("#!/bin/sh\necho quill_sample\n", to: "Templates/small/quill_sample.sh", executable: true)
    try plan(template, "My Notes").apply()
    #expect(
      try sandbox.contents(of: "My Notes") == [
        Template.File(path: "MyNotes.png", contents: binary, isExecutable: false),
        Template.File(path: "Package.swift", contents: Data(#"["../.."]"#.utf8), isExecutable: false),
        Template.File(path: "a.swift", contents: Data("struct MyNotes {}".utf8), isExecutable: false),
        Template.File(path: "b.swift", contents: Data("\u{FEFF}myNotes\r\n".utf8), isExecutable: false),
        Template.File(
          path: "my_notes.sh", contents: Data("#!/bin/sh\necho my_notes\n".utf8), isExecutable: true),
      ])
  }

  @Test("puts Armature's path into the package's manifest alone, as a Swift string")
  func armaturePath() throws {
    let text = #".package(name: "Armature", path: "../..") // "../../x" ../.."#
    let template = try sandbox.template(files: ["Package.swift": text, "Sub/Package.swift": text])
    let files = try plan(template, "Notes", armature: .folder(#"/a "b"\c"#)).files.map {
      String(decoding: $0.contents, as: UTF8.self)
    }
    #expect(files == [#".package(name: "Armature", path: "/a \"b\"\\c") // "../../x" ../.."#, text])
  }

  @Test("refuses a template whose manifest has no path of Armature")
  func noArmaturePath() throws {
    let template = try sandbox.template(files: ["Package.swift": #".package(path: "..")"#])
    let error = refusal { _ = try plan(template, "Notes") }
    #expect(error?.kind == .template)
    #expect(error?.description.contains(#"Package.swift does not contain "../..""#) == true)
  }

  @Test("refuses a folder with the name of Armature's, since the package manager would confuse them")
  func sameFolderName() throws {
    let template = try sandbox.template()
    #expect(refusal { _ = try plan(template, "work", armature: .folder("/src/Work")) }?.kind == .name)
    #expect(refusal { _ = try plan(template, "Works", armature: .folder("/src/Work")) } == nil)
  }

  @Test("escapes the display name for each type of file")
  func escaping() throws {
    let template = try sandbox.template(files: [
      "Info.plist": "<string>Quill Sample</string>", "README.md": "# Quill Sample", "a.swift": "QuillSample",
    ])
    let files = try plan(template, "<My> & _Own_").files.map { String(decoding: $0.contents, as: UTF8.self) }
    #expect(
      [files[0], files[2], files[3]] == ["<string>&lt;My&gt; &amp; _Own_</string>", #"# \<My\> \& \_Own\_"#, "MyOwn"])
  }

  @Test("puts the bundle identifier in place of the template's")
  func bundleID() throws {
    let project = #"PRODUCT_BUNDLE_IDENTIFIER = "com.example.quill-sample"; // quill-sample"#
    let template = try sandbox.template(files: ["App/project.pbxproj": project])
    let folder = try NewFolder(sandbox["My Notes"])
    let plan = try Plan(
      template: template, folder: folder, armature: .folder("../.."), bundleID: BundleID("org.ada-lovelace.Notes2"))
    #expect(
      String(decoding: plan.files[0].contents, as: UTF8.self)
        == #"PRODUCT_BUNDLE_IDENTIFIER = "org.ada-lovelace.Notes2"; // my-notes"#)
    let other = try sandbox.template("other", files: ["App/project.pbxproj": "quill-sample"])
    let error = refusal {
      _ = try Plan(template: other, folder: folder, armature: .folder("../.."), bundleID: BundleID("org.ada.notes"))
    }
    #expect(error?.kind == .template)
    #expect(
      error?.description.hasSuffix("has no com.example.quill-sample that a bundle identifier could replace") == true)
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

  @Test(
    "refuses a name that would give two files, types or cases of the template the same name",
    arguments: [
      ("Notes", "two of its files would be called NotesList.swift and notesList.swift"),
      ("Home", "two of its types would be called HomeScreen"),
      ("Root", "two of its cases would be called root"),
    ])
  func collisions(name: String, problem: String) throws {
    let template = try sandbox.template(files: [
      "QuillSampleList.swift": "public struct QuillSampleScreen {}\nenum Kind { case root\n case quillSample }",
      "notesList.swift": "final class HomeScreen {}\nenum Kind {}\nlet text = \"BooksScreen\"",
    ])
    let error = refusal { _ = try plan(template, name) }
    #expect(error?.kind == .name)
    #expect(
      error?.description == "'\(name)' cannot name an app made from the template 'small': \(problem)")
    #expect(refusal { _ = try plan(template, "Books") } == nil)
  }

  @Test(
    "refuses a name that would give a file of the template a path that it cannot have",
    arguments: [
      (
        "Quill Sample/hooks/post-commit", ".git", "Notes", ".git/hooks/post-commit", "'.git' is a file or folder of Git"
      ),
      ("Quill Sample/config", ".GIT", "Notes", ".GIT/config", "'.GIT' is a file or folder of Git"),
      ("a/Quill Sample", ".git.", "Notes", "a/.git.", "'.git.' is a file or folder of Git"),
      ("Quill Sample /x", ".git", "Notes", ".git /x", "'.git ' is a file or folder of Git"),
      ("Quill Sample/x", ".g\u{200D}it", "Notes", ".g\u{200D}it/x", "'.g\u{200D}it' is a file or folder of Git"),
      ("Quill Sample/x", "git~1", "Notes", "git~1/x", "'git~1' is a file or folder of Git"),
      ("a/.quill-sample/hooks/x", nil, "Git", "a/.git/hooks/x", "'.git' is a file or folder of Git"),
      (".quillSample", nil, "Git", ".git", "'.git' is a file or folder of Git"),
      ("Quill Sample/config.json", ".swiftpm", "Notes", ".swiftpm/config.json", "'.swiftpm' is a file or folder of"),
      (".quillSample", nil, "Build", ".build", "'.build' is a file or folder of Git, Xcode or the package manager"),
      ("Quill Sample/x", "NUL.txt", "Notes", "NUL.txt/x", "NUL is a device on Windows"),
      (".Quill Sample/x", ". ", "Notes", nil, nil),
    ] as [(String, String?, String, String?, String?)])
  func paths(file: String, display: String?, name: String, path: String?, rule: String?) throws {
    let template = try sandbox.template(files: [file: "echo hooked\n"])
    let error = refusal {
      let folder = try NewFolder(sandbox[name], displayName: display)
      try Plan(template: template, folder: folder, armature: .folder("../..")).apply()
    }
    #expect(error?.kind == .name)
    if let path, let rule {
      #expect(
        error?.description.contains("its \(file) would become \(path), and \(rule)") == true,
        "\(error?.description ?? "")")
    }
    #expect(try sandbox.entries() == ["Templates"])
  }

  @Test("takes any name for people where no path has it")
  func displayedOnly() throws {
    let template = try sandbox.template(files: ["README.md": "Quill Sample"])
    let folder = try NewFolder(sandbox["Notes"], displayName: ".git")
    try Plan(template: template, folder: folder, armature: .folder("../..")).apply()
    #expect(try sandbox.entries(of: "Notes") == ["Package.swift", "README.md"])
  }

  @Test("that fails in the middle leaves no folder behind, neither its own nor those above it")
  func failure() throws {
    let folder = try NewFolder(sandbox["a/b/Notes"])
    let file = { Template.File(path: $0, contents: Data(), isExecutable: false) }
    for bad in [String(repeating: "z", count: 300), "a.txt/z", "b/a.txt"] {
      let plan = Plan(folder: folder, files: [file("a.txt"), file("b/a.txt"), file(bad)])
      let error = refusal { try plan.apply() }
      #expect(error?.kind == .conflict)
      #expect(error?.description.hasPrefix("\(folder.path)/") == true, "\(error?.description ?? "done")")
      #expect(try sandbox.entries().isEmpty)
    }
  }

  @Test("leaves nothing behind, whichever operation fails, before it or in its middle", arguments: [false, true])
  func everyFailure(inMiddle: Bool) throws {
    let template = try sandbox.template(files: ["a/b/One.swift": "1", "a/Two.swift": "2"])
    let plan = try plan(template, "x/y/Notes")
    var failing = 0
    while true {
      let disk = FailingDisk(failing: failing, inMiddle: inMiddle)
      let error = refusal { _ = try plan.apply(commit: nil, environment: [:], with: disk.operations) }
      guard disk.hasFailed else { break }
      #expect(error?.kind == .conflict)
      #expect(try sandbox.entries() == ["Templates"], "operation \(failing) fails")
      failing += 1
    }
    #expect(try sandbox.contents(of: "x/y/Notes") == plan.files)
    // Two folders above, the staging folder, two folders and three files in it, and the move.
    #expect(failing == 9)
  }

  @Test("that is applied twice refuses the second time, and changes nothing")
  func twice() throws {
    let plan = try plan(sandbox.template(), "Notes")
    try plan.apply()
    #expect(refusal { try plan.apply() }?.kind == .conflict)
    #expect(try sandbox.contents(of: "Notes") == plan.files)
    #expect(try sandbox.entries() == ["Notes", "Templates"])
  }
}
