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
  private(set) var isClosed = false
  /// Whether code of the app is making a flow or describing a container. Changes are refused meanwhile.
  private(set) var isMaking = false
  /// Whether the app's `screen(in:)` has called a verb; `nil` while no screen is being made.
  var navigatesInScreen: Bool?
  /// The cause of the next draft, if the user is doing something that the app decides.
  private(set) var userCause: NavigationEvent.Cause?
  /// Whether changes are animated now.
  static var isAnimating = true

  /// The number of changes so far.
  private(set) var changeCount = 0
  private(set) lazy var tracking = Tracking(self)
  let deliveries = Deliveries()
  private var drawn: Line?
  let initial: SceneState
  /// The features that take part in changes, in the order in which they are asked.
  let rules: [any Rule]

  init(root: AnyCoordinator, rules: [any Rule]) {
    self.root = root
    self.rules = rules
    initial = SceneState(root: root.part.rootAlone)
  }

  /// The current state, including the open draft.
  var current: SceneState { draft?.state ?? committed ?? initial }

  /// The scene's presentation, without the open draft.
  var presentation: Presentation { presentation(of: committed ?? current) }

  func presentation(of state: SceneState) -> Presentation {
    if let drawn, drawn.shows(state) { return drawn.presentation }
    let line = Line(of: state.root, after: drawn)
    exchange(&drawn, with: line)
    return line.presentation
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

  /// Does something for the user. The next draft has the user's cause.
  func acting<Result>(as cause: NavigationEvent.Cause, _ work: () throws -> Result) rethrows -> Result {
    userCause = cause
    defer { userCause = nil }
    return try work()
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
      difference = try review(draft)
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
    var outbox = Outbox()
    end(.dropped(draft), &outbox)
    deliveries.add(outbox)
  }

  /// Ends the scene: removes every flow, and refuses all changes from now on.
  func close() {
    isClosed = true
    let difference = Comparison(from: current, to: nil)
    var outbox = Outbox()
    remove(difference, &outbox)
    end(.closed(self, difference), &outbox)
    deliveries.addDismissals(difference, &outbox)
    // A callback may keep a flow, until it is called.
    deliveries.add(consume outbox)
    deliver()
  }

  private func commit(_ draft: Draft, _ difference: Comparison) {
    committed = draft.state
    changeCount += 1
    self.draft = nil
    userCause = nil
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
    var outbox = Outbox()
    remove(difference, &outbox)
    end(.committed(draft, difference), &outbox)
    deliveries.add(difference, of: draft, &outbox)
    deliveries.add(outbox)
  }

  private func end(_ ending: Ending, _ outbox: inout Outbox) {
    for rule in rules { rule.ended(ending, &outbox) }
  }

  /// Takes removed flows out of the scene.
  private func remove(_ difference: Comparison, _ outbox: inout Outbox) {
    tracking.forget(difference)
    for state in difference.lostFlows {
      guard let flow = flow(state.value.id) else { continue }
      outbox.add(.left, changeOf: flow)
      if flow.isWelcomed { outbox.add(.left) { flow.didLeave() } }
      end(flow, as: state.value)
    }
  }

  private func end(_ flow: AnyCoordinator, as state: FlowState) {
    root?.registry[flow.flowID] = nil
    flow.end(as: state)
  }

  // MARK: Notifications

  /// Refuses the open draft, if any, unless a flow is being made.
  func refuseDraft(with error: NavigationError) {
    if !isMaking, navigatesInScreen == nil { draft?.refuse(error) }
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
