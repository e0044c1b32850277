#if canImport(Combine)
  import Combine
#endif
#if canImport(Observation)
  import Observation
#endif

/// The base class of every flow, with the members that need no destination type. Do not subclass it directly; subclass
/// ``Coordinator`` or a container.
///
/// A coordinator is a handle. It has an identity and the app's dependencies, and it reads and changes its part of the
/// scene's state.
@MainActor
open class AnyCoordinator {
  /// The flow's identity, for use on any thread.
  public nonisolated final let flowID: FlowID

  private final var life = Life.standalone
  /// The core of the flow's scene. The root of a scene keeps it, and with it all flows. So they can be changed while
  /// their root lives, even without a scene object.
  private final var ownCore: SceneCore?
  private final weak var sharedCore: SceneCore?
  /// The flow's state outside of a scene.
  final private(set) var standaloneState: FlowState
  /// The last known path of the flow. It may be out of date.
  private final var pathHint: TreePath = []
  /// Whether code of the app is deciding a change of this flow. Other changes are refused meanwhile.
  final private(set) var isEditing = false
  /// Whether ``didEnter()`` has been called.
  final private(set) var hasEntered = false
  /// The `onDismiss` closures of slots that were shown before the flow entered a scene.
  final private(set) var earlyDismissals: [(slot: SlotID, call: DismissAction)] = []
  /// The receivers of the value with which the flow finishes, if it does.
  final var receivers: [(Any) -> Void] = []
  /// Notifies code of the app that has read the flow; `nil` until somebody reads it.
  private final var mark: AnyObject?

  #if canImport(Combine)
    /// Gives the object one publisher for its life. For a class without a published property, Combine makes a new one
    /// at each access.
    @Published private final var publishes = true
  #endif

  init(_ state: FlowState) {
    standaloneState = state
    flowID = state.id
    standaloneState.type = type(of: self)
  }

  // MARK: To override

  /// Called when the flow has entered a scene. Put outside effects here.
  open func didEnter() {}

  /// Called when the flow has been removed from its scene. The flow refuses all changes then.
  ///
  /// Not called when the scene is deallocated. Called when a ``SceneDirectory`` closes the scene.
  open func didLeave() {}

  // The hooks for kinds of flows.

  /// Adds what the flow opens by itself to a draft: the child flow of its root, and its routes.
  func open(in draft: Draft, at path: TreePath) throws { try draft.openSlots(of: self, at: path) }
  /// Called when a draft with the new flow has been committed.
  func wasCommitted() { exchange(&earlyDismissals, with: []) }
  /// Gives the flow its first root again, without anything above it.
  func restart(in draft: Draft, at path: TreePath) throws {
    guard let state = draft.state[path] else { return }
    try draft.perform(.setRoot(state.firstRoot, generation: Identity.next()), on: self)
  }
  /// Updates what the flow itself shows, besides its screens.
  func redraw(in draft: Draft) throws {}
  /// Makes the child flow of a slot.
  package func makeChild(for destination: any BoxedDestination) -> AnyCoordinator? { nil }
  /// Returns whether a running child flow takes the new destination of its slot.
  func adopts(_ destination: any BoxedDestination, in child: AnyCoordinator) -> Bool { false }
  /// Calls the hook for a slot whose screen the user sees again.
  func notifyReturn(to slot: SlotID) {}
  /// Returns whether the user may leave a slot.
  func allowsLeaving(_ slot: SlotState, isRoot: Bool) -> Bool { true }
  /// Returns whether a slot has a screen of its own, although its flow may make a child flow for it.
  func hasScreen(_ slot: SlotState) -> Bool { false }
  /// The mistake in the patterns of the flow's links; always `nil` in release builds.
  var mistakeInLinks: Mistake? { nil }
  /// Reads a destination of the flow from an archive. Throws the error of the decoder, and the flow's reason to refuse the
  /// destination.
  func archivedDestination(from decoder: any Decoder) throws -> any BoxedDestination {
    throw RestoreReport.Reason.unreadable("\(typeName) has no destinations")
  }
  /// Returns the screen of a slot.
  func screen(of slot: SlotState, isRoot: Bool) -> ScreenContent {
    let text = RowContent(id: RowID(title: "", occurrence: 0), title: "There is nothing to show.", kind: .text)
    return ScreenContent(title: "\(type(of: self))", rows: [text])
  }
}

extension AnyCoordinator {
  /// The core of the flow's scene, even after the flow was removed; `nil` before the flow enters a scene.
  final var core: SceneCore? { life == .standalone ? nil : ownCore ?? sharedCore ?? .ended }

  /// Whether the flow was removed from its scene. It cannot enter one again.
  final var isRemoved: Bool { life == .removed }

  /// The flow's current state, including the open draft.
  final var state: FlowState {
    guard let core, !isRemoved else { return standaloneState }
    if let path { return core.current[path] ?? standaloneState }
    // The open draft has removed the flow, but the draft may still be dropped.
    return core.committed.flow(flowID) ?? standaloneState
  }

  /// The path to the flow in its scene's state; `nil` outside of a scene.
  final var path: TreePath? {
    guard let core, !isRemoved, core.root != nil, let path = core.current.path(to: flowID, hint: pathHint) else {
      return nil
    }
    if path != pathHint { pathHint = path }
    return path
  }

  /// Whether the flow was removed, alone or with its whole scene.
  final var isDetached: Bool { core.map { isRemoved || $0.isClosed || path == nil } ?? false }

  /// The reason why the flow cannot enter a scene, if any. A flow enters a scene once.
  final var obstacleToEntering: NavigationError? { isRemoved ? .detached : core == nil ? nil : .alreadyInUse }

  /// The flow that owns this flow's slot, or the container that holds it; `nil` for a scene's root and outside of a
  /// scene.
  public final var parent: AnyCoordinator? {
    registerRead()
    guard let core, !isDetached, let path = path?.dropLastStep else { return nil }
    return core.flow(at: path)
  }

  /// The child flows, in the order of their slots. A question is none of them.
  public final var children: [AnyCoordinator] {
    registerRead()
    guard let core else { return [] }
    return state.withoutQuestion.children.compactMap { core.flow($0.flow.value.id) }
  }

  /// Returns the child flow in a slot of this flow.
  ///
  /// - Parameter id: A slot of this flow.
  /// - Returns: The child flow; `nil` for a slot without one.
  /// - Complexity: O(*n*) in the number of routes.
  package final func child(of id: SlotID) -> AnyCoordinator? {
    registerRead()
    guard let child = state.slots.last(where: { $0.id == id })?.child else { return nil }
    return core?.flow(child.value.id)
  }

  /// Returns whether this flow owns a slot.
  final func owns(_ id: SlotID) -> Bool { state.index(of: id) != nil }

  /// Runs code of the app that decides a change of this flow. Throws the code's error, and `busy` when such code
  /// already runs, or when it changed this flow by other means.
  final func whileEditing<Result>(_ work: () throws -> Result) throws -> Result {
    guard !isEditing else { throw NavigationError.busy }
    let before = core?.current ?? SceneState(root: standaloneState)
    isEditing = true
    defer { isEditing = false }
    let result = try work()
    if let core, core.current.isSame(as: before) { return result }
    guard !isDetached, before.flow(flowID)?.hasSameSlots(as: state) == true else { throw NavigationError.busy }
    return result
  }

  package final var typeName: String { "\(type(of: self))" }
}

/// Where a flow is: alone outside of scenes, in a scene, or removed from one. A flow enters a scene only once.
private enum Life {
  case standalone, inScene, removed
}

extension AnyCoordinator {
  /// Changes the flow outside of a scene. The old state is released last, since that may run code of the app.
  final func replaceStandaloneState(with state: FlowState) { exchange(&standaloneState, with: state) }

  /// Keeps the `onDismiss` closure of a slot that an edit has shown, until the flow enters a scene or removes the slot.
  final func keep(_ call: DismissAction?, of edit: StackEdit?) {
    if let call, case .show(let slot)? = edit { earlyDismissals.append((slot.id, call)) }
    if !earlyDismissals.isEmpty { exchange(&earlyDismissals, with: earlyDismissals.filter { owns($0.slot) }) }
  }

  /// Makes the flow part of a draft.
  final func attach(to core: SceneCore, at path: TreePath) {
    life = .inScene
    sharedCore = core
    ownCore = self === core.root ? core : nil
    pathHint = path
  }

  /// Takes the flow out of a draft. It is as before.
  final func becomeStandalone() {
    (life, ownCore, sharedCore) = (.standalone, nil, nil)
    pathHint = []
  }

  /// Calls ``didEnter()`` once.
  final func notifyEntered() {
    guard !isDetached, !hasEntered else { return }
    hasEntered = true
    didEnter()
  }

  /// Ends the flow, which keeps its last state.
  final func remove(as state: FlowState) {
    exchange(&standaloneState, with: state)
    (life, ownCore) = (.removed, nil)
  }
}

// A view or a screen that reads a flow is drawn again when the flow changes: its slots, its child flows, the flow above
// it, or the members of a container. A mere redraw of its screens is no such change.
extension AnyCoordinator {
  /// Notes that code of the app reads the flow. The mark of a flow that nobody reads is never made.
  final func registerRead() {
    #if canImport(Observation)
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *), core?.delivery.isReadQuietly != true {
        let mark = mark as? ObservableMark ?? ObservableMark()
        self.mark = mark
        mark.access()
      }
    #endif
  }

  /// Whether code of the app has read the flow.
  final var isRead: Bool { mark != nil }

  /// Reads flows of the scene for a host, which observes their changes by itself. So the reads do not make its views
  /// depend on the flows.
  package final func quietly<Result>(_ read: () -> Result) -> Result { core?.delivery.quietly(read) ?? read() }

  /// Notes that the flow has changed.
  final func publishToReaders() {
    #if canImport(Observation)
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) { (mark as? ObservableMark)?.change() }
    #endif
  }
}

#if canImport(Observation)
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension AnyCoordinator: Observable {}
#endif

#if canImport(Combine)
  // SwiftUI observes a flow as an `ObservableObject`.
  extension AnyCoordinator: ObservableObject {
    /// Publishes a change of the flow, after the change.
    final func publishChange() { objectWillChange.send() }
  }
#endif
