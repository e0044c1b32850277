import Armature

/// A flow of one screen, which a test defines.
enum BoardDestination: Destination {
  case top
  case next

  func screen(in flow: Board) -> Screen<Self> {
    switch self {
    case .top: flow.top()
    case .next: Screen("Next")
    }
  }
}

final class Board: Coordinator<BoardDestination> {
  let top: @MainActor () -> Screen<BoardDestination>

  init(_ top: @escaping @MainActor () -> Screen<BoardDestination>) {
    self.top = top
    super.init(root: .top)
  }

  convenience init(
    _ title: String, @ListBuilder<Row<BoardDestination>> rows: @escaping @MainActor () -> [Row<BoardDestination>]
  ) {
    self.init { Screen(title, rows: rows) }
  }
}

extension Board {
  /// A screen with every kind of row in every look.
  static func everyRow() -> Board {
    Board {
      Screen("Rows") {
        TextRow("Some text")
        TextRow("Size", detail: "12 MB")
        ImageRow("Verified", image: "checkmark.seal")
        LinkRow("Link", to: .next)
        LinkRow("Count", detail: "3", to: .next)
        SectionRow("Fields") {
          FieldRow("Name", text: "Ada") { _ in }
          FieldRow("Mail", text: "", prompt: "name@example.org") { _ in }
          FieldRow("Phone", text: "") { _ in }
          FieldRow("Password", text: "secret", kind: .secure) { _ in }
          FieldRow("Search", text: "", prompt: "Title", kind: .search) { _ in }
          SectionRow("Toggles") { for isOn in [true, false] { ToggleRow(isOn ? "On" : "Off", isOn: isOn) { _ in } } }
        }
        NumberRow("Amount", value: 12.5) { _ in }
        NumberRow("Guests", value: 2, in: 1...9) { _ in }
        PickerRow("Currency", selection: "EUR", options: ["EUR", "USD"]) { _ in }
        PickerRow("Color", selection: "pink", options: ["red", "blue"]) { _ in }
        DateRow("Due", date: .distantPast, showing: .date) { _ in }
        StepperRow("Copies", value: 10, in: 0...20) { _ in }
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
  }
}

/// Blocks work until it is opened.
@MainActor
final class Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func pass() async {
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

struct Trouble: Error, CustomStringConvertible {
  let description: String
}
