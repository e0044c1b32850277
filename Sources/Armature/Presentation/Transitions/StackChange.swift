/// How one stack changes in the steps of a plan.
struct StackChange: Sendable {
  /// The container at the bottom until the stack is cut, where the goal has another one there.
  var root: Node?
  /// The stack's slots before the change.
  let old: ArraySlice<Node>
  /// How many of its slots stay.
  let kept: Int
  /// The index of the step that cuts it down to those.
  var cut: Int
  /// The index of the first step in which it grows.
  var growth: Int
  /// How many slots a step adds.
  let stride: Int

  /// The stack's slots after a step.
  func path(afterStep index: Int, of goal: [Node]) -> ArraySlice<Node> {
    guard index >= cut else { return old }
    let steps = max(0, index - growth + 1)
    let (added, isBeyond) = stride.multipliedReportingOverflow(by: steps)
    return isBeyond || added >= goal.count - kept ? goal[...] : goal.prefix(kept + added)
  }
}
