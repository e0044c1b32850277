extension TransitionPlan {
  /// The presentation to draw before the first step: the shown slots, with the goal's content for slots that stay.
  /// Without steps, the goal.
  ///
  /// Until a stack is cut, its slots are drawn as before.
  ///
  /// - Complexity: O(*n*) in the number of slots.
  public var start: Presentation { steps.isEmpty ? goal : drawing(shown.count, afterStep: -1) }

  /// Returns the presentation to draw after a step.
  ///
  /// - Parameter index: The step's index in ``steps``.
  /// - Returns: The presentation: ``start`` before the first step, ``goal`` from the last one on.
  /// - Complexity: O(*n*) in the number of slots.
  public func presentation(afterStep index: Int) -> Presentation {
    guard index >= 0 else { return start }
    guard index < steps.count - 1 else { return goal }
    return drawing(counts[index], afterStep: index)
  }

  private func drawing(_ count: Int, afterStep index: Int) -> Presentation {
    // During dismissals, the layers that stay are the goal's, and the others are the old ones.
    let isGoing = index < 0 || steps[index].isDismissal
    let layers = goal.layers.prefix(isGoing ? staying : count).map { layer in
      let stack = drawn(.init(layer), afterStep: index)
      return Layer(root: stack.root, path: stack.path)
    }
    return Presentation(layers: layers + (isGoing ? shown.prefix(count).dropFirst(staying) : []))
  }

  private func drawn(_ stack: Presentation.Stack, afterStep index: Int) -> Presentation.Stack {
    let change = changes[stack.root.id]
    let path = change.map { Array($0.path(afterStep: index, of: stack.path)) } ?? stack.path
    if let change, index < change.cut, let root = change.root { return Presentation.Stack(root: root, path: path) }
    guard !containers.isEmpty else { return Presentation.Stack(root: stack.root, path: path) }
    return Presentation.Stack(
      root: drawn(stack.root, afterStep: index), path: path.map { drawn($0, afterStep: index) })
  }

  private func drawn(_ node: Node, afterStep index: Int) -> Node {
    guard containers.contains(node.id) else { return node }
    return node.mapStacks { drawn($0, afterStep: index) }
  }
}

extension TransitionStep {
  fileprivate var isDismissal: Bool { if case .dismiss = self { true } else { false } }
}

extension Layer {
  /// Returns whether both are the same layer, so that it stays.
  func isSame(as other: Self) -> Bool {
    root.id == other.root.id && root.style.kind == other.root.style.kind
      && root.style.hasStack == other.root.style.hasStack
  }
}
