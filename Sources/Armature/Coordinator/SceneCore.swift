/// What all flows of a scene share: the open batch, and who hears of changes. Flows hold it strongly; it holds no flow.
@MainActor
@usableFromInline
final class SceneCore {
  weak var scene: FlowScene?

  /// What keeps a verb from being done without a batch.
  @usableFromInline
  struct Attention: OptionSet {
    @usableFromInline var rawValue: UInt8
    @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A batch is open.
    static var batch: Self { Self(rawValue: 1) }
    /// A flow's `child(for:)` runs.
    @inlinable static var makingChild: Self { Self(rawValue: 2) }
    /// Somebody wants events.
    static var events: Self { Self(rawValue: 4) }
    /// The scene was closed.
    static var closed: Self { Self(rawValue: 8) }
  }

  @exclusivity(unchecked)
  @usableFromInline var attention: Attention = []
  private var batch: Batch? {
    didSet { if batch == nil { attention.remove(.batch) } else { attention.insert(.batch) } }
  }
  @usableFromInline let observers = Observers<FlowChange>()
  private(set) lazy var eventObservers = Observers<NavigationEvent> { [weak self] isEmpty in
    if isEmpty { self?.attention.remove(.events) } else { self?.attention.insert(.events) }
  }
  @exclusivity(unchecked)
  private var queue: [Delivery] = []
  @exclusivity(unchecked)
  private var isDelivering = false

  var wantsEvents: Bool { attention.contains(.events) }
  /// Whether the scene's links are being listed, for which flows are made.
  var isListingLinks = false
  var isMakingChild: Bool { attention.contains(.makingChild) }

  var isIdle: Bool { attention.isDisjoint(with: [.batch, .makingChild]) }

  /// What keeps the scene from being changed as a whole now.
  var obstacle: NavigationError? { attention.contains(.closed) ? .detached : isIdle ? nil : .busy }

  private var lastPresentation: Presentation?

  func presentation(of root: AnyCoordinator) -> Presentation {
    if let lastPresentation, !isIdle || root.stalePart == .max { return lastPresentation }
    let presentation = Presentation(root: root.node(at: -1), run: root.run)
    lastPresentation = presentation
    return presentation
  }

  // MARK: Batches

  /// Does a piece of work in the open batch or, when there is none, in one of its own, which is explicit when code of the
  /// user's runs inside, since that may call more verbs. A refusal in it becomes the failure that `refused` makes of it.
  func change<Failure: Error>(
    isExplicit: Bool, _ work: (Batch) throws(Failure) -> Void, refused: (NavigationError) -> Failure
  ) throws(Failure) {
    guard attention.isDisjoint(with: [.makingChild, .closed]) else { throw refused(isMakingChild ? .busy : .detached) }
    if let batch {
      do throws(Failure) { try work(batch) } catch {
        refuseBatch(with: error)
        throw error
      }
      return
    }
    // What code of the user's sees in the batch, and nothing half done.
    if isExplicit { _ = scene?.presentation }
    // The batch holds the flows that it removes, and is gone by then.
    defer { deliver() }
    try changeAlone(isExplicit: isExplicit, work, refused: refused)
  }

  private func changeAlone<Failure: Error>(
    isExplicit: Bool, _ work: (Batch) throws(Failure) -> Void, refused: (NavigationError) -> Failure
  ) throws(Failure) {
    let batch = Batch(isExplicit: isExplicit)
    self.batch = batch
    do throws(Failure) {
      try work(batch)
      if let refusal = batch.refusal { throw refused(refusal) }
      do throws(NavigationError) {
        for flow in batch.touched where flow.life == .live { try flow.enterSlots(in: batch) }
      } catch {
        throw refused(error)
      }
    } catch {
      rollBack(batch)
      throw error
    }
    commit(batch)
  }

  /// What a change in one of the scene's flows is for the scene: it counts the root flow's routes.
  private func sceneWide(_ change: FlowChange, in flow: AnyCoordinator) -> FlowChange {
    var flow = flow
    var unchanged = change.unchanged
    while let parent = flow.parent {
      unchanged = parent.isContainer ? 0 : max(flow.position, 0)
      flow = parent
    }
    return FlowChange(change.kinds, unchanged: unchanged, isAnimated: change.isAnimated)
  }

  func change(isExplicit: Bool, _ work: (Batch) throws(NavigationError) -> Void) throws(NavigationError) {
    try change(isExplicit: isExplicit, work, refused: { $0 })
  }

  /// Has the open batch, if any, end with nothing changed. What `child(for:)` tries in vain does not count.
  func refuseBatch(with error: any Error) {
    if !isMakingChild { batch?.refuse(with: error as? NavigationError ?? .busy) }
  }

  private func rollBack(_ batch: Batch) {
    for flow in batch.enteredFlows { flow.detach() }
    for undo in batch.undo { undo() }
    for flow in batch.touched { flow.pending?.restore?() }
    for flow in batch.touched {
      flow.pending = nil
      for opening in flow.openings { opening.flow.revive(under: flow, at: opening.index) }
    }
    // Only now do all have their parents again, which have to know.
    for flow in batch.touched { flow.markStale(from: -1) }
    self.batch = nil
  }

  private func commit(_ batch: Batch) {
    var sceneChange: FlowChange?
    var flowChanges: [(AnyCoordinator, FlowChange)] = []
    for flow in batch.touched {
      let change = flow.pending?.change
      flow.pending = nil
      guard flow.life == .live, let change else { continue }
      flow.dropData(after: change)
      flowChanges.append((flow, change))
      sceneChange = sceneWide(change, in: flow).merged(with: sceneChange)
    }
    for flow in batch.removedFlows {
      flow.cancelWork()
      if flow.wasWelcomed { queue.append(.goodbye(flow)) }
    }
    for removal in batch.removed {
      if wantsEvents, let node = removal.node { queue.append(.event(.removed(node, removal.cause))) }
      if let call = removal.onDismiss { queue.append(.dismissed(call, removal.cause)) }
    }
    if wantsEvents {
      queue += batch.shown.map { .event(.shown($0.flow.node(at: $0.index))) }
      queue += batch.selected.map { .event(.selected(flow: "\(type(of: $0.container))", name: $0.name)) }
      if let link = batch.link { queue.append(.event(.linkOpened(link))) }
    }
    queue += batch.enteredFlows.filter { $0.life == .live }.map { .welcome($0) }
    queue += flowChanges.map { .flowChange($0, $1) }
    if let sceneChange { queue.append(.sceneChange(sceneChange)) }
    self.batch = nil
  }

  /// Stands around a call of `child(for:)`: nothing in the scene can be changed meanwhile.
  @inlinable func beginMakingChild() { attention.insert(.makingChild) }
  @inlinable func endMakingChild() { attention.remove(.makingChild) }

  // MARK: Who hears of it

  private enum Delivery {
    case event(NavigationEvent)
    case goodbye(AnyCoordinator)
    case dismissed((RemovalCause) -> Void, RemovalCause)
    case welcome(AnyCoordinator)
    case flowChange(AnyCoordinator, FlowChange)
    case sceneChange(FlowChange)
    case done
  }

  func refuse(_ verb: StaticString, _ error: NavigationError, of flow: AnyCoordinator) {
    refuseBatch(with: error)
    guard wantsEvents else { return }
    queue.append(.event(.refused(verb: "\(verb)", flow: "\(type(of: flow))", error)))
    deliver()
  }

  func report(_ event: NavigationEvent) {
    guard wantsEvents else { return }
    queue.append(.event(event))
    deliver()
  }

  /// Tells of a change that needed no batch.
  @usableFromInline func tell(_ change: FlowChange, of flow: AnyCoordinator) {
    guard queue.isEmpty, !isDelivering else {
      queue.append(.flowChange(flow, change))
      queue.append(.sceneChange(sceneWide(change, in: flow)))
      return deliver()
    }
    isDelivering = true
    flow.observers.tell(change)
    if !observers.isEmpty { observers.tell(sceneWide(change, in: flow)) }
    isDelivering = false
    if !queue.isEmpty { deliver() }
  }

  /// Keeps what happens to itself until it is released or forgotten.
  func hold() { isDelivering = true }

  func release() {
    isDelivering = false
    deliver()
  }

  /// Drops what was held; it keeps flows.
  func forget() { queue = [] }

  /// Delivers what has happened, in order. Who navigates meanwhile is served at once, and heard of in turn.
  private func deliver() {
    guard !isDelivering, isIdle, !queue.isEmpty else { return }
    isDelivering = true
    var next = 0
    while next < queue.count {
      let delivery = queue[next]
      // Lets a flow that went be released before the next one hears of it.
      queue[next] = .done
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
    queue.removeAll(keepingCapacity: true)
    isDelivering = false
  }
}
