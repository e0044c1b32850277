import Armature
import Foundation
import TestSupport
import Testing

// @testable: explores in the process of the test.
@testable import ArmatureTerminal

@Suite("explore")
@MainActor
struct ExploreTests {
  private let app = TerminalApp(name: "Diary", world: { _ in Titles() }) { titles, _ in
    Board("Board") {
      LinkRow("Next", to: .next)
      ButtonRow("Add") { titles.count += 1 }
      TextRow("\(titles.count)")
    }
  }

  /// The data of one walk.
  @MainActor
  private final class Titles {
    var count = 0
  }

  private func explore(_ arguments: String...) async -> (status: Int32, terminal: FakeTerminal) {
    let terminal = FakeTerminal()
    return (await play(app, ["explore"] + arguments, in: terminal), terminal)
  }

  @Test("prints a report, as JSON too")
  func report() async throws {
    let (status, terminal) = await explore()
    #expect(status == 0)
    #expect(terminal.output.hasPrefix("Diary: 2 places, 2 ways between them, 2 states, "))
    #expect(terminal.output.contains("\nNo findings.\n"))
    let json = await explore("--json").terminal.output
    #expect(json.contains(#""format" : 1,"#) && json.contains(#""findings" : ["#))
  }

  @Test("compares the list with a file, and says what has changed")
  func check() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("places.txt")
    let list = await explore("--text").terminal.output
    #expect(list.hasPrefix("armature explore 1\nplace Board:next\nplace Board:top\n"))
    try Data(list.utf8).write(to: file)
    let same = await explore("--check", file.path)
    #expect(same.status == 0 && same.terminal.output == "")
    try Data((list.replacingOccurrences(of: "Board:next", with: "Board:last")).utf8).write(to: file)
    let other = await explore("--check", file.path)
    #expect(other.status == 1)
    #expect(
      other.terminal.output.contains("- place Board:last\n") && other.terminal.output.contains("+ place Board:next\n"))
    try Data("armature explore 9\n".utf8).write(to: file)
    let newer = await explore("--check", file.path)
    #expect(newer.status == 2)
    #expect(
      newer.terminal.errors
        == "error: the list “\(file.path)” cannot be compared: it is a list of version 9, expected version 1; write it again with explore --text\n"
    )
    let missing = await explore("--check", file.path + "x")
    #expect(missing.status == 2 && missing.terminal.errors.hasSuffix("there is no such file\n"))
  }

  @Test(
    "explains wrong arguments",
    arguments: [
      (["--states", "0"], "--states expects a whole number from 1 on, not “0”"),
      (["--actions", "many"], "--actions expects a whole number from 1 on, not “many”"),
      (["--depth"], "--depth expects a whole number from 1 on"),
      (["--seconds", "-1"], "--seconds expects a whole number from 1 on, not “-1”"),
      (["--seed", "-1"], "--seed expects a whole number from 0 on, not “-1”"),
      (["--check"], "--check expects a file, as in: Diary explore --check places.txt"),
      (
        ["--json", "--text"], "--text cannot be combined with another kind of output; expected \(ExploreOptions.usage)"
      ),
      (["all"], "explore does not take “all”; expected \(ExploreOptions.usage)"),
      (["--state", "f"], "--state keeps a session, but explore begins anew in each walk"),
      (["--record", "f"], "--record records a session, but explore has no session"),
    ])
  func arguments(arguments: [String], message: String) async {
    let terminal = FakeTerminal()
    #expect(await play(app, ["explore"] + arguments, in: terminal) == 2)
    #expect(terminal.errors == "error: \(message)\n")
  }

  @Test("storyboard draws a page, and compares its lines with a file")
  func storyboard() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func draw(_ arguments: String...) async -> (status: Int32, terminal: FakeTerminal) {
      let terminal = FakeTerminal()
      return (await play(app, ["storyboard"] + arguments, in: terminal), terminal)
    }
    let page = folder.appendingPathComponent("map.html").path
    #expect(await draw(page).status == 0)
    let html = try String(contentsOfFile: page, encoding: .utf8)
    #expect(html.hasPrefix("<!DOCTYPE html>") && html.contains("2 screens, 1 flows, 2 ways"))

    let lines = await draw("--text").terminal.output
    #expect(lines.hasPrefix("armature storyboard 1\nplace Board:next | Next\nplace Board:top | Board\n"))
    let file = folder.appendingPathComponent("storyboard.txt")
    try Data(lines.replacingOccurrences(of: "| Add", with: "| Plus").utf8).write(to: file)
    let texts = await draw("check", file.path)
    #expect(texts.status == 0 && texts.terminal.output == "~ place Board:top: button | Add\n")
    try Data(lines.replacingOccurrences(of: "  button | Add\n", with: "").utf8).write(to: file)
    let structure = await draw("check", file.path)
    #expect(structure.status == 1 && structure.terminal.output == "+ place Board:top: button\n")

    let blocked = await draw(folder.path)
    #expect(blocked.status == 1)
    #expect(blocked.terminal.errors == "error: cannot write the storyboard to “\(folder.path)”: it is a folder\n")
    try Data("<html>".utf8).write(to: file)
    let damaged = await draw("check", file.path)
    #expect(damaged.status == 2)
    #expect(
      damaged.terminal.errors
        == "error: the list “\(file.path)” cannot be compared: it is no list of storyboard --text: its first line is "
        + "“<html>”, expected “armature storyboard 1”\n")
  }

  @Test(
    "storyboard explains wrong arguments",
    arguments: [
      ([], "storyboard expects a file, as in: Diary storyboard map.html"),
      (["check"], "storyboard check expects a file, as in: Diary storyboard check storyboard.txt"),
      (["--json"], "storyboard does not take “--json”; expected \(ExploreOptions.boardUsage)"),
      (
        ["a.html", "b.html"],
        "b.html cannot be combined with another kind of output; expected \(ExploreOptions.boardUsage)"
      ),
      (["--text", "--states", "0"], "--states expects a whole number from 1 on, not “0”"),
      (["a.html", "--state", "f"], "--state keeps a session, but storyboard begins anew in each walk"),
    ])
  func boardArguments(arguments: [String], message: String) async {
    let terminal = FakeTerminal()
    #expect(await play(app, ["storyboard"] + arguments, in: terminal) == 2)
    #expect(terminal.errors == "error: \(message)\n")
  }

  /// Explores and draws an app, and returns what it says first.
  private func notes(_ app: TerminalApp) async -> (status: Int32, report: String, board: String) {
    let (report, board) = (FakeTerminal(), FakeTerminal())
    let status = await play(app, ["explore"], in: report)
    _ = await play(app, ["storyboard", "--text"], in: board)
    return (status, report.output, board.errors)
  }

  @Test("says first that an app keeps its data between walks, and nothing that may follow from it")
  func keptData() async {
    let titles = Titles()
    let kept = await notes(TerminalApp(name: "Diary") { Self.counter(titles) })
    let note =
      "Diary keeps its data between walks, so the explorer cannot tell what else is wrong. Make the data anew for each "
      + #"walk, as in: TerminalApp(name: "Diary", world: { _ in Store() }) { store, _ in … }"#
    #expect(kept.status == 1)
    #expect(kept.report.hasPrefix("\(note)\n\nDiary: 2 places, "))
    #expect(kept.report.contains("\n1 finding:\n\nnot repeatable: "))
    #expect(kept.board.hasPrefix("note: \(note)\n"))

    let anew = await notes(TerminalApp(name: "Diary") { Self.counter(Titles()) })
    #expect(anew.status == 0 && anew.board == "")
    #expect(anew.report.hasPrefix("Diary: 2 places, ") && anew.report.contains("\nNo findings.\n"))
  }

  /// A screen that has another row after each second visit.
  private static func counter(_ titles: Titles) -> Board {
    Board("Board") {
      LinkRow("Next", to: .next)
      ButtonRow("Add") { titles.count += 1 }
      if titles.count % 2 == 0 { ButtonRow("Even") { titles.count += 1 } }
      TextRow("\(titles.count)")
    }
  }

  @Test("says first that it saw an app from outside only", arguments: [false, true])
  func outside(letsIn: Bool) async {
    let closed = await notes(
      TerminalApp(name: "Club", world: { _ in ClubStore() }) { store, _ in
        Club(store, letsIn: letsIn)
      })
    let note =
      "The explorer saw only what is in front of Club: a guard shows “desk” instead of “lobby”, and no act led past it. "
      + #"If it is a sign-in, give the world a user who is signed in, as in: world: { _ in Store(user: "Ada") }"#
    #expect(closed.report.hasPrefix("\(note)\n\nClub: ") != letsIn)
    #expect(closed.board.hasPrefix("note: \(note)\n") != letsIn)
    #expect(closed.report.hasPrefix("Club: ") == letsIn)
    let open = await notes(
      TerminalApp(name: "Club", world: { _ in ClubStore(user: "Ada") }) { store, _ in
        Club(store, letsIn: letsIn)
      })
    #expect(open.report.hasPrefix("Club: ") && open.board == "")
  }

  @Test("has a bound for the work")
  func bound() async {
    let (status, terminal) = await explore("--actions", "3")
    #expect(status == 0)
    #expect(terminal.output.contains("The bound of actions was met first."))
  }
}
