/// The content of an alert or a dialog: a title, a message, buttons and, for alerts, a field.
///
/// A destination of the style ``PresentationStyle/alert`` or ``PresentationStyle/dialog`` draws one with
/// ``Screen/dialog(_:message:field:buttons:)``. A tap on a button removes the dialog, then runs the button's action,
/// which may navigate.
@MainActor
public struct Dialog {
  /// The question or the statement.
  public let title: String
  /// More information below the title.
  public let message: String?
  let field: FieldRow?
  let buttons: [ButtonRow]

  /// - Parameters:
  ///   - title: The question or the statement.
  ///   - message: More information below the title.
  ///   - field: A field for text.
  ///   - buttons: The answers. Without any, an OK button closes the dialog.
  public init(
    _ title: String, message: String? = nil, field: FieldRow? = nil,
    @ButtonBuilder buttons: () -> [ButtonRow] = { [] }
  ) {
    self.title = title
    self.message = message
    self.field = field
    self.buttons = buttons()
  }
}

extension Screen {
  /// Creates a screen from a dialog. In any other style, its message, field and buttons are ordinary rows.
  public init(_ dialog: Dialog) {
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
    @ButtonBuilder buttons: () -> [ButtonRow] = { [] }
  ) -> Self {
    Self(Dialog(title, message: message, field: field, buttons: buttons))
  }
}

/// Makes the buttons of a dialog from statements.
@resultBuilder
@MainActor
public enum ButtonBuilder {
  public static func buildExpression(_ button: ButtonRow) -> [ButtonRow] { [button] }
  public static func buildBlock(_ buttons: [ButtonRow]...) -> [ButtonRow] { buttons.flatMap { $0 } }
  public static func buildOptional(_ buttons: [ButtonRow]?) -> [ButtonRow] { buttons ?? [] }
  public static func buildEither(first buttons: [ButtonRow]) -> [ButtonRow] { buttons }
  public static func buildEither(second buttons: [ButtonRow]) -> [ButtonRow] { buttons }
  public static func buildArray(_ buttons: [[ButtonRow]]) -> [ButtonRow] { buttons.flatMap { $0 } }
}
