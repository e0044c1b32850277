/// The change of one stack in the steps of a plan.
struct StackChange: Sendable {
  /// The old container at the bottom, drawn until the stack is cut, if the goal has another one.
  var root: Node?
  /// The stack's slots before the change.
  let old: ArraySlice<Node>
  /// The number of slots that stay.
  let kept: Int
  /// The index of the step that cuts the stack down to them.
  var cut: Int
  /// The index of the first step that adds slots.
  var growth: Int
  /// The number of slots that a step adds.
  let stride: Int

  /// Returns the stack's slots after a step.
  func path(afterStep index: Int, of goal: [Node]) -> ArraySlice<Node> {
    guard index >= cut else { return old }
    let steps = max(0, index - growth + 1)
    let (added, isBeyond) = stride.multipliedReportingOverflow(by: steps)
    return isBeyond || added >= goal.count - kept ? goal[...] : goal.prefix(kept + added)
  }
}
