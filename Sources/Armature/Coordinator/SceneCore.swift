/// The state of a scene, its open draft, and the queue of notifications.
///
/// Flows hold the core strongly. The core holds no flow; the scene's root holds them. So flows can be changed while
/// their root lives, even without a scene object.
@MainActor
final class SceneCore {
  weak var scene: FlowScene?
  private(set) weak var root: AnyCoordinator?

  /// The state after the last change; `nil` while the scene is being opened.
  private(set) var committed: SceneState?
  private(set) var draft: Draft?
  private(set) var isClosed = false
  /// Whether code of the app is making a flow or describing a container. Changes are refused meanwhile.
  private(set) var isMaking = false
  /// Whether a list of links is being made.
  var isListingLinks = false
  /// Whether changes are animated now.
  static var isAnimating = true

  let observers = Observers<FlowChange>()
  let eventObservers = Observers<NavigationEvent>()
  private var dismissals: [SlotID: DismissAction] = [:]
  private var deliveries: [Delivery] = []
  private var isDelivering = false
  private var drawn: (state: SceneState, presentation: Presentation)?
  private let initial: SceneState

  init(root: AnyCoordinator) {
    self.root = root
    initial = SceneState(root: root.part.rootAlone)
  }

  /// The current state, including the open draft.
  var current: SceneState { draft?.state ?? committed ?? initial }

  /// The scene's presentation, without the open draft.
  var presentation: Presentation {
    let state = committed ?? current
    if let drawn, drawn.state.isSame(as: state) { return drawn.presentation }
    let presentation = Presentation(state)
    exchange(&drawn, with: (state, presentation))
    return presentation
  }

  /// Returns a flow of the scene or of the open draft.
  func flow(_ id: FlowID) -> AnyCoordinator? {
    guard let root else { return nil }
    return root.flowID == id ? root : root.registry[id] ?? draft?.made[id]
  }

  /// Runs code of the app that makes a flow.
  func making<Result>(_ make: () -> Result) -> Result {
    let before = isMaking
    isMaking = true
    defer { isMaking = before }
    return make()
  }

  // MARK: Changes

  /// The reason why the scene as a whole cannot be changed now.
  var obstacle: NavigationError? { isClosed ? .detached : isMaking || draft != nil ? .busy : nil }

  /// Does work in the open draft, or else in a new one. When the work throws or anything in the draft is refused, the
  /// draft is dropped and nothing has changed.
  ///
  /// - Parameters:
  ///   - refused: Makes the error for a refusal.
  ///   - work: Changes the draft.
  /// - Throws: The error of `work`, or the refusal.
  func change<Failure: Error>(
    refused: (NavigationError) -> Failure, _ work: (Draft) throws(Failure) -> Void
  ) throws(Failure) {
    guard !isClosed else { throw refused(.detached) }
    guard !isMaking else { throw refused(.busy) }
    if let draft {
      draft.isAnimated = draft.isAnimated && Self.isAnimating
      do throws(Failure) { return try work(draft) } catch {
        draft.refuse(error as? NavigationError ?? .busy)
        throw error
      }
    }
    defer { deliver() }
    try changeAlone(refused: refused, work)
  }

  func change(_ work: (Draft) throws(NavigationError) -> Void) throws(NavigationError) {
    try change(refused: { $0 }, work)
  }

  private func changeAlone<Failure: Error>(
    refused: (NavigationError) -> Failure, _ work: (Draft) throws(Failure) -> Void
  ) throws(Failure) {
    let draft = Draft(current, core: self)
    draft.isAnimated = Self.isAnimating
    self.draft = draft
    do throws(Failure) {
      try work(draft)
      if let refusal = draft.refusal { throw refused(refusal) }
    } catch {
      self.draft = nil
      draft.drop()
      throw error
    }
    commit(draft)
  }

  /// Does work in a draft that is always dropped.
  ///
  /// - Returns: The result of `work`.
  func plan<Result, Failure: Error>(
    refused: (NavigationError) -> Failure, _ work: (Draft) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if let obstacle { throw refused(obstacle) }
    let draft = Draft(current, core: self)
    self.draft = draft
    defer {
      self.draft = nil
      draft.drop()
    }
    return try work(draft)
  }

  /// Makes a change for the user, if every flow lets its slots go. The flows are asked first, and may navigate
  /// meanwhile.
  ///
  /// - Throws: The edit's error; `cannotLeave` when a flow keeps a slot.
  func changeAsUser(_ edit: (inout TreeEdit) throws(NavigationError) -> Void) throws(NavigationError) {
    try askToLeave(edit)
    try change { draft throws(NavigationError) in try edit(&draft.tree) }
  }

  /// Asks the flows about all slots that an edit would remove, from the end of the line down.
  ///
  /// - Throws: The edit's error; `cannotLeave` when a flow keeps a slot.
  func askToLeave(_ edit: (inout TreeEdit) throws(NavigationError) -> Void) throws(NavigationError) {
    var trial = TreeEdit(current)
    try edit(&trial)
    for (slot, _, _) in Comparison(from: current, to: trial.state).lost {
      // A flow asked before may have removed the slot itself.
      guard let flow = flow(slot.flow.id), let index = flow.state.index(of: slot.id) else { continue }
      guard flow.letsGo(flow.state.slots[index], isRoot: index == 0) else { throw .cannotLeave }
    }
  }

  /// Ends the scene: removes every flow, and refuses all changes from now on.
  func close() {
    isClosed = true
    let difference = Comparison(ending: current)
    remove(difference)
    enqueue(slotsOf: difference)
    deliver()
  }

  private func commit(_ draft: Draft) {
    let before = committed
    committed = draft.state
    self.draft = nil
    let difference = Comparison(from: before, to: draft.state, causes: draft.tree.causes)
    for (id, flow) in draft.made {
      // The scene's owner keeps the root.
      if flow !== root { root?.registry[id] = flow }
      flow.enter()
    }
    // A flow made and removed in the same draft was never part of the scene.
    let entered = Set(difference.gainedFlows)
    for (id, flow) in draft.made where !entered.contains(id) { end(flow, as: flow.part) }
    for change in difference.changes where !change.kinds.isDisjoint(with: [.routes, .root]) {
      self.flow(change.flow)?.dropWork(withRoot: change.kinds.contains(.root))
    }
    remove(difference)
    for (id, call) in draft.dismissals { dismissals[id] = call }
    enqueue(slotsOf: difference)
    let gained = draft.dismissals.isEmpty ? [] : Set(difference.gained.map(\.id))
    // Slots shown and removed in the same draft.
    for (id, _) in draft.dismissals where !gained.contains(id) {
      enqueueDismissal(of: id, cause: draft.tree.causes[id] ?? .flowEnded)
    }
    if wantsEvents {
      deliveries += difference.gained.map { .event(.shown(Node($0))) }
      deliveries += difference.selections.map { selection in
        .event(.selected(flow: self.flow(selection.container)?.typeName ?? "", name: selection.name))
      }
      if let link = draft.link { deliveries.append(.event(.linkOpened(link))) }
    }
    deliveries += difference.gainedFlows.compactMap { self.flow($0).map { .welcome($0) } }
    for change in difference.changes {
      guard let flow = self.flow(change.flow), !flow.observers.isEmpty else { continue }
      deliveries.append(
        .flowChange(
          flow, FlowChange(kinds: change.kinds, unchanged: change.unchanged, isAnimated: draft.isAnimated)))
    }
    if let change = difference.sceneChange, !observers.isEmpty {
      deliveries.append(
        .sceneChange(
          FlowChange(kinds: change.kinds, unchanged: change.unchanged, isAnimated: draft.isAnimated)))
    }
  }

  /// Takes removed flows out of the scene.
  private func remove(_ difference: Comparison) {
    for state in difference.lostFlows {
      guard let flow = flow(state.id) else { continue }
      if flow.isWelcomed { deliveries.append(.goodbye(flow)) }
      end(flow, as: state)
    }
  }

  private func end(_ flow: AnyCoordinator, as state: FlowState) {
    root?.registry[flow.flowID] = nil
    flow.end(as: state)
  }

  // MARK: Notifications

  private enum Delivery {
    case event(NavigationEvent)
    case goodbye(AnyCoordinator)
    case dismissed(DismissAction, RemovalCause)
    case welcome(AnyCoordinator)
    case flowChange(AnyCoordinator, FlowChange)
    case sceneChange(FlowChange)
    case done
  }

  private var wantsEvents: Bool { !eventObservers.isEmpty }

  private func enqueue(slotsOf difference: Comparison) {
    guard wantsEvents || !dismissals.isEmpty else { return }
    for (slot, cause, isShared) in difference.lost where !isShared {
      if wantsEvents { deliveries.append(.event(.removed(Node(slot), cause))) }
      enqueueDismissal(of: slot.id, cause: cause)
    }
  }

  private func enqueueDismissal(of id: SlotID, cause: RemovalCause) {
    if let call = dismissals.removeValue(forKey: id) { deliveries.append(.dismissed(call, cause)) }
  }

  /// Reports the refusal of a verb, which also refuses the open draft.
  func report(refusal error: NavigationError, of verb: StaticString, in flow: AnyCoordinator) {
    refuseDraft(with: error)
    report(.refused(verb: "\(verb)", flow: flow.typeName, error))
  }

  /// Refuses the open draft, if any, unless a flow is being made.
  func refuseDraft(with error: NavigationError) {
    if !isMaking { draft?.refuse(error) }
  }

  func report(_ event: @autoclosure () -> NavigationEvent) {
    guard wantsEvents else { return }
    deliveries.append(.event(event()))
    deliver()
  }

  /// Keeps all deliveries until ``release()`` or ``forget()``.
  func hold() { isDelivering = true }

  func release() {
    isDelivering = false
    deliver()
  }

  /// Drops the held deliveries, which keep flows.
  func forget() { exchange(&deliveries, with: []) }

  /// Delivers all notifications, in order. An observer may navigate; its notifications are added at the end.
  private func deliver() {
    guard !isDelivering, draft == nil, !isMaking, !deliveries.isEmpty else { return }
    isDelivering = true
    var next = 0
    while next < deliveries.count {
      let delivery = deliveries[next]
      // This releases a removed flow before the next delivery.
      deliveries[next] = .done
      next += 1
      switch delivery {
      case .event(let event): eventObservers.tell(event)
      case .goodbye(let flow): flow.didLeave()
      case .dismissed(let call, let cause): call(cause)
      case .welcome(let flow): flow.welcome()
      case .flowChange(let flow, let change): flow.observers.tell(change)
      case .sceneChange(let change): observers.tell(change)
      case .done: break
      }
    }
    deliveries.removeAll(keepingCapacity: true)
    isDelivering = false
  }
}

/// Called when a slot has gone.
typealias DismissAction = (RemovalCause) -> Void

extension AnyCoordinator {
  /// Marks the flow as part of its scene, which holds its state from now on.
  fileprivate final func enter() {
    exchange(&earlyDismissals, with: [])
    if let container = self as? AnyContainer { exchange(&container.waiting, with: [:]) }
  }

  /// Marks the flow as removed.
  fileprivate final func end(as state: FlowState) {
    exchange(&part, with: state)
    isRemoved = true
    cancelWork()
  }

  fileprivate final func welcome() {
    guard !isDetached, !isWelcomed else { return }
    isWelcomed = true
    didEnter()
  }

  final var typeName: String { "\(type(of: self))" }
}
