/// The state of a scene, its open draft, and the notifications of its changes.
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
  /// Whether the scene was launched, or has changed in more than what screens show since it was opened.
  var isUnderWay = false
  private(set) var isClosed = false
  /// Whether code of the app is making a flow or describing a container. Changes are refused meanwhile.
  private(set) var isMaking = false
  /// Whether the app's `screen(in:)` has called a verb; `nil` while no screen is being made.
  var navigatesInScreen: Bool?
  /// The cause of the next draft, if the user is doing something that the app decides.
  var userCause: NavigationEvent.Cause?
  /// The mistakes in archives that were reported.
  var unsaved: Set<String> = []
  /// Whether the scene has had a guard.
  var hasGuards = false
  /// Whether a flow brings back its own values. It is drawn again then anyway.
  var isBringingBack = false
  /// Whether a list of links is being made.
  var isListingLinks = false
  /// The slots that the user leaves although their flows keep them.
  var released: Set<SlotID> = []
  /// Whether changes are animated now.
  static var isAnimating = true

  /// The number of changes so far.
  private(set) var changeCount = 0
  private(set) lazy var tracking = Tracking(self)
  /// Told when a model has changed that the last archive was made from.
  let archiveObservers = Observers<Void>()
  let deliveries = Deliveries()
  var clock = FlowClock.system
  /// The guards' answers for which a link waits. Their slots never came.
  private var answersWithLink: Set<GuardRound.Asked> = []
  /// The visible screen that observers of events know.
  var visible: VisibleSlot?
  /// Whether a host has drawn the scene.
  var isDrawn = false
  private var drawn: (state: SceneState, presentation: Presentation)?
  let initial: SceneState

  init(root: AnyCoordinator) {
    self.root = root
    initial = SceneState(root: root.part.rootAlone)
  }

  var links: (any HoldsLinks)? { scene }

  /// The current state, including the open draft.
  var current: SceneState { draft?.state ?? committed ?? initial }

  /// The scene's presentation, without the open draft.
  var presentation: Presentation { presentation(of: committed ?? current) }

  func presentation(of state: SceneState) -> Presentation {
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

  /// The number of flows before the open draft.
  var flowCount: Int { (root?.registry.count ?? 0) + 1 }

  /// Returns the flow at a way in the current state.
  func flow(at way: Way) -> AnyCoordinator? { current.id(at: way).flatMap(flow) }

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
  ///   - cause: The cause for the events of a new draft.
  ///   - work: Changes the draft.
  /// - Throws: The error of `work`, or the refusal.
  func change(_ cause: NavigationEvent.Cause = .verb, _ work: (Draft) throws -> Void) throws {
    guard !isClosed else { throw NavigationError.detached }
    guard !isMaking else { throw NavigationError.busy }
    guard navigatesInScreen == nil else {
      navigatesInScreen = true
      throw NavigationError.busy
    }
    if let draft {
      draft.isAnimated = draft.isAnimated && Self.isAnimating
      do { return try work(draft) } catch {
        draft.refuse(error.refusal)
        throw error
      }
    }
    defer { deliver() }
    let draft = Draft(current, cause: userCause ?? cause, core: self)
    draft.isAnimated = Self.isAnimating
    self.draft = draft
    let difference: Comparison
    do {
      try work(draft)
      if let refusal = draft.refusal { throw refusal }
      difference = try GuardRound(draft: draft, core: self).run()
    } catch {
      drop(draft)
      throw error
    }
    commit(draft, difference)
  }

  /// Does work in a draft that is always dropped.
  ///
  /// - Returns: The result of `work`.
  func plan<Result>(_ work: (Draft) throws -> Result) throws -> Result {
    if let obstacle { throw obstacle }
    let draft = Draft(current, core: self)
    self.draft = draft
    defer { drop(draft) }
    return try work(draft)
  }

  private func drop(_ draft: Draft) {
    self.draft = nil
    draft.drop()
    forgetAnswers(in: draft)
  }

  /// Forgets the guards' answers about slots that did not come, except those for which a link waits.
  private func forgetAnswers(in draft: Draft) {
    for asked in draft.asked.subtracting(answersWithLink) where !isThere(asked) { tracking.forget(.admission(asked)) }
  }

  private func isThere(_ asked: GuardRound.Asked) -> Bool {
    guard let way = flow(asked.flow)?.way, let state = current[way], let index = state.index(of: asked.slot) else {
      return false
    }
    return GuardRound.Asked(index, of: state) == asked
  }

  /// Makes a change for the user, if every flow lets its slots go. The flows are asked first, and may navigate
  /// meanwhile. A flow that keeps a slot may ask the user, and the change is made later.
  ///
  /// - Throws: The edit's error; `cannotLeave` when a flow keeps a slot.
  func changeAsUser(_ cause: NavigationEvent.Cause, _ edit: @escaping (inout TreeEdit) throws -> Void) throws {
    try asUser(cause, removing: edit) { core in
      try core.change(cause) { draft in try edit(&draft.tree) }
    }
  }

  /// Does work for the user, if every flow lets the slots go that an edit would remove; see ``changeAsUser(_:_:)``.
  func asUser(
    _ cause: NavigationEvent.Cause, removing edit: @escaping (inout TreeEdit) throws -> Void,
    _ work: @escaping (SceneCore) throws -> Void
  ) throws {
    do { try askToLeave(edit) } catch let keeper as Keeper {
      scene?.ask(keeper, cause: cause) { scene in try scene.core.asUser(cause, removing: edit, work) }
      throw NavigationError.cannotLeave
    }
    userCause = cause
    defer { userCause = nil }
    try work(self)
  }

  /// Asks the flows about all slots that an edit would remove, from the end of the line down.
  ///
  /// - Throws: The edit's error; a ``Keeper`` when a flow keeps a slot.
  func askToLeave(_ edit: (inout TreeEdit) throws -> Void) throws {
    var trial = TreeEdit(current)
    try edit(&trial)
    try askToLeave(for: trial.state)
  }

  /// Asks the flows about all slots that are not in another state, and about roots that are others there.
  ///
  /// - Throws: A ``Keeper`` when a flow keeps a slot.
  func askToLeave(for state: SceneState) throws {
    let difference = Comparison(from: current, to: state)
    let lost = Set(difference.lost.map(GuardRound.Asked.init))
    let replaced = difference.exits.reversed().filter { !lost.contains(GuardRound.Asked($0)) }
    for slot in difference.lost + replaced where !released.contains(slot.id) {
      // A flow asked before may have removed the slot itself.
      guard let flow = flow(slot.flow.value.id), let index = flow.state.index(of: slot.id) else { continue }
      guard flow.letsGo(flow.state.slots[index], isRoot: index == 0) else { throw Keeper(flow: flow, slot: slot.id) }
    }
  }

  /// Ends the scene: removes every flow, and refuses all changes from now on.
  func close() {
    isClosed = true
    let difference = Comparison(from: current, to: nil)
    remove(difference)
    deliveries.addRemovals(difference, cause: .closed)
    links?.abandonLink()
    deliveries.add { [weak scene] in scene?.streams.finish() }
    deliver()
  }

  private func commit(_ draft: Draft, _ difference: Comparison) {
    let held = committed?.held
    committed = draft.state
    changeCount += 1
    self.draft = nil
    userCause = nil
    if held != nil || draft.state.held != nil { links?.heldLinkMayHaveChanged(from: held) }
    if let kinds = difference.sceneChange?.kinds, !kinds.isSubset(of: .screens) { isUnderWay = true }
    let entered = draft.made.isEmpty ? [] : Set(difference.gainedFlows)
    for (id, flow) in draft.made {
      // The scene's owner keeps the root.
      if flow !== root { root?.registry[id] = flow }
      flow.enter()
      // A flow made and removed in the same draft was never part of the scene.
      if !entered.contains(id) { end(flow, as: flow.part) }
    }
    for change in difference.changes {
      guard let flow = flow(change.flow), !flow.work.isEmpty else { continue }
      flow.dropWork(withRoot: change.kinds.contains(.root))
    }
    draft.asked.formUnion(answersWithLink)
    if draft.state.held == nil {
      answersWithLink = []
    } else if !draft.answersWithLink.isEmpty {
      answersWithLink = draft.answersWithLink
    }
    remove(difference)
    forgetAnswers(in: draft)
    deliveries.add(difference, of: draft, in: self)
  }

  /// Takes removed flows out of the scene.
  private func remove(_ difference: Comparison) {
    tracking.forget(difference, except: answersWithLink)
    for state in difference.lostFlows {
      guard let flow = flow(state.value.id) else { continue }
      deliveries.addChange(of: flow)
      if flow.isWelcomed { deliveries.add { flow.didLeave() } }
      end(flow, as: state.value)
    }
  }

  private func end(_ flow: AnyCoordinator, as state: FlowState) {
    root?.registry[flow.flowID] = nil
    flow.end(as: state)
  }

  // MARK: Notifications

  /// Reports the refusal of a verb, which also refuses the open draft.
  func report(
    refusal error: NavigationError, of verb: StaticString, cause: NavigationEvent.Cause, in flow: AnyCoordinator
  ) {
    refuseDraft(with: error)
    report(.refused(verb: "\(verb)", error), cause: userCause ?? cause, in: flow.eventFlow)
  }

  /// Refuses the open draft, if any, unless a flow is being made.
  func refuseDraft(with error: NavigationError) {
    if !isMaking, navigatesInScreen == nil { draft?.refuse(error) }
  }

  /// Reports an event that is no part of a change.
  func report(
    _ kind: @autoclosure () -> NavigationEvent.Kind, cause: NavigationEvent.Cause = .verb,
    in flow: @autoclosure () -> NavigationEvent.Flow? = nil
  ) {
    guard deliveries.hearsEvents, let flow = flow() ?? root?.eventFlow else { return }
    deliveries.add(event: NavigationEvent(kind: kind(), cause: cause, flow: flow))
    deliver()
  }

  /// Delivers the notifications that were held back until now.
  func start() {
    deliveries.isHeld = false
    deliver()
  }

  func deliver() {
    if draft == nil, !isMaking { deliveries.deliver() }
  }
}

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

  final var typeName: String { "\(type(of: self))" }
}
