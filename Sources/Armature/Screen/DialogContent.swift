/// An alert or a dialog for a host to draw. It is made from the screen's rows, so every screen can be shown as one.
@MainActor
package struct DialogContent {
  /// The question or the statement.
  package let title: String
  /// More information: the screen's lines of text.
  package let message: String?
  /// A field for text.
  package let field: RowContent?
  /// The answers, at least one. A tap removes the dialog, then runs the button's action.
  package let buttons: [RowContent]

  /// - Parameters:
  ///   - title: The title of the screen.
  ///   - rows: The screen's rows and the items of its toolbar.
  ///   - done: The button for a screen without buttons.
  init(title: String, rows: [RowContent], done: RowContent) {
    self.title = title
    let rows = rows.flatMap(\.leaves)
    let lines = rows.compactMap(\.line)
    message = lines.isEmpty ? nil : lines.joined(separator: "\n")
    field = rows.first { if case .field = $0.kind { true } else { false } }
    let buttons = rows.filter { if case .button = $0.kind { true } else { false } }
    self.buttons = buttons.isEmpty ? [done] : buttons
  }
}

extension RowContent {
  /// The row, or the ones under it if it is a heading.
  fileprivate var leaves: [RowContent] {
    if case .section(let rows) = kind { rows.flatMap(\.leaves) } else { [self] }
  }

  /// The text of a text row.
  fileprivate var line: String? {
    guard case .text = kind else { return nil }
    return detail.map { "\(title): \($0)" } ?? title
  }
}
