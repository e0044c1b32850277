import Foundation
import TestSupport
import Testing

// @testable: takes the place of the operations that write, and runs the command within the process.
@testable import ArmatureCLI
@testable import Scaffolding

@Suite("An update")
struct UpdateTests {
  private let old: OldApp
  private var sandbox: Sandbox { old.sandbox }
  init() throws { old = try OldApp() }
  private var file: String? { try? sandbox.text("Notes/file") }

  // MARK: Files

  @Test("leaves a binary file that both have changed", arguments: [0xFF, 0] as [UInt8])
  func binary(byte: UInt8) throws {
    try old.setTemplate()
    try sandbox.write(Data([byte, 1]), to: "Templates/small/file")
    try old.makeApp()
    try sandbox.write(Data([byte, 2]), to: "Notes/file")
    try sandbox.write(Data([byte, 3]), to: "Templates/small/file")
    let skipped = "The skipped files were removed, or are not text that can be merged"
    let output = old.command().output
    #expect(output.hasPrefix("skip  Notes/file\n"))
    #expect(output.contains("\(skipped): they do not contain the template's changes.\n"))
    #expect(FileManager.default.contents(atPath: sandbox["Notes/file"]) == Data([byte, 2]))
  }

  @Test("says before a run that a file stands where the template has a folder, unless the file goes")
  func fileForFolder() throws {
    try old.makeApp("a")
    try old.setTemplate()
    try sandbox.write("x\n", to: "Templates/small/file/more/x")
    try sandbox.write("b\n", to: "Notes/file")
    let error = "error: Notes/file is a file; expected a folder for x\nmove the file away, and run the command again\n"
    for options in ["--dry-run", "--check", ""] { #expect(old.command(options) == Response(error: error, status: 4)) }
    try sandbox.write("a\n", to: "Notes/file")
    try old.update().apply()
    #expect(try sandbox.text("Notes/file/more/x") == "x\n")
  }

  @Test("leaves a symbolic link in the place of a file of the template, and says so where the template changes it")
  func symbolicLinks() throws {
    try sandbox.write("link\n", to: "Templates/small/CLAUDE.md")
    try old.makeApp("a")
    for path in ["file", "CLAUDE.md"] {
      try sandbox.remove("Notes/\(path)")
      try sandbox.link("Notes/\(path)", to: "README.md")
    }
    try old.setTemplate("b")
    try sandbox.write("new\n", to: "Templates/small/README.md")
    #expect(try old.update().plan.actions.map(\.word) == [.create, .skip, .update])
    try old.update().apply()
    #expect(file == "new\n")
    #expect(FileSystem.kind(of: sandbox["Notes/CLAUDE.md"]) == "a symbolic link")
  }

  @Test("moves the files of a folder, also those with the same names, and what is no text")
  func movedFolder() throws {
    try old.setTemplate()
    let images = "Templates/small/Images.xcassets"
    for name in ["Icon", "Colour"] { try sandbox.write("\(name)\n", to: "\(images)/\(name)/Contents.json") }
    try sandbox.write(Data([0]), to: "\(images)/Icon/icon.png")
    try old.makeApp()
    try sandbox.write(Data([0, 1]), to: "Notes/Images.xcassets/Icon/icon.png")
    try sandbox.write("mine\n", to: "Notes/Images.xcassets/Colour/Contents.json")
    try sandbox.move(images, to: "Templates/small/More/Images.xcassets")
    try old.update().apply()
    let files = try sandbox.contents(of: "Notes/More/Images.xcassets")
    let texts = files.map { "\($0.path) \(Array($0.contents.prefix(2)))" }
    #expect(texts == ["Colour/Contents.json [109, 105]", "Icon/Contents.json [73, 99]", "Icon/icon.png [0, 1]"])
    #expect(!sandbox.exists("Notes/Images.xcassets"))
  }

  @Test("moves a file of the template also with a conflict in it, and not over a file of the user")
  func movedWithConflict() throws {
    try old.makeApp("A/One:1", mine: "A/One:one", new: "B/One:eins")
    try sandbox.commit()
    let (before, after) = ("Notes/Sources/App/A/One.swift", "Notes/Sources/App/B/One.swift")
    #expect(try old.update().pathsWithConflicts == [sandbox[after]])
    try old.update().apply()
    #expect(try sandbox.text(after).hasPrefix("<<<<<<< yours\none\n"))
    let status = " D Sources/App/A/One.swift\nUU Sources/App/B/One.swift\n"
    #expect(try sandbox.git("status --porcelain Sources") == status)
    try sandbox.git("reset --quiet --hard")
    try sandbox.write("mine\n", to: after)
    try sandbox.commit()
    try old.update().apply()
    #expect(try sandbox.text(after).hasPrefix("<<<<<<< yours\nmine\n"))
    #expect(try sandbox.text(before) == "one\n")
  }

  @Test(
    "finds a file of the template where the user has moved it, and under the name that the user has given to it and its type",
    arguments: [
      ("More/One", "One", true), ("Journey", "One", true), ("Journey", "Journey", true),
      ("More/Journey", "Journey", true),
      // Another file that is much like it, and one of an addition.
      ("Other", "Journey {}; let mine = 1; let more = 2; let all = 3; struct Mine", false),
      ("Card", "CardCoordinator", false),
    ])
  func renamed(file: String, type: String, isFound: Bool) throws {
    let lines = { (type: String, last: Int) in "class \(type) {;  let a = 1;  let b = 2;  let c = 3;  let d = \(last);}"
    }
    try old.makeApp(
      "One:" + lines("One", 4), mine: "\(file):" + lines(type, 4),
      new: "One:" + lines("One", 5))
    var record = try old.project.record
    record.added = [try .flow("Card")]
    try sandbox.write(record.file.contents, to: "Notes/.armature.json")
    try old.update().apply()
    #expect(try sandbox.text("Notes/Sources/App/\(file).swift").contains("let d = 5") == isFound)
    #expect(!sandbox.exists("Notes/Sources/App/One.swift"))
  }

  // MARK: The record

  @Test("takes what the template has changed in its record")
  func recordOfTemplate() throws {
    func setRecord(_ flow: String, _ added: String...) throws {
      try sandbox.write(
        #"{"flow": "\#(flow)", "module": "QuillSample", "root": "\#(flow)()", "template": "small", "version": "0.1.0""#
          + #", "added": [\#(added.joined(separator: ", "))]}"#, to: "Templates/small/.armature.json")
    }
    func flow(_ name: String, as style: String = "push") -> String {
      #"{"flow": "\#(name)", "into": "App", "as": "\#(style)"}"#
    }
    try old.setTemplate("a")
    try setRecord("App", flow("Old"), flow("Both"), flow("Removed"))
    try old.makeApp()
    var record = try old.project.record
    record.added?.removeLast()
    record.added?.append(try .flow("Mine"))
    try sandbox.write(record.file.contents, to: "Notes/.armature.json")
    try setRecord("Main", flow("Both"), flow("Removed"), flow("New"), flow("Mine", as: "sheet"))
    try old.update().apply()
    let updated = try old.project.record
    #expect(updated.flow == "Main" && updated.root == "Main()")
    #expect(updated.added?.map(\.name) == ["Both", "Mine", "New"])
    #expect(try old.update().plan.isDone)
    // The user names another flow.
    try sandbox.replace("\"Main\"", with: "\"Home\"", in: "Notes/.armature.json")
    #expect(try old.update().plan.isDone)
    try old.setTemplate("b")
    try old.update().apply()
    #expect(try old.project.record.flow == "Home")
  }

  @Test("keeps the name and the bundle identifier that the app was made with")
  func answers() throws {
    try old.setTemplate("Quill Sample com.example.quill-sample")
    let template = try TemplateLibrary(folder: sandbox["Templates"]).template(id: nil)
    try Plan(
      template: template, folder: NewFolder(sandbox["Notes"], displayName: "Zoë's & mine"),
      armature: .folder("../.."), bundleID: BundleID("org.ada.notes")
    ).apply()
    try old.setTemplate("Quill Sample com.example.quill-sample QuillSample")
    try old.update().apply()
    #expect(file == "Zoë's & mine org.ada.notes Notes\n")
  }

  // MARK: Git

  @Test("tells git of its conflicts, so that a merge tool takes them", arguments: ["", "Notes/"])
  func mergeTool(pathInRepository: String) throws {
    try old.makeApp("a", mine: "b")
    try sandbox.git("init --quiet \(pathInRepository.isEmpty ? "." : "..")")
    for line in ["add .", "commit --quiet --message mine"] { try sandbox.git(line) }
    try old.setTemplate("c")
    #expect(old.command("--dry-run").status == 4)
    let output = """
      conflict  Notes/file
      update  Notes/.armature.origin.json

      Updated the package to the template “small” of Armature \(armatureVersion).
      Files with a conflict contain both versions, between marks: keep one, or combine them.

      Next
        git mergetool  helps with the conflicts
        swift test     runs its tests

      """
    #expect(old.command() == Response(output: output, status: 4))
    let status = " M \(pathInRepository).armature.origin.json\nUU \(pathInRepository)file\n"
    #expect(try sandbox.git("status --porcelain .") == status)
    try sandbox.git("config mergetool.all.cmd 'cat $LOCAL $BASE $REMOTE > $MERGED'")
    try sandbox.git("config mergetool.all.trustExitCode true")
    try sandbox.git("mergetool --no-prompt --tool=all")
    #expect(file == "b\na\nc\n")
    #expect(try sandbox.git("ls-files --unmerged") == "")
  }

  @Test("refuses to write over changes that are not committed, which nobody could tell apart then")
  func uncommitted() throws {
    try old.makeApp("a")
    try sandbox.commit()
    try sandbox.write("b\n", to: "Notes/file")
    try sandbox.write("other\n", to: "Notes/README.md")
    try old.setTemplate("c")
    #expect(
      sandbox.message { try old.update().apply() } == """
        the update would write files that have uncommitted changes, so it could not be undone
           M file
        commit them, and run the command again
        """)
    #expect(file == "b\n")
    #expect(old.command("--dry-run").status == 4 && old.command("--check").status == 6)
    let noGit = old.command(environment: ["PATH": sandbox["empty"]])
    #expect(noGit.error.contains("git was not found") && file == "b\n")
    // A file that the update does not write may have changes.
    try sandbox.git("commit --quiet --message mine file")
    try old.update().apply()
    #expect(file?.contains("<<<<<<<") == true)
  }

  @Test("sees what is not committed also through a link, and in a repository within the project or around it")
  func uncommittedElsewhere() throws {
    try old.makeApp("One:a", mine: nil, new: "One:c")
    for folder in ["Sources/App", "."] { try sandbox.commit("Notes/\(folder)") }
    try old.set("b", "Notes/Sources/App/One.swift")
    try sandbox.link("link", to: sandbox["Notes"])
    for folder in ["Notes", "link"] {
      let response = old.command(project: folder)
      #expect(response.status == 4 && response.error.contains("\n   M One.swift\n"), "\(response)")
    }
    try sandbox.remove("Notes/.git", "Notes/Sources/App/.git")
    try sandbox.move("Notes", to: "large/Notes")
    try sandbox.link("Notes", to: "large/Notes")
    try sandbox.commit("large")
    try old.set("x", "Notes/Sources/App/One.swift")
    #expect(old.command().error.contains("\n   M Notes/Sources/App/One.swift\n"), "\(old.command())")
  }

  @Test("does not tell git of a conflict in a file that git does not know, and prints it also with --quiet")
  func ignored() throws {
    try old.makeApp("a", mine: "b")
    try sandbox.write("file\n", to: "Notes/.gitignore")
    try sandbox.commit()
    try old.setTemplate("c")
    #expect(old.command("--quiet") == Response(error: "conflict  Notes/file\n", status: 4))
    #expect(try sandbox.git("ls-files --unmerged") == "")
  }

  // MARK: The command

  @Test("checks without a change, and finds nothing the second time")
  func check() throws {
    try old.setTemplate("a", version: "0.0.9")
    try old.makeApp()
    try old.setTemplate("b")
    let actions = ["file", ".armature.origin.json", ".armature.json"].map { "update  Notes/\($0)\n" }
    #expect(old.command("--check --quiet") == Response(output: actions.joined(), status: 6))
    #expect(file == "a\n")
    let template = "to the template “small” of Armature 0.1.0.\n"
    #expect(old.command("--diff").output.contains("Updated the package from 0.0.9 \(template)"))
    #expect(old.command("--check") == Response(output: "Nothing to update: the package is up \(template)"))
    #expect(old.command("--json").output == "{\n  \"actions\" : [\n\n  ]\n}\n")
  }

  @Test("says what is wrong with the origin, the record or the templates, and is not for a template")
  func damaged() throws {
    try old.makeApp("a")
    let (origin, record) = ("Notes/.armature.origin.json", "Notes/.armature.json")
    let start = #"{"name": "N", "armature": {"folder": {"path": ".."}}, "files": "#
    let whole = try (sandbox.text(origin), sandbox.text(record))
    for (text, problem) in [
      ("{", "it is not valid JSON"), ("{}", "the key “name” is missing"),
      (start + #"{"../x": ""}}"#, "“../x” is not a path in the package"),
      (start + #"{"x": 1}}"#, "the key “x” has another kind of value than expected"),
    ] {
      try sandbox.write(text, to: origin)
      #expect(old.command() == Response(error: "error: \(origin): \(problem)\n", status: 4))
    }
    try sandbox.write(whole.0, to: origin)
    try sandbox.replace("\"Notes\"", with: "\"Other\"", in: record)
    let module = "the module is “Other”; expected “Notes”"
    #expect(old.command() == Response(error: "error: \(record): \(module)\n", status: 4))
    try sandbox.remove(origin)
    let missing = "error: \(origin) is missing; without it, the command cannot separate your changes"
    #expect(old.command().error.hasPrefix(missing))
    try sandbox.write(whole.0, to: origin)
    try sandbox.write(whole.1.replacing(armatureVersion, with: "99.0.0"), to: record)
    let newer = "Notes is of Armature 99.0.0, but this command is of the older Armature \(armatureVersion)"
    #expect(old.command() == Response(error: "error: \(newer)\n", status: 2))
    try sandbox.write(whole.1, to: record)
    try sandbox.write(sandbox.description(id: "other"), to: "Templates/small/template.json")
    let gone = old.command()
    #expect(gone.status == 5)
    #expect(gone.error.hasSuffix("name the folder with the template of Notes as --templates <dir>\n"))
    try sandbox.write("{}", to: "Notes/template.json")
    let message = sandbox.message { _ = try old.update() }
    #expect(message == "Notes is a template, since it has a template.json; only what is made from one can be updated")
  }

  // MARK: Armature

  @Test("replaces a copy of Armature, but not one that was edited")
  func copy() throws {
    let copy = "Notes/Packages/Armature"
    try old.setTemplate()
    try old.makeApp(armature: .copy(of: Sandbox.checkout))
    #expect(try old.update().plan.isDone)
    try sandbox.write("// mine\n", to: "\(copy)/Sources/Armature/Old.swift")
    let edited = "\(copy) has changed since it was copied, and an update would replace it\n"
    #expect(sandbox.message { _ = try old.update() } == edited + "undo the changes there, or give --force")
    // What lies beside the sources is the user's.
    try sandbox.write("mine\n", to: "\(copy)/notes.local")
    let actions = try old.update(isForced: true).plan.actions
    #expect(actions == [Plan.Action(word: .remove, path: sandbox["\(copy)/Sources/Armature/Old.swift"])])
    try sandbox.makeFolder("\(copy)/.git")
    #expect(try old.update().plan.isDone)
    try sandbox.remove("\(copy)/.git", "\(copy)/notes.local")
    // A user who has removed the copy uses another one.
    try sandbox.move("Notes/Packages", to: "Packages")
    #expect(try old.update().plan.isDone)
    try sandbox.move("Packages", to: "Notes/Packages")
    // An old copy, as its origin says, is replaced without a question.
    let files = try Template.File.all(in: sandbox[copy], error: .conflict) { _ in false }
      .map { $0.moved(to: "Packages/Armature/\($0.path)") }
    let origin = try sandbox.text("Notes/.armature.origin.json")
    let current = try ArmatureSource.copy(of: Sandbox.checkout).files()
    try sandbox.replace(digest(of: current), with: digest(of: files), in: "Notes/.armature.origin.json")
    try old.update().apply()
    #expect(!sandbox.exists("\(copy)/Sources/Armature/Old.swift"))
    #expect(try sandbox.text("Notes/.armature.origin.json") == origin)
    #expect(try old.update().plan.isDone)
  }

  @Test(
    "asks for the release of Armature that belongs to the template, unless the app has a newer one",
    arguments: [("0.0.9", armatureVersion), ("10.0.0", "10.0.0")])
  func release(version: String, expected: String) throws {
    try old.setTemplate()
    try sandbox.write(
      #".package(name: "Armature", path: "../.."), package: "Armature""#, to: "Templates/small/Package.swift")
    try old.makeApp(armature: .release(url: "https://example.com/Armature.git", from: version))
    try old.update().apply()
    #expect(try sandbox.text("Notes/Package.swift").contains("from: \"\(expected)\""))
  }
}
