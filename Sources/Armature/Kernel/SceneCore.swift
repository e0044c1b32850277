/// The state of a scene, its open draft, and the notifications of its changes.
///
/// The core holds all flows except the root, which holds the core. The other flows only refer to it.
@MainActor
final class SceneCore {
  /// The scene object, which a test or an app may have released. Written by it.
  weak var owner: AnyObject?
  private(set) weak var root: AnyCoordinator?
  /// The other flows of the scene. Written by the commit.
  private var flows: [FlowID: AnyCoordinator] = [:]

  /// The state after the last change; `nil` while the scene is being opened. Written by the commit.
  private(set) var committed: SceneState?
  /// The open draft. Written by those who open and end it: a change, a plan, the commit.
  private(set) var draft: Draft?
  /// Written by `close()`.
  private(set) var isClosed = false
  /// Whether code of the app is making a flow or describing a container. Changes are refused meanwhile. Written by
  /// `making(_:)`.
  private(set) var isMaking = false
  /// The screen that code of the app is making, if any. Changes are refused meanwhile. Written by the one who draws it,
  /// and by a refused change.
  var drawing: Drawing?
  /// The cause of the next draft, if the user is doing something that the app decides. Written by `acting(as:_:)`, until
  /// the commit.
  private(set) var userCause: ChangeCause?
  /// Whether changes are animated now. Written by `withoutAnimation(_:)`.
  var isAnimating = true
  /// Whether flows are read for a host. Written by `quietly(_:)`.
  var isReadQuietly = false

  /// The number of commits so far. Written by the commit.
  private(set) var changeCount = 0
  let deliveries = Deliveries()
  /// The line of the last presentation. Written when a presentation is asked for.
  private var drawn: Line?
  let initial: SceneState
  /// The features that take part in changes, in the order in which they are asked.
  let rules: [any Rule]
  /// The features that only hear of changes. Written when one is first needed.
  private var services: [any Service] = []
  /// Rules and services by their types. Written with `services`.
  private var parts: [ObjectIdentifier: any Listener]

  /// A screen that code of the app is making.
  struct Drawing {
    /// Whether the code has called a verb, which was refused.
    var hasNavigated = false
  }

  /// - Parameters:
  ///   - root: The root of the scene.
  ///   - rules: The rules, in the order in which they are asked.
  ///   - services: The services that have to hear of all changes.
  init(root: AnyCoordinator, rules: [any Rule] = [], services: [any Service.Type] = []) {
    self.root = root
    self.rules = rules
    parts = Dictionary(rules.map { (ObjectIdentifier(type(of: $0)), $0) }) { first, _ in first }
    initial = SceneState(root: root.part.rootAlone)
    for type in services { _ = service(type) }
  }

  /// The core of scenes that were released. It refuses every change.
  static let ended: SceneCore = {
    let root = AnyCoordinator(FlowState(root: DestinationBox("")))
    let core = SceneCore(root: root)
    core.isClosed = true
    return core
  }()

  /// Returns the rule of a type; `nil` in a scene without it.
  func rule<Wanted: Rule>(_ type: Wanted.Type) -> Wanted? { part(type) }

  private func part<Wanted: Listener>(_ type: Wanted.Type) -> Wanted? {
    // The key is the type of the part.
    parts[ObjectIdentifier(type)].map { unsafeDowncast($0, to: type) }
  }

  /// Returns the service of a type.
  func service<Wanted: Service>(_ type: Wanted.Type) -> Wanted {
    if let service = part(type) { return service }
    let service = Wanted(self)
    services.append(service)
    parts[ObjectIdentifier(type)] = service
    return service
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
    return root.flowID == id ? root : flows[id] ?? draft?.made[id]
  }

  /// The number of flows before the open draft.
  var flowCount: Int { flows.count + 1 }

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
  func acting<Result>(as cause: ChangeCause, _ work: () throws -> Result) rethrows -> Result {
    userCause = cause
    defer { userCause = nil }
    return try work()
  }

  // MARK: Changes

  /// The reason why the scene as a whole cannot be changed now.
  var obstacle: NavigationError? {
    isClosed ? .detached : isMaking || drawing != nil || draft != nil || deliveries.isExhausted ? .busy : nil
  }

  /// Does work in the open draft, or else in a new one. When the work throws or anything in the draft is refused, the
  /// draft is dropped and nothing has changed.
  ///
  /// - Parameters:
  ///   - cause: The cause for the events of a new draft.
  ///   - work: Changes the draft.
  /// - Throws: The error of `work`, or the refusal.
  func change(_ cause: ChangeCause = .verb, _ work: (Draft) throws -> Void) throws {
    guard !isClosed else { throw NavigationError.detached }
    guard !isMaking else { throw NavigationError.busy }
    guard drawing == nil else {
      drawing?.hasNavigated = true
      throw NavigationError.busy
    }
    if let draft {
      draft.isAnimated = draft.isAnimated && isAnimating
      do { return try work(draft) } catch {
        draft.refuse(error.refusal)
        throw error
      }
    }
    guard deliveries.countsOneMore() else { throw NavigationError.busy }
    defer { deliver() }
    let draft = Draft(current, cause: userCause ?? cause, core: self)
    draft.isAnimated = isAnimating
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
    end(.dropped(draft), removing: nil, &outbox)
    deliveries.add(outbox)
  }

  /// Ends the scene: removes every flow, and refuses all changes from now on.
  func close() {
    isClosed = true
    let difference = Comparison(from: current, to: nil)
    var outbox = Outbox()
    end(.closed(self, difference), removing: difference, &outbox)
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
      if flow !== root { flows[id] = flow }
      flow.enter()
      // A flow made and removed in the same draft was never part of the scene.
      if !entered.contains(id) { end(flow, as: flow.part) }
    }
    var outbox = Outbox()
    end(.committed(draft, difference), removing: difference, &outbox)
    deliveries.add(difference, of: draft, &outbox)
    deliveries.add(outbox)
  }

  /// Tells services and rules how a change has ended. Services still find the removed flows.
  private func end(_ ending: Ending, removing difference: Comparison?, _ outbox: inout Outbox) {
    for service in services { service.ended(ending, &outbox) }
    if let difference { remove(difference, &outbox) }
    for rule in rules { rule.ended(ending, &outbox) }
  }

  /// Takes removed flows out of the scene.
  private func remove(_ difference: Comparison, _ outbox: inout Outbox) {
    for state in difference.lostFlows {
      guard let flow = flow(state.value.id) else { continue }
      outbox.add(.left, changeOf: flow)
      if flow.isWelcomed { outbox.add(.left) { flow.didLeave() } }
      end(flow, as: state.value)
    }
  }

  private func end(_ flow: AnyCoordinator, as state: FlowState) {
    flows[flow.flowID] = nil
    exchange(&flow.part, with: state)
    flow.membership = .removed(WeakCore(core: self))
  }

  // MARK: Notifications

  /// Refuses the open draft, if any, unless a flow or a screen is being made.
  func refuseDraft(with error: NavigationError) {
    if !isMaking, drawing == nil { draft?.refuse(error) }
  }

  /// Delivers the notifications that were held back until now.
  func start() {
    deliveries.isHeld = false
    deliver()
  }

  func deliver() {
    guard draft == nil, !isMaking else { return }
    // Changes that observers make because of an act are no part of the act.
    let cause = exchange(&userCause, with: nil)
    defer { userCause = cause }
    deliveries.deliver()
  }
}
