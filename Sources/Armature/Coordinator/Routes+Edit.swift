extension Array {
  /// Changes an array of routes with the verbs of ``RouteStack`` and their rules. When the body throws, the array does
  /// not change.
  ///
  /// ```swift
  /// try routes.edit { stack in
  ///   try stack.goBackTo(7)
  ///   try stack.push(8)
  /// }
  /// ```
  ///
  /// Routes that stay keep their identities.
  ///
  /// - Parameter body: Changes the routes as a stack. Its root is `nil`, for the screen below the array. Other slots
  ///   with `nil` are removed.
  /// - Throws: The refusal of a verb in the body, or ``NavigationError/failed(_:)`` for another error.
  /// - Complexity: O(*n*) in the number of routes.
  public mutating func edit<D>(
    _ body: (inout RouteStack<D?>) throws -> Void
  ) throws(NavigationError) where Element == Route<D> {
    var stack = RouteStack<D?>(root: nil)
    stack.append(lazy.map { Route<D?>(id: $0.id, destination: $0.destination, style: $0.style) })
    do { try body(&stack) } catch { throw error.refusal }
    self = stack.routes.compactMap { route in
      route.destination.map { Route(id: route.id, destination: $0, style: route.style) }
    }
  }
}

extension RouteStack {
  /// Adds routes without checking the rules, for routes from an array that was checked before.
  mutating func append(_ routes: some Sequence<Route<D>>) { append(routes.map { SlotState($0) }) }

  /// Shows a route with its own identity, which no other route of the stack may have.
  ///
  /// - Throws: The errors of ``show(_:as:)``.
  package mutating func show(_ route: Route<D>) throws(NavigationError) { try perform(.show(SlotState(route))) }
}

extension SlotState {
  fileprivate init<D>(_ route: Route<D>) {
    self.init(id: route.id, style: route.style, destination: DestinationBox(route.destination))
  }
}
