/// A split view with a column between the sidebar and the detail, such as the list of what the sidebar names.
///
/// ```swift
/// final class MailCoordinator: ThreeColumnCoordinator<AccountsDestination, MailboxDestination, MessageDestination> {}
/// ```
open class ThreeColumnCoordinator<Sidebar: Destination, Middle: Destination, Detail: Destination>:
  SplitCoordinator<Sidebar, Detail>
{
  /// Makes the flow of the middle column, when one is shown and there is none. Its root is `destination`.
  open func middleFlow(for destination: Middle) -> Coordinator<Middle> { Coordinator(root: destination) }

  /// The flow of the middle column; `nil` while it is empty.
  public final var middle: Coordinator<Middle>? { flow(at: Column.middle) as? Coordinator<Middle> }

  /// Shows a destination in the middle column, as the root of its flow, and closes the detail. A column that shows it already
  /// goes back to it.
  ///
  /// - Returns: Whether it was done.
  @discardableResult
  public final func showMiddle(_ destination: Middle) -> Bool {
    attempt("showMiddle(_:)") { () throws(NavigationError) in
      try show(destination, in: Column.middle, of: middle) { middleFlow(for: destination) }
    }
  }

  /// Empties the middle column, and closes the detail.
  ///
  /// - Returns: Whether it was done.
  @discardableResult
  public final func closeMiddle() -> Bool { close(Column.middle, verb: "closeMiddle()") }

  /// Whether the user may choose something else for the middle column, as ``userLeavesDetail()``.
  package final func userLeavesMiddle() -> Bool { userLeaves(Column.middle, by: "middleSelection") }

  // MARK: What links ask

  final override var hasMiddle: Bool { true }
  final override var laterColumns: [Int] { [Column.middle, Column.detail] }

  final override func readRoot(of column: Int, from cursor: inout LinkCursor) throws(LinkError) -> AnyCoordinator {
    guard column == Column.middle else { return try super.readRoot(of: column, from: &cursor) }
    return try readRoot(from: &cursor, of: middle) { middleFlow(for: $0) }
  }

  final override func list(
    _ column: Int, behind prefix: LinkPrefix, into flows: inout [LinkDirectory.Flow],
    seen: inout Set<ObjectIdentifier>
  ) {
    guard column == Column.middle else { return super.list(column, behind: prefix, into: &flows, seen: &seen) }
    list(behind: prefix, into: &flows, seen: &seen) { middleFlow(for: $0) }
  }
}
