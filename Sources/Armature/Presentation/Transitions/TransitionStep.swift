/// One update of a host on the way to a goal. ``TransitionPlan/presentation(afterStep:)`` returns the presentation to
/// draw.
///
/// The window's layer is counted too. A stack is named by its bottom slot, which is not counted among its slots.
package enum TransitionStep: Hashable, Sendable {
  /// Dismisses layers down to a number of layers. With `stacks`, the stacks of the layers that stay become the goal's.
  case dismiss(toLayers: Int, stacks: Bool)
  /// Presents layers of the goal up to a number of layers. With `stacks`, the stacks of lower layers become the goal's.
  case present(toLayers: Int, stacks: Bool)
  /// Changes the stacks of all layers that stay, and of their containers, to the goal's.
  case stacks
  /// Cuts a stack down to a number of slots.
  case pop(stack: SlotID, to: Int)
  /// Extends a stack with the goal's slots up to a number of slots.
  case push(stack: SlotID, to: Int)
  /// Draws the whole goal.
  case everything
}
