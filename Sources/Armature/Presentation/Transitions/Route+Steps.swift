extension Array {
  /// Plans the way to other routes in the fewest changes that a platform takes, for a host that draws an array.
  ///
  /// - Parameters:
  ///   - goal: The routes in the end.
  ///   - limits: How much the platform takes in one update.
  /// - Returns: The arrays to draw, one after the other; the goal comes last. Empty when the routes are the goal.
  /// - Complexity: O(*n*) for each step, for as many routes.
  public func steps<D>(to goal: [Route<D>], within limits: TransitionLimits) -> [[Route<D>]] where Element == Route<D> {
    pacedSteps(to: goal, within: limits).map(\.routes)
  }

  fileprivate func pacedSteps<D>(
    to goal: [Route<D>], within limits: TransitionLimits
  ) -> [(step: TransitionStep, routes: [Route<D>])] where Element == Route<D> {
    guard let some = first ?? goal.first, self != goal else { return [] }
    // The window's own slot is in no array.
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
  /// A route whose destination may be any value.
  fileprivate init<D>(_ route: Route<D>) {
    self.init(
      id: route.id, generation: 0, box: DestinationBox(route.destination), openers: [], style: route.style, revision: 0,
      content: nil)
  }
}

/// Changes an array of routes that a host draws, in steps that its platform takes and with the time between them that it needs.
///
/// ```swift
/// await changeInSteps(get: { model.routes }, set: { model.routes = $0 }, within: .swiftUI14) {
///   $0 = link.routes
/// }
/// ```
///
/// It stops where it is when its task is cancelled, or when somebody else changes the array meanwhile.
///
/// - Parameters:
///   - get: Reads the array.
///   - set: Writes it.
///   - limits: How much the platform takes in one update.
///   - pacing: How long a step takes. Nobody reports the end of a step here, so a step without a time takes
///     ``TransitionPacing/standardSeconds``.
///   - sleep: Waits for so many seconds; a test passes one of its own.
///   - transform: Turns the routes into the goal.
/// - Returns: Whether the array came to the goal.
@MainActor
@discardableResult
public func changeInSteps<D>(
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
