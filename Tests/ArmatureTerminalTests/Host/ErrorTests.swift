import Armature
import Testing

// @testable: runs a command that no screen offers.
@testable import ArmatureExplorer
@testable import ArmatureTerminal

@Suite("A failed command prints one line and changes nothing")
@MainActor
struct ErrorTests {
  @Test(
    "on the way through an app",
    arguments: [
      ([], "back", "cannot go back: this is the root"),
      ([], "dismiss", "there is nothing to dismiss; no sheet, cover or dialog is open"),
      (["monday"], "dismiss", "there is nothing to dismiss; no sheet, cover or dialog is open"),
      (["monday"], "2", "there is no row 2; the only number here is 1"),
      (["monday"], "set 1 x", "“Next” is not a field; it takes no text"),
      (["monday"], "set title x", "there is no field “title”; there are none on this screen"),
      (["write"], "title", "“Title” takes text, as in: set 1 hello"),
      (["write"], "save", "“Save” is disabled now"),
      (
        ["monday"], "save",
        "there is no row “save” here, and no file to save to; start the app with --state <file>"
      ),
      (["write"], "save now", "“save now” is not a title on this screen, and save takes nothing after it"),

      (["write"], "set", "set needs a field and its text, as in: set 1 hello"),
      (["write"], "set \"Title x", "the closing quote is missing in \"Title x"),
      (["write", "set title x"], "back", "cannot go back: this screen cannot be left now"),
      (["write", "set title x", "mood"], "dismiss", "cannot dismiss it: this screen cannot be left now"),
      (
        ["settings", "account"], "terms",
        "SettingsCoordinator.show(_:as:) was refused: cannot push here: the layer was presented without a stack of its "
          + "own; present it with a stack, or show the destination as a sheet or a cover"
      ),
      (
        ["settings", "account"], "try the terms",
        "SettingsCoordinator.push(_:) was refused: cannot push here: the layer was presented without a stack of its "
          + "own; present it with a stack, or show the destination as a sheet or a cover"
      ),
      (
        ["settings"], "wheer",
        "“wheer” is neither a command nor a title on this screen; did you mean “where”? "
          + "(commands: set, back, pop, dismiss, root, tab, open, fold, unfold, where, tree, scene, save, help, quit)"
      ),
      ([], "open", "open needs a link, as in: open /note/7"),
      (
        ["monday"], "open /entri/1",
        "cannot open “/entri/1”: “entri” (part 1 of the link, at 1) is not a destination here; "
          + "expected entries, entry, editor, settings; did you mean “entry”?"
      ),
      (
        ["monday"], "open ../x",
        "cannot open “../x”: “x” (part 2 of the link, at 3) is not a destination here; "
          + "expected entries, entry, editor, settings"
      ),
      (
        ["settings"], "open account/terms",
        "cannot open “account/terms”: “terms” (part 2 of the link, at 8) was refused: cannot push here: "
          + "the layer was presented without a stack of its own; present it with a stack, or show the destination as a "
          + "sheet or a cover"
      ),
      (
        ["settings"], "open diary://main/entry/1",
        "cannot open “diary://main/entry/1”: “diary://main/entry/1” (part 1 of the link, at 0) does not belong to this "
          + "scene; expected a path"
      ),
    ])
  func errors(before: [String], command: String, message: String) async {
    let (status, terminal) = await run(DiaryCoordinator(), before + [command])
    #expect(terminal.errors == "error: \(message)\n")
    #expect(status == 1)
    #expect(terminal.screens.count == before.count + 2)
    #expect(terminal.screens.last == terminal.screens[before.count] || before.isEmpty)
  }

  @Test(
    "a long line is quoted by its beginning, also where a script's commands are repeated",
    arguments: ["", "tab ", "open ", "scene ", "scene close ", "set ", "set \"", "set 1 ", "set 9", "open /", "9"])
  func longLine(command: String) async {
    let line = command + String(repeating: command.hasSuffix("9") ? "9" : "e\u{301}", count: 100_000)
    let (status, terminal) = await run(DiaryCoordinator(), [line])
    #expect(status == 1)
    #expect(terminal.errors.utf8.count < 1000)
    #expect(terminal.output.contains("> " + line.prefix(90)))
    #expect(terminal.output.utf8.count < 3000)
  }

  @Test("a button whose action fails is a failed command, at once or later")
  func failures() async {
    for board in [
      Board("Board") { ButtonRow("Send") { throw Trouble(description: "offline") } },
      Board("Board") {
        ButtonRow("Send") {
          await Task.yield()
          throw Trouble(description: "offline")
        }
      },
    ] {
      let (status, terminal) = await run(board, ["send"])
      #expect(terminal.errors == "error: “Send”: offline\n")
      #expect(terminal.screen.contains("  1  Send\n     ! offline\n"))
      #expect(status == 1)
    }
  }

  @Test("a failure of an earlier command is not reported again")
  func oldFailures() async {
    let board = Board("Board") {
      ButtonRow("Fail") { throw Trouble(description: "offline") }
      ButtonRow("Succeed") {}
    }
    let (_, terminal) = await run(board, ["fail", "succeed"])
    #expect(terminal.errors == "error: “Fail”: offline\n")
  }

  @Test("a refused verb is no error if the app has done something else")
  func helpedItself() async {
    weak var flow: Board?
    let board = Board("Board") {
      ButtonRow("Go") {
        flow?.goBack()
        flow?.push(.next)
      }
    }
    flow = board
    let (status, terminal) = await run(board, ["go"])
    #expect(status == 0)
    #expect(terminal.errors == "")
    #expect(board.routes.count == 1)
  }

  /// Asks nobody.
  private final class Firm: Coordinator<BoardDestination>, AsksToLeave {
    override func canLeave(_ slot: Slot<BoardDestination>) -> Bool { slot.isRoot }
    func wantsToLeave(_ slot: Slot<BoardDestination>, by cause: ChangeCause) async -> Bool { false }
  }

  @Test("an action fails by its own words when a flow that may ask the user decides alone")
  func decidedAlone() async {
    let flow = Firm(root: .next)
    flow.push(.next)
    let (status, terminal) = await run(flow, ["back"])
    #expect(terminal.errors == "error: cannot go back: this screen cannot be left now\n")
    #expect(status == 1)
  }

  @Test("a busy button is not tapped again")
  func busy() throws {
    let gate = Gate()
    let scenes = SceneDirectory { _ in Board("Board") { ButtonRow("Sync") { await gate.pass() } } }
    let host = TerminalHost(scenes: scenes, scene: try scenes.open(), terminal: FakeTerminal())
    _ = try host.session.perform(.number("1"), on: host.display)
    #expect(throws: CommandError("“Sync” is busy; wait until it is done")) {
      try host.session.perform(.title("sync"), on: host.display)
    }
    gate.open()
  }
}
