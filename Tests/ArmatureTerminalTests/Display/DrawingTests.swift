import Armature
import Testing

// @testable: draws a screen without an app.
@testable import ArmatureExplorer
@testable import ArmatureTerminal

@Suite("A screen is drawn as text")
@MainActor
struct DrawingTests {
  @Test("every kind of row has its look, every choice has a number, and of a password only the length is shown")
  func kinds() async {
    #expect(
      await run(Board.everyRow()).terminal.screen == """
        ── Rows ────────────────────────────────────────

              Some text
              Size                                 12 MB
              [checkmark.seal] Verified
           1  Link                                     ›
           2  Count                                  3 ›

              Fields
           3    Name: Ada
           4    Mail: (name@example.org)
           5    Phone:
           6    Password: ••••••
           7    Search: (Title)

                Toggles
           8      [x] On
           9      [ ] Off

          10  Amount: 12.5
          11  Guests: 2
          12  Currency: EUR (EUR, USD)
          13  Color: (red, blue)
          14  Due: 0001-01-01
          15  Copies: 10

              Buttons
          16    Act
          17    Delete (destructive)
          18    Keep (cancel)
          19    Later (disabled)

              The end

          20  Cancel    21  More ›    22  Done

        1–22 or a title · set <field> <text> · tree
        help · quit

        """)
  }

  @Test("a long breadcrumb is shortened at the front")
  func longBreadcrumb() throws {
    let diary = DiaryCoordinator()
    let scene = try FlowScene(root: diary)
    for _ in 0..<3 { diary.push(.entry(0)) }
    for (columns, text) in [
      (60, "Diary › Monday › Monday › Monday"), (32, "Diary › Monday › Monday › Monday"),
      (31, "… › Monday › Monday › Monday"), (20, "… › Monday › Monday"),
    ] {
      #expect(
        scene.breadcrumb(columns: columns).truncated(columns: columns).rendered(inColor: false) == text, "\(columns)")
    }
  }

  @Test("a running action is drawn as busy, and is not run again; a failed one is drawn with its message")
  func states() throws {
    let gate = Gate()
    let board = Board {
      Screen("States") {
        ButtonRow("Sync") { await gate.pass() }
        ButtonRow("Upload") { throw Trouble(description: "The server did not answer, although it was asked twice") }
      }
      .toolbar(.trailing) {
        ButtonRow("Refresh") { await gate.pass() }
        ButtonRow("Share") { throw Trouble(description: "Nobody is there") }
      }
    }
    let scenes = SceneDirectory { _ in nil }
    let scene = try scenes.open(root: board)
    let host = TerminalHost(scenes: scenes, scene: scene, terminal: FakeTerminal())
    for choice in ["1", "3", "2", "4"] { _ = try host.session.perform(.number(choice), on: host.display) }
    #expect(throws: CommandError("“Sync” is busy; wait until it is done")) {
      try host.session.perform(.title("sync"), on: host.display)
    }
    let content = try #require(scene.screen(of: board.rootID))
    let drawing = Drawing(
      .screen(Listing(content, of: board.rootID)), breadcrumb: StyledText(), hint: ["help"], columns: 40)
    #expect(
      drawing.lines.map { $0.rendered(inColor: false) + "\n" }.joined() == """
        ── States ──────────────────────────────

          1  Sync …
          2  Upload
             ! The server did not answer,
               although it was asked twice

          3  Refresh …    4  Share
          ! Share: Nobody is there

        help

        """)
    gate.open()
  }

  @Test("text wraps beside its detail, and one-line rows are shortened")
  func narrow() async {
    let terminal = await run(
      Board("A title that is too long for this") {
        TextRow("Text is broken at spaces as often as it takes", detail: "now")
        TextRow("Two\nlines")
        TextRow("")
        LinkRow("A link with a long title", detail: "and a long detail", to: .next)
        FieldRow("Name", text: "Somebody with many names") { _ in }
        ToggleRow("A toggle that goes on and on", isOn: true) { _ in }
        ButtonRow("A button of some length") {}
      }, columns: 24
    ).terminal
    #expect(
      terminal.screen == """
        ── A title that is too …

             Text is broken  now
             at spaces as
             often as it
             takes
             Two
             lines

          1  A l…  and a long… ›
          2  Name: Somebody wit…
          3  [x] A toggle that …
          4  A button of some l…

        1–4 or a title
        set <field> <text>
        tree · help · quit

        """)
  }

  @Test("no line is too wide", arguments: [1, 2, 3, 5, 8, 13, 34, 59, 60, 90])
  func neverTooWide(columns: Int) async {
    let cards = [Card("home", "Home"), Card("mail", "Mail", badge: "12"), Card("library", "図書館")]
    let house = Cards(cards) { name in
      name == "home" ? DiaryCoordinator() : name == "mail" ? Mail() : Library(["とても長い詩", "手紙"])
    }
    let commands = ["tab 図書館", "1", "end", "tab mail", "1", "7", "tab home", "monday"]
    let dialogs = ["deletion", "back", "renaming", "back", "notice", "back", "plain"]
    for (app, commands) in [
      (house, commands), (DiaryCoordinator(), ["write", "mood"]), (NoteFlow(), dialogs),
    ] as [(AnyCoordinator, [String])] {
      let lines = await run(app, commands, columns: columns).terminal.output.split(separator: "\n")
      #expect(lines.allSatisfy { $0.hasPrefix(">") || $0.displayWidth <= columns }, "\(lines)")
    }
  }

  @Test("in a very wide terminal, a detail stays near its title")
  func veryWide() async {
    let terminal = await run(DiaryCoordinator(), columns: 300).terminal
    #expect(terminal.output.split(separator: "\n").map(\.displayWidth).max() == 100)
  }

  @Test("a toolbar takes as many lines as it needs")
  func longToolbar() async {
    let tools = Board {
      Screen("Tools").toolbar(.trailing) {
        for tool in ["Hammer", "Screwdriver", "Saw", "Pliers", "Plane"] { ButtonRow(tool) {} }
      }
    }
    let screen = await run(tools).terminal.screen
    #expect(screen.contains("\n  1  Hammer    2  Screwdriver    3  Saw\n  4  Pliers    5  Plane\n"))
  }

  @Test("control characters in the app's texts have no effect")
  func controlCharacters() async {
    let (_, terminal) = await run(
      Board("\u{1B}[2JTitle") {
        TextRow("a\u{7}b", detail: "\u{1B}c")
        FieldRow("Na\nme", text: "x\u{1B}]0;y\u{7}") { _ in }
        ButtonRow("\u{9B}31m") { throw Trouble(description: "no\u{1B}[A") }
      }, ["2", "tree"])
    #expect(
      terminal.screen == """
        ── ␛[2JTitle ───────────────────────────────────

             a␇b                                      ␛c
          1  Na me: x␛]0;y␇
          2  \u{FFFD}31m
             ! no␛[A

        1–2 or a title · set <field> <text> · tree
        help · quit

        """)
    #expect(terminal.errors == "error: “\u{FFFD}31m”: no␛[A\n")
    #expect(!(terminal.output + terminal.errors).contains("\u{1B}"))
  }
}
