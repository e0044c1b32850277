extension Screen {
  /// Returns the screen of a destination of the style ``PresentationStyle/alert`` or ``PresentationStyle/dialog``. A tap on
  /// a button removes it, then runs the button's action, which may navigate. In any other style, the message, the field and
  /// the buttons are ordinary rows.
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
    Self(title) {
      if let message { TextRow(message) }
      if let field { field }
      for button in buttons() { button }
    }
  }
}
