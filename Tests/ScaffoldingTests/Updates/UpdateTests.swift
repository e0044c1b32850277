import Foundation
import TestSupport
import Testing

// @testable: takes the place of the operations that write, and runs the command within the process.
@testable import ArmatureCLI
@testable import Scaffolding

@Suite("An update")
struct UpdateTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  private static let environment = ProcessInfo.processInfo.environment.merging([String: String].author) { $1 }

  /// Changes a template of the sandbox to have one more file, or none, and a record.
  private func setTemplate(_ contents: Data?, version: String = armatureVersion) throws {
    _ = try sandbox.template(files: [
      ".armature.json": """
      {"flow": "App", "module": "QuillSample", "root": "App()", "template": "small", "version": "\(version)"}
      """
    ])
    try set(contents, "Templates/small/file")
  }

  private func set(_ contents: Data?, _ path: String) throws {
    if let contents {
      try sandbox.write(contents, to: path)
    } else {
      try? FileManager.default.removeItem(atPath: sandbox[path])
    }
  }

  /// A plan of the app in a folder that is free.
  private func plan(_ template: Template) throws -> Plan {
    try Plan(template: template, folder: NewFolder(sandbox["free/Notes"]), armature: .folder("../.."))
  }

  private func makeApp(_ armature: ArmatureSource = .folder("../..")) throws {
    let template = try TemplateLibrary(folder: sandbox["Templates"]).template(id: nil)
    try Plan(template: template, folder: NewFolder(sandbox["Notes"]), armature: armature).apply()
  }

  private func update(isForced: Bool = false) throws -> Update {
    try Update(
      of: Project(at: sandbox["Notes"]), templates: TemplateLibrary(folder: sandbox["Templates"]), isForced: isForced,
      executable: nil, environment: Self.environment)
  }

  private func command(_ options: String...) -> Response {
    let arguments = ["update", "--project", sandbox["Notes"], "--templates", sandbox["Templates"]]
    return Command(environment: Self.environment, executable: nil).run(arguments + options)
  }

  private func git(_ arguments: String...) throws -> String {
    let program = try #require(Sandbox.program("git"))
    let arguments = ["-C", sandbox["Notes"], "-c", "core.autocrlf=false"] + arguments
    let result = try sandbox.run(program, arguments, environment: .author)
    #expect(result.status == 0, "\(result.error)")
    return result.output
  }

  private var file: String? { try? String(contentsOfFile: sandbox["Notes/file"], encoding: .utf8) }

  // MARK: Merging

  /// A file in the old template, in the app, and in the new template; and the word and the contents after an update.
  struct Case: CustomTestStringConvertible {
    let base, mine, new: String?
    let word: Plan.Action.Word?
    let result: String?

    init(_ base: String?, _ mine: String?, _ new: String?, _ word: Plan.Action.Word?, _ result: String?) {
      (self.base, self.mine, self.new, self.word, self.result) = (base, mine, new, word, result)
    }

    var testDescription: String {
      [base, mine, new].map { $0.map { $0.split(separator: "\n").joined(separator: " ") } ?? "none" }.joined(
        separator: ", ")
    }
  }

  @Test(
    "brings in what the template has changed, and keeps what the user has changed",
    arguments: [
      Case("a\n", "a\n", "a\n", nil, "a\n"), Case("a\n", "a\n", "b\n", .update, "b\n"),
      Case("a\n", "b\n", "a\n", nil, "b\n"), Case("a\n", "b\n", "b\n", .identical, "b\n"),
      Case("1\n2\n3\n4\n", "one\n2\n3\n4\n", "1\n2\n3\nfour\n", .update, "one\n2\n3\nfour\n"),
      Case(
        "1\n2\n", "one\n2\n", "eins\n2\n", .conflict,
        "<<<<<<< yours\none\n||||||| Armature 0.1.0\n1\n=======\neins\n>>>>>>> Armature 0.1.0\n2\n"),
      // git may have changed the ends of lines.
      Case("a\nb\n", "a\r\nb\r\n", "a\nc\n", .update, "a\r\nc\r\n"),
      Case("1\n2\n3\n4\n", "one\r\n2\r\n3\r\n4\r\n", "1\n2\n3\nfour\n", .update, "one\r\n2\r\n3\r\nfour\r\n"),
      Case("a\nb\n", "a\r\nb\r\n", "a\r\nc\r\n", .update, "a\r\nc\r\n"),
      Case("a\r\nb\r\n", "a\nb\n", "a\r\nc\r\n", .update, "a\nc\n"),
      Case("1\n2\n3\n", "1\n2\n3\r\n", "one\n2\n3\n", .update, "one\n2\n3\r\n"),
      Case("a\n", nil, "b\n", .skip, nil), Case("a\n", nil, nil, nil, nil),
      Case("a\n", "a\n", nil, .remove, nil), Case("a\n", "b\n", nil, .keep, "b\n"),
      Case(nil, nil, "a\n", .create, "a\n"), Case(nil, "a\n", "a\n", .identical, "a\n"),
      Case(
        nil, "a\n", "b\n", .conflict,
        "<<<<<<< yours\na\n||||||| Armature 0.1.0\n=======\nb\n>>>>>>> Armature 0.1.0\n"),
    ])
  func merged(_ row: Case) throws {
    func data(_ text: String?) -> Data? { text.map { Data($0.utf8) } }
    try setTemplate(data(row.base))
    try makeApp()
    try set(data(row.mine), "Notes/file")
    try setTemplate(data(row.new))
    let first = try update()
    #expect(first.plan.actions.first { $0.path == sandbox["Notes/file"] }?.word == row.word)
    #expect(first.pathsWithConflicts.count == (row.word == .conflict ? 1 : 0))
    try first.apply()
    #expect(file == row.result)
    guard row.word == .conflict else {
      let second = try update()
      #expect(second.plan.actions == [] && second.plan.isDone)
      return
    }
    let refused = Response(
      error: "error: these files have marks of conflicts; resolve them first\n  file\n", status: 4)
    #expect(command() == refused && command("--check") == refused)
    #expect(file == row.result)
    // Some marks are left.
    try set(data(row.result?.replacingOccurrences(of: "<<<<<<< yours\n", with: "")), "Notes/file")
    #expect(command() == refused)
  }

  @Test("leaves a binary file that both have changed", arguments: [0xFF, 0] as [UInt8])
  func binary(byte: UInt8) throws {
    try setTemplate(Data([byte, 1]))
    try makeApp()
    try set(Data([byte, 2]), "Notes/file")
    try setTemplate(Data([byte, 3]))
    #expect(try update().plan.actions.first == Plan.Action(word: .skip, path: sandbox["Notes/file"]))
    #expect(
      command().output.contains(
        "The skipped files were removed, or are not text that can be merged: they do not contain the template's changes.\n"
      ))
    #expect(FileManager.default.contents(atPath: sandbox["Notes/file"]) == Data([byte, 2]))
  }

  @Test("finds a source file that the user has moved, and leaves alone what the template has not changed")
  func moved() throws {
    try setTemplate(nil)
    try sandbox.write("one\n", to: "Templates/small/Sources/App/A/One.swift")
    try sandbox.write("link\n", to: "Templates/small/CLAUDE.md")
    try makeApp()
    try FileManager.default.createDirectory(
      atPath: sandbox["Notes/Sources/App/B"], withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      atPath: sandbox["Notes/Sources/App/A/One.swift"], toPath: sandbox["Notes/Sources/App/B/One.swift"])
    try FileManager.default.removeItem(atPath: sandbox["Notes/CLAUDE.md"])
    try FileManager.default.createSymbolicLink(atPath: sandbox["Notes/CLAUDE.md"], withDestinationPath: "README.md")
    try sandbox.write("two\n", to: "Templates/small/Sources/App/A/One.swift")
    #expect(
      try update().plan.actions.first == Plan.Action(word: .update, path: sandbox["Notes/Sources/App/B/One.swift"]))
    try update().apply()
    #expect(try String(contentsOfFile: sandbox["Notes/Sources/App/B/One.swift"], encoding: .utf8) == "two\n")
    #expect(try update().plan.isDone)
  }

  /// A file that the template moves from one folder to another, in its old and its new state.
  private func moveInTemplate(from old: String, to new: String, mine: String?) throws {
    try setTemplate(nil)
    try sandbox.write(old, to: "Templates/small/Sources/App/A/One.swift")
    try makeApp()
    if let mine { try sandbox.write(mine, to: "Notes/Sources/App/A/One.swift") }
    try FileManager.default.removeItem(atPath: sandbox["Templates/small/Sources/App/A/One.swift"])
    try sandbox.write(new, to: "Templates/small/Sources/App/B/One.swift")
  }

  @Test(
    "moves a file that the template has moved, with the changes of both sides",
    arguments: [
      ("1\n2\n3\n4\n", "1\n2\n3\n4\n", nil, "1\n2\n3\n4\n"),
      ("1\n2\n3\n4\n", "1\n2\n3\nfour\n", nil, "1\n2\n3\nfour\n"),
      ("1\n2\n3\n4\n", "1\n2\n3\nfour\n", "one\n2\n3\n4\n", "one\n2\n3\nfour\n"),
    ])
  func movedInTemplate(old: String, new: String, mine: String?, result: String) throws {
    try moveInTemplate(from: old, to: new, mine: mine)
    let (before, after) = (sandbox["Notes/Sources/App/A/One.swift"], sandbox["Notes/Sources/App/B/One.swift"])
    #expect(
      try update().plan.actions.prefix(2) == [
        Plan.Action(word: .remove, path: before), Plan.Action(word: .create, path: after),
      ])
    try update().apply()
    #expect(try String(contentsOfFile: after, encoding: .utf8) == result)
    #expect(!FileManager.default.fileExists(atPath: before))
    #expect(try update().plan.isDone)
  }

  @Test("moves a file of the template also with a conflict in it, and not over a file of the user")
  func movedWithConflict() throws {
    try moveInTemplate(from: "1\n", to: "eins\n", mine: "one\n")
    _ = try git("init", "--quiet")
    _ = try git("add", "--all")
    _ = try git("commit", "--quiet", "--message", "mine")
    let after = sandbox["Notes/Sources/App/B/One.swift"]
    #expect(try update().pathsWithConflicts == [after])
    try update().apply()
    #expect(try String(contentsOfFile: after, encoding: .utf8).hasPrefix("<<<<<<< yours\none\n"))
    #expect(
      try git("status", "--porcelain", "Sources") == " D Sources/App/A/One.swift\nUU Sources/App/B/One.swift\n")
    _ = try git("reset", "--quiet", "--hard")
    try sandbox.write("mine\n", to: "Notes/Sources/App/B/One.swift")
    _ = try git("add", "--all")
    _ = try git("commit", "--quiet", "--message", "mine")
    try update().apply()
    #expect(try String(contentsOfFile: after, encoding: .utf8).hasPrefix("<<<<<<< yours\nmine\n"))
    #expect(try String(contentsOfFile: sandbox["Notes/Sources/App/A/One.swift"], encoding: .utf8) == "one\n")
  }

  @Test(
    "keeps a moved file where the user has moved it, and away if the user has removed it",
    arguments: ["Sources/App/C", "Sources/App/B", nil])
  func movedByBoth(folder: String?) throws {
    try moveInTemplate(from: "1\n2\n3\n4\n", to: "1\n2\n3\nfour\n", mine: "one\n2\n3\n4\n")
    let made = sandbox["Notes/Sources/App/A/One.swift"]
    if let folder {
      try sandbox.write(Data(contentsOf: URL(fileURLWithPath: made)), to: "Notes/\(folder)/One.swift")
    }
    try FileManager.default.removeItem(atPath: made)
    let place = folder.map { sandbox["Notes/\($0)/One.swift"] } ?? made
    #expect(try update().plan.actions.first == Plan.Action(word: folder == nil ? .skip : .update, path: place))
    try update().apply()
    let files = try sandbox.contents(of: "Notes/Sources/App")
    #expect(files.map { String(decoding: $0.contents, as: UTF8.self) } == (folder == nil ? [] : ["one\n2\n3\nfour\n"]))
    #expect(try update().plan.isDone)
  }

  @Test("moves the files of a folder, also those with the same names, and what is no text")
  func movedFolder() throws {
    try setTemplate(nil)
    let old = "Templates/small/Images.xcassets"
    for name in ["Icon", "Colour"] { try sandbox.write("\(name)\n", to: "\(old)/\(name)/Contents.json") }
    try sandbox.write(Data([0]), to: "\(old)/Icon/icon.png")
    try makeApp()
    try sandbox.write(Data([0, 1]), to: "Notes/Images.xcassets/Icon/icon.png")
    try sandbox.write("mine\n", to: "Notes/Images.xcassets/Colour/Contents.json")
    try FileManager.default.createDirectory(atPath: sandbox["Templates/small/More"], withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: sandbox[old], toPath: sandbox["Templates/small/More/Images.xcassets"])
    try update().apply()
    let files = try sandbox.contents(of: "Notes/More").map { "\($0.path): \(Array($0.contents.prefix(2)))" }
    #expect(
      files.sorted() == [
        "Images.xcassets/Colour/Contents.json: \(Array("mi".utf8))",
        "Images.xcassets/Icon/Contents.json: \(Array("Ic".utf8))", "Images.xcassets/Icon/icon.png: [0, 1]",
      ])
    #expect(!FileManager.default.fileExists(atPath: sandbox["Notes/Images.xcassets"]))
  }

  @Test("says before a run that a file stands where the template has a folder, unless the file goes")
  func fileForFolder() throws {
    try setTemplate(Data("a\n".utf8))
    try makeApp()
    try set(nil, "Templates/small/file")
    try sandbox.write("x\n", to: "Templates/small/file/more/x")
    try sandbox.write("b\n", to: "Notes/file")
    let refused = Response(
      error: """
        error: \(sandbox["Notes/file"]) is a file, expected a folder for x
        move the file away, and run the command again

        """, status: 4)
    for options in [["--dry-run"], ["--check"], []] {
      let response = Command(environment: Self.environment, executable: nil)
        .run(["update", "--project", sandbox["Notes"], "--templates", sandbox["Templates"]] + options)
      #expect(response == refused)
    }
    try sandbox.write("a\n", to: "Notes/file")
    try update().apply()
    #expect(try String(contentsOfFile: sandbox["Notes/file/more/x"], encoding: .utf8) == "x\n")
  }

  @Test("renames a file whose new name differs only in case")
  func renamedInCase() throws {
    try setTemplate(nil)
    try sandbox.write("1\n", to: "Templates/small/Sources/App/One.swift")
    try makeApp()
    try FileManager.default.removeItem(atPath: sandbox["Templates/small/Sources/App/One.swift"])
    try sandbox.write("1\n", to: "Templates/small/Sources/app/one.swift")
    try update().apply()
    #expect(try sandbox.contents(of: "Notes/Sources").map(\.path) == ["app/one.swift"])
  }

  @Test("leaves a symbolic link in the place of a file of the template, and says so")
  func symbolicLink() throws {
    try setTemplate(Data("a\n".utf8))
    try makeApp()
    try set(nil, "Notes/file")
    try FileManager.default.createSymbolicLink(atPath: sandbox["Notes/file"], withDestinationPath: "README.md")
    try setTemplate(Data("b\n".utf8))
    try sandbox.write("new\n", to: "Templates/small/README.md")
    #expect(try update().plan.actions.map(\.word) == [.create, .skip, .update])
    try update().apply()
    #expect(file == "new\n")
  }

  @Test("leaves a file of the user alone that has the name of one of the template elsewhere")
  func sameName() throws {
    try setTemplate(nil)
    try sandbox.write("1\n", to: "Templates/small/Sources/App/Gone.swift")
    try makeApp()
    try FileManager.default.removeItem(atPath: sandbox["Notes/Sources/App/Gone.swift"])
    for name in ["Gone", "Theme"] { try sandbox.write("mine\n", to: "Notes/Sources/UI/\(name).swift") }
    try sandbox.write("mine\n", to: "Notes/Sources/App/More/Theme.swift")
    for name in ["Gone", "Theme"] { try sandbox.write("2\n", to: "Templates/small/Sources/App/\(name).swift") }
    #expect(
      try update().plan.actions.prefix(2) == [
        Plan.Action(word: .skip, path: sandbox["Notes/Sources/App/Gone.swift"]),
        Plan.Action(word: .create, path: sandbox["Notes/Sources/App/Theme.swift"]),
      ])
    try update().apply()
    for path in ["UI/Gone", "UI/Theme", "App/More/Theme"] {
      #expect(try String(contentsOfFile: sandbox["Notes/Sources/\(path).swift"], encoding: .utf8) == "mine\n")
    }
  }

  @Test("takes what the template has changed in its record")
  func recordOfTemplate() throws {
    func setRecord(_ flow: String, _ added: String) throws {
      try sandbox.write(
        #"{"flow": "\#(flow)", "module": "QuillSample", "root": "\#(flow)()", "template": "small", "version": "0.1.0""#
          + #", "added": [\#(added)]}"#, to: "Templates/small/.armature.json")
    }
    func flow(_ name: String) -> String { #"{"flow": "\#(name)", "into": "App", "as": "push"}"# }
    try setTemplate(Data("a\n".utf8))
    try setRecord("App", [flow("Old"), flow("Both"), flow("Removed")].joined(separator: ", "))
    try makeApp()
    let mine = Addition.flow(try FlowAddition(name: FlowName("Mine"), into: FlowName("App")))
    let project = try Project(at: sandbox["Notes"])
    var record = project.record
    record.added?.removeLast()
    record.added?.append(mine)
    try sandbox.write(record.file.contents, to: "Notes/.armature.json")
    try setRecord(
      "Main",
      [flow("Both"), flow("Removed"), flow("New")].joined(separator: ", ")
        + #", {"flow": "Mine", "into": "App", "as": "sheet"}"#)
    try update().apply()
    let updated = try Project(at: sandbox["Notes"]).record
    #expect(updated.flow == "Main" && updated.root == "Main()")
    #expect(updated.added?.map(\.name) == ["Both", "Mine", "New"])
    #expect(try update().plan.isDone)
  }

  @Test("keeps the flow and the root that the user has named in the record")
  func record() throws {
    try setTemplate(Data("a\n".utf8))
    try makeApp()
    let record = try String(contentsOfFile: sandbox["Notes/.armature.json"], encoding: .utf8)
    try sandbox.write(record.replacingOccurrences(of: "\"App\"", with: "\"Home\""), to: "Notes/.armature.json")
    #expect(try update().plan.isDone)
    try setTemplate(Data("b\n".utf8))
    try update().apply()
    #expect(try Project(at: sandbox["Notes"]).record.flow == "Home")
  }

  @Test("is not for a template")
  func template() throws {
    try setTemplate(nil)
    try makeApp()
    try sandbox.write("{}", to: "Notes/template.json")
    #expect(
      refusal { _ = try update() }?.description
        == "\(sandbox["Notes"]) is a template, since it has a template.json; only what is made from one can be updated")
  }

  @Test(
    "makes an app that nobody has edited the one that 'new' makes now",
    arguments: try TemplateLibrary(folder: (Checkout.find(executable: nil) ?? "") + "/Templates").templates)
  func unedited(template: Template) async throws {
    let library = try TemplateLibrary(folder: Path.folder(of: template.folder))
    let originals = try template.files()
    try await tryCases(8, seed: 20_270_420) { random in
      (0..<Int.random(in: 1...6, using: &random)).map { _ in
        (Int.random(in: 0..<originals.count, using: &random), Int.random(in: 0...4, using: &random))
      }.map { Edit(file: $0.0, kind: $0.1) }
    } smaller: { (edits: [Edit]) in
      edits.smaller()
    } problem: { _, edits in
      defer { try? FileManager.default.removeItem(atPath: sandbox["old"]) }
      defer { try? FileManager.default.removeItem(atPath: sandbox["Notes"]) }
      let old = try oldTemplate(template, originals, edits)
      let folder = try NewFolder(sandbox["Notes"])
      try Plan(template: old, folder: folder, armature: .folder("../..")).apply()
      let update = try Update(
        of: Project(at: sandbox["Notes"]), templates: library, executable: nil, environment: Self.environment)
      try update.apply()
      let files = try Set(sandbox.contents(of: "Notes"))
      let wanted = try Set(plan(template).files)
      return files == wanted ? nil : "differs: \(files.symmetricDifference(wanted).map(\.path).sorted())"
    }
  }

  /// A change of a file: it has a line less, a line more, was not there, was there twice, or was in another folder.
  private struct Edit: Hashable, Sendable {
    let file: Int
    let kind: Int
  }

  /// Writes a template with changed files into the sandbox.
  private func oldTemplate(_ template: Template, _ originals: [Template.File], _ edits: [Edit]) throws -> Template {
    var files = originals
    for edit in edits where !["Package.swift", Project.recordFile].contains(originals[edit.file].path) {
      let original = originals[edit.file]
      var lines = String(decoding: original.contents, as: UTF8.self).components(separatedBy: "\n")
      if edit.kind == 0 { lines.remove(at: lines.count / 2) } else { lines.append("// a line more") }
      let changed = Template.File(
        path: original.path, contents: Data(lines.joined(separator: "\n").utf8), isExecutable: original.isExecutable)
      files.removeAll { $0.path == original.path && edit.kind != 3 }
      if edit.kind == 4 { files.append(changed.moved(to: "Sources/Old/\(edit.file)/\(Path.last(of: original.path))")) }
      if edit.kind < 2 { files.append(changed) }
      if edit.kind == 3, !files.contains(where: { $0.path == original.path + "2" }) {
        files.append(changed.moved(to: original.path + "2"))
      }
    }
    for file in files {
      try sandbox.write(file.contents, to: "old/Old/\(file.path)", executable: file.isExecutable)
    }
    try FileManager.default.copyItem(
      atPath: template.folder + "/template.json", toPath: sandbox["old/Old/template.json"])
    return try Template(folder: sandbox["old/Old"])
  }

  @Test("keeps what was added", arguments: [AdditionStyle.push, .sheet])
  func additions(style: AdditionStyle) throws {
    let library = (Checkout.find(executable: nil) ?? "") + "/Templates"
    try FileManager.default.createDirectory(atPath: sandbox["Templates"], withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: library + "/Empty", toPath: sandbox["Templates/Empty"])
    try makeApp()
    let addition = Addition.flow(try FlowAddition(name: FlowName("Settings"), into: FlowName("App"), as: style))
    try ProjectPlan(adding: addition, to: Project(at: sandbox["Notes"])).apply()
    let path = "Sources/QuillSampleFlows/App/AppDestination.swift"
    let text = try String(contentsOfFile: sandbox["Templates/Empty/\(path)"], encoding: .utf8)
    try sandbox.write("// A newer template.\n" + text, to: "Templates/Empty/\(path)")
    try update().apply()
    let destination = sandbox["Notes/Sources/NotesFlows/App/AppDestination.swift"]
    let updated = try String(contentsOfFile: destination, encoding: .utf8)
    #expect(updated.hasPrefix("// A newer template.\n") && updated.contains("case settings\n"))
    #expect(try Project(at: sandbox["Notes"]).record.added == [addition])
    try ProjectPlan(removing: "Settings", kind: "flow", from: Project(at: sandbox["Notes"])).apply()
    let template = try TemplateLibrary(folder: sandbox["Templates"]).template(id: nil)
    let new = try plan(template).files
    #expect(try Set(sandbox.contents(of: "Notes")) == Set(new))
  }

  // MARK: Git

  @Test("leaves the project as it was, whichever operation fails", arguments: [false, true])
  func everyFailure(inMiddle: Bool) throws {
    try setTemplate(Data("a\n".utf8))
    try makeApp()
    try sandbox.write("mine\n", to: "Notes/README.md")
    try setTemplate(nil)
    try sandbox.write("new\n", to: "Templates/small/README.md")
    try sandbox.write("new\n", to: "Templates/small/Sources/more")
    let before = try sandbox.contents(of: "Notes")
    var failing = 0
    while true {
      let disk = FailingDisk(failing: failing, inMiddle: inMiddle)
      let error = refusal { try update().plan.apply(with: disk.operations) }
      guard disk.hasFailed else { break }
      #expect(error?.kind == .conflict)
      #expect(try sandbox.contents(of: "Notes") == before, "operation \(failing) fails")
      failing += 1
    }
    // The staging folder, three for the journal, a folder, a file to remove, and two for each of three files.
    #expect(failing == 12)
  }

  @Test("tells git of its conflicts, so that a merge tool takes them", arguments: ["", "Notes/"])
  func mergeTool(pathInRepository: String) throws {
    try setTemplate(Data("a\n".utf8))
    try makeApp()
    try set(Data("b\n".utf8), "Notes/file")
    _ = try git("init", "--quiet", pathInRepository.isEmpty ? "." : "..")
    _ = try git("add", ".")
    _ = try git("commit", "--quiet", "--message", "mine")
    try setTemplate(Data("c\n".utf8))
    let dry = command("--dry-run")
    let response = command()
    #expect(response.status == 4 && dry.status == 4 && response.error.isEmpty)
    #expect(
      response.output == """
        conflict  \(sandbox["Notes/file"])
        update  \(sandbox["Notes/.armature.origin.json"])

        Updated the package to the template 'small' of Armature \(armatureVersion).
        Files with a conflict have both versions between marks; choose there.

        Next
          git mergetool  helps with the conflicts
          swift test     runs its tests

        """)
    #expect(
      try git("status", "--porcelain", ".")
        == " M \(pathInRepository).armature.origin.json\nUU \(pathInRepository)file\n")
    _ = try git("config", "mergetool.all.cmd", "cat $LOCAL $BASE $REMOTE > $MERGED")
    _ = try git("config", "mergetool.all.trustExitCode", "true")
    _ = try git("mergetool", "--no-prompt", "--tool=all")
    #expect(file == "b\na\nc\n")
    #expect(try git("ls-files", "--unmerged") == "")
  }

  @Test("refuses to write over changes that are not committed, which nobody could tell apart then")
  func uncommitted() throws {
    try setTemplate(Data("a\n".utf8))
    try makeApp()
    _ = try git("init", "--quiet")
    _ = try git("add", "--all")
    _ = try git("commit", "--quiet", "--message", "mine")
    try set(Data("b\n".utf8), "Notes/file")
    try sandbox.write("other\n", to: "Notes/README.md")
    try setTemplate(Data("c\n".utf8))
    #expect(
      refusal { try update().apply() }?.lines == [
        "the update would write files that have uncommitted changes, so it could not be undone",
        "   M file", "commit them, and run the command again",
      ])
    #expect(file == "b\n")
    #expect(command("--dry-run").status == 4 && command("--check").status == 6)
    let noGit = Command(environment: ["PATH": sandbox["empty"]], executable: nil)
      .run(["update", "--project", sandbox["Notes"], "--templates", sandbox["Templates"]])
    #expect(noGit.error.contains("git was not found") && file == "b\n")
    // A file that the update does not write may have changes.
    _ = try git("commit", "--quiet", "--message", "mine", "file")
    try update().apply()
    #expect(file?.contains("<<<<<<<") == true)
  }

  @Test("sees what is not committed also through a link, and in a repository within the project")
  func uncommittedElsewhere() throws {
    try setTemplate(nil)
    try sandbox.write("a\n", to: "Templates/small/Sources/App/One.swift")
    try makeApp()
    for folder in ["Sources/App", "."] {
      _ = try git("init", "--quiet", folder)
      _ = try git("-C", folder, "add", "--all")
      _ = try git("-C", folder, "commit", "--quiet", "--message", "mine")
    }
    try sandbox.write("b\n", to: "Notes/Sources/App/One.swift")
    try sandbox.write("c\n", to: "Templates/small/Sources/App/One.swift")
    try FileManager.default.createSymbolicLink(atPath: sandbox["link"], withDestinationPath: sandbox["Notes"])
    for folder in ["Notes", "link"] {
      let response = Command(environment: Self.environment, executable: nil)
        .run(["update", "--project", sandbox[folder], "--templates", sandbox["Templates"]])
      #expect(response.status == 4 && response.error.contains("\n   M One.swift\n"), "\(response)")
    }
  }

  @Test("sees what is not committed where the project is a link into a repository")
  func linked() throws {
    try setTemplate(Data("a\n".utf8))
    try makeApp()
    try FileManager.default.createDirectory(atPath: sandbox["large"], withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: sandbox["Notes"], toPath: sandbox["large/Notes"])
    try FileManager.default.createSymbolicLink(atPath: sandbox["Notes"], withDestinationPath: "large/Notes")
    _ = try git("-C", sandbox["large"], "init", "--quiet")
    _ = try git("-C", sandbox["large"], "add", "--all")
    _ = try git("-C", sandbox["large"], "commit", "--quiet", "--message", "mine")
    try set(Data("b\n".utf8), "large/Notes/file")
    try setTemplate(Data("c\n".utf8))
    #expect(command().error.contains("\n   M Notes/file\n"), "\(command())")
  }

  @Test("does not tell git of a conflict in a file that git does not know, and prints it also with --quiet")
  func ignored() throws {
    try setTemplate(Data("a\n".utf8))
    try makeApp()
    try set(Data("b\n".utf8), "Notes/file")
    _ = try git("init", "--quiet")
    try sandbox.write("file\n", to: "Notes/.gitignore")
    _ = try git("add", ".")
    _ = try git("commit", "--quiet", "--message", "mine")
    try setTemplate(Data("c\n".utf8))
    #expect(command("--quiet") == Response(error: "conflict  \(sandbox["Notes/file"])\n", status: 4))
    #expect(try git("ls-files", "--unmerged") == "")
  }

  @Test("brings back the permissions of a file when something fails")
  func permissions() throws {
    try setTemplate(Data("a\n".utf8))
    try makeApp()
    #expect(chmod(sandbox["Notes/file"], 0o640) == 0)
    try setTemplate(Data("b\n".utf8))
    // The second file fails after the first one is there.
    let disk = FailingDisk(failing: 6, inMiddle: false)
    #expect(refusal { try update().plan.apply(with: disk.operations) } != nil && disk.hasFailed)
    #expect(file == "a\n")
    #expect(FileSystem.permissions(of: sandbox["Notes/file"]) == 0o640)
    try update().apply()
    #expect(FileSystem.permissions(of: sandbox["Notes/file"]) == 0o640)
  }

  // MARK: The command

  @Test("checks without a change, and finds nothing the second time")
  func check() throws {
    try setTemplate(Data("a\n".utf8), version: "0.0.9")
    try makeApp()
    try setTemplate(Data("b\n".utf8))
    let check = command("--check", "--quiet")
    let actions = ["file", ".armature.origin.json", ".armature.json"].map { "update  \(sandbox["Notes/\($0)"])\n" }
    #expect(check == Response(output: actions.joined(), status: 6))
    #expect(file == "a\n")
    #expect(
      command("--diff").output.contains("Updated the package from 0.0.9 to the template 'small' of Armature 0.1.0."))
    #expect(
      command("--check")
        == Response(output: "Nothing to update: the package is up to the template 'small' of Armature 0.1.0.\n"))
    #expect(command("--json").output == "{\n  \"actions\" : [\n\n  ]\n}\n")
  }

  @Test("replaces a copy of Armature, but not one that was edited")
  func copy() throws {
    try setTemplate(nil)
    let checkout = try #require(Checkout.find(executable: nil))
    try makeApp(.copy(of: checkout))
    let path = "Notes/Packages/Armature/Sources/Armature/Old.swift"
    #expect(try update().plan.isDone)
    try sandbox.write("// mine\n", to: path)
    let error = refusal { _ = try update() }
    #expect(
      error?.lines == [
        "\(sandbox["Notes/Packages/Armature"]) is not as it was copied, and an update would replace it",
        "undo the changes there, or give --force",
      ])
    let plan = try update(isForced: true).plan
    #expect(plan.actions == [Plan.Action(word: .remove, path: sandbox[path])])
    // What lies beside the sources is the user's.
    try sandbox.write("mine\n", to: "Notes/Packages/Armature/notes.local")
    #expect(try !update(isForced: true).plan.actions.contains { $0.path.hasSuffix("notes.local") })
    try FileManager.default.createDirectory(
      atPath: sandbox["Notes/Packages/Armature/.git"], withIntermediateDirectories: true)
    #expect(try update().plan.isDone)
    for path in [".git", "notes.local"] {
      try FileManager.default.removeItem(atPath: sandbox["Notes/Packages/Armature/\(path)"])
    }
    // A user who has removed the copy uses another one.
    let copy = sandbox["Notes/Packages"]
    try FileManager.default.moveItem(atPath: copy, toPath: copy + "2")
    #expect(try update().plan.isDone)
    try FileManager.default.moveItem(atPath: copy + "2", toPath: copy)
    // An old copy, as its origin says, is replaced without a question.
    let old = try Template.File.all(in: sandbox["Notes/Packages/Armature"], error: .conflict) { _ in false }
      .map { $0.moved(to: "Packages/Armature/\($0.path)") }
    let origin = try String(contentsOfFile: sandbox["Notes/.armature.origin.json"], encoding: .utf8)
    let current = try ArmatureSource.copy(of: checkout).files()
    let changed = origin.replacingOccurrences(of: digest(of: current), with: digest(of: old))
    #expect(changed != origin)
    try sandbox.write(changed, to: "Notes/.armature.origin.json")
    try update().apply()
    #expect(!FileManager.default.fileExists(atPath: sandbox[path]))
    #expect(try String(contentsOfFile: sandbox["Notes/.armature.origin.json"], encoding: .utf8) == origin)
    #expect(try update().plan.isDone)
  }

  @Test("asks for the release of Armature that belongs to the template, unless the app has a newer one")
  func release() throws {
    try setTemplate(nil)
    try sandbox.write(
      #".package(name: "Armature", path: "../.."), package: "Armature""#, to: "Templates/small/Package.swift")
    for (version, expected) in [("0.0.9", armatureVersion), ("10.0.0", "10.0.0")] {
      try makeApp(.release(url: "https://example.com/Armature.git", from: version))
      try update().apply()
      let manifest = try String(contentsOfFile: sandbox["Notes/Package.swift"], encoding: .utf8)
      #expect(manifest.contains("from: \"\(expected)\""))
      try FileManager.default.removeItem(atPath: sandbox["Notes"])
    }
  }

  @Test("keeps the name and the bundle identifier that the app was made with")
  func answers() throws {
    try setTemplate(Data("Quill Sample com.example.quill-sample\n".utf8))
    let template = try TemplateLibrary(folder: sandbox["Templates"]).template(id: nil)
    try Plan(
      template: template, folder: NewFolder(sandbox["Notes"], displayName: "Zoë's & mine"),
      armature: .folder("../.."), bundleID: BundleID("org.ada.notes")
    ).apply()
    try setTemplate(Data("Quill Sample com.example.quill-sample QuillSample\n".utf8))
    try update().apply()
    #expect(file == "Zoë's & mine org.ada.notes Notes\n")
  }

  @Test("says what is wrong with the origin, the record or the templates")
  func damaged() throws {
    try setTemplate(nil)
    try makeApp()
    let origin = "Notes/.armature.origin.json"
    for (text, problem) in [
      ("{", "not valid JSON"), ("{}", "the key 'name' is missing"),
      (
        #"{"name": "N", "armature": {"folder": {"path": ".."}}, "files": {"../x": ""}}"#,
        "'../x' is no path in the package"
      ),
      (
        #"{"name": "N", "armature": {"folder": {"path": ".."}}, "files": {"x": 1}}"#,
        "the key 'x' has another kind of value than expected"
      ),
    ] {
      try sandbox.write(text, to: origin)
      #expect(command() == Response(error: "error: \(sandbox[origin]): \(problem)\n", status: 4))
    }
    try FileManager.default.removeItem(atPath: sandbox["Notes"])
    try makeApp()
    let record = "Notes/.armature.json"
    let text = try String(contentsOfFile: sandbox[record], encoding: .utf8)
    try sandbox.write(text.replacingOccurrences(of: "\"Notes\"", with: "\"Other\""), to: record)
    #expect(
      command()
        == Response(error: "error: \(sandbox[record]): the module is 'Other', expected 'Notes'\n", status: 4))
    try FileManager.default.removeItem(atPath: sandbox[origin])
    #expect(
      command().error.hasPrefix("error: \(sandbox[origin]) is missing, expected the files as they were made"))
    try FileManager.default.removeItem(atPath: sandbox["Notes"])
    try setTemplate(nil, version: "99.0.0")
    try makeApp()
    #expect(
      command()
        == Response(
          error:
            "error: \(sandbox["Notes"]) is of Armature 99.0.0, but this command is of the older Armature \(armatureVersion)\n",
          status: 2))
    try FileManager.default.removeItem(atPath: sandbox["Notes"])
    try setTemplate(nil)
    try makeApp()
    try sandbox.write(sandbox.description(id: "other"), to: "Templates/small/template.json")
    let gone = command()
    #expect(gone.status == 5)
    #expect(gone.error.hasSuffix("name the folder with the template of \(sandbox["Notes"]) as --templates <dir>\n"))
  }
}
