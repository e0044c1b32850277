/// A wireframe: the host-neutral screen that every destination has from its first minute.
///
/// A screen is a function of destination, flow and model. It is made again each time it is drawn, so it holds no state.
///
/// ```swift
/// Screen("Notes") {
///   for note in flow.store.notes { LinkRow(note.title, to: .note(id: note.id)) }
/// }
/// .toolbar(.trailing) {
///   ButtonRow("Add") { flow.add() }
/// }
/// ```
@MainActor
public struct Screen<D: Hashable & Sendable> {
  /// The title at the top.
  package var title: String
  var rows: [Row<D>]
  var toolbar: [ToolbarPlacement: [Row<D>]] = [:]
  var task: (@MainActor () async -> Void)?
  var isChild = false
  /// Whether nobody wrote the screen, so that a child flow may take its place.
  package var isDefault = false

  /// Creates a screen of rows.
  ///
  /// - Parameters:
  ///   - title: The title at the top.
  ///   - rows: The rows, from top to bottom.
  public init(_ title: String, @ListBuilder<Row<D>> rows: () -> [Row<D>] = { [] }) {
    self.title = title
    self.rows = rows()
  }

  /// The screen of a destination that opens a child flow. The child flow's root is drawn in its place.
  public static var child: Self {
    var screen = Self("")
    screen.isChild = true
    return screen
  }

  /// Adds buttons and links to the toolbar.
  ///
  /// - Parameters:
  ///   - placement: Where the bar shows the items.
  ///   - items: ``ButtonRow``s and ``LinkRow``s.
  /// - Returns: The screen with its items.
  public func toolbar(_ placement: ToolbarPlacement, @ListBuilder<BarItem<D>> items: () -> [BarItem<D>]) -> Self {
    var screen = self
    screen.toolbar[placement, default: []] += items().map(\.row)
    return screen
  }

  /// Adds a task that starts when the screen first appears. The task is cancelled when the slot is removed or gets
  /// another root.
  public func task(_ work: @escaping @MainActor () async -> Void) -> Self {
    var screen = self
    screen.task = work
    return screen
  }
}

/// One item of a toolbar: a ``ButtonRow`` or a ``LinkRow``.
public struct BarItem<D: Hashable & Sendable> {
  let row: Row<D>
}

/// The place of an item in the toolbar.
public enum ToolbarPlacement: String, Hashable, Sendable, Codable, CaseIterable {
  /// At the leading edge: cancel, close.
  case leading
  /// At the trailing edge: add, edit.
  case trailing
  /// The one thing to do on the screen: done, save.
  case primary
}

extension Screen {
  /// Returns the screen of a destination of the style ``PresentationStyle/alert`` or ``PresentationStyle/dialog``. A
  /// tap on a button removes it, then runs the button's action, which may navigate. In any other style, the message,
  /// the field and the buttons are ordinary rows.
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
  ///   - field: A field for text, above the buttons.
  ///   - buttons: The answers. Without any, an OK button closes the dialog.
  /// - Returns: A screen with the message, the field and the buttons as its rows.
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
