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
open class ContainerCoordinator: SwitchingContainer {
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

/// The type of a container that shows one of its flows at a time: tabs, or a ``ContainerCoordinator`` of the app.
open class SwitchingContainer: AnyContainer {
  // MARK: To override in kinds of containers

  /// Returns whether a flow keeps its line when another flow becomes visible. If not, it is popped to its root.
  func keepsMember(_ name: String) -> Bool { true }

  // MARK: The flows, by name

  // A container of the app's own makes these public. Tabs have the same by tab.
  package var names: [String] { members.map(\.name) }
  package var shownNames: [String] { container?.available.map(\.name) ?? [] }
  package var hiddenNames: Set<String> { Set(members.filter(\.isHidden).map(\.name)) }
  package var visibleName: String { container?.visibleName ?? "" }
  package var visibleFlow: AnyCoordinator? { existingFlow(named: visibleName) }

  package func existingFlow(named name: String) -> AnyCoordinator? { flow(ofMember: name) }

  @discardableResult
  package func show(_ name: String) -> Bool { attempt("show(_:)") { try makeVisible(name) } }

  @discardableResult
  package func setNames(_ names: [String]) -> Bool {
    attempt("setNames(_:)") {
      let known = Dictionary(members.map { ($0.name, $0) }) { first, _ in first }
      guard names.allSatisfy({ known[$0] != nil || canAdd($0) }) else { throw NavigationError.notFound }
      try setMembers(names.map { known[$0] ?? .init(name: $0) })
    }
  }

  @discardableResult
  package func hide(_ name: String) -> Bool { setHidden(true, name, by: "hide(_:)") }

  @discardableResult
  package func unhide(_ name: String) -> Bool { setHidden(false, name, by: "unhide(_:)") }

  /// Shows a flow for the user. The flow that is hidden then is asked first if it does not keep its line.
  final func userSelectsMember(_ name: String) -> Bool {
    attempt("show(_:)") {
      guard let core, let path, let old = state.container?.index(of: visibleName), name != visibleName,
        !keepsMember(visibleName), shownNames.contains(name)
      else { return try makeVisible(name) }
      try core.submit(
        Proposal(cause: .selected, removal: { $0.popToRoot(path + [old], everyTab: true, cause: .hidden) }) {
          [weak self] _ in try self?.makeVisible(name)
        })
    }
  }

  // MARK: Changes

  private final func setHidden(_ isHidden: Bool, _ name: String, by verb: StaticString) -> Bool {
    attempt(verb) {
      var members = members
      guard let index = members.firstIndex(where: { $0.name == name }) else { throw NavigationError.notFound }
      members[index].isHidden = isHidden
      try setMembers(members)
    }
  }

  final func setMembers(_ members: [ContainerState.Member]) throws {
    try changeVisible { container in
      try container.set(members)
    } finish: { draft in
      try draft.describe(self)
    }
  }

  final func makeVisible(_ name: String) throws { try changeVisible { container in try container.show(name) } }

  /// Changes the flows and the visible one. A flow that is no longer visible is popped to its root unless it keeps its
  /// line.
  private final func changeVisible(
    _ change: (inout ContainerState) throws -> Void, finish: (Draft) throws -> Void = { _ in }
  ) throws {
    let before = visibleName
    try self.change(cause: .left, change) { draft, path in
      try didHide(before, in: draft, at: path)
      try finish(draft)
    }
  }

  final override func didHide(_ name: String, in draft: Draft, at path: TreePath) throws {
    if visibleName != name, !keepsMember(name), let old = state.container?.index(of: name) {
      draft.tree.popToRoot(path + [old], everyTab: true, cause: .hidden)
    }
    try draft.openMembers(of: self)
  }
}
