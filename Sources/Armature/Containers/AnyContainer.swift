/// The type of any container: tabs, a split view, or one of the app. A container has no routes. It holds flows side by
/// side, each with its own line.
///
/// A container takes one slot, a scene's root or a route's, and draws its visible flows there. Subclass
/// ``TabCoordinator`` or ``SplitCoordinator``, or ``ContainerCoordinator`` for a container of your own.
open class AnyContainer: AnyCoordinator {
  /// The slot of the container.
  package final var id: SlotID { state.root.id }

  /// Members' flows by name, until the container enters a scene.
  final var waiting: [String: AnyCoordinator] = [:]
  /// The members with which the container has entered its scene.
  private final var first: ContainerState?

  init(_ container: ContainerState) {
    var state = FlowState(root: ContainerDestination(container: "\(Self.self)").boxed, container: container)
    state.hidesSteps = Self.hidesSteps
    super.init(state)
  }

  // MARK: Hooks of the base class

  final override func open(in draft: Draft, at path: TreePath) throws {
    first = draft.state[path]?.container
    try draft.describe(self)
    // A link and an archive open only the members that they pass through.
    if !draft.tree.isReading { try draft.openMembers(of: self) }
  }

  final override func wasCommitted() {
    super.wasCommitted()
    exchange(&waiting, with: [:])
  }

  final override func restart(in draft: Draft, at path: TreePath) throws {
    guard let first else { return try super.restart(in: draft, at: path) }
    // The sidebar of a split view is restarted, not made anew: only the app can make it.
    guard first.visibleName != nil else {
      try draft.core.flow(at: path + [0])?.restart(in: draft, at: path + [0])
      return
    }
    draft.tree.removeMembers(from: 0, of: path, cause: .broadcast)
    try draft.tree.editContainer(path, cause: .broadcast) { $0 = first }
    try draft.openMembers(of: self)
    try draft.describe(self)
  }

  final override func redraw(in draft: Draft) throws { try draft.describe(self) }

  // MARK: To override in kinds of containers

  /// Makes the flow of a member.
  func makeMember(_ name: String) -> AnyCoordinator? { nil }
  /// Makes the flow of a column with a root.
  func makeColumn(_ name: String, root: any BoxedDestination) -> AnyCoordinator? { nil }
  /// Returns the type of a column's destinations.
  func columnType(_ name: String) -> (any Destination.Type)? { nil }
  /// Returns the name that a member has now, by a name of an older version of the app.
  func currentName(of name: String) -> String { name }
  /// Returns whether a member keeps its line when another member becomes visible. If not, it is popped to its root.
  func keepsMember(_ name: String) -> Bool { true }
  /// Returns whether a member can be added by its name.
  func canAdd(_ name: String) -> Bool { false }
  /// Returns the texts and images that the container itself shows, and the members that it leaves out.
  func describe(_ container: ContainerState) -> ContainerState.Description { .init() }
  /// Shows a member that the user has chosen.
  func choose(_ name: String) -> Bool { false }
  /// Sets how the columns of a split view are drawn.
  func setLayout(_ layout: ColumnLayout) {}

  // MARK: Members

  /// The container's state, for code of the app that reads it.
  final var container: ContainerState? {
    registerRead()
    return state.container
  }

  final var members: [ContainerState.Member] { container?.members ?? [] }

  /// Returns the flow of a member, if it has been made.
  package final func flow(ofMember name: String) -> AnyCoordinator? {
    registerRead()
    guard let core, let container = state.container, let index = container.index(of: name),
      let flow = container.flows[index]
    else { return waiting[name] }
    return core.flow(flow.value.id)
  }

  /// Changes the container, in one change of the scene.
  ///
  /// - Parameters:
  ///   - cause: The cause for removed flows.
  ///   - change: Changes the container.
  ///   - finish: Makes more changes in the draft. Called only in a scene.
  /// - Throws: The errors of `change` and `finish`.
  final func change(
    cause: RemovalCause, _ change: (inout ContainerState) throws -> Void,
    finish: (Draft, TreePath) throws -> Void = { _, _ in }
  ) throws {
    guard let core else {
      var state = standaloneState
      guard var container = state.container else { return }
      try change(&container)
      state.container = container
      replaceStandaloneState(with: state)
      exchange(&waiting, with: waiting.filter { container.index(of: $0.key) != nil })
      return
    }
    try core.change { draft in
      guard let path else { throw NavigationError.detached }
      try draft.tree.editContainer(path, cause: cause, change)
      try finish(draft, path)
    }
  }

  // MARK: One member at a time

  /// Whether the container shows one of its members at a time: tabs, or a ``ContainerCoordinator`` of the app. If not,
  /// the members are the columns of a split view.
  package final var showsOneMember: Bool { state.container?.visibleName != nil }

  // A container of the app's own makes these public. Tabs have the same by tab.
  package var names: [String] { members.map(\.name) }
  package var shownNames: [String] { container?.available.map(\.name) ?? [] }
  package var hiddenNames: Set<String> { Set(members.filter(\.isHidden).map(\.name)) }
  package var visibleName: String { container?.visibleName ?? "" }
  package var visibleFlow: AnyCoordinator? { flow(ofMember: visibleName) }

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
      try visibleMemberChanged(from: before, in: draft, at: path)
      try finish(draft)
    }
  }

  /// Opens the visible member, and pops the one that was visible before if it does not keep its line.
  fileprivate final func visibleMemberChanged(from name: String, in draft: Draft, at path: TreePath) throws {
    if visibleName != name, !keepsMember(name), let old = state.container?.index(of: name) {
      draft.tree.popToRoot(path + [old], everyTab: true, cause: .hidden)
    }
    try draft.openMembers(of: self)
  }
}

/// The destination of a container's slot.
struct ContainerDestination: Destination, NamedScreen, CustomStringConvertible {
  let container: String

  var description: String { container }
  var screenName: String { container }

  func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen(container) }
}

extension Draft {
  /// Makes the flows of all drawn members, of one more, and of those whose flow was made before.
  func openMembers(of container: AnyContainer, and other: String? = nil) throws {
    guard let path = container.path, let state = state[path]?.container else { return }
    for (index, member) in state.members.enumerated() where state.flows[index] == nil {
      let name = member.name
      guard state.shows(index) || name == other || container.waiting[name] != nil else { continue }
      guard let flow = container.waiting[name] ?? core.asking({ container.makeMember(name) }) else { continue }
      try open(flow, memberAt: index, of: path)
    }
  }

  /// Updates the texts and images that a container itself shows, and the members that it leaves out.
  func describe(_ container: AnyContainer) throws {
    guard let path = container.path, let state = state[path]?.container else { return }
    let description = core.tracking.read(.items(container.flowID), version: nil) {
      core.tracking.attributing(to: container) { core.asking { container.describe(state) } }
    }
    // A dropped draft leaves the items as they were, which may depend on other models.
    onDrop.append { [core] in core.tracking.markChanged(.items(container.flowID)) }
    guard description != state.description else { return }
    var trial = tree
    do {
      try trial.editContainer(path, cause: .left) { container in
        container.description = description
        if description.leftOut != state.description.leftOut { try container.set(container.members) }
      }
    } catch {
      // No member would be left, so the draft keeps the old description.
      return
    }
    tree = trial
    guard let visible = state.visibleName, visible != self.state[path]?.container?.visibleName else { return }
    if !tree.isReading { try container.visibleMemberChanged(from: visible, in: self, at: path) }
  }
}
