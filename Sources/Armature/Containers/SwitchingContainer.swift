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
      guard let core, let way, let old = state.container?.index(of: visibleName), name != visibleName,
        !keepsMember(visibleName), shownNames.contains(name)
      else { return try makeVisible(name) }
      try core.submit(
        Proposal(cause: .selected, removal: { $0.popToRoot(way + [old], everyTab: true, cause: .hidden) }) {
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
    try self.change(cause: .left, change) { draft, way in
      try didHide(before, in: draft, at: way)
      try finish(draft)
    }
  }

  final override func didHide(_ name: String, in draft: Draft, at way: TreePath) throws {
    if visibleName != name, !keepsMember(name), let old = state.container?.index(of: name) {
      draft.tree.popToRoot(way + [old], everyTab: true, cause: .hidden)
    }
    try draft.openMembers(of: self)
  }
}
