/// The way from what a host shows to what it should show, in the fewest updates that its platform takes.
///
/// ```swift
/// let plan = TransitionPlan(from: drawn, to: scene.presentation, within: .swiftUI14)
/// for index in plan.steps.indices { draw(plan.presentation(afterStep: index)) }
/// ```
///
/// Slots are told apart by their identity: a layer stays as long as it and all below it do, and of its stack stays what
/// both have in common from the bottom up. What stays is never taken away. Another sheet in place of a sheet, or one that
/// comes in between, hence dismisses what lies above and presents it again. What changes within a slot that stays (another
/// root in it, its screen, what a container in it shows) needs no step: it is drawn at once.
///
/// A platform needs time between two steps; ``TransitionRunner`` sees to that.
public struct TransitionPlan: Sendable {
  /// What shall be shown in the end.
  public let goal: Presentation
  /// The updates, in their order. None where nothing has to come or go.
  public let steps: [TransitionStep]

  let shown: ArraySlice<Layer>
  /// How much of the stack of each layer that stays does so, too.
  let kept: [Int]
  let limits: TransitionLimits

  /// Plans the way.
  ///
  /// - Parameters:
  ///   - shown: What the host shows now.
  ///   - goal: What it should show.
  ///   - limits: What the platform takes in one update.
  /// - Complexity: O(*l* + *s* + *k*) for *l* layers, *s* steps and *k* slots that stay, of which those cost nothing that
  ///   both presentations share, as two presentations of a scene do.
  public init(from shown: Presentation, to goal: Presentation, within limits: TransitionLimits) {
    self.goal = goal
    self.shown = shown.layers
    self.limits = limits
    kept = Self.kept(of: shown.layers, in: goal.layers, within: limits)
    steps = Self.steps(from: shown.layers, to: goal.layers, keeping: kept, within: limits)
  }

  private static func kept(
    of shown: ArraySlice<Layer>, in goal: ArraySlice<Layer>, within limits: TransitionLimits
  ) -> [Int] {
    var kept: [Int] = []
    for (old, new) in zip(shown, goal) {
      // The window's layer cannot go, whatever it shows.
      guard old.isSame(as: new) else { return kept.isEmpty ? [0] : kept }
      kept.append(old.path.commonPrefix(with: new.path) { $0.id == $1.id })
      if limits.presentsFromTop, kept.count == 1, kept[0] < max(old.path.count, new.path.count) { break }
    }
    return kept
  }

  private static func steps(
    from shown: ArraySlice<Layer>, to goal: ArraySlice<Layer>, keeping kept: [Int], within limits: TransitionLimits
  ) -> [TransitionStep] {
    let changed = kept.enumerated().map { layer, length in
      shown[shown.startIndex + layer].path.count > length || goal[goal.startIndex + layer].path.count > length
    }
    var isPending = changed.contains(true)
    guard !limits.isUnlimited else {
      return isPending || shown.count > kept.count || goal.count > kept.count ? [.everything] : []
    }
    var steps: [TransitionStep] = []
    for count in counts(from: shown.count, to: kept.count, by: limits.dismissals) {
      steps.append(.dismiss(toLayers: count, stacks: isPending && limits.joinsStacks))
      if limits.joinsStacks { isPending = false }
    }
    if let pushes = limits.pushes {
      for (layer, length) in kept.enumerated() where changed[layer] {
        if shown[shown.startIndex + layer].path.count > length { steps.append(.pop(layer: layer, to: length)) }
        let count = goal[goal.startIndex + layer].path.count
        for depth in counts(from: length, to: count, by: pushes) { steps.append(.push(layer: layer, to: depth)) }
      }
    } else if isPending, !limits.joinsStacks || goal.count == kept.count {
      steps.append(.stacks)
      isPending = false
    }
    var first = kept.count
    for count in counts(from: first, to: goal.count, by: limits.presentations) {
      steps.append(.present(toLayers: count, stacks: isPending && limits.joinsStacks))
      isPending = false
      if let pushes = limits.pushes {
        for layer in first..<count {
          let path = goal[goal.startIndex + layer].path.count
          for depth in counts(from: 0, to: path, by: pushes) { steps.append(.push(layer: layer, to: depth)) }
        }
      }
      first = count
    }
    return steps
  }

  /// The numbers after the first on the way to the last, which is always among them.
  private static func counts(from first: Int, to last: Int, by limit: Int?) -> some Sequence<Int> {
    let distance = abs(last - first)
    let stride = min(limit ?? distance, distance)
    let number = distance == 0 ? 0 : (distance + stride - 1) / stride
    return (0..<number).lazy.map { index in
      let passed = min((index + 1) * stride, distance)
      return last < first ? first - passed : first + passed
    }
  }
}
