import Armature
import ArmatureTerminal
import Testing

private enum Note: Destination {
  case text
  case deletion
  case renaming
  case notice
  case plain

  typealias Flow = NoteFlow

  var style: PresentationStyle {
    switch self {
    case .text: .push
    case .deletion: .dialog
    case .renaming, .notice, .plain: .alert
    }
  }

  func screen(in flow: NoteFlow) -> Screen<Self> {
    switch self {
    case .text:
      Screen(flow.name) {
        for place in [Self.deletion, .renaming, .notice, .plain] { LinkRow("\(place)", to: place) }
      }
    case .deletion:
      .dialog("Delete the note?", message: "It cannot be brought back.\nNot even by us.") {
        ButtonRow("Delete", role: .destructive) { flow.log.append("deleted") }
        ButtonRow("Burn") { throw Trouble(description: "no matches") }
        ButtonRow("Send away") {
          await Task.yield()
          throw Trouble(description: "offline")
        }
        ButtonRow("Archive", isEnabled: false) {}
        ButtonRow("Keep", role: .cancel) { flow.log.append("kept") }
      }
    case .renaming:
      .dialog("Rename", field: FieldRow("Name", text: flow.draft, prompt: "a word") { flow.draft = $0 }) {
        ButtonRow("Rename") {
          flow.name = flow.draft
          flow.refresh()
        }
        ButtonRow("Cancel", role: .cancel) {}
      }
    case .notice: .dialog("すべて保存しました")
    case .plain:
      Screen("Facts") {
        TextRow("Size", detail: "3 MB")
        LinkRow("Not here", to: .text)
        ButtonRow("Fine") {}
      }
    }
  }
}

private final class NoteFlow: Coordinator<Note> {
  var log: [String] = []
  var name = "Bread"
  var draft = ""

  convenience init() { self.init(root: .text) }
}

@Suite("A dialog is drawn in a frame, and answered")
@MainActor
struct DialogTests {
  private nonisolated static let drawings: [(String, String)] = [
    (
      "deletion",
      """
      Bread [dialog] Delete the note?
      ┌────────────────────────────┐
      │ Delete the note?           │
      │                            │
      │ It cannot be brought back. │
      │ Not even by us.            │
      │                            │
      │   1  Delete (destructive)  │
      │   2  Burn                  │
      │   3  Send away             │
      │   4  Archive (disabled)    │
      │   5  Keep (cancel)         │
      └────────────────────────────┘

      1–5 or a title · back · dismiss · root · tree
      help · quit

      """
    ),
    (
      "renaming",
      """
      Bread [alert] Rename
      ┌─────────────────────┐
      │ Rename              │
      │                     │
      │   1  Name: (a word) │
      │   2  Rename         │
      │   3  Cancel         │
      └─────────────────────┘

      1–3 or a title · set <field> <text> · back
      dismiss · root · tree · help · quit

      """
    ),
    (
      "notice",
      """
      Bread [alert] すべて保存しました
      ┌────────────────────┐
      │ すべて保存しました │
      │                    │
      │   1  OK            │
      └────────────────────┘

      1 or its title · back · dismiss · root · tree
      help · quit

      """
    ),
    (
      "plain",
      """
      Bread [alert] Facts
      ┌────────────┐
      │ Facts      │
      │            │
      │ Size: 3 MB │
      │            │
      │   1  Fine  │
      └────────────┘

      1 or its title · back · dismiss · root · tree
      help · quit

      """
    ),
  ]

  @Test("with its title, message, field and buttons", arguments: drawings)
  func drawing(command: String, expected: String) async {
    let (status, terminal) = await run(NoteFlow(), [command])
    #expect(status == 0)
    #expect(terminal.screen == expected)
  }

  @Test("within the terminal's columns: text wraps, and buttons are shortened")
  func narrow() async {
    let terminal = FakeTerminal(["deletion"])
    terminal.width = 20
    _ = await run(NoteFlow(), in: terminal)
    #expect(
      terminal.screen.split(separator: "\n").prefix(14).joined(separator: "\n") == """
        … [dialog] Delete t…
        ┌──────────────────┐
        │ Delete the note? │
        │                  │
        │ It cannot be     │
        │ brought back.    │
        │ Not even by us.  │
        │                  │
        │   1  Delete (de… │
        │   2  Burn        │
        │   3  Send away   │
        │   4  Archive (d… │
        │   5  Keep (canc… │
        └──────────────────┘
        """)
  }

  @Test("and is never wider than the terminal", arguments: [1, 2, 3, 4, 5, 6, 8, 13, 21, 34, 100])
  func neverTooWide(columns: Int) async {
    for (command, _) in Self.drawings {
      let terminal = FakeTerminal([command])
      terminal.width = columns
      _ = await run(NoteFlow(), in: terminal)
      let widths = terminal.widths
      #expect(widths.allSatisfy { $0 <= columns }, "\(terminal.output)")
    }
  }

  @Test("in colour if the terminal has any: title, frame and numbers as on screens")
  func color() async {
    let terminal = FakeTerminal(["notice"])
    terminal.hasColor = true
    _ = await run(NoteFlow(), in: terminal)
    let lines = terminal.screens.last?.split(separator: "\n") ?? []
    #expect(
      lines.dropFirst(2).prefix(3) == [
        "\u{1B}[2m│ \u{1B}[0m\u{1B}[1mすべて保存しました\u{1B}[0m \u{1B}[2m│\u{1B}[0m",
        "\u{1B}[2m│ \u{1B}[0m                   \u{1B}[2m│\u{1B}[0m",
        "\u{1B}[2m│ \u{1B}[0m  \u{1B}[36m1\u{1B}[0m  OK            \u{1B}[2m│\u{1B}[0m",
      ])
  }

  @Test(
    "by number and by title; going back or dismissing it runs no action",
    arguments: [
      ("1", ["deleted"]), ("delete", ["deleted"]), ("keep", ["kept"]), ("5", ["kept"]), ("back", []), ("dismiss", []),
    ])
  func answers(command: String, log: [String]) async {
    let flow = NoteFlow()
    let (status, terminal) = await run(flow, ["deletion", command])
    #expect(status == 0)
    #expect(flow.log == log)
    #expect(terminal.screen.hasPrefix("── Bread"))
  }

  @Test("with text in its field")
  func field() async {
    let (status, terminal) = await run(NoteFlow(), ["renaming", "set name Cake", "rename"])
    #expect(status == 0)
    #expect(terminal.screens[2].contains("│   1  Name: Cake │"))
    #expect(terminal.screen.hasPrefix("── Cake"))
  }

  @Test(
    "a failed answer prints one line of error",
    arguments: [
      ("burn", "“Burn”: no matches", false), ("send away", "“Send away”: offline", false),
      ("archive", "“Archive” is disabled now", true), ("not here", "“not here” is neither", true),
    ])
  func errors(command: String, message: String, stays: Bool) async {
    let (status, terminal) = await run(NoteFlow(), ["deletion", command])
    #expect(status == 1)
    #expect(terminal.errors.hasPrefix("error: \(message)"))
    #expect(terminal.errors.split(separator: "\n").count == 1)
    #expect(terminal.screen.contains("┌") == stays)
  }

  @Test(
    "and so is the question of a button's action, which goes on then",
    arguments: [
      ("1", ["burnt"]), ("burn", ["burnt"]), ("2", ["kept"]), ("cancel", ["kept"]), ("back", ["kept"]),
      ("dismiss", ["kept"]), ("root", ["kept"]),
    ])
  func question(command: String, log: [String]) async {
    var heard: [String] = []
    weak var asking: Board?
    let board = Board {
      Screen("Top") {
        ButtonRow("Ask") {
          let burns = await asking?.confirm("Burn it?", action: "Burn", role: .destructive) ?? false
          await Task.yield()
          heard.append(burns ? "burnt" : "kept")
        }
      }
    }
    asking = board
    let (status, terminal) = await run(board, ["ask", command])
    #expect(status == 0)
    #expect(terminal.screens[1].contains("\nTop [alert] Burn it?\n"))
    #expect(heard == log)
    #expect(terminal.screen.hasPrefix("── Top"))
  }
}
