/// The way from what a host shows to what it should show, in the fewest updates that its platform takes.
///
/// ```swift
/// let plan = TransitionPlan(from: drawn, to: scene.presentation, within: .swiftUI14)
/// for index in plan.steps.indices { draw(plan.presentation(afterStep: index)) }
/// ```
///
/// Slots are told apart by their identity: a layer stays as long as it and all below it do, and of its stack stays what
/// both have in common from the bottom up; likewise of the stacks in its containers. What stays is never taken away. Another
/// sheet in place of a sheet, or one that comes in between, hence dismisses what lies above and presents it again. What
/// changes within a slot that stays (another root in it, its screen, the tab that is selected) needs no step: it is drawn at
/// once.
///
/// A platform needs time between two steps; ``TransitionRunner`` sees to that.
public struct TransitionPlan: Sendable {
  /// What shall be shown in the end.
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
  ///   - shown: What the host shows now.
  ///   - goal: What it should show.
  ///   - limits: What the platform takes in one update.
  /// - Complexity: O(*l* + *s* + *k*) for *l* layers, *s* steps and *k* slots that stay, of which those cost nothing that
  ///   both presentations share, as two presentations of a scene do.
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
