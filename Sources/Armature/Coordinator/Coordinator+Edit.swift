// The way of edits to the stack: on a copy, which is then held to the rules of the place where the flow lies.
extension Coordinator {
  /// Does several steps as one: when one of them throws, nothing has happened.
  ///
  /// ```swift
  /// try flow.edit { stack throws(NavigationError) in
  ///   stack.goBackToRoot()
  ///   try stack.push(.note(id: 7))
  /// }
  /// ```
  ///
  /// - Parameter body: Gets the flow's stack to edit. Verbs of other flows that it calls take part.
  /// - Throws: What the body throws, or the refusal of a verb in it.
  /// - Complexity: O(*n*) in the number of routes.
  public final func edit(_ body: (inout RouteStack<D>) throws(NavigationError) -> Void) throws(NavigationError) {
    try begin()
    guard let core else {
      let new = try edited(by: body)
      // The body may have brought the flow into a scene.
      guard self.core == nil else { throw .busy }
      stack = new
      stack.resets = []
      firstRoot = new.root
      forgetLegs(from: -1)
      return dropDataOfNobody()
    }
    try core.change(isExplicit: true) { batch throws(NavigationError) in
      let new = try edited(by: body)
      try begin()
      remember(in: batch)
      try replaceStack(with: new, in: batch)
    }
  }

  final func begin() throws(NavigationError) {
    if isDetached || isEditing {
      let error: NavigationError = isDetached ? .detached : .busy
      core?.refuseBatch(with: error)
      throw error
    }
  }

  /// A copy of the stack after the user's code; the flow itself refuses edits meanwhile.
  private final func edited(
    by body: (inout RouteStack<D>) throws(NavigationError) -> Void
  ) throws(NavigationError) -> RouteStack<D> {
    var own = routeStack
    own.origin = own.numbers.take()
    var copy = own
    isEditing = true
    defer { isEditing = false }
    do { try body(&copy) } catch {
      stack.numbers = NumberBlock()
      throw error
    }
    if copy.origin != own.origin {
      // A stack from elsewhere: its identities and its numbers are used there, and its place had other rules.
      own.setRoot(copy.root)
      try own.show(copy.items[...])
      copy = own
    }
    copy.surroundings = Surroundings(rootLayerHasStack: stack.surroundings.rootLayerHasStack)
    return copy
  }

  private final func replaceStack(with new: RouteStack<D>, in batch: Batch) throws(NavigationError) {
    returnChildren(of: new.resets, in: batch)
    let old = stack
    let kept = zip(old.routes, new.routes).prefix { $0.id == $1.id }.count
    let isNewRoot = old.generation != new.generation
    let firstPayload = try offerPayloads(from: old, to: new, kept: kept)
    // The children that were asked may have closed this flow.
    try begin()
    try check(new, keeping: isNewRoot ? nil : kept)
    stack = new
    stack.resets = []
    settle(gone: Array(old.routes[kept...]), from: kept, cause: isNewRoot ? .newRoot : .verb, in: batch)
    if kept < new.count {
      markStale(from: kept)
      batch.touch(self, FlowChange(.routes, unchanged: kept))
    }
    if let firstPayload {
      markStale(from: firstPayload)
      forgetLegs(from: firstPayload)
      batch.touch(self, FlowChange(.payload, unchanged: max(firstPayload, 0)))
    }
    if isNewRoot {
      closeRoot(in: batch)
      forgetLegs(from: -1)
      batch.touch(self, FlowChange(.root, unchanged: 0))
    }
  }

  /// Shows the new routes once more for trial, where the run lies now: other flows' verbs that the body has called may have
  /// changed that. `kept` is `nil` for a new root.
  private final func check(_ new: RouteStack<D>, keeping kept: Int?) throws(NavigationError) {
    var trial = new
    trial.surroundings = surroundings
    if kept == nil { trial.surroundings.childLayers = [] }
    trial.truncate(to: kept ?? 0)
    try trial.show(new.items[(kept ?? 0)...])
  }

  /// Releases the flow that the old root had opened.
  private final func closeRoot(in batch: Batch) {
    if let child = child(at: -1) {
      if child.hasModal { cutAbove(cause: .cut, in: batch) }
      child.tearDown(in: batch)
      openings.removeFirst()
    }
    rootEntered = false
    markStale(from: -1)
  }

  /// Offers changed payloads to the child flows that draw them.
  ///
  /// - Returns: The first route whose payload has changed, -1 for the root.
  /// - Throws: `notAdopted` when a child flow does not take its new payload.
  private final func offerPayloads(
    from old: RouteStack<D>, to new: RouteStack<D>, kept: Int
  ) throws(NavigationError) -> Int? {
    var first: Int?
    func offer(_ destination: D, at index: Int) throws(NavigationError) {
      if let child = child(at: index) {
        isEditing = true
        defer { isEditing = false }
        guard adopt(destination, in: child) else { throw .notAdopted }
      } else {
        unasked.insert(slotID(at: index))
      }
      first = index
    }
    for index in (0..<kept).reversed() where old.routes[index].destination != new.routes[index].destination {
      try offer(new.routes[index].destination, at: index)
    }
    if old.generation == new.generation, old.root != new.root { try offer(new.root, at: -1) }
    return first
  }

  /// Makes each slot the last of the run, with its child flow at its root.
  final func returnChildren(of slots: [SlotID], in batch: Batch) {
    for slot in slots {
      guard let index = index(of: slot) else { continue }
      removeRoutes(from: index + 1, cause: .verb, in: batch)
      child(at: index)?.returnToRoot(cause: .verb, in: batch)
    }
  }
}
