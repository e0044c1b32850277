#if canImport(Combine)
  import Combine
#endif

/// The type of any flow, such as the one that ``Coordinator/child(for:)`` returns. Subclass ``Coordinator`` or a container.
///
/// A coordinator is a handle. It has an identity and the app's dependencies, and it reads and changes its part of the
/// scene's state.
@MainActor
open class AnyCoordinator {
  /// The number of flows that can nest.
  package nonisolated static let maximumDepth = NavigationError.maximumDepth

  /// The flow's identity, for use on any thread.
  public nonisolated final let flowID: FlowID

  /// Whether the flow is in a scene. Written by the draft that opens the flow or drops it, and by the core that removes it.
  final var membership = Membership.outside
  /// The flow's state outside of a scene. Written by verbs before the flow comes into one, and by the core that removes it.
  final var part: FlowState
  /// The last known way to the flow, which may have changed since. Written when the flow is looked for.
  final var wayHint: Way = []
  /// Whether code of the app is deciding a change of this flow. Other changes are refused meanwhile. Written by
  /// `whileEditing(_:_:)`.
  final var isEditing = false
  /// Whether ``didEnter()`` has been called. Written when it is.
  final var isWelcomed = false
  /// The `onDismiss` closures of slots that were shown before the flow came into a scene. Written by verbs until then.
  final var earlyDismissals: [(slot: SlotID, call: DismissAction)] = []
  /// Written by the features, each its own note.
  private final var notes = Notes()
  final let observers = Observers<FlowChange>()
  /// The mark that code of the app has read, if any. Written by `noteRead()`.
  final var mark: AnyObject?

  #if canImport(Combine)
    /// Gives the object one publisher for its life. For a class without a published property, Combine makes a new one
    /// at each access.
    @Published private final var publishes = true
  #endif

  init(_ state: FlowState) {
    part = state
    flowID = state.id
    part.type = type(of: self)
    #if canImport(Combine)
      startPublishing()
    #endif
  }

  /// The note of a feature about this flow.
  final subscript<Note: FlowNote>(type: Note.Type) -> Note {
    get { notes[type] }
    _modify { yield &notes[type] }
  }

  // MARK: To override

  /// Called when the flow has come into a scene. Put outside effects here.
  open func didEnter() {}

  /// Called when the flow has been removed from its scene. The flow refuses all changes then.
  ///
  /// Not called when the scene is deallocated. Called when a ``SceneDirectory`` closes the scene.
  open func didLeave() {}

  // The hooks for kinds of flows.

  /// Adds what the flow opens by itself to a draft: the child flow of its root, and its routes.
  func open(in draft: Draft, at way: Way) throws { try draft.openSlots(of: self, at: way) }
  /// Marks the flow as part of its scene, which holds its state from now on.
  func enter() { exchange(&earlyDismissals, with: []) }
  /// Gives the flow its first root again, without anything above it.
  func restart(in draft: Draft, at way: Way) throws {
    guard let state = draft.state[way] else { return }
    try draft.perform(.setRoot(state.firstRoot, generation: Identity.next()), on: self)
  }
  /// Updates what the flow itself shows, besides its screens.
  func redraw(in draft: Draft) throws {}
  /// Makes the child flow of a slot.
  func makeChild(for destination: any BoxedDestination) -> AnyCoordinator? { nil }
  /// Returns whether a running child flow takes the new destination of its slot.
  func adopts(_ destination: any BoxedDestination, in child: AnyCoordinator) -> Bool { false }
  /// Looks for mistakes of the app when the flow comes into a scene, or opens another flow in a slot.
  func noteMistakes(opening slot: SlotState?, in draft: Draft) {}
  /// Returns the screen of a slot.
  func screen(of slot: SlotState, isRoot: Bool) -> ScreenContent {
    let text = RowContent(id: RowID(title: "", occurrence: 0), title: "There is nothing to show.", kind: .text)
    return ScreenContent(title: "\(type(of: self))", rows: [text])
  }
}

// The flow's part of the scene's state.
extension AnyCoordinator {
  /// The core of the flow's scene, even after the flow was removed; `nil` before the flow comes into a scene.
  final var core: SceneCore? { membership.core }

  /// Whether the flow was removed from its scene. It cannot come back.
  final var isRemoved: Bool { if case .removed = membership { true } else { false } }

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
  package final func child(of id: SlotID) -> AnyCoordinator? {
    noteRead()
    guard let child = state.slots.last(where: { $0.id == id })?.child else { return nil }
    return core?.flow(child.value.id)
  }

  /// Returns whether this flow owns a slot.
  final func owns(_ id: SlotID) -> Bool { state.index(of: id) != nil }

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

  final var typeName: String { "\(type(of: self))" }
}
