/// How one stack changes in the steps of a plan.
struct StackChange: Sendable {
  /// What lies at its bottom until it is cut, where a container comes there that cannot be pushed over.
  var root: Node?
  /// What it holds before.
  let old: SharedList<Node>
  /// How many of its slots stay.
  let kept: Int
  /// The index of the step that cuts it down to those.
  var cut: Int
  /// The index of the first step in which it grows.
  var growth: Int
  /// How many slots a step adds.
  let stride: Int

  /// What it holds after a step.
  ///
  /// - Complexity: O(log *n*) in the number of its slots.
  func path(afterStep index: Int, of goal: SharedList<Node>) -> SharedList<Node> {
    guard index >= cut else { return old }
    let steps = max(0, index - growth + 1)
    let (added, isBeyond) = stride.multipliedReportingOverflow(by: steps)
    return isBeyond || added >= goal.count - kept ? goal : goal.prefix(kept + added)
  }
}
