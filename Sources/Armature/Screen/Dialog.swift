/// What an alert or a dialog says: a title, a message, buttons and, for alerts, a field.
///
/// A destination of the style ``PresentationStyle/alert`` or ``PresentationStyle/dialog`` draws one with
/// ``Screen/dialog(_:message:field:buttons:)``. A tap on any of its buttons takes the dialog away and then runs the button's
/// action, which may navigate.
@MainActor
public struct Dialog {
  /// What is asked or told.
  public let title: String
  /// What else there is to know.
  public let message: String?
  let field: FieldRow?
  let buttons: [ButtonRow]

  /// - Parameters:
  ///   - title: What is asked or told.
  ///   - message: What else there is to know.
  ///   - field: Takes text before a button is tapped.
  ///   - buttons: The answers. Without any there is an OK that only closes the dialog.
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
  /// A dialog as a screen: shown in another style, its message, field and buttons are ordinary rows.
  public init(_ dialog: Dialog) {
    self.init(dialog.title) {
      if let message = dialog.message { TextRow(message) }
      if let field = dialog.field { field }
      for button in dialog.buttons { button }
    }
  }

  /// What a destination draws that is shown as an alert or a dialog.
  ///
  /// ```swift
  /// .dialog("Delete the note?", message: "It cannot be brought back.") {
  ///   ButtonRow("Delete", role: .destructive) { flow.delete(id) }
  ///   ButtonRow("Cancel", role: .cancel) {}
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - title: What is asked or told.
  ///   - message: What else there is to know.
  ///   - field: Takes text before a button is tapped.
  ///   - buttons: The answers. Without any there is an OK that only closes the dialog.
  /// - Returns: The screen.
  public static func dialog(
    _ title: String, message: String? = nil, field: FieldRow? = nil,
    @ButtonBuilder buttons: () -> [ButtonRow] = { [] }
  ) -> Self {
    Self(Dialog(title, message: message, field: field, buttons: buttons))
  }
}

/// Makes the buttons of a dialog out of statements.
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
