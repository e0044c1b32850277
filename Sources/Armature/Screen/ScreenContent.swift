import Foundation

/// A screen for a host to draw: without the app's types, each row with its action.
@MainActor
package struct ScreenContent {
  /// The title at the top.
  package let title: String
  /// The rows, from top to bottom.
  package let rows: [RowContent]
  /// The items of the toolbar, in the order leading, trailing, primary.
  package internal(set) var toolbar: [(placement: ToolbarPlacement, item: RowContent)] = []
  /// The dialog to draw in place of the rows, if the slot is shown as an alert or a dialog.
  package internal(set) var dialog: DialogContent?
  var task: (@MainActor () async -> Void)?
}

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
