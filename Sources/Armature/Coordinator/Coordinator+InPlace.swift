// The ways of single verbs to the stack: on the stack itself, so that what they cost does not depend on its depth.
extension Coordinator {
  /// A verb that may change anything.
  final func change(
    _ verb: StaticString, _ body: (inout RouteStack<D>) throws(NavigationError) -> Void
  ) -> Bool {
    attempt(verb) { () throws(NavigationError) in try edit(body) }
  }

  /// A verb that only adds routes. The body runs on the stack itself, so it must not call code of the user's.
  @inlinable final func extend(
    _ verb: StaticString, isModal: Bool, onDismiss: ((RemovalCause) -> Void)? = nil,
    _ body: (inout RouteStack<D>) throws(NavigationError) -> Void
  ) -> Bool {
    guard onDismiss == nil, let core = plainCore, !(isModal && depth > 1) else {
      return extendInTree(verb, onDismiss: onDismiss, body)
    }
    let first = stack.count
    do throws(NavigationError) { try body(&stack) } catch { return refuse(verb, error) }
    return enterPlainly(verb, from: first, in: core)
  }

  /// A verb that only takes routes away. The body runs on the stack itself, so it must not call code of the user's.
  @inlinable final func shorten(
    _ verb: StaticString, _ body: (inout RouteStack<D>) throws(NavigationError) -> Void
  ) -> Bool {
    guard let core = plainCore, depth == 1 || stack.modalIndices.isEmpty else { return shortenInTree(verb, body) }
    let before = stack.count
    do throws(NavigationError) { try body(&stack) } catch { return refuse(verb, error) }
    if !stack.resets.isEmpty { stack.resets = [] }
    if stack.count < before { leavePlainly(to: stack.count, in: core) }
    return true
  }

  /// The scene's core when a verb has nothing to look at but the stack.
  @inlinable final var plainCore: SceneCore? {
    guard let core, core.attention.isEmpty, life == .live, openings.isEmpty, slotData.isEmpty,
      depth == 1 || parent != nil
    else { return nil }
    return core
  }

  /// Asks for the child flows of new routes, of which most have none.
  @inlinable final func enterPlainly(_ verb: StaticString, from first: Int, in core: SceneCore) -> Bool {
    while entered < stack.count {
      core.beginMakingChild()
      let child = child(for: stack.items[entered].destination)
      core.endMakingChild()
      if let child { return enterInTree(verb, from: first, with: child) }
      entered += 1
    }
    changedRoutes(from: first, in: core)
    return true
  }

  @inlinable final func leavePlainly(to count: Int, in core: SceneCore) {
    entered = min(entered, count)
    changedRoutes(from: count, in: core)
  }

  @inlinable final func changedRoutes(from first: Int, in core: SceneCore) {
    if stalePart > Self.part(ofSlotAt: first) { markStale(from: first) }
    if !(observers.isEmpty && core.observers.isEmpty) { core.tell(FlowChange(.routes, unchanged: first), of: self) }
  }

  @usableFromInline final func enterInTree(
    _ verb: StaticString, from first: Int, with child: AnyCoordinator
  ) -> Bool {
    attempt(verb) { () throws(NavigationError) in
      try inBatch { batch throws(NavigationError) in
        guard let batch else { return }
        batch.touch(self, FlowChange(.routes, unchanged: first))
        try keepOrTakeBack(from: first) { () throws(NavigationError) in
          try adopt(child, at: entered, in: batch)
          entered += 1
          try enterSlots(in: batch)
        }
      }
    }
  }

  @usableFromInline final func extendInTree(
    _ verb: StaticString, onDismiss: ((RemovalCause) -> Void)?,
    _ body: (inout RouteStack<D>) throws(NavigationError) -> Void
  ) -> Bool {
    attempt(verb) { () throws(NavigationError) in
      try inBatch { batch throws(NavigationError) in
        if let batch { remember(in: batch) }
        let first = stack.count
        try editInPlace(body)
        if let onDismiss { keep(onDismiss, of: stack.topID, in: batch) }
        guard let batch else { return }
        batch.touch(self, FlowChange(.routes, unchanged: first))
        markStale(from: first)
        // In a batch of several verbs the flows are made at its end.
        guard !batch.isExplicit else { return }
        try keepOrTakeBack(from: first) { () throws(NavigationError) in try enterSlots(in: batch) }
      }
    }
  }

  @usableFromInline final func shortenInTree(
    _ verb: StaticString, _ body: (inout RouteStack<D>) throws(NavigationError) -> Void
  ) -> Bool {
    attempt(verb) { () throws(NavigationError) in
      try inBatch { batch throws(NavigationError) in
        if let batch { remember(in: batch) }
        stack.removed = []
        defer { stack.removed = nil }
        try editInPlace(body)
        let resets = stack.resets
        stack.resets = []
        guard let batch else { return }
        settle(gone: stack.removed ?? [], from: stack.count, cause: .verb, in: batch)
        returnChildren(of: resets, in: batch)
      }
    }
  }

  /// Adds a route in an open batch.
  final func append(_ destination: D, as style: PresentationStyle, in batch: Batch) throws(NavigationError) {
    let first = stack.count
    remember(in: batch)
    try editInPlace { stack throws(NavigationError) in try stack.show(destination, as: style) }
    batch.touch(self, FlowChange(.routes, unchanged: first))
    markStale(from: first)
  }

  /// Runs a verb on the stack itself, which then knows where its run lies.
  private final func editInPlace(
    _ body: (inout RouteStack<D>) throws(NavigationError) -> Void
  ) throws(NavigationError) {
    let rootLayerHasStack = stack.surroundings.rootLayerHasStack
    stack.surroundings = surroundings
    defer { stack.surroundings = Surroundings(rootLayerHasStack: rootLayerHasStack) }
    try body(&stack)
  }

  /// Takes the routes from `first` on back when their child flows cannot be had.
  private final func keepOrTakeBack(
    from first: Int, _ enter: () throws(NavigationError) -> Void
  ) throws(NavigationError) {
    do { try enter() } catch {
      stack.truncate(to: first)
      openings.removeAll { $0.index >= first }
      entered = min(entered, first)
      markStale(from: first)
      throw error
    }
  }

  /// Does a piece of work in the scene's batch, or without one when the flow is not in a scene yet.
  private final func inBatch(_ work: (Batch?) throws(NavigationError) -> Void) throws(NavigationError) {
    try begin()
    guard let core else {
      try work(nil)
      return dropDataOfNobody()
    }
    try core.change(isExplicit: false) { batch throws(NavigationError) in try work(batch) }
  }
}
