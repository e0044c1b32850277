/// A split view with a column between the sidebar and the detail: a list of the sidebar's choice.
///
/// ```swift
/// final class MailCoordinator: ThreeColumnCoordinator<AccountsDestination, MailboxDestination, MessageDestination> {}
/// ```
open class ThreeColumnCoordinator<Sidebar: Destination, Middle: Destination, Detail: Destination>:
  SplitCoordinator<Sidebar, Detail>
{
  /// Makes the flow of the middle column, when one is shown and there is none.
  ///
  /// - Parameter destination: The root of the flow.
  /// - Returns: A new coordinator.
  open func middleFlow(for destination: Middle) -> Coordinator<Middle> { Coordinator(root: destination) }

  /// The flow of the middle column; `nil` while it is empty.
  public final var middle: Coordinator<Middle>? { flow(ofMember: Column.middle) as? Coordinator<Middle> }

  /// Shows a destination in the middle column, as the root of its flow, and closes the detail. A column with that root goes back
  /// to it.
  ///
  /// - Parameter destination: Where to go.
  /// - Returns: Whether it was done.
  @discardableResult
  public final func showMiddle(_ destination: Middle) -> Bool {
    show(destination.boxed, in: Column.middle, by: "showMiddle(_:)")
  }

  /// Empties the middle column, and closes the detail.
  ///
  /// - Returns: Whether it was done.
  @discardableResult
  public final func closeMiddle() -> Bool { close(Column.middle, by: "closeMiddle()") }

  /// Whether the user may choose something else for the middle column, as ``userLeavesDetail()``.
  package final func userLeavesMiddle() -> Bool { userLeaves(Column.middle, by: "middleSelection") }

  // MARK: What the container asks

  final override var columns: [String] { [Column.sidebar, Column.middle, Column.detail] }

  final override func columnType(_ name: String) -> (any Destination.Type)? {
    name == Column.middle ? Middle.self : super.columnType(name)
  }

  final override func makeColumn(_ name: String, root: any BoxedDestination) -> AnyCoordinator? {
    name == Column.middle ? middleFlow(for: root.value(as: Middle.self)) : super.makeColumn(name, root: root)
  }
}
