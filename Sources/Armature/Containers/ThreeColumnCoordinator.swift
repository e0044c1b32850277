/// A split view with a middle column between the sidebar and the detail.
///
/// ```swift
/// final class MailCoordinator: ThreeColumnCoordinator<AccountsDestination, MailboxDestination, MessageDestination> {}
/// ```
open class ThreeColumnCoordinator<Sidebar: Destination, Middle: Destination, Detail: Destination>:
  SplitCoordinator<Sidebar, Detail>
{
  /// Makes the flow of the middle column. Called when a destination is shown there and the column is empty.
  ///
  /// - Parameter destination: The root of the flow.
  /// - Returns: A new coordinator.
  open func middleFlow(for destination: Middle) -> Coordinator<Middle> { Coordinator(root: destination) }

  /// The flow of the middle column; `nil` while it is empty.
  public final var middle: Coordinator<Middle>? { flow(ofMember: Column.middle) as? Coordinator<Middle> }

  /// Shows a destination in the middle column as the root of its flow, and closes the detail. If it is the root
  /// already, the column goes back to it.
  ///
  /// - Parameter destination: The destination to show.
  /// - Returns: Whether the verb succeeded.
  @discardableResult
  public final func showMiddle(_ destination: Middle) -> Bool {
    show(destination.boxed, in: Column.middle, by: "showMiddle(_:)")
  }

  /// Closes the middle column and the detail.
  ///
  /// - Returns: Whether the verb succeeded.
  @discardableResult
  public final func closeMiddle() -> Bool { close(Column.middle, by: "closeMiddle()") }

  /// Shows what the user has chosen for the middle column, like ``userChoosesDetail(_:)``.
  package final func userChoosesMiddle(_ destination: Middle?) {
    userChooses(destination?.boxed, in: Column.middle, by: "middleSelection")
  }

  // MARK: Columns

  final override class var columns: [String] { [Column.sidebar, Column.middle, Column.detail] }

  final override func columnType(_ name: String) -> (any Destination.Type)? {
    name == Column.middle ? Middle.self : super.columnType(name)
  }

  final override func makeColumn(_ name: String, root: any BoxedDestination) -> AnyCoordinator? {
    name == Column.middle ? middleFlow(for: root.value(as: Middle.self)) : super.makeColumn(name, root: root)
  }
}
