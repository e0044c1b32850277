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
  public mutating func goBack(_ steps: Int = 1) throws(NavigationError) { try perform(.goBack(steps, in: state)) }

  /// Removes all routes, and returns the root's child flow to its own root.
  public mutating func goBackToRoot() { apply(.goBackToRoot) }

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
    try perform(.goBackTo(in: state, where: matches))
  }

  /// Goes back to a slot, and returns its child flow to its root.
  ///
  /// - Throws: `notFound` when the flow has no such slot.
  /// - Complexity: O(*n*) in the number of routes.
  public mutating func goBackTo(id: SlotID) throws(NavigationError) { try perform(.goBackTo(id, in: state)) }

  /// Removes the last routes. All of them must be pushed.
  ///
  /// - Parameter steps: The number of routes; 0 changes nothing.
  /// - Throws: `belowLayer` when fewer routes have been pushed in the current layer; `pastRoot` when the flow has fewer
  ///   routes, or for a negative number.
  public mutating func pop(_ steps: Int = 1) throws(NavigationError) { try perform(.pop(steps, in: state)) }

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
    try perform(.popTo(in: state, where: matches))
  }

  /// Pops to a slot of the current layer, and returns its child flow to its root.
  ///
  /// - Throws: `belowLayer` for a slot in a lower layer; `notFound` when this flow has no such slot.
  /// - Complexity: O(*n*) in the number of routes.
  public mutating func popTo(id: SlotID) throws(NavigationError) { try perform(.popTo(id, in: state)) }

  /// Pops all pushed routes of the current layer: down to its sheet or cover, or else to the root.
  public mutating func popToCurrentStackRoot() { apply(.popToCurrentStackRoot(in: state)) }

  /// Removes the last modal routes and everything above them.
  ///
  /// - Parameter layers: The number of modal routes, of any style; 0 changes nothing.
  /// - Throws: `nothingPresented` when the flow presents fewer, or for a negative number.
  public mutating func dismiss(_ layers: Int = 1) throws(NavigationError) { try perform(.dismiss(layers, in: state)) }

  /// Removes the flow's first modal route and everything above it, if any.
  public mutating func dismissAll() { apply(.dismissAll(in: state)) }
}
