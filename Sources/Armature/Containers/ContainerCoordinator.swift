/// A container of the app's own. It holds flows by name, one of them visible; each keeps its line while another one is
/// visible.
///
/// Subclass it, make the flows in ``flow(named:)``, and register a view for the subclass with the host. A flow's name is its
/// leg in links.
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
  /// A container of flows, none of which has been made.
  ///
  /// - Parameters:
  ///   - names: The names of the flows, in their order. Of equal ones the first counts.
  ///   - visible: The flow to show first; the first name unless it is one of the names.
  public init(names: [String], visible: String? = nil) {
    super.init(ContainerState(one: names.map { .init(name: $0) }, visible: visible, isTabs: false))
  }

  init(tabs: [ContainerState.Member], visible: String?) {
    super.init(ContainerState(one: tabs, visible: visible, isTabs: true))
  }

  // MARK: To override

  /// Makes the flow with a name. It is asked when the flow is first visible, or a link passes through it, and not again
  /// while the container holds the flow.
  open func flow(named name: String) -> AnyCoordinator {
    Coordinator(root: Nowhere(message: "\(typeName) makes no flow named “\(name)”: override flow(named:)."))
  }

  /// Returns whether a flow keeps its line when another one becomes visible; otherwise it goes to its root then. The default
  /// keeps it.
  open func keepsLine(of name: String) -> Bool { true }

  /// Called when the user asks for a flow by a tap on its tab or a swipe to its page. The default shows it.
  ///
  /// - Parameter name: The name of the flow.
  /// - Returns: Whether the flow is visible then.
  open func userSelects(_ name: String) -> Bool {
    attempt("show(_:)") { () throws(NavigationError) in
      if let core, let way, let old = visibleIndex, name != visibleName, !keepsLine(of: visibleName), canShow(name) {
        try core.askToLeave { $0.popToRoot(way + [old], everyTab: true, cause: .hidden) }
      }
      try makeVisible(name)
    }
  }

  // MARK: Which flows there are

  /// The names of the flows, in their order, the hidden ones included.
  public final var names: [String] { members.map(\.name) }
  /// The names of the flows that can be visible, in their order.
  public final var shownNames: [String] { members.filter { !$0.isHidden }.map(\.name) }
  /// The names of the flows that cannot be made visible now.
  public final var hiddenNames: Set<String> { Set(members.filter(\.isHidden).map(\.name)) }
  /// The name of the visible flow; empty while there is none.
  public final var visibleName: String { state.container?.visibleName ?? "" }
  /// The visible flow, once it has been made.
  public final var visibleFlow: AnyCoordinator? { existingFlow(named: visibleName) }

  /// Returns the flow with a name, if it has been made.
  public final func existingFlow(named name: String) -> AnyCoordinator? { flow(ofMember: name) }

  /// Makes a flow visible.
  ///
  /// - Parameter name: The name of the flow.
  /// - Returns: Whether it is visible: not when there is none of that name, or it is hidden.
  @discardableResult
  public final func show(_ name: String) -> Bool {
    attempt("show(_:)") { () throws(NavigationError) in try makeVisible(name) }
  }

  /// Adds, removes and moves flows: those with new names come, those whose names are missing go. When the visible flow goes,
  /// the next one becomes visible, else the one before it.
  ///
  /// - Parameter names: The names that there shall be, in their order.
  /// - Returns: Whether it was done: not when no flow could be visible, nor for a name that no tab has.
  @discardableResult
  public final func setNames(_ names: [String]) -> Bool {
    attempt("setNames(_:)") { () throws(NavigationError) in
      let known = Dictionary(members.map { ($0.name, $0) }) { first, _ in first }
      guard names.allSatisfy({ known[$0] != nil || canAdd($0) }) else { throw .notFound }
      try setMembers(names.map { known[$0] ?? .init(name: $0) })
    }
  }

  /// Hides a flow, which keeps its line. When it is the visible one, the next one becomes visible, else the one before it.
  ///
  /// - Parameter name: The name of the flow.
  /// - Returns: Whether it was done: not when there is no flow of that name, or none could be visible.
  @discardableResult
  public final func hide(_ name: String) -> Bool { setHidden(true, name, by: "hide(_:)") }

  /// Makes a hidden flow available again, with its line.
  ///
  /// - Parameter name: The name of the flow.
  /// - Returns: Whether there is a flow of that name.
  @discardableResult
  public final func unhide(_ name: String) -> Bool { setHidden(false, name, by: "unhide(_:)") }

  // MARK: Changes

  /// Whether a flow can be added by its name alone.
  func canAdd(_ name: String) -> Bool { true }

  private final var visibleIndex: Int? { state.container?.index(of: visibleName) }

  private final func canShow(_ name: String) -> Bool { members.contains { $0.name == name && !$0.isHidden } }

  private final func setHidden(_ isHidden: Bool, _ name: String, by verb: StaticString) -> Bool {
    attempt(verb) { () throws(NavigationError) in
      var members = members
      guard let index = members.firstIndex(where: { $0.name == name }) else { throw .notFound }
      members[index].isHidden = isHidden
      try setMembers(members)
    }
  }

  final func setMembers(_ members: [ContainerState.Member]) throws(NavigationError) {
    try changeVisible { container throws(NavigationError) in
      try container.set(members)
    } finish: { draft in
      draft.describe(self)
    }
  }

  final func makeVisible(_ name: String) throws(NavigationError) {
    try changeVisible { container throws(NavigationError) in try container.show(name) }
  }

  /// Changes which flows there are and which is visible. A flow that was visible goes to its root unless it keeps its line.
  private final func changeVisible(
    _ change: (inout ContainerState) throws(NavigationError) -> Void, finish: (Draft) -> Void = { _ in }
  ) throws(NavigationError) {
    let before = visibleName
    try self.change(cause: .left, change) { draft, way throws(NavigationError) in
      if visibleName != before, !keepsLine(of: before), let old = state.container?.index(of: before) {
        draft.tree.popToRoot(way + [old], everyTab: true, cause: .hidden)
      }
      try draft.openMembers(of: self)
      finish(draft)
    }
  }

  final override func makeMember(_ name: String) -> AnyCoordinator? { flow(named: name) }
}
