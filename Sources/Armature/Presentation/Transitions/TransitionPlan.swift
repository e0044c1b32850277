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
public struct TransitionPlan: Sendable {
  /// The presentation after the last step.
  public let goal: Presentation
  /// The updates, in their order. Empty if no slot is added or removed.
  public let steps: [TransitionStep]

  let shown: ArraySlice<Layer>
  /// The number of layers that stay.
  let staying: Int
  /// The number of layers after each step.
  let counts: [Int]
  /// The changes of stacks, by their bottom slots.
  let changes: [SlotID: StackChange]
  /// The slots of containers with changed stacks.
  let containers: Set<SlotID>

  /// Creates a plan.
  ///
  /// - Parameters:
  ///   - shown: The presentation that the host shows now.
  ///   - goal: The presentation that it should show.
  ///   - limits: The limits of the platform.
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
