extension Array {
  /// Changes an array of routes by the verbs of ``RouteStack``, and by its rules: when one of them throws, the array stays as
  /// it is.
  ///
  /// ```swift
  /// try routes.edit { stack throws(NavigationError) in
  ///   try stack.goBackTo(7)
  ///   try stack.push(8)
  /// }
  /// ```
  ///
  /// Routes that stay keep their identities.
  ///
  /// - Parameter body: Gets the routes as a stack, whose root is `nil`: the screen beneath the array. No other place can be
  ///   `nil`; one that is shown is left out.
  /// - Throws: What the body throws, or the refusal of a verb in it.
  /// - Complexity: O(*n*) in the number of routes.
  public mutating func edit<D>(
    _ body: (inout RouteStack<D?>) throws(NavigationError) -> Void
  ) throws(NavigationError) where Element == Route<D> {
    var stack = RouteStack<D?>(root: nil)
    stack.append(lazy.map { Route(id: $0.id, destination: $0.destination, style: $0.style) })
    try body(&stack)
    self = stack.routes.compactMap { route in
      route.destination.map { Route(id: route.id, destination: $0, style: route.style) }
    }
  }
}
