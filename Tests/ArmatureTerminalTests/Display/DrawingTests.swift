import Armature
import Testing

// @testable: draws a screen without an app.
@testable import ArmatureExplorer
@testable import ArmatureTerminal

@Suite("A screen is drawn as text")
@MainActor
struct DrawingTests {
  @Test("every kind of row has its look, and every choice has a number")
  func kinds() async {
    let board = Board {
      Screen("Kinds") {
        TextRow("Some text")
        TextRow("Size", detail: "12 MB")
        LinkRow("Link", to: .next)
        LinkRow("Count", detail: "3", to: .next)
        SectionRow("Fields") {
          FieldRow("Name", text: "Ada") { _ in }
          FieldRow("Mail", text: "", prompt: "name@example.org") { _ in }
          FieldRow("Phone", text: "") { _ in }
          SectionRow("Toggles") {
            ToggleRow("On", isOn: true) { _ in }
            ToggleRow("Off", isOn: false) { _ in }
          }
        }
        SectionRow("Buttons") {
          ButtonRow("Act") {}
          ButtonRow("Delete", role: .destructive) {}
          ButtonRow("Keep", role: .cancel) {}
          ButtonRow("Later", isEnabled: false) {}
        }
        TextRow("The end")
      }
      .toolbar(.primary) { ButtonRow("Done") {} }
      .toolbar(.leading) { ButtonRow("Cancel", role: .cancel) {} }
      .toolbar(.trailing) { LinkRow("More", to: .next) }
    }
    let (_, terminal) = await run(board)
    #expect(
      terminal.screen == """
        ── Kinds ───────────────────────────────────────

              Some text
              Size                                 12 MB
           1  Link                                     ›
           2  Count                                  3 ›

              Fields
           3    Name: Ada
           4    Mail: (name@example.org)
           5    Phone:

                Toggles
           6      [x] On
           7      [ ] Off

              Buttons
           8    Act
           9    Delete (destructive)
          10    Keep (cancel)
          11    Later (disabled)

              The end

          12  Cancel    13  More ›    14  Done

        1–14 or a title · set <field> <text> · tree
        help · quit

        """)
  }

  @Test("input rows show their values, a picker its options, and a password only its length")
  func inputs() async {
    let (_, terminal) = await run(
      Board("Inputs") {
        ImageRow("Verified", image: "checkmark.seal")
        FieldRow("Password", text: "secret", kind: .secure) { _ in }
        FieldRow("Search", text: "", prompt: "Title", kind: .search) { _ in }
        NumberRow("Amount", value: 12.5) { _ in }
        NumberRow("Guests", value: 2, in: 1...9) { _ in }
        PickerRow("Currency", selection: "EUR", options: ["EUR", "USD"]) { _ in }
        PickerRow("Color", selection: "pink", options: ["red", "blue"]) { _ in }
        DateRow("Due", date: .distantPast, showing: .date) { _ in }
        StepperRow("Copies", value: 10, in: 0...20) { _ in }
      })
    #expect(
      terminal.screen == """
        ── Inputs ──────────────────────────────────────

             [checkmark.seal] Verified
          1  Password: ••••••
          2  Search: (Title)
          3  Amount: 12.5
          4  Guests: 2
          5  Currency: EUR (EUR, USD)
          6  Color: (red, blue)
          7  Due: 0001-01-01
          8  Copies: 10

        1–8 or a title · set <field> <text> · tree
        help · quit

        """)
  }

  @Test("a screen without rows is a title and the commands")
  func empty() async {
    let (_, terminal) = await run(Board("Nothing") {})
    #expect(
      terminal.screen == """
        ── Nothing ─────────────────────────────────────

        tree · help · quit

        """)
  }

  @Test("a running action is drawn as busy, and a failed one with its message")
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

  @Test("wide and combining characters keep their columns")
  func wideCharacters() async {
    let (_, terminal) = await run(
      Board("日記") {
        LinkRow("日本語", detail: "三", to: .next)
        LinkRow("👨‍👩‍👧 Family", detail: "🇨🇭", to: .next)
        LinkRow("Cafe\u{301}", detail: "❤️", to: .next)
        LinkRow("とても長いタイトルなので切らなければならないのです", detail: "九", to: .next)
        TextRow("文字列は端まで来ると次の行に折り返されるはずです。")
      })
    #expect(
      terminal.screen == """
        ── 日記 ────────────────────────────────────────

          1  日本語                                 三 ›
          2  👨‍👩‍👧 Family                              🇨🇭 ›
          3  Cafe\u{301}                                   ❤️ ›
          4  とても長いタイトルなので切らなければ…  九 ›
             文字列は端まで来ると次の行に折り返されるは
             ずです。

        1–4 or a title · tree · help · quit

        """)
  }

  @Test("text wraps beside its detail, and one-line rows are shortened")
  func narrow() async {
    let terminal = FakeTerminal()
    terminal.width = 24
    _ = await run(
      Board("A title that is too long for this") {
        TextRow("Text is broken at spaces as often as it takes", detail: "now")
        TextRow("Two\nlines")
        TextRow("")
        LinkRow("A link with a long title", detail: "and a long detail", to: .next)
        FieldRow("Name", text: "Somebody with many names") { _ in }
        ToggleRow("A toggle that goes on and on", isOn: true) { _ in }
        ButtonRow("A button of some length") {}
      }, in: terminal)
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

  @Test("no line is wider than the terminal", arguments: [1, 2, 3, 5, 8, 13, 21, 34, 55, 79, 80, 100])
  func neverTooWide(columns: Int) async {
    let terminal = FakeTerminal(["write", "mood"])
    terminal.width = columns
    _ = await run(DiaryCoordinator(), in: terminal)
    let widths = terminal.widths
    #expect(widths.allSatisfy { $0 <= columns }, "\(terminal.output)")
  }

  @Test("in a very wide terminal, a detail stays near its title")
  func veryWide() async {
    let terminal = FakeTerminal()
    terminal.width = 300
    _ = await run(DiaryCoordinator(), in: terminal)
    #expect(terminal.output.split(separator: "\n").map(\.displayWidth).max() == 100)
  }

  @Test("a toolbar takes as many lines as it needs")
  func longToolbar() async {
    let (_, terminal) = await run(
      Board {
        Screen("Tools").toolbar(.trailing) {
          for tool in ["Hammer", "Screwdriver", "Saw", "Pliers", "Plane"] { ButtonRow(tool) {} }
        }
      })
    #expect(
      terminal.screen == """
        ── Tools ───────────────────────────────────────

          1  Hammer    2  Screwdriver    3  Saw
          4  Pliers    5  Plane

        1–5 or a title · tree · help · quit

        """)
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

/// A flow whose destination has a screen and a container, which is a mistake.
private enum Muddled: Destination {
  case start, tabs

  func screen(in flow: MuddledFlow) -> Screen<Self> { Screen("Mine") { LinkRow("Tabs", to: .tabs) } }
}

private final class MuddledFlow: Coordinator<Muddled> {
  override func child(for destination: Muddled) -> AnyCoordinator? { destination == .tabs ? Cards.house() : nil }
}

extension DrawingTests {
  @Test("a mistake is drawn in place of a container")
  func mistake() async {
    let (_, terminal) = await run(MuddledFlow(root: .start), ["1"])
    #expect(terminal.screen.contains("Mistake in MuddledFlow"))
    #expect(terminal.screen.contains("tabs has a screen of its own"))
  }
}
