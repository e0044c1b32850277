import Armature
import Testing

@testable import ArmatureTerminal

@Suite("Rows are chosen by number or by title")
@MainActor
struct ChoiceTests {
  private func listing() throws -> Listing {
    let board = Board {
      Screen("Titles") {
        LinkRow("Notes", to: .next)
        LinkRow("Notebook", to: .next)
        LinkRow("Note", to: .next)
        SectionRow("Twins") {
          ButtonRow("Twin") {}
          ButtonRow("twin") {}
        }
        LinkRow("7", to: .next)
        LinkRow("Back", to: .next)
        TextRow("Notice")
        FieldRow("Due date", text: "") { _ in }
        FieldRow("Café au lait", text: "") { _ in }
        ToggleRow("日本", isOn: false) { _ in }
      }
      .toolbar(.primary) { ButtonRow("Save\nall") {} }
    }
    let scene = try FlowScene(root: board)
    return Listing(try #require(scene.screen(of: board.rootID)))
  }

  @Test(
    "a title is found whole or, if only one begins like that, by its beginning",
    arguments: [
      ("Notes", 1), ("NOTES", 1), ("notes", 1), ("noteb", 2), ("note", 3), ("back", 7), ("due", 8), ("due date", 8),
      ("cafe\u{301} AU", 9), ("日", 10), ("save all", 11), ("s", 11),
    ])
  func titles(title: String, number: Int) throws {
    #expect(try listing().choice(titled: title).number == number)
  }

  @Test(
    "these are not titles",
    arguments: [
      ("no", "“no” may be 1 “Notes”, 2 “Notebook”, 3 “Note”; use the number"),
      ("twin", "“twin” may be 4 “Twin”, 5 “twin”; use the number"),
      ("notice", "“Notice” is only text; there is nothing to do with it"),
      ("twins", "“Twins” is only text; there is nothing to do with it"),
      (
        "notse",
        "“notse” is neither a command nor a title on this screen; did you mean “Notes”? "
          + "(commands: set, back, dismiss, root, tree, help, quit)"
      ),
      (
        "date",
        "“date” is neither a command nor a title on this screen "
          + "(commands: set, back, dismiss, root, tree, help, quit)"
      ),
      ("root cause", "“root cause” is not a title on this screen, and root takes nothing after it"),
    ])
  func noTitles(title: String, message: String) throws {
    let listing = try listing()
    #expect(throws: CommandError(message)) { try listing.choice(titled: title) }
  }

  @Test("a number always means the row that has it", arguments: [("7", "Back"), ("01", "Notes"), ("6", "7")])
  func numbers(number: String, title: String) throws {
    #expect(try listing().choice(number: number).row.title == title)
  }

  @Test("a number out of range says the range", arguments: ["0", "12", "99999999999999999999"])
  func outOfRange(number: String) throws {
    let listing = try listing()
    #expect(throws: CommandError("there is no row \(number); the numbers here are 1 to 11")) {
      try listing.choice(number: number)
    }
  }

  @Test(
    "a field is found by its number or its whole label", arguments: [("8", 8), ("due DATE", 8), ("Café au lait", 9)])
  func fields(name: String, number: Int) throws {
    #expect(try listing().field(name).number == number)
  }

  @Test(
    "these are not fields",
    arguments: [
      ("due", "there is no field “due”; the fields here are 8 “Due date”, 9 “Café au lait”"),
      ("Notes", "there is no field “Notes”; the fields here are 8 “Due date”, 9 “Café au lait”"),
      ("10", "“日本” is not a field; it takes no text"),
      ("12", "there is no row 12; the numbers here are 1 to 11"),
    ])
  func noFields(name: String, message: String) throws {
    let listing = try listing()
    #expect(throws: CommandError(message)) { try listing.field(name) }
  }
}

@Suite("What cannot be done is said in one line, and changes nothing")
@MainActor
struct ErrorTests {
  @Test(
    "on the way through an app",
    arguments: [
      ([], "back", "cannot go back: this is the root"),
      ([], "dismiss", "there is nothing to dismiss; no sheet or cover is open"),
      (["monday"], "dismiss", "there is nothing to dismiss; no sheet or cover is open"),
      (["monday"], "2", "there is no row 2; the only number here is 1"),
      (["monday"], "set 1 x", "“Next” is not a field; it takes no text"),
      (["monday"], "set title x", "there is no field “title”; there are none on this screen"),
      (["write"], "title", "“Title” takes text, as in: set 1 hello"),
      (["write"], "save", "“Save” is disabled now"),
      (["write"], "set", "set needs a field and its text, as in: set 1 hello"),
      (["write"], "set \"Title x", "the closing quote is missing in \"Title x"),
      (["write", "set title x"], "back", "cannot go back: the screen does not want to be left now"),
      (["write", "set title x", "mood"], "dismiss", "cannot dismiss it: the screen does not want to be left now"),
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
        ["settings"], "where",
        "“where” is neither a command nor a title on this screen "
          + "(commands: set, back, dismiss, root, tree, help, quit)"
      ),
    ])
  func errors(before: [String], command: String, message: String) async {
    let (status, terminal) = await run(DiaryCoordinator(), before + [command])
    #expect(terminal.errors == "error: \(message)\n")
    #expect(status == 1)
    #expect(terminal.screens.count == before.count + 2)
    #expect(terminal.screens.last == terminal.screens[before.count] || before.isEmpty)
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

  @Test("a failure of an earlier command is not told again")
  func oldFailures() async {
    let board = Board("Board") {
      ButtonRow("Fail") { throw Trouble(description: "offline") }
      ButtonRow("Succeed") {}
    }
    let (_, terminal) = await run(board, ["fail", "succeed"])
    #expect(terminal.errors == "error: “Fail”: offline\n")
  }

  @Test("a refused verb is no error when the app has gone another way")
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

  @Test("a busy button is not tapped again")
  func busy() throws {
    let gate = Gate()
    let host = TerminalHost(
      scene: try FlowScene(root: Board("Board") { ButtonRow("Sync") { await gate.pass() } }), terminal: FakeTerminal())
    _ = try host.perform(.number("1"))
    #expect(throws: CommandError("“Sync” is busy; wait until it is done")) { try host.perform(.title("sync")) }
    gate.open()
  }
}
