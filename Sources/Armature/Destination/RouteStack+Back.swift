// The verbs that take routes away.
extension RouteStack {
  /// Drops the routes from `count` on.
  @inlinable mutating func truncate(to count: Int) {
    if removed != nil { removed?.insert(contentsOf: items[count...], at: 0) }
    while let last = modalIndices.last, last >= count { modalIndices.removeLast() }
    while let last = surroundings.childLayers.last, last.index >= count { surroundings.childLayers.removeLast() }
    // Last of all, so that what a payload does when it is released finds the stack whole.
    if count == items.count - 1 { items.removeLast() } else { removeSeveral(from: count) }
  }

  /// Releases the routes only when all have gone, for the same reason.
  @usableFromInline mutating func removeSeveral(from first: Int) {
    let gone = Array(items[first...])
    items.removeSubrange(first...)
    withExtendedLifetime(gone) {}
  }

  /// Makes the slot at `index` (-1 for the root) the last of the run, with its child flow at its root.
  mutating func end(at index: Int) {
    truncate(to: index + 1)
    while let last = surroundings.childLayers.last, last.index >= index { surroundings.childLayers.removeLast() }
    resets.append(index < 0 ? rootID : items[index].id)
  }

  /// Whether ``goBack(_:)`` with the same number would be done.
  ///
  /// - Parameter steps: How many routes, of any style.
  /// - Returns: Whether the flow has that many.
  @inlinable public func canGoBack(_ steps: Int = 1) -> Bool { steps >= 0 && steps <= items.count }

  /// Removes the last routes, whatever their style. What the exposed slot's child flow shows stays.
  ///
  /// - Parameter steps: How many routes; 0 changes nothing.
  /// - Throws: `pastRoot` when the flow has fewer routes, or for a negative number.
  @inlinable public mutating func goBack(_ steps: Int = 1) throws(NavigationError) {
    guard canGoBack(steps) else { throw .pastRoot }
    truncate(to: items.count - steps)
  }

  /// Removes all routes, and returns the root's child flow to its own root.
  public mutating func goBackToRoot() { end(at: -1) }

  /// Goes back to the last slot that shows a destination, and returns its child flow to its root.
  ///
  /// - Throws: `notFound` when neither a route nor the root shows it.
  /// - Complexity: O(*n*) in the number of routes.
  public mutating func goBackTo(_ destination: D) throws(NavigationError) { try goBackTo { $0 == destination } }

  /// Goes back to the last slot whose destination matches, and returns its child flow to its root.
  ///
  /// - Throws: `notFound` when neither a route nor the root matches.
  /// - Complexity: O(*n*) in the number of routes.
  public mutating func goBackTo(where matches: (D) -> Bool) throws(NavigationError) {
    end(at: try lastIndex(downTo: -1, where: matches))
  }

  /// Goes back to a slot, and returns its child flow to its root.
  ///
  /// - Throws: `notFound` when the flow has no such slot.
  /// - Complexity: O(*n*) in the number of routes.
  public mutating func goBackTo(id: SlotID) throws(NavigationError) { end(at: try index(of: id, downTo: -1)) }

  /// Removes the last routes, all of which must be pushed ones.
  ///
  /// - Parameter steps: How many; 0 changes nothing.
  /// - Throws: `pastRoot` when fewer routes have been pushed in the current layer, or for a negative number.
  @inlinable public mutating func pop(_ steps: Int = 1) throws(NavigationError) {
    guard steps >= 0, steps <= items.count - firstPushed else { throw .pastRoot }
    truncate(to: items.count - steps)
  }

  /// Pops to the last slot of the current layer that shows a destination, and returns its child flow to its root.
  ///
  /// - Throws: `notFound` when the current layer has no such slot.
  /// - Complexity: O(*n*) in the number of routes.
  public mutating func popTo(_ destination: D) throws(NavigationError) { try popTo { $0 == destination } }

  /// Pops to the last slot of the current layer whose destination matches, and returns its child flow to its root.
  ///
  /// - Throws: `notFound` when nothing in the current layer matches.
  /// - Complexity: O(*n*) in the number of routes.
  public mutating func popTo(where matches: (D) -> Bool) throws(NavigationError) {
    end(at: try lastIndex(downTo: bottom, where: matches))
  }

  /// Pops to a slot of the current layer, and returns its child flow to its root.
  ///
  /// - Throws: `notFound` when the current layer has no such slot of this flow.
  /// - Complexity: O(*n*) in the number of routes.
  public mutating func popTo(id: SlotID) throws(NavigationError) { end(at: try index(of: id, downTo: bottom)) }

  /// Pops everything that was pushed in the current layer: down to its sheet or cover, or else to the root.
  public mutating func popToCurrentStackRoot() {
    if bottom < firstPushed { end(at: bottom) } else { truncate(to: firstPushed) }
  }

  /// Removes the last modal routes with all that lies above them.
  ///
  /// - Parameter layers: How many, of any style; 0 changes nothing.
  /// - Throws: `nothingPresented` when the flow presents fewer, or for a negative number.
  @inlinable public mutating func dismiss(_ layers: Int = 1) throws(NavigationError) {
    guard layers >= 0, layers <= modalIndices.count else { throw .nothingPresented }
    if layers > 0 { truncate(to: modalIndices[modalIndices.count - layers]) }
  }

  /// Removes the flow's first modal route with all that lies above it; nothing when the flow presents none.
  public mutating func dismissAll() {
    if let first = modalIndices.first { truncate(to: first) }
  }

  /// The index of the first route that was pushed in the current layer.
  @inlinable var firstPushed: Int { max(modalIndices.last ?? -1, surroundings.childLayers.last?.index ?? -1) + 1 }

  /// The index of the lowest slot in the current layer, -1 for the root. The slot beneath the first pushed route is not one
  /// when its child flow has presented the layer.
  private var bottom: Int {
    let isChilds = surroundings.childLayers.last.map { $0.index >= modalIndices.last ?? -1 } ?? false
    return isChilds ? firstPushed : firstPushed - 1
  }

  /// The last slot from the top down to `bottom`, -1 for the root.
  private func lastIndex(downTo bottom: Int, where matches: (D) -> Bool) throws(NavigationError) -> Int {
    var index = items.count - 1
    while index >= max(bottom, 0) {
      if matches(items[index].destination) { return index }
      index -= 1
    }
    guard bottom < 0, matches(root) else { throw .notFound }
    return -1
  }

  private func index(of id: SlotID, downTo bottom: Int) throws(NavigationError) -> Int {
    if let index = items.lastIndex(where: { $0.id == id }), index >= bottom { return index }
    guard bottom < 0, id == rootID else { throw .notFound }
    return -1
  }
}
