import Foundation
import TestSupport
import Testing

// @testable: reads the plan of an update, and runs the command within the process.
@testable import ArmatureCLI
@testable import Scaffolding

@Suite("The files after an update")
struct MergeTests {
  private let old: OldApp
  private var sandbox: Sandbox { old.sandbox }
  init() throws { old = try OldApp() }

  /// A file in the old template, in the app, and in the new template; and the word and the contents after an update. A
  /// semicolon ends a line.
  struct File: CustomTestStringConvertible {
    let base, mine, new: String?
    let word: Plan.Action.Word?
    let result: String?

    init(_ base: String?, _ mine: String?, _ new: String?, _ word: Plan.Action.Word?, _ result: String?) {
      (self.base, self.mine, self.new, self.word, self.result) = (base, mine, new, word, result)
    }

    var testDescription: String { [base, mine, new].map { $0 ?? "none" }.joined(separator: ", ") }
  }

  @Test(
    "have what the template has changed, and what the user has changed",
    arguments: [
      File("a", "a", "a", nil, "a"), File("a", "a", "b", .update, "b"),
      File("a", "b", "a", nil, "b"), File("a", "b", "b", .identical, "b"),
      File("1;2;3;4", "one;2;3;4", "1;2;3;four", .update, "one;2;3;four"),
      File(
        "1;2", "one;2", "eins;2", .conflict,
        "<<<<<<< yours;one;||||||| Armature 0.1.0;1;=======;eins;>>>>>>> Armature 0.1.0;2"),
      // git may have changed the ends of lines.
      File("a;b", "a\r;b\r", "a;c", .update, "a\r;c\r"),
      File("1;2;3;4", "one\r;2\r;3\r;4\r", "1;2;3;four", .update, "one\r;2\r;3\r;four\r"),
      File("a;b", "a\r;b\r", "a\r;c\r", .update, "a\r;c\r"), File("a\r;b\r", "a;b", "a\r;c\r", .update, "a;c"),
      File("1;2;3", "1;2;3\r", "one;2;3", .update, "one;2;3\r"),
      File("a", nil, "b", .skip, nil), File("a", nil, nil, nil, nil), File("a", "a", nil, .remove, nil),
      File("a", "b", nil, .keep, "b"), File(nil, nil, "a", .create, "a"), File(nil, "a", "a", .identical, "a"),
      File(
        nil, "a", "b", .conflict, "<<<<<<< yours;a;||||||| Armature 0.1.0;=======;b;>>>>>>> Armature 0.1.0"),
    ])
  func merged(_ row: File) throws {
    try old.setTemplate(row.base)
    try old.makeApp()
    try old.set(row.mine, "Notes/file")
    try old.setTemplate(row.new)
    let first = try old.update()
    #expect(first.plan.actions.first { $0.path == sandbox["Notes/file"] }?.word == row.word)
    #expect(first.pathsWithConflicts.count == (row.word == .conflict ? 1 : 0))
    try first.apply()
    let result = row.result.map(OldApp.lines)
    #expect((try? sandbox.text("Notes/file")) == result)
    guard row.word == .conflict else {
      let second = try old.update()
      #expect(second.plan.actions == [] && second.plan.isDone)
      return
    }
    let refused = Response(
      error: "error: these files have marks of conflicts; resolve them first\n  file\n", status: 4)
    #expect(old.command() == refused && old.command("--check") == refused)
    #expect(try sandbox.text("Notes/file") == result)
    // Some marks are left.
    try sandbox.replace("<<<<<<< yours\n", with: "", in: "Notes/file")
    #expect(old.command() == refused)
  }

  /// The files in `Sources/App` of the old template, of the app (if it has others) and of the new template; and the
  /// first actions of the plan and the files after an update.
  struct Folder: CustomTestStringConvertible {
    let testDescription: String
    let base: [String: String]
    let mine: [String: String]?
    let new: [String: String]
    let plan: [String]
    let result: [String: String]

    init(
      _ name: String, _ base: [String: String], mine: [String: String]? = nil, new: [String: String],
      _ plan: [String], _ result: [String: String]
    ) {
      (testDescription, self.base, self.mine, self.new) = (name, base, mine, new)
      (self.plan, self.result) = (plan, result)
    }
  }

  @Test(
    "are where the user or the template has moved them, and no file of the user is taken for another one",
    arguments: [
      Folder(
        "moved by the user", ["A/One": "one"], mine: ["B/One": "one"], new: ["A/One": "two"], ["update B/One"],
        ["B/One": "two"]),
      Folder(
        "moved by the template", ["A/One": "1;2;3;4"], new: ["B/One": "1;2;3;4"], ["remove A/One", "create B/One"],
        ["B/One": "1;2;3;4"]),
      Folder(
        "moved and changed by the template", ["A/One": "1;2;3;4"], new: ["B/One": "1;2;3;four"],
        ["remove A/One", "create B/One"], ["B/One": "1;2;3;four"]),
      Folder(
        "moved by the template, changed by both", ["A/One": "1;2;3;4"], mine: ["A/One": "one;2;3;4"],
        new: ["B/One": "1;2;3;four"], ["remove A/One", "create B/One"], ["B/One": "one;2;3;four"]),
      Folder(
        "moved by both", ["A/One": "1;2;3;4"], mine: ["C/One": "one;2;3;4"], new: ["B/One": "1;2;3;four"],
        ["update C/One"], ["C/One": "one;2;3;four"]),
      Folder(
        "moved by both to one place", ["A/One": "1;2;3;4"], mine: ["B/One": "one;2;3;4"],
        new: ["B/One": "1;2;3;four"], ["update B/One"], ["B/One": "one;2;3;four"]),
      Folder(
        "moved by the template, removed by the user", ["A/One": "1;2;3;4"], mine: [:], new: ["B/One": "1;2;3;four"],
        ["skip A/One"], [:]),
      Folder("named in another case", ["One": "1"], new: ["../app/one": "1"], [], ["../app/one": "1"]),
      Folder(
        "other files with the same names", ["Gone": "1"],
        mine: ["../UI/Gone": "mine", "../UI/Theme": "mine", "More/Theme": "mine"], new: ["Gone": "2", "Theme": "2"],
        ["skip Gone", "create Theme"],
        ["../UI/Gone": "mine", "../UI/Theme": "mine", "More/Theme": "mine", "Theme": "2"]),
    ])
  func moved(_ row: Folder) throws {
    try old.makeApp(row.base, mine: row.mine, new: row.new)
    let folder = sandbox["Notes/Sources/App"] + "/"
    let actions = try old.update().plan.actions.map { action in
      "\(action.word) \(action.path.replacing(folder, with: "").replacing(".swift", with: ""))"
    }
    #expect(actions.starts(with: row.plan), "\(actions)")
    try old.update().apply()
    let files = try sandbox.contents(of: "Notes/Sources").map { file in
      let path = file.path.hasPrefix("App/") ? String(file.path.dropFirst(4)) : "../" + file.path
      return (path.replacing(".swift", with: ""), String(decoding: file.contents, as: UTF8.self))
    }
    #expect(Dictionary(files) { $1 } == row.result.mapValues(OldApp.lines))
    #expect(try old.update().plan.isDone)
  }

  @Test("are those that 'new' makes now where nobody has edited the app", arguments: try Sandbox.library.templates)
  func unedited(template: Template) async throws {
    let library = try TemplateLibrary(folder: Path.folder(of: template.folder))
    let (originals, wanted) = try (template.files(), Set(old.plan(template).files))
    try await tryCases(6, seed: 20_270_420) { random in
      (0..<Int.random(in: 1...6, using: &random)).map { _ in
        (Int.random(in: 0..<originals.count, using: &random), Int.random(in: 0...4, using: &random))
      }.map { Edit(file: $0.0, kind: $0.1) }
    } smaller: { (edits: [Edit]) in
      edits.smaller()
    } problem: { _, edits in
      defer { try? sandbox.remove("old") }
      defer { try? sandbox.remove("Notes") }
      let older = try oldTemplate(template, originals, edits)
      try Plan(template: older, folder: NewFolder(sandbox["Notes"]), armature: .folder("../..")).apply()
      try Update(of: old.project, templates: library, executable: nil, environment: OldApp.environment).apply()
      let files = try Set(sandbox.contents(of: "Notes"))
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
}
