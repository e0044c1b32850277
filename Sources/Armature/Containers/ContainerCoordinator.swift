/// A container of the app's own: flows by name, one of them visible. Hidden flows keep their lines.
///
/// Subclass it, make the flows in ``flow(named:)``, and give the subclass a view in the host. Links name a flow by its
/// name.
///
/// ```swift
/// final class Pager: ContainerCoordinator {
///   init() { super.init(names: ["one", "two", "three"]) }
///
///   override func flow(named name: String) -> AnyCoordinator { PageCoordinator(title: name) }
///
///   func next() {
///     if let index = names.firstIndex(of: visibleName), index + 1 < names.count { show(names[index + 1]) }
///   }
/// }
/// ```
open class ContainerCoordinator: AnyContainer {
  /// Creates a container. Its flows are made when they are needed.
  ///
  /// - Parameters:
  ///   - names: The names of the flows, in their order. Repeated names are ignored.
  ///   - visible: The name of the first visible flow; the first name if it is `nil` or unknown.
  public init(names: [String], visible: String? = nil) {
    super.init(ContainerState(one: names.map { .init(name: $0) }, visible: visible, isTabs: false))
  }

  // MARK: To override

  /// Makes the flow for a name. Called when the flow becomes visible or a link passes through it, if the container does
  /// not hold it yet.
  open func flow(named name: String) -> AnyCoordinator {
    Coordinator(root: MessageDestination(message: "\(typeName) makes no flow named “\(name)”: override flow(named:)."))
  }

  /// Returns whether a flow keeps its line when another flow becomes visible. If not, it is popped to its root. The
  /// default is `true`.
  open func keepsLine(of name: String) -> Bool { true }

  /// Called when the user selects a flow, for example by a swipe to its page. The default shows it.
  ///
  /// - Parameter name: One of ``names``.
  /// - Returns: Whether the flow is visible now.
  open func userSelects(_ name: String) -> Bool { userSelectsMember(name) }

  // MARK: The flows

  /// The names of all flows in their order, including hidden ones.
  public final override var names: [String] { super.names }
  /// The name of the visible flow; empty without flows.
  public final override var visibleName: String { super.visibleName }

  /// Makes a flow visible.
  ///
  /// - Parameter name: One of ``names``.
  /// - Returns: Whether the flow is visible now; `false` for an unknown name and for a hidden flow.
  @discardableResult
  public final override func show(_ name: String) -> Bool { super.show(name) }

  /// Adds flows for new names, removes flows whose names are missing, and moves the others. When the visible flow is
  /// removed, the next one becomes visible, or else the one before it.
  ///
  /// - Parameter names: The new names, in their order.
  /// - Returns: Whether the change was made; `false` if no flow could be visible.
  @discardableResult
  public final override func setNames(_ names: [String]) -> Bool { super.setNames(names) }

  /// Hides a flow, which keeps its line. When the visible flow is hidden, the next one becomes visible, or else the one
  /// before it.
  ///
  /// - Parameter name: One of ``names``.
  /// - Returns: Whether the flow is hidden now; `false` for an unknown name, and if no flow could be visible.
  @discardableResult
  public final override func hide(_ name: String) -> Bool { super.hide(name) }

  /// Makes a hidden flow available again, with its line.
  ///
  /// - Parameter name: One of ``names``.
  /// - Returns: Whether the flow is no longer hidden; `false` for an unknown name.
  @discardableResult
  public final override func unhide(_ name: String) -> Bool { super.unhide(name) }

  // MARK: Hooks

  final override func keepsMember(_ name: String) -> Bool { keepsLine(of: name) }

  final override func choose(_ name: String) -> Bool { userSelects(name) }

  final override func canAdd(_ name: String) -> Bool { true }

  final override func makeMember(_ name: String) -> AnyCoordinator? { flow(named: name) }
}
