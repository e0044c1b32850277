// How flows come into the tree and how they go.
extension AnyCoordinator {
  /// The child flows that are running, in the order of their slots.
  public final var children: [AnyCoordinator] { openings.map(\.flow) }

  /// The child flow that a slot of this flow opened, if any.
  ///
  /// - Complexity: O(*n*) in the number of routes.
  public final func child(of id: SlotID) -> AnyCoordinator? { index(of: id).flatMap { child(at: $0) } }

  /// The scene that the flow is part of; `nil` before it has entered one and after it was removed.
  public final var scene: FlowScene? { isDetached ? nil : core?.scene }

  /// Makes the child flows of all slots that are new.
  ///
  /// - Throws: what `child(for:)` cannot have; then the batch is rolled back.
  final func enterSlots(in batch: Batch) throws(NavigationError) {
    let changed = unasked.compactMap { index(of: $0) }.sorted()
    unasked = []
    for index in changed where index < 0 ? rootEntered : index < entered { try open(at: index, in: batch) }
    if !rootEntered {
      // A slot that flows share is shown once, by the flow that owns it.
      if ownsSlot || batch.enteredFlows.last !== self { batch.shown.append((self, -1)) }
      try open(at: -1, in: batch)
      rootEntered = true
    }
    try enterChildren(in: batch)
    while entered < routeCount {
      batch.shown.append((self, entered))
      try open(at: entered, in: batch)
      entered += 1
    }
  }

  /// Makes the child flow of the slot at `index`, if its destination opens one.
  private final func open(at index: Int, in batch: Batch) throws(NavigationError) {
    if let child = prepared.removeValue(forKey: index) ?? askedForChild(at: index) {
      try adopt(child, at: index, in: batch)
    }
  }

  private final func askedForChild(at index: Int) -> AnyCoordinator? { makingChild { makeChild(at: index) } }

  /// Asks the user's code for a child flow.
  final func makingChild<Child>(_ make: () -> Child) -> Child {
    guard let core, !core.isMakingChild else { return make() }
    core.beginMakingChild()
    defer { core.endMakingChild() }
    return make()
  }

  /// Whether the flow's root has a slot of its own: it is a scene's root, or one of a container's flows.
  final var ownsSlot: Bool { parent?.isContainer ?? true }

  /// Takes a flow that `child(for:)` has made into the slot at `index`.
  final func adopt(_ child: AnyCoordinator, at index: Int, in batch: Batch) throws(NavigationError) {
    guard child.life == .fresh, child !== self else { throw .alreadyInUse }
    guard !style(at: index).isDialog else { throw .flowInDialog }
    guard depth < Self.maximumDepth else { throw .tooDeep }
    if !isContainer {
      if child.modalCount > 0, isBuried || index < routeCount - 1 { throw .buried }
      try child.takeSlot(slotID(at: index), rootLayerHasStack: layerHasStack(at: index))
    }
    openings.insert(Opening(index: index, flow: child), at: (openings.lastIndex { $0.index < index } ?? -1) + 1)
    child.revive(under: self, at: index)
    markStale(from: isContainer ? -1 : index)
    batch.enteredFlows.append(child)
    try child.enterSlots(in: batch)
  }

  /// Makes this flow and all in it a living part of a parent's tree, also again after a batch was rolled back.
  final func revive(under parent: AnyCoordinator, at index: Int) {
    self.parent = parent
    position = index
    depth = parent.depth + 1
    life = .live
    core = parent.core
    for opening in openings { opening.flow.revive(under: self, at: opening.index) }
  }

  /// Removes this flow and all in it from the tree. Its stack stays as it is, in case the batch is rolled back.
  final func tearDown(in batch: Batch) {
    let isHeard = core?.wantsEvents == true || !slotData.isEmpty
    if isContainer {
      for opening in openings.reversed() { opening.flow.tearDownWithRoot(cause: .flowEnded, in: batch) }
    }
    for index in (-1..<routeCount).reversed() {
      child(at: index)?.tearDown(in: batch)
      if isHeard, index >= 0 { note(slotID(at: index), at: index, cause: .flowEnded, in: batch, node: node(at: index)) }
    }
    detach()
    batch.removedFlows.append(self)
  }

  /// Removes a container's flow, whose root has a slot of its own.
  final func tearDownWithRoot(cause: RemovalCause, in batch: Batch) {
    let node = core?.wantsEvents == true ? node(at: -1) : nil
    tearDown(in: batch)
    if let node { batch.removed.append(Removal(cause: cause, node: node, onDismiss: nil)) }
  }

  /// Notes that a route went: an event, if it has ever been seen and somebody wants to know, and what was asked for when
  /// it was shown.
  final func note(
    _ id: SlotID, at index: Int, cause: RemovalCause, in batch: Batch, node: @autoclosure () -> Node
  ) {
    let onDismiss = slotData.isEmpty ? nil : slotData[id]?.onDismiss
    let isTold = index < entered && core?.wantsEvents == true
    guard isTold || onDismiss != nil else { return }
    batch.removed.append(Removal(cause: cause, node: isTold ? node() : nil, onDismiss: onDismiss))
  }

  final func detach() {
    life = .removed
    parent = nil
  }

  /// Removes all that lies above this flow's own slots in the line, as far as other flows own it.
  final func cutAbove(cause: RemovalCause, in batch: Batch) {
    guard let parent, !parent.isContainer else { return }
    parent.cutAbove(cause: cause, in: batch)
    parent.removeRoutes(from: position + 1, cause: cause, in: batch)
  }

  /// Returns the flow, and the ones that share its root's slot, to their root.
  final func returnToRoot(cause: RemovalCause, in batch: Batch) {
    removeRoutes(from: 0, cause: cause, in: batch)
    child(at: -1)?.returnToRoot(cause: cause, in: batch)
  }

  /// Makes a root flow whose scene could not be opened what it was before.
  final func withdraw() {
    life = .fresh
    core = nil
    (depth, position) = (1, -1)
    for flow in (self as? AnyContainer)?.made.values ?? [:].values { flow.withdraw() }
    openings = []
    entered = 0
    rootEntered = false
    markStale(from: -1)
  }

  final func welcome() {
    guard life == .live, !wasWelcomed else { return }
    wasWelcomed = true
    didEnter()
  }
}
