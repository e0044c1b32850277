/// The state of a scene, and its changes: draft, edit, review, commit, deliver.
///
/// The core holds all flows except the root, which holds the core. The scene object holds what ends with the window:
/// the rules, with all work and all code that waits. So code of the app that keeps the root can still change the flows
/// after the scene object is deallocated.
@MainActor
final class SceneCore {
  /// The scene object, until it is deallocated.
  private(set) weak var scene: FlowScene?
  private(set) weak var root: AnyCoordinator?
  /// The other flows of the scene.
  private var flows: [FlowID: AnyCoordinator] = [:]
  /// The state after the last change. While the scene is being opened, it is the root alone.
  private(set) var committed: SceneState
  private(set) var phase = Phase.ready(for: nil)
  let delivery = Delivery()
  /// The line of the last presentation.
  private var drawn: Line?

  /// The scene's current work, which decides whether it takes a verb.
  enum Phase {
    /// Takes a verb, for the user who has caused it, if any.
    case ready(for: ChangeCause?)
    /// Takes verbs into a draft.
    case changing(Draft)
    /// Code of the app makes a flow or describes one, perhaps for a draft.
    case asking(Draft?)
    /// Code of the app makes a screen. It may have called a verb, which was refused.
    case drawing(Draft?, hasNavigated: Bool)
    /// The scene has ended.
    case closed
  }

  init(root: AnyCoordinator) {
    self.root = root
    committed = SceneState(root: root.standaloneState.rootAlone)
  }

  /// The core of scenes that were released. It refuses every change.
  static let ended: SceneCore = {
    let root = AnyCoordinator(FlowState(root: DestinationBox("")))
    let core = SceneCore(root: root)
    core.phase = .closed
    return core
  }()

  var rules: [any Rule] { scene?.rules ?? [] }

  /// Returns the rule of a type; without a scene object, a new one.
  func rule<Wanted: Rule>(_ type: Wanted.Type) -> Wanted { scene?.rule(type) ?? type.init(self) }

  // MARK: The state

  var isClosed: Bool { if case .closed = phase { true } else { false } }

  /// The open draft.
  var draft: Draft? {
    switch phase {
    case .changing(let draft): draft
    case .asking(let draft), .drawing(let draft, _): draft
    case .ready, .closed: nil
    }
  }

  /// The current state, including the open draft.
  var current: SceneState { draft?.state ?? committed }

  /// The scene's presentation, without the open draft.
  var presentation: Presentation { presentation(of: committed) }

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

  /// Returns the flow at a path in the current state.
  func flow(at path: TreePath) -> AnyCoordinator? { current.id(at: path).flatMap(flow) }

  // MARK: Code of the app

  /// The reason why the scene as a whole cannot be changed now.
  var obstacle: NavigationError? {
    if case .ready = phase { return delivery.isExhausted ? .busy : nil }
    return isClosed ? .detached : .busy
  }

  /// Runs code of the app that makes a flow or describes one. Changes are refused meanwhile.
  func asking<Result>(_ ask: () -> Result) -> Result {
    guard !isClosed else { return ask() }
    let before = exchange(&phase, with: .asking(draft))
    defer { phase = before }
    return ask()
  }

  /// Runs code of the app that makes a screen. Changes are refused meanwhile.
  ///
  /// - Returns: The result, and whether the code has called a verb.
  func drawing<Result>(_ draw: () -> Result) -> (result: Result, hasNavigated: Bool) {
    guard !isClosed else { return (draw(), false) }
    let before = exchange(&phase, with: .drawing(draft, hasNavigated: false))
    let result = draw()
    guard case .drawing(_, let hasNavigated) = exchange(&phase, with: before) else { return (result, false) }
    return (result, hasNavigated)
  }

  /// Does something for the user. The next draft has the user's cause.
  func acting<Result>(as cause: ChangeCause, _ work: () throws -> Result) rethrows -> Result {
    guard case .ready = phase else { return try work() }
    phase = .ready(for: cause)
    defer { if case .ready = phase { phase = .ready(for: nil) } }
    return try work()
  }

  // MARK: Changes

  /// Does work in the open draft, or else in a new one. When the work throws or anything in the draft is refused, the
  /// draft is dropped and nothing has changed.
  ///
  /// - Parameters:
  ///   - cause: The cause for the events of a new draft.
  ///   - work: Changes the draft.
  /// - Throws: The error of `work`, or the refusal; `held` after a change that shows something else for now.
  func change(_ cause: ChangeCause = .verb, _ work: (Draft) throws -> Void) throws {
    let before = phase
    switch before {
    case .closed: throw NavigationError.detached
    case .asking: throw NavigationError.busy
    case .drawing(let draft, _):
      phase = .drawing(draft, hasNavigated: true)
      throw NavigationError.busy
    case .changing(let draft): try draft.include(work)
    case .ready(let user):
      guard delivery.spendsBudget() else { throw NavigationError.busy }
      let draft = Draft(current, cause: user ?? cause, core: self)
      defer { deliver() }
      phase = .changing(draft)
      do {
        try work(draft)
        if let refusal = draft.refusal { throw refusal }
        if draft.isUntouched { return drop(draft, before) }
        commit(draft, try review(draft))
      } catch {
        drop(draft, before)
        throw error
      }
      if draft.notes.isPostponed { throw NavigationError.held }
    }
  }

  /// Does work in a draft that is always dropped.
  ///
  /// - Returns: The result of `work`.
  func plan<Result>(_ work: (Draft) throws -> Result) throws -> Result {
    if let obstacle { throw obstacle }
    let draft = Draft(current, core: self)
    let before = exchange(&phase, with: .changing(draft))
    defer { drop(draft, before) }
    return try work(draft)
  }

  private func drop(_ draft: Draft, _ phase: Phase) {
    self.phase = phase
    draft.drop()
    var outbox = Outbox()
    for rule in rules where !rule.isIdle(in: draft, nil) { rule.ended(draft, nil, &outbox) }
  }

  /// Opens the scene with its root. Holds the notifications back until ``start()``.
  func open(_ scene: FlowScene) throws {
    self.scene = scene
    try change(.opened) { draft in try draft.insert(scene.root, at: []) }
  }

  /// Ends the scene: removes every flow, and refuses all changes from now on.
  func close() {
    phase = .closed
    enqueueReports(of: Difference(from: committed, to: nil), in: Draft(committed, cause: .closed, core: self))
    deliver()
  }

  // MARK: Review

  /// Asks all rules about a draft, until none of them edits it any more.
  ///
  /// - Parameters:
  ///   - draft: The open draft, which the rules may edit.
  ///   - isAboutEverything: Whether the rules are asked about the whole scene, and not only about the change.
  /// - Returns: The difference between the scene and the draft.
  /// - Throws: The refusal of a rule.
  @discardableResult
  func review(_ draft: Draft, isAboutEverything: Bool = false) throws -> Difference {
    while true {
      let before = draft.state
      var difference = draft.difference(isAboutEverything: isAboutEverything)
      for rule in rules where !rule.isIdle(in: draft, difference) {
        let reviewed = draft.state
        try rule.review(draft, difference)
        guard !draft.state.isSame(as: reviewed) else { continue }
        try countAdditions(by: rule, to: draft, since: reviewed)
        difference = draft.difference(isAboutEverything: isAboutEverything)
      }
      if draft.state.isSame(as: before) { return difference }
    }
  }

  /// Asks all rules about the whole scene again.
  func reviewEverything(in draft: Draft) throws {
    draft.reviewCause = .guards
    try review(draft, isAboutEverything: true)
  }

  /// Counts the edits of rules that add something to a draft. Those that only remove end by themselves.
  ///
  /// - Throws: An error with the names of the rule and of the last places, when there are too many.
  private func countAdditions(by rule: any Rule, to draft: Draft, since before: SceneState) throws {
    let gained = Difference(from: before, to: draft.state).gained
    guard !gained.isEmpty else { return }
    draft.notes.additions.count += 1
    draft.notes.additions.places += gained.compactMap { slot in
      flow(slot.flow.value.id).map { "\(slot.flow.value.slots[slot.index].destination.base) in \($0.typeName)" }
    }
    guard draft.notes.additions.count > 2 * (NavigationError.maximumDepth + flowCount) else { return }
    let places = draft.notes.additions.places.suffix(4).joined(separator: ", ")
    throw NavigationError.failed("\(type(of: rule)) changes the scene without end; it last added \(places)")
  }

  // MARK: Commit

  private func commit(_ draft: Draft, _ difference: Difference) {
    committed = draft.state
    phase = .ready(for: nil)
    let entered = draft.made.isEmpty ? [] : Set(difference.gainedFlows)
    for (id, flow) in draft.made {
      // The scene's owner keeps the root.
      if flow !== root { flows[id] = flow }
      flow.wasCommitted()
      // A flow made and removed in the same draft was never part of the scene.
      if !entered.contains(id) { remove(flow, as: flow.standaloneState) }
    }
    enqueueReports(of: difference, in: draft)
  }

  /// Adds the notifications of a change, in the order in which observers receive them.
  private func enqueueReports(of difference: Difference, in draft: Draft) {
    var outbox = Outbox()
    for rule in rules where !rule.isIdle(in: draft, difference) { rule.ended(draft, difference, &outbox) }
    // Removed flows get `didLeave()` first.
    for state in difference.lostFlows {
      guard let flow = flow(state.value.id) else { continue }
      delivery.add(changeOf: flow)
      if flow.hasEntered { delivery.add { flow.didLeave() } }
      remove(flow, as: state.value)
    }
    // Receivers get the values of finished flows.
    delivery.add(outbox.values)
    // Each removed slot is reported, and then its `onDismiss` is called.
    delivery.addRemovals(in: difference, of: draft, reportedBy: outbox.removed)
    delivery.add(outbox.shown)
    // New flows get `didEnter()`.
    for flow in difference.gainedFlows.compactMap(flow) {
      delivery.add(changeOf: flow)
      delivery.add { flow.notifyEntered() }
    }
    // Flows whose screens are visible again get `didReturn(to:)`.
    delivery.add(outbox.returned)
    for (id, kinds) in difference.changes {
      guard let flow = flow(id) else { continue }
      if !kinds.isSubset(of: .screens) { delivery.add(changeOf: flow) }
      #if canImport(Combine)
        delivery.add { flow.publishChange() }
      #endif
    }
    if !difference.kinds.isEmpty { delivery.add(FlowChange(kinds: difference.kinds, isAnimated: draft.isAnimated)) }
    delivery.add(outbox.asked)
  }

  private func remove(_ flow: AnyCoordinator, as state: FlowState) {
    flows[flow.flowID] = nil
    flow.remove(as: state)
  }

  // MARK: Notifications

  /// Refuses the open draft, if any, unless a flow or a screen is being made.
  func refuseDraft(with error: NavigationError) {
    if case .changing(let draft) = phase { draft.refuse(error) }
  }

  /// Delivers the notifications that were held back until now.
  func start() {
    delivery.start()
    deliver()
  }

  func deliver() {
    switch phase {
    case .changing, .asking, .drawing(_?, _): break
    case .drawing(nil, _), .closed: delivery.deliver()
    case .ready(let user):
      // Changes that observers make because of an act are no part of the act.
      phase = .ready(for: nil)
      delivery.deliver()
      if case .ready = phase { phase = .ready(for: user) }
    }
  }
}
