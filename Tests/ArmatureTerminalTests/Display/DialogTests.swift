import Armature
import ArmatureTerminal
import Testing

enum Note: Destination, Codable {
  case text, deletion, renaming, notice, plain, photo, info, filters

  typealias Flow = NoteFlow

  var style: PresentationStyle {
    switch self {
    case .text, .photo: .push
    case .deletion: .dialog
    case .renaming, .notice, .plain: .alert
    case .info: .inspector
    case .filters: .popover
    }
  }

  func screen(in flow: NoteFlow) -> Screen<Self> {
    switch self {
    case .text:
      Screen(flow.name) {
        for place in [Self.deletion, .renaming, .notice, .plain, .photo, .filters] { LinkRow("\(place)", to: place) }
        LinkRow("Info", to: .info).accessibilityIdentifier("about")
        TextRow("It is \(flow.state).")
      }
    case .deletion:
      .dialog("Delete the note?", message: "It cannot be brought back.\nNot even by us.") {
        ButtonRow("Delete", role: .destructive) { flow.state = "deleted" }
        ButtonRow("Burn") { throw Trouble(description: "no matches") }
        ButtonRow("Send away") {
          await Task.yield()
          throw Trouble(description: "offline")
        }
        ButtonRow("Archive", isEnabled: false) {}
        ButtonRow("Keep", role: .cancel) { flow.state = "kept" }
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
    case .photo: Screen("Photo 7")
    case .info: Screen("Info") { TextRow("12 photos") }
    case .filters: Screen("Filters")
    case .plain:
      Screen("Facts") {
        TextRow("Size", detail: "3 MB")
        LinkRow("Not here", to: .text)
        ButtonRow("Fine") {}
      }
    }
  }
}

final class NoteFlow: Coordinator<Note> {
  var state = "new"
  var name = "Bread"
  var draft = ""

  convenience init() { self.init(root: .text) }
}

@Suite("A dialog is drawn in a frame, and answered")
@MainActor
struct DialogTests {
  private nonisolated static let drawings: [(String, Int, String)] = [
    (
      "deletion", 20,
      """
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
      """
    ),
    (
      "plain", 48,
      """
      ┌────────────┐
      │ Facts      │
      │            │
      │ Size: 3 MB │
      │            │
      │   1  Fine  │
      └────────────┘
      """
    ),
  ]

  @Test("with its title, message, field and buttons, whose texts wrap or are shortened", arguments: drawings)
  func drawing(command: String, columns: Int, frame: String) async {
    let screen = await run(NoteFlow(), [command], columns: columns).terminal.screen
    #expect(screen.split(separator: "\n").filter { "┌│└".contains($0.prefix(1)) }.joined(separator: "\n") == frame)
  }
}
