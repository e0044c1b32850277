/// One update of a host on the way to a goal. It says what changes; ``TransitionPlan/presentation(afterStep:)`` gives the
/// presentation to draw.
///
/// Layers are counted from the window's. A stack, whether a layer's or one in a container, is named by the slot at its bottom,
/// which does not count among its slots.
public enum TransitionStep: Hashable, Sendable {
  /// Layers go until so many are left. With `stacks`, the stacks of all that stay become the goal's.
  case dismiss(toLayers: Int, stacks: Bool)
  /// Layers of the goal come up until there are so many. With `stacks`, the stacks of all below become the goal's.
  case present(toLayers: Int, stacks: Bool)
  /// The stacks of all layers that stay become the goal's, and those in their containers.
  case stacks
  /// A stack is cut, until so many slots are left.
  case pop(stack: SlotID, to: Int)
  /// A stack grows, until it has so many slots of the goal's.
  case push(stack: SlotID, to: Int)
  /// The goal is drawn as it is.
  case everything
}
