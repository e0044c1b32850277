/// One update of what a host draws, on the way to a goal. It says what changes, not what is drawn then, so that it costs the
/// same at any depth: ``TransitionPlan/presentation(afterStep:)`` tells that.
///
/// Layers are counted from the window's, which is layer 0. The slots of a stack are those above its layer's root.
public enum TransitionStep: Hashable, Sendable {
  /// Layers go until so many are left. With `stacks`, the stacks of all that stay become the goal's.
  case dismiss(toLayers: Int, stacks: Bool)
  /// Layers of the goal come up until there are so many. With `stacks`, the stacks of all below become the goal's.
  case present(toLayers: Int, stacks: Bool)
  /// The stacks of all layers that stay become the goal's.
  case stacks
  /// The stack of a layer is cut, until so many slots are left.
  case pop(layer: Int, to: Int)
  /// The stack of a layer grows, until it has so many slots of the goal's.
  case push(layer: Int, to: Int)
  /// The goal is drawn as it is.
  case everything
}
