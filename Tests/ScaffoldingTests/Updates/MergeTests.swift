import Foundation
import Testing

// @testable: reads the plan of an update, and runs the command within the process.
@testable import ArmatureCLI
@testable import Scaffolding

@Suite("The files after an update")
struct MergeTests {
  private let old: OldApp
  private var sandbox: Sandbox { old.sandbox }
  init() throws { old = try OldApp() }

  @Test(
    "have what the template has changed, and what the user has changed",
    arguments: [
      // A file in the old template, in the app, and in the new template; and the word and the contents after an update.
      ("a", "a", "a", nil, "a"), ("a", "a", "b", .update, "b"),
      ("a", "b", "a", nil, "b"), ("a", "b", "b", .identical, "b"),
      ("1;2;3;4", "one;2;3;4", "1;2;3;four", .update, "one;2;3;four"),
      (
        "1;2", "one;2", "eins;2", .conflict,
        "<<<<<<< yours;one;||||||| Armature 0.1.0;1;=======;eins;>>>>>>> Armature 0.1.0;2"
      ),
      // git may have changed the ends of lines.
      ("a;b", "a\r;b\r", "a;c", .update, "a\r;c\r"),
      ("1;2;3;4", "one\r;2\r;3\r;4\r", "1;2;3;four", .update, "one\r;2\r;3\r;four\r"),
      ("a;b", "a\r;b\r", "a\r;c\r", .update, "a\r;c\r"), ("a\r;b\r", "a;b", "a\r;c\r", .update, "a;c"),
      ("1;2;3", "1;2;3\r", "one;2;3", .update, "one;2;3\r"),
      ("a", nil, "b", .skip, nil), ("a", nil, nil, nil, nil), ("a", "a", nil, .remove, nil),
      ("a", "b", nil, .keep, "b"), (nil, nil, "a", .create, "a"), (nil, "a", "a", .identical, "a"),
      (nil, "a", "b", .conflict, "<<<<<<< yours;a;||||||| Armature 0.1.0;=======;b;>>>>>>> Armature 0.1.0"),
    ] as [(String?, String?, String?, Plan.Action.Word?, String?)])
  func merged(base: String?, mine: String?, new: String?, word: Plan.Action.Word?, result: String?) throws {
    try old.setTemplate(base)
    try old.makeApp()
    try old.set(mine, "Notes/file")
    try old.setTemplate(new)
    let first = try old.update()
    #expect(first.plan.actions.first { $0.path == sandbox["Notes/file"] }?.word == word)
    #expect(first.pathsWithConflicts.count == (word == .conflict ? 1 : 0))
    try first.apply()
    let result = result.map(OldApp.lines)
    #expect((try? sandbox.text("Notes/file")) == result)
    guard word == .conflict else {
      let second = try old.update()
      #expect(second.plan.actions == [] && second.plan.isDone)
      return
    }
    let refused = Response(error: "error: these files have marks of conflicts; resolve them first\n  file\n", status: 4)
    #expect(old.command() == refused && old.command("--check") == refused)
    #expect(try sandbox.text("Notes/file") == result)
    // Some marks are left.
    try sandbox.replace("<<<<<<< yours\n", with: "", in: "Notes/file")
    #expect(old.command() == refused)
  }

  @Test(
    "are where the user or the template has moved them, and no file of the user is taken for another one",
    arguments: [
      // The files in `Sources/App` of the old template, of the app and of the new one; and the first actions of the plan
      // and the files after an update. A colon ends a name.
      ("A/One:one", "B/One:one", "A/One:two", "update B/One", "B/One:two"),
      ("A/One:1;2;3;4", nil, "B/One:1;2;3;4", "remove A/One, create B/One", "B/One:1;2;3;4"),
      ("A/One:1;2;3;4", nil, "B/One:1;2;3;four", "remove A/One, create B/One", "B/One:1;2;3;four"),
      ("A/One:1;2;3;4", "A/One:one;2;3;4", "B/One:1;2;3;four", "remove A/One, create B/One", "B/One:one;2;3;four"),
      ("A/One:1;2;3;4", "C/One:one;2;3;4", "B/One:1;2;3;four", "update C/One", "C/One:one;2;3;four"),
      ("A/One:1;2;3;4", "B/One:one;2;3;4", "B/One:1;2;3;four", "update B/One", "B/One:one;2;3;four"),
      ("A/One:1;2;3;4", "", "B/One:1;2;3;four", "skip A/One", ""), ("One:1", nil, "../app/one:1", "", "../app/one:1"),
      // Other files with the same names.
      (
        "Gone:1", "../UI/Gone:mine, ../UI/Theme:mine, More/Theme:mine", "Gone:2, Theme:2", "skip Gone, create Theme",
        "../UI/Gone:mine, ../UI/Theme:mine, More/Theme:mine, Theme:2"
      ),
    ] as [(String, String?, String, String, String)])
  func moved(base: String, mine: String?, new: String, plan: String, result: String) throws {
    try old.makeApp(base, mine: mine, new: new)
    let folder = sandbox["Notes/Sources/App"] + "/"
    let actions = try old.update().plan.actions.map { action in
      "\(action.word) \(action.path.replacing(folder, with: "").replacing(".swift", with: ""))"
    }
    #expect(actions.joined(separator: ", ").hasPrefix(plan), "\(actions)")
    try old.update().apply()
    let files = try sandbox.contents(of: "Notes/Sources").map { file in
      let path = file.path.hasPrefix("App/") ? String(file.path.dropFirst(4)) : "../" + file.path
      return (path.replacing(".swift", with: ""), String(decoding: file.contents, as: UTF8.self))
    }
    #expect(Dictionary(files) { $1 } == OldApp.files(result).mapValues(OldApp.lines))
    #expect(try old.update().plan.isDone)
  }
}
