extension Array {
  /// Plans a change to other routes in the fewest steps that a platform supports, for a host that draws an array.
  ///
  /// - Parameters:
  ///   - goal: The routes after the change.
  ///   - limits: The limits of the platform.
  /// - Returns: The arrays to draw, one after the other. The goal is the last one. Empty when the routes equal the
  ///   goal.
  /// - Complexity: O(*n*) in the number of routes for each step.
  package func steps<D>(to goal: [Route<D>], within limits: TransitionLimits) -> [[Route<D>]]
  where Element == Route<D> {
    pacedSteps(to: goal, within: limits).map(\.routes)
  }

  fileprivate func pacedSteps<D>(
    to goal: [Route<D>], within limits: TransitionLimits
  ) -> [(step: TransitionStep, routes: [Route<D>])] where Element == Route<D> {
    guard let some = first ?? goal.first, self != goal else { return [] }
    // The array does not contain the window's own slot.
    let root = Node(Route(some.destination, as: .push))
    let plan = TransitionPlan(
      from: Presentation(root: root, line: map { Node($0) }), to: Presentation(root: root, line: goal.map { Node($0) }),
      within: limits)
    guard !plan.steps.isEmpty else { return [(.everything, goal)] }
    let routes = Dictionary((self + goal).map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    return plan.steps.indices.map { index in
      (plan.steps[index], plan.presentation(afterStep: index).line.compactMap { routes[$0.id] })
    }
  }
}

extension Node {
  /// Creates a node for a route with any value.
  fileprivate init<D>(_ route: Route<D>) {
    self.init(
      id: route.id, generation: 0, box: DestinationBox(route.destination), openers: [], style: route.style, revision: 0,
      content: nil)
  }
}

/// Changes an array of routes that a host draws, in steps that the platform supports, and waits between them.
///
/// ```swift
/// await changeInSteps(get: { model.routes }, set: { model.routes = $0 }, within: .swiftUI14) {
///   $0 = link.routes
/// }
/// ```
///
/// Stops when its task is cancelled, or when other code changes the array meanwhile.
///
/// - Parameters:
///   - get: Reads the array.
///   - set: Writes the array.
///   - limits: The limits of the platform.
///   - pacing: The time for each step. A step without a time takes ``TransitionPacing/standardSeconds``, because no
///     host reports its end here.
///   - sleep: Waits for a number of seconds. Tests can replace it.
///   - transform: Changes the routes to the goal.
/// - Returns: Whether the array reached the goal.
@MainActor
@discardableResult
package func changeInSteps<D>(
  get: () -> [Route<D>], set: ([Route<D>]) -> Void, within limits: TransitionLimits,
  pacing: TransitionPacing = .standard, sleep: @MainActor @Sendable (Double) async -> Void = TransitionPacing.sleep,
  _ transform: (inout [Route<D>]) -> Void
) async -> Bool {
  var goal = get()
  transform(&goal)
  let steps = get().pacedSteps(to: goal, within: limits)
  for (index, (step, routes)) in steps.enumerated() {
    set(routes)
    guard index < steps.count - 1 else { break }
    await sleep(pacing.seconds(after: step) ?? TransitionPacing.standardSeconds)
    guard !Task.isCancelled, get() == routes else { return false }
  }
  return true
}
