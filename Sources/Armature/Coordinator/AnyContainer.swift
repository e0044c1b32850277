/// The base class of all containers: coordinators without routes of their own that hold flows side by side, each with its own
/// line.
///
/// A container takes one slot, a scene's root or a route's, and draws its visible flows there. Subclass ``TabCoordinator`` or
/// ``SplitCoordinator``, or ``ContainerCoordinator`` for a container of your own.
open class AnyContainer: AnyCoordinator {
  /// The slot that the container lives in.
  public final var id: SlotID { state.root.id }

  /// Flows for members that have not come into a scene with the container yet, by the members' names.
  final var waiting: [String: AnyCoordinator] = [:]

  init(_ container: ContainerState) {
    super.init(FlowState(root: ContainerPlace(container: "").boxed, container: container))
    part.container?.type = typeName
    part.root.destination = ContainerPlace(container: typeName).boxed
  }

  // MARK: What kinds of containers differ in

  /// Makes the flow of a member that has to be drawn.
  func makeMember(_ name: String) -> AnyCoordinator? { nil }
  /// Makes the flow of a column with a root.
  func makeColumn(_ name: String, root: any BoxedDestination) -> AnyCoordinator? { nil }
  /// The type of a column's destinations.
  func columnType(_ name: String) -> (any Destination.Type)? { nil }
  /// The texts and images that the container shows itself.
  func describe(_ container: ContainerState) -> (items: [TabItem], placeholder: String) { ([], "") }
  /// Tells a split view whether it is drawn as one stack.
  func setCollapsed(_ isCollapsed: Bool) {}

  // MARK: Members

  final var members: [ContainerState.Member] { state.container?.members ?? [] }

  /// The flow of a member, if it has been made.
  final func flow(ofMember name: String) -> AnyCoordinator? {
    guard let core, let flow = members.first(where: { $0.name == name })?.flow else { return waiting[name] }
    return core.flow(flow.value.id)
  }

  /// Changes what the container holds and shows, as part of one change of the scene.
  ///
  /// - Parameters:
  ///   - cause: The cause for flows that go.
  ///   - change: Changes the container.
  ///   - finish: Changes more in the draft, if the container is in a scene.
  /// - Throws: What the changes throw.
  final func change(
    cause: RemovalCause, _ change: (inout ContainerState) throws(NavigationError) -> Void,
    finish: (Draft, Way) throws(NavigationError) -> Void = { _, _ in }
  ) throws(NavigationError) {
    guard let core else {
      guard var container = part.container else { return }
      try change(&container)
      exchange(&part.container, with: container)
      exchange(&waiting, with: waiting.filter { container.index(of: $0.key) != nil })
      return
    }
    try core.change { draft throws(NavigationError) in
      guard let way else { throw .detached }
      try draft.tree.editContainer(way, cause: cause, change)
      try finish(draft, way)
    }
  }
}

/// Stands for a destination where a container is drawn.
struct ContainerPlace: Destination, CustomStringConvertible {
  let container: String

  var description: String { container }

  func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen(container) }
}
