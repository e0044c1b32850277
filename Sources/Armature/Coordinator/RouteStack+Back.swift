// The verbs that remove routes.
extension RouteStack {
  /// Returns whether ``goBack(_:)`` with the same number would succeed.
  ///
  /// - Parameter steps: The number of routes, of any style.
  /// - Returns: Whether the flow has that many.
  public func canGoBack(_ steps: Int = 1) -> Bool { steps >= 0 && steps <= count }

  /// Removes the last routes of any style. The child flow of the exposed slot keeps its routes.
  ///
  /// - Parameter steps: The number of routes; 0 changes nothing.
  /// - Throws: `pastRoot` when the flow has fewer routes, or for a negative number.
  public mutating func goBack(_ steps: Int = 1) throws(NavigationError) {
    guard canGoBack(steps) else { throw .pastRoot }
    if steps > 0 { try perform(.truncate(to: count + 1 - steps)) }
  }

  /// Removes all routes, and returns the root's child flow to its own root.
  public mutating func goBackToRoot() {
    // This is never refused.
    try? perform(.end(at: 0))
  }

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
    try perform(.end(at: lastIndex(where: matches)))
  }

  /// Goes back to a slot, and returns its child flow to its root.
  ///
  /// - Throws: `notFound` when the flow has no such slot.
  /// - Complexity: O(*n*) in the number of routes.
  public mutating func goBackTo(id: SlotID) throws(NavigationError) {
    guard let index = flow.index(of: id) else { throw .notFound }
    try perform(.end(at: index))
  }

  /// Removes the last routes. All of them must be pushed.
  ///
  /// - Parameter steps: The number of routes; 0 changes nothing.
  /// - Throws: `belowLayer` when fewer routes have been pushed in the current layer; `pastRoot` when the flow has fewer
  ///   routes, or for a negative number.
  public mutating func pop(_ steps: Int = 1) throws(NavigationError) {
    guard canGoBack(steps) else { throw .pastRoot }
    guard steps <= currentLayer.filter(isPushed).count else { throw .belowLayer }
    try keep(count + 1 - steps)
  }

  /// Pops to the last slot of the current layer that shows a destination, and returns its child flow to its root.
  ///
  /// - Throws: `belowLayer` when only a lower layer has such a slot of this flow; `notFound` when there is none.
  /// - Complexity: O(*n*) in the number of routes.
  public mutating func popTo(_ destination: D) throws(NavigationError) { try popTo { $0 == destination } }

  /// Pops to the last slot of the current layer whose destination matches, and returns its child flow to its root.
  ///
  /// - Throws: `belowLayer` when only a slot of this flow in a lower layer matches; `notFound` when none does.
  /// - Complexity: O(*n*) in the number of routes.
  public mutating func popTo(where matches: (D) -> Bool) throws(NavigationError) {
    try pop(to: lastIndex(where: matches))
  }

  /// Pops to a slot of the current layer, and returns its child flow to its root.
  ///
  /// - Throws: `belowLayer` for a slot in a lower layer; `notFound` when this flow has no such slot.
  /// - Complexity: O(*n*) in the number of routes.
  public mutating func popTo(id: SlotID) throws(NavigationError) {
    guard let index = flow.index(of: id) else { throw .notFound }
    try pop(to: index)
  }

  private mutating func pop(to index: Int) throws(NavigationError) {
    guard currentLayer.contains(index) else { throw .belowLayer }
    try perform(.end(at: index))
  }

  /// Pops all pushed routes of the current layer: down to its sheet or cover, or else to the root.
  public mutating func popToCurrentStackRoot() {
    let bottom = currentLayer.lowerBound
    // Where a child flow has presented the layer, none of this flow's slots is its bottom. Neither edit is ever refused.
    if currentLayer.isEmpty || isPushed(bottom) { try? keep(bottom) } else { try? perform(.end(at: bottom)) }
  }

  /// Removes the last modal routes and everything above them.
  ///
  /// - Parameter layers: The number of modal routes, of any style; 0 changes nothing.
  /// - Throws: `nothingPresented` when the flow presents fewer, or for a negative number.
  public mutating func dismiss(_ layers: Int = 1) throws(NavigationError) {
    let modals = modalIndices
    guard layers >= 0, layers <= modals.count else { throw .nothingPresented }
    if layers > 0 { try keep(modals[modals.count - layers]) }
  }

  /// Removes the flow's first modal route and everything above it, if any.
  public mutating func dismissAll() {
    // This is never refused.
    if let first = modalIndices.first { try? keep(first) }
  }

  private mutating func keep(_ count: Int) throws(NavigationError) {
    if count <= self.count { try perform(.truncate(to: count)) }
  }

  private func isPushed(_ index: Int) -> Bool { index > 0 && !flow.slots[index].style.isModal }

  private var modalIndices: [Int] { flow.routes.indices.filter { flow.slots[$0].style.isModal } }

  /// The slots of this flow in the layer at the end of its run.
  private var currentLayer: Range<Int> {
    let top = flow.topLayer.id
    let start = flow.slots.lastIndex { $0.layer.id != top }.map { $0 + 1 } ?? 0
    return start..<flow.slots.count
  }

  private func lastIndex(where matches: (D) -> Bool) throws(NavigationError) -> Int {
    for index in flow.slots.indices.reversed() where matches(destination(at: index)) { return index }
    throw .notFound
  }
}
