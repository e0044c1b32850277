/// The content of an alert or a dialog: a title, a message, buttons and, for alerts, a field.
///
/// A destination of the style ``PresentationStyle/alert`` or ``PresentationStyle/dialog`` draws one with
/// ``Screen/dialog(_:message:field:buttons:)``. A tap on a button removes the dialog, then runs the button's action,
/// which may navigate.
@MainActor
package struct Dialog {
  /// The question or the statement.
  package let title: String
  /// More information below the title.
  package let message: String?
  let field: FieldRow?
  let buttons: [ButtonRow]

  /// - Parameters:
  ///   - title: The question or the statement.
  ///   - message: More information below the title.
  ///   - field: A field for text.
  ///   - buttons: The answers. Without any, an OK button closes the dialog.
  package init(
    _ title: String, message: String? = nil, field: FieldRow? = nil,
    @ListBuilder<ButtonRow> buttons: () -> [ButtonRow] = { [] }
  ) {
    self.title = title
    self.message = message
    self.field = field
    self.buttons = buttons()
  }
}

extension Screen {
  /// Creates a screen from a dialog. In any other style, its message, field and buttons are ordinary rows.
  package init(_ dialog: Dialog) {
    self.init(dialog.title) {
      if let message = dialog.message { TextRow(message) }
      if let field = dialog.field { field }
      for button in dialog.buttons { button }
    }
  }

  /// Returns the screen of a destination that is shown as an alert or a dialog.
  ///
  /// ```swift
  /// .dialog("Delete the note?", message: "It cannot be brought back.") {
  ///   ButtonRow("Delete", role: .destructive) { flow.delete(id) }
  ///   ButtonRow("Cancel", role: .cancel) {}
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - title: The question or the statement.
  ///   - message: More information below the title.
  ///   - field: A field for text.
  ///   - buttons: The answers. Without any, an OK button closes the dialog.
  /// - Returns: The screen.
  public static func dialog(
    _ title: String, message: String? = nil, field: FieldRow? = nil,
    @ListBuilder<ButtonRow> buttons: () -> [ButtonRow] = { [] }
  ) -> Self {
    Self(Dialog(title, message: message, field: field, buttons: buttons))
  }
}
