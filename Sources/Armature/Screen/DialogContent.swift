/// An alert or a dialog as a host gets it. It is made of the screen's rows, so that every screen can be shown as one.
@MainActor
public struct DialogContent {
  /// What is asked or told.
  public let title: String
  /// What else there is to know: the screen's lines of text.
  public let message: String?
  /// Takes text before a button is tapped.
  public let field: RowContent?
  /// The answers, at least one. A tap takes the dialog away, and then runs the button's action.
  public let buttons: [RowContent]

  /// - Parameters:
  ///   - title: What stands at the top of the screen.
  ///   - rows: The screen's rows and the items of its toolbar.
  ///   - done: The button of a screen that has none.
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

  /// What a row of text says.
  fileprivate var line: String? {
    guard case .text = kind else { return nil }
    return detail.map { "\(title): \($0)" } ?? title
  }
}
