#if canImport(Combine)
  import Combine
#endif

/// The base class of all coordinators, without their destination type.
///
/// Subclass ``Coordinator`` or a container. This class is the type that ``Coordinator/child(for:)`` returns.
///
/// A coordinator is a handle. It has an identity and the app's dependencies, and it reads and changes its part of the
/// scene's state.
@MainActor
open class AnyCoordinator {
  /// The number of flows that can nest.
  public nonisolated static let maximumDepth = NavigationError.maximumDepth

  /// The flow's identity, for use on any thread.
  public nonisolated final let flowID: FlowID

  /// The scene's core, even after the flow was removed; `nil` before the flow comes into a scene.
  final var core: SceneCore?
  /// The flow's state outside of a scene: before it comes into one, and after it was removed.
  final var part: FlowState
  /// Whether the flow was removed from its scene. It cannot come back.
  final var isRemoved = false
  /// The last known way to the flow, which may have changed since.
  final var wayHint: Way = []
  /// Whether code of the app is deciding a change of this flow. Other changes are refused meanwhile.
  final var isEditing = false
  /// Whether ``didEnter()`` has been called.
  final var isWelcomed = false
  /// The running work of this flow's screens.
  final var work: [SlotID: SlotWork] = [:]
  /// The `onDismiss` closures of slots that were shown before the flow came into a scene.
  final var earlyDismissals: [(slot: SlotID, call: DismissAction)] = []
  /// The receivers of the value with which the flow finishes, if it does.
  final var receivers: [(Any) -> Void] = []
  final let observers = Observers<FlowChange>()
  /// The mark that code of the app has read, if any. See ``noteRead()``.
  final var mark: AnyObject?
  /// Whether flows are read for a host.
  static var isQuiet = false
  /// The scene's flows by identity. Empty except for the scene's root.
  final var registry: [FlowID: AnyCoordinator] = [:]

  #if canImport(Combine)
    /// Gives the object one publisher for its life. For a class without a published property, Combine makes a new one
    /// at each access.
    @Published private final var publishes = true
  #endif

  init(_ state: FlowState) {
    part = state
    flowID = state.id
    part.type = type(of: self)
    part.hidesSteps = (type(of: self) as? any Finishing.Type)?.linksToSteps == false
    #if canImport(Combine)
      startPublishing()
    #endif
  }

  // MARK: To override

  /// Called when the flow has come into a scene. Put outside effects here.
  open func didEnter() {}

  /// Called when the flow has been removed from its scene. The flow refuses all changes then.
  ///
  /// Not called when the scene is deallocated. Called when a ``SceneDirectory`` closes the scene.
  open func didLeave() {}

  // The hooks for flows with destinations. Containers keep these defaults.

  /// Makes the child flow of a slot.
  func makeChild(for destination: any BoxedDestination) -> AnyCoordinator? { nil }
  /// Returns whether the user may leave a slot.
  func letsGo(_ slot: SlotState, isRoot: Bool) -> Bool { true }
  /// Returns whether a running child flow takes the new destination of its slot.
  func adopts(_ destination: any BoxedDestination, in child: AnyCoordinator) -> Bool { false }
  /// Returns whether a slot's destination has a screen, and not ``Screen/child``.
  func hasScreen(_ slot: SlotState) -> Bool { false }
  /// The mistake in the patterns of the flow's links; always `nil` in release builds.
  var mistakeInLinks: Mistake? { nil }
  /// Returns the screen of a slot.
  func screen(of slot: SlotState, isRoot: Bool) -> ScreenContent {
    let text = RowContent(id: RowID(title: "", occurrence: 0), title: "There is nothing to show.", kind: .text)
    return ScreenContent(title: "\(type(of: self))", rows: [text])
  }
}

// The flow's part of the scene's state.
extension AnyCoordinator {
  /// The flow's current state, including the open draft.
  final var state: FlowState {
    guard let core, !isRemoved else { return part }
    if let way { return core.current[way] ?? part }
    // The open draft has removed the flow, but the draft may still be dropped.
    return core.committed.flatMap { state in state.way(to: flowID).flatMap { state[$0] } } ?? part
  }

  /// The way to the flow in its scene's state; `nil` outside of a scene.
  final var way: Way? {
    guard let core, !isRemoved, core.root != nil, let way = core.current.way(to: flowID, hint: wayHint) else {
      return nil
    }
    if way != wayHint { wayHint = way }
    return way
  }

  /// Whether the flow was removed, alone or with its whole scene.
  final var isDetached: Bool { core.map { isRemoved || $0.isClosed || way == nil } ?? false }

  /// The reason why the flow cannot come into a scene, if any. A flow comes into a scene once.
  final var obstacleToEntering: NavigationError? { isRemoved ? .detached : core == nil ? nil : .alreadyInUse }

  /// The scene of the flow; `nil` before the flow comes into a scene and after it was removed.
  public final var scene: FlowScene? {
    noteRead()
    return isDetached ? nil : core?.scene
  }

  /// The flow that owns this flow's slot, or the container that holds it; `nil` for a scene's root and outside of a
  /// scene.
  public final var parent: AnyCoordinator? {
    noteRead()
    guard let core, !isDetached, let way = way?.dropLastStep else { return nil }
    return core.flow(at: way)
  }

  /// The child flows, in the order of their slots. A question is none of them.
  public final var children: [AnyCoordinator] {
    noteRead()
    guard let core else { return [] }
    return state.withoutQuestion.children.compactMap { core.flow($0.flow.value.id) }
  }

  /// Returns the child flow in a slot of this flow.
  ///
  /// - Parameter id: A slot of this flow.
  /// - Returns: The child flow; `nil` for a slot without one.
  /// - Complexity: O(*n*) in the number of routes.
  public final func child(of id: SlotID) -> AnyCoordinator? {
    noteRead()
    guard let child = state.slots.last(where: { $0.id == id })?.child else { return nil }
    return core?.flow(child.value.id)
  }

  /// Returns whether this flow owns a slot.
  final func owns(_ id: SlotID) -> Bool { state.index(of: id) != nil }

  /// Does work that may be refused, and reports the refusal.
  ///
  /// - Returns: Whether the work succeeded.
  final func attempt(
    _ verb: StaticString, cause: NavigationEvent.Cause = .verb, _ work: () throws -> Void
  ) -> Bool {
    do {
      try work()
      return true
    } catch {
      if let error = error as? AdmissionError { core?.report(.denied(error), cause: cause, in: eventFlow) }
      core?.report(refusal: error.refusal, of: verb, cause: cause, in: self)
      return false
    }
  }

  /// Runs code of the app that decides a change of this flow.
  ///
  /// - Parameters:
  ///   - before: The flow's state now.
  ///   - work: The code.
  /// - Returns: The result of the code.
  /// - Throws: The code's error; `busy` when such code already runs, or when it changed this flow by other means.
  final func whileEditing<Result>(_ before: FlowState, _ work: () throws -> Result) throws -> Result {
    guard !isEditing else { throw NavigationError.busy }
    let scene = core?.current
    isEditing = true
    defer { isEditing = false }
    let result = try work()
    if let scene, let core, core.current.isSame(as: scene) { return result }
    guard !isDetached, before.hasSameSlots(as: state) else { throw NavigationError.busy }
    return result
  }
}

/// A destination that shows a message.
struct Nowhere: Destination {
  let message: String

  func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("") { TextRow(message) } }
}
