/// The way from the presentation that a host shows to the one that it should show, in the fewest updates that its platform
/// takes.
///
/// ```swift
/// let plan = TransitionPlan(from: drawn, to: scene.presentation, within: .swiftUI14)
/// for index in plan.steps.indices { draw(plan.presentation(afterStep: index)) }
/// ```
///
/// Slots are compared by their identities. A layer stays as long as it and all layers below it are the same. In a stack, the
/// slots stay that both presentations have in common from the bottom up; the same holds for stacks in containers. A slot that
/// stays is never taken away. So another sheet in place of a sheet, or between two, dismisses the layers above and presents
/// them again. A change within a slot that stays (another root, its screen, the selected tab) needs no step: it is drawn at
/// once.
///
/// A platform needs time between two steps, which ``TransitionRunner`` gives it. Plans are for writers of hosts.
public struct TransitionPlan: Sendable {
  /// The presentation in the end.
  public let goal: Presentation
  /// The updates, in their order. None where nothing has to come or go.
  public let steps: [TransitionStep]

  let shown: ArraySlice<Layer>
  /// How many layers stay.
  let staying: Int
  /// How many layers there are after each step.
  let counts: [Int]
  /// How stacks change, by the slots at their bottom.
  let changes: [SlotID: StackChange]
  /// The slots whose containers hold such stacks.
  let containers: Set<SlotID>

  /// Plans the way.
  ///
  /// - Parameters:
  ///   - shown: The presentation that the host shows now.
  ///   - goal: The presentation that it should show.
  ///   - limits: How much the platform takes in one update.
  /// - Complexity: O(*n* + *s*) for *n* slots and *s* steps.
  public init(from shown: Presentation, to goal: Presentation, within limits: TransitionLimits) {
    self.init(from: shown, to: goal, within: limits, hidden: HiddenStacks(within: limits))
  }

  init(from shown: Presentation, to goal: Presentation, within limits: TransitionLimits, hidden: HiddenStacks) {
    var planner = TransitionPlanner(limits: limits, hidden: hidden)
    staying = planner.plan(from: shown.layers, to: goal.layers)
    self.goal = goal
    self.shown = shown.layers
    steps = planner.steps
    counts = planner.counts
    changes = planner.changes
    containers = planner.containers
  }
}
