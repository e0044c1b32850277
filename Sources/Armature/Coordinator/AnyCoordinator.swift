#if canImport(Combine)
  import Combine
#endif

/// The base class of all coordinators, whatever their destinations.
///
/// Subclass ``Coordinator`` or a container. This class is the type that ``Coordinator/child(for:)`` returns.
///
/// A coordinator is a handle: it has an identity, the app's dependencies, and reads and changes its part of the scene's state.
@MainActor
open class AnyCoordinator {
  /// How many flows can nest.
  public nonisolated static let maximumDepth = NavigationError.maximumDepth

  /// The flow's identity, which can be used on any thread.
  public nonisolated final let flowID: FlowID

  /// The scene's core, also after the flow was removed; `nil` before the flow has come into a scene.
  final var core: SceneCore?
  /// The flow's state outside of a scene: before it has come into one, and as it was when it was removed.
  final var part: FlowState
  /// Whether the flow was removed from its scene. It never comes back.
  final var isRemoved = false
  /// The way to the flow when it was last asked for. The flow may lie elsewhere by now.
  final var wayHint: Way = []
  /// Whether code of the app runs that is to decide a change of this flow, which refuses other changes meanwhile.
  final var isEditing = false
  /// Whether ``didEnter()`` has been called.
  final var isWelcomed = false
  /// The work that runs for screens of this flow.
  final var work: [SlotID: SlotWork] = [:]
  /// Closures to call when slots go that were shown before the flow has come into a scene.
  final var earlyDismissals: [(slot: SlotID, call: DismissAction)] = []
  final let observers = Observers<FlowChange>()
  /// The scene's flows by identity. Only the scene's root has any.
  final var registry: [FlowID: AnyCoordinator] = [:]

  #if canImport(Combine)
    /// Gives the object one publisher for its life. Combine would make a new one each time for a class without any
    /// published property.
    @Published private final var publishes = true
  #endif

  init(_ state: FlowState) {
    part = state
    flowID = state.id
    #if canImport(Combine)
      startPublishing()
    #endif
  }

  // MARK: To override

  /// Called when the flow has become part of a scene: the place for outside effects.
  open func didEnter() {}

  /// Called when the flow has been removed from its scene. It takes no more changes then.
  ///
  /// Not called when the scene is deallocated. Called when a ``SceneDirectory`` closes the scene.
  open func didLeave() {}

  // The hooks for flows with destinations. A container has none, and keeps these answers.

  /// Makes the child flow of a slot.
  func makeChild(for destination: any BoxedDestination) -> AnyCoordinator? { nil }
  /// Whether the user may leave a slot.
  func letsGo(_ slot: SlotState, isRoot: Bool) -> Bool { true }
  /// Whether a running child flow takes the new destination of its slot.
  func adopts(_ destination: any BoxedDestination, in child: AnyCoordinator) -> Bool { false }
  /// The screen of a slot.
  func screen(of slot: SlotState, isRoot: Bool) -> ScreenContent {
    let text = RowContent(id: RowID(title: "", occurrence: 0), title: "There is nothing to show.", kind: .text)
    return ScreenContent(title: "\(type(of: self))", rows: [text])
  }
}

// The flow's part of the scene's state.
extension AnyCoordinator {
  /// The flow's state as it is now. While a change is open, that is the draft of it.
  final var state: FlowState {
    guard let core, !isRemoved else { return part }
    if let way { return core.current[way] ?? part }
    // The open draft has removed the flow, but may yet be dropped.
    return core.committed.flatMap { state in state.way(to: flowID).flatMap { state[$0] } } ?? part
  }

  /// The way to the flow in its scene's state; `nil` where it is in none.
  final var way: Way? {
    guard let core, !isRemoved, core.root != nil, let way = core.current.way(to: flowID, hint: wayHint) else {
      return nil
    }
    wayHint = way
    return way
  }

  /// Whether the flow was removed, by itself or with its whole scene.
  final var isDetached: Bool { core.map { isRemoved || $0.isClosed || way == nil } ?? false }

  /// The scene of the flow; `nil` before the flow has come into one and after it was removed.
  public final var scene: FlowScene? { isDetached ? nil : core?.scene }

  /// The flow that opened this one, or the container that holds it; `nil` for a scene's root and outside of a scene.
  public final var parent: AnyCoordinator? {
    guard let core, !isDetached, let way = way?.dropLastStep else { return nil }
    return core.current[way].flatMap { core.flow($0.id) }
  }

  /// The child flows that are running, in the order of their slots.
  public final var children: [AnyCoordinator] {
    guard let core else { return [] }
    return state.children.compactMap { core.flow($0.flow.value.id) }
  }

  /// The child flow that a slot of this flow opened, if any.
  ///
  /// - Parameter id: A slot of this flow.
  /// - Returns: The child flow.
  /// - Complexity: O(*n*) in the number of routes.
  public final func child(of id: SlotID) -> AnyCoordinator? {
    guard let child = state.slots.last(where: { $0.id == id })?.child else { return nil }
    return core?.flow(child.value.id)
  }

  /// Whether a slot is one of this flow's.
  final func owns(_ id: SlotID) -> Bool { state.index(of: id) != nil }

  /// Does something that may be refused, and reports the refusal.
  ///
  /// - Returns: Whether it was done.
  final func attempt(_ verb: StaticString, _ work: () throws(NavigationError) -> Void) -> Bool {
    do throws(NavigationError) {
      try work()
      return true
    } catch {
      core?.report(refusal: error, of: verb, in: self)
      return false
    }
  }

  /// Runs code of the app that decides a change of this flow.
  ///
  /// - Throws: The code's error; `busy` when such code runs already, or has changed this flow in another way.
  final func whileEditing<Result, Failure: Error>(
    refused: (NavigationError) -> Failure, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard !isEditing else { throw refused(.busy) }
    let before = state
    isEditing = true
    defer { isEditing = false }
    let result = try work()
    guard before.hasSameSlots(as: state) else { throw refused(.busy) }
    return result
  }
}

/// A coordinator without destinations shows a message in their place.
struct Nowhere: Destination {
  let message: String

  func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("") { TextRow(message) } }
}
