/// A wireframe: the host-neutral screen that every destination has from its first minute.
///
/// A screen is a function of destination, flow and model. It is asked for whenever it is drawn, so it holds no state.
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
public struct Screen<D: Destination> {
  /// What stands at the top.
  public var title: String
  var rows: [Row<D>]
  var toolbar: [ToolbarPlacement: [Row<D>]] = [:]
  var task: (@MainActor () async -> Void)?
  var isChild = false

  /// A screen of rows.
  ///
  /// - Parameters:
  ///   - title: What stands at the top.
  ///   - rows: What stands below, from top to bottom.
  public init(_ title: String, @RowBuilder<D> rows: () -> [Row<D>] = { [] }) {
    self.title = title
    self.rows = rows()
  }

  /// For a destination that opens a child flow, whose root is drawn in its place.
  public static var child: Self {
    var screen = Self("")
    screen.isChild = true
    return screen
  }

  /// Adds buttons and links to the toolbar.
  ///
  /// - Parameters:
  ///   - placement: Where they stand.
  ///   - items: ``ButtonRow``s and ``LinkRow``s.
  /// - Returns: The screen with its items.
  public func toolbar(_ placement: ToolbarPlacement, @ToolbarBuilder<D> items: () -> [Row<D>]) -> Self {
    var screen = self
    screen.toolbar[placement, default: []] += items()
    return screen
  }

  /// Adds work that starts when the screen is first on display and is cancelled when its slot goes or gets another root.
  public func task(_ work: @escaping @MainActor () async -> Void) -> Self {
    var screen = self
    screen.task = work
    return screen
  }
}

/// Where an item of a toolbar stands.
public enum ToolbarPlacement: String, Hashable, Sendable, CaseIterable {
  /// At the leading edge: cancel, close.
  case leading
  /// At the trailing edge: add, edit.
  case trailing
  /// The one thing to do on the screen: done, save.
  case primary
}
