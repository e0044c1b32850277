/// One update of what a host draws, on the way to a goal. It says what changes, not what is drawn then, so that it costs the
/// same at any depth: ``TransitionPlan/presentation(afterStep:)`` tells that.
///
/// Layers are counted from the window's. A stack, be it a layer's or one in a container, is told by the slot at its bottom,
/// which is not counted among its slots.
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
