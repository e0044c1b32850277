extension TransitionPlan {
  /// What can be drawn before the first step: what is shown, with the slots that stay as the goal has them. Without steps,
  /// that is the goal.
  ///
  /// Where a stack has yet to be cut, its slots are drawn as they were until then.
  ///
  /// - Complexity: O(*l* log *n*) for *l* layers of *n* slots.
  public var start: Presentation {
    steps.isEmpty ? goal : Presentation(layers: staying + shown.dropFirst(kept.count))
  }

  /// What is drawn after a step.
  ///
  /// - Parameter index: The step's index in ``steps``.
  /// - Returns: What is shown then: ``start`` before the first step, ``goal`` from the last one on.
  /// - Complexity: O(*l* log *n*) for *l* layers of *n* slots.
  public func presentation(afterStep index: Int) -> Presentation {
    guard index >= 0 else { return start }
    guard index < steps.count else { return goal }
    switch steps[index] {
    case .dismiss(let count, _):
      // Where stacks join, they have joined the first step.
      let below = limits.joinsStacks ? goal.layers.prefix(kept.count) : staying
      return Presentation(layers: below + shown.prefix(count).dropFirst(kept.count))
    case .stacks: return Presentation(layers: goal.layers.prefix(kept.count))
    case .everything: return goal
    case .present(let count, _):
      guard limits.pushes != nil else { return Presentation(layers: goal.layers.prefix(count)) }
      let below = goal.layers.prefix(presentedBefore(count - 1))
      return Presentation(layers: below + bare(below.count..<count))
    case .pop(let layer, let count), .push(let layer, let count):
      let path = goal.layers[goal.layers.startIndex + layer].path.prefix(count)
      return Presentation(layers: goal.layers.prefix(layer) + [Layer(root: root(of: layer), path: path)] + above(layer))
    }
  }

  /// The layers that stay, before their stacks change.
  private var staying: ArraySlice<Layer> { staying(from: 0) }

  private func staying(from first: Int) -> ArraySlice<Layer> {
    (first..<max(first, kept.count)).map { layer in
      let (old, new) = (shown[shown.startIndex + layer].path, goal.layers[goal.layers.startIndex + layer].path)
      return Layer(root: root(of: layer), path: old.count == kept[layer] ? new.prefix(old.count) : old)
    }[...]
  }

  /// What lies above a layer while its stack grows: layers of which it is not yet the turn.
  private func above(_ layer: Int) -> ArraySlice<Layer> {
    if layer < kept.count { return staying(from: layer + 1) }
    let first = presentedBefore(layer)
    return bare(layer + 1..<first + min(limits.presentations ?? .max, goal.layers.count - first))
  }

  /// How many layers are shown before the step that presents the given one.
  private func presentedBefore(_ layer: Int) -> Int {
    guard let limit = limits.presentations else { return kept.count }
    return layer - (layer - kept.count) % limit
  }

  /// Layers as they come up where a stack is no data: with nothing in it.
  private func bare(_ range: Range<Int>) -> ArraySlice<Layer> {
    range.map { Layer(root: root(of: $0), path: SharedList()) }[...]
  }

  private func root(of layer: Int) -> Node { goal.layers[goal.layers.startIndex + layer].root }
}

extension Layer {
  /// Whether the layer can stay where the other one is drawn.
  func isSame(as other: Self) -> Bool {
    root.id == other.root.id && root.style.kind == other.root.style.kind
      && root.style.hasStack == other.root.style.hasStack
  }
}
