/// The steps from the presentation that a host shows to the one that it should show, in the fewest updates that its
/// platform supports.
///
/// ```swift
/// let plan = TransitionPlan(from: drawn, to: scene.presentation, within: .swiftUI14)
/// for index in plan.steps.indices { draw(plan.presentation(afterStep: index)) }
/// ```
///
/// Slots are compared by identity. A layer stays if it and all layers below it are the same. In a stack, also within a
/// container, the common slots from the bottom up stay. A slot that stays is never removed. So when a sheet is
/// replaced, or added below another one, the layers above are dismissed and presented again. A change within a slot
/// that stays (another root, its screen, the selected tab) needs no step and is drawn at once.
///
/// A platform needs time between two steps; ``TransitionRunner`` waits for it. Plans are for authors of hosts.
package struct TransitionPlan: Sendable {
  /// The presentation after the last step.
  package let goal: Presentation
  /// The updates, in their order. Empty if no slot is added or removed.
  package var steps: [TransitionStep] { planner.steps }

  private let shown: ArraySlice<Presentation.Stack>
  /// The number of layers that stay.
  private let staying: Int
  private let planner: TransitionPlanner

  /// Creates a plan.
  ///
  /// - Parameters:
  ///   - shown: The presentation that the host shows now.
  ///   - goal: The presentation that it should show.
  ///   - limits: The limits of the platform.
  /// - Complexity: O(*n* + *s*) for *n* slots and *s* steps.
  package init(from shown: Presentation, to goal: Presentation, within limits: TransitionLimits) {
    self.init(from: shown, to: goal, within: limits, hidden: HiddenStacks())
  }

  init(from shown: Presentation, to goal: Presentation, within limits: TransitionLimits, hidden: HiddenStacks) {
    var planner = TransitionPlanner(limits: limits, hidden: hidden)
    staying = planner.plan(from: shown.layers, to: goal.layers)
    self.goal = goal
    self.shown = shown.layers
    self.planner = planner
  }
}

extension TransitionPlan {
  /// The presentation to draw before the first step: the shown slots, with the goal's content for slots that stay.
  /// Without steps, the goal.
  ///
  /// Until a stack is cut, its slots are drawn as before.
  ///
  /// - Complexity: O(*n*) in the number of slots.
  package var start: Presentation { steps.isEmpty ? goal : drawing(shown.count, afterSteps: 0) }

  /// Returns the presentation to draw after a step.
  ///
  /// - Parameter index: The step's index in ``steps``.
  /// - Returns: The presentation: ``start`` before the first step, ``goal`` from the last one on.
  /// - Complexity: O(*n*) in the number of slots.
  package func presentation(afterStep index: Int) -> Presentation {
    guard index >= 0 else { return start }
    guard index < steps.count - 1 else { return goal }
    return drawing(planner.counts[index], afterSteps: index + 1)
  }

  private func drawing(_ count: Int, afterSteps done: Int) -> Presentation {
    // During dismissals, the layers that stay are the goal's, and the others are the old ones.
    let isGoing = done == 0 || steps[done - 1].isDismissal
    let layers = goal.layers.prefix(isGoing ? staying : count).map { drawn($0, afterSteps: done) }
    return Presentation(layers: layers + (isGoing ? shown.prefix(count).dropFirst(staying) : []))
  }

  private func drawn(_ stack: Presentation.Stack, afterSteps done: Int) -> Presentation.Stack {
    let change = planner.changes.last { $0.stack == stack.root.id }?.change
    var stack = stack
    if let change { stack.above = change.path(afterSteps: done, of: stack.above) }
    if let change, let cut = change.cut, done <= cut, let root = change.root {
      stack.root = root
    } else if !planner.containers.isEmpty {
      stack = Presentation.Stack(
        root: drawn(stack.root, afterSteps: done), path: stack.above.map { drawn($0, afterSteps: done) })
    }
    return stack
  }

  private func drawn(_ node: Node, afterSteps done: Int) -> Node {
    guard planner.containers.contains(node.id) else { return node }
    return node.mapStacks { drawn($0, afterSteps: done) }
  }
}

extension TransitionStep {
  fileprivate var isDismissal: Bool { if case .dismiss = self { true } else { false } }
}

extension Presentation.Stack {
  /// Returns whether both are the same layer, so that it stays.
  func isSame(as other: Self) -> Bool {
    root.id == other.root.id && root.style.kind == other.root.style.kind
      && root.style.hasStack == other.root.style.hasStack
  }
}

/// The change of one stack in the steps of a plan.
struct StackChange: Sendable {
  /// The old container at the bottom, drawn until the stack is cut, if the goal has another one.
  var root: Node?
  /// The stack's slots before the change, if some of them do not stay.
  let old: SharedList<Node>?
  /// The number of slots that stay.
  let kept: Int
  /// The index of the step that cuts the stack down to them; `nil` if all stay.
  var cut: Int?
  /// The index of the first step that adds slots.
  var growth: Int
  /// The number of slots that a step adds.
  let stride: Int

  /// Returns the stack's slots after a number of steps.
  func path(afterSteps done: Int, of goal: SharedList<Node>) -> SharedList<Node> {
    if let cut, done <= cut { return old ?? goal.keeping(first: kept) }
    let (added, isBeyond) = stride.multipliedReportingOverflow(by: max(0, done - growth))
    return isBeyond || added >= goal.count - kept ? goal : goal.keeping(first: kept + added)
  }
}
