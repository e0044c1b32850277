import TestSupport
import Testing

// @testable: reads the layers of a presentation.
@testable import Armature
@testable import ArmatureUI

@Suite("Between random presentations")
struct RandomTransitionTests {
  @Test("each update is one that the platform takes, the last one shows the goal, and there are as few as can be")
  func updates() async throws {
    try await tryCases(500, seed: 20_261_127, make: Pair.init(random:), smaller: \.smaller) { _, pair in
      let (from, to) = (Presentation(pair.from), Presentation(pair.to))
      for limits in TransitionLimits.presets {
        var shown = from
        var steps: [TransitionStep] = []
        let fewest = limits.fewestUpdates(from: from, to: to)
        var next = Transition(from: shown, to: to, within: limits)
        while let step = next.step {
          if let problem = limits.problem(from: shown, to: next.presentation) {
            return "\(problem): \(shown.chain) to \(next.presentation.chain)"
          }
          shown = next.presentation
          steps.append(step)
          if steps.count > fewest { return "\(steps), but \(fewest) are enough" }
          next = Transition(from: shown, to: to, within: limits)
        }
        if next.presentation != to { return "it ends at \(shown.chain)" }
        if steps.count < fewest { return "\(steps), which are fewer than \(fewest)" }
      }
      return nil
    }
  }

  /// Two chains, each a list of layers.
  private struct Pair: CustomStringConvertible, Sendable {
    var layers: [[String]]
    var goal: [[String]]

    init(random: inout RandomSource) {
      func stack(_ random: inout RandomSource) -> [String] {
        random.list(0...3) { random in
          let slot = ["a", "b", "d", "e"].randomElement(using: &random) ?? "a"
          guard Int.random(in: 0..<4, using: &random) == 0 else { return slot }
          let inner = random.list(0...3) { ["f", "g", "h"].randomElement(using: &$0) ?? "f" }
          return "\(slot.uppercased())(\((["\(slot)0"] + inner.unique).joined(separator: " ")))"
        }.unique
      }
      layers =
        [["r"] + stack(&random)]
        + random.list(0...3) { [["s", "c", "n"].randomElement(using: &$0) ?? "s"] + stack(&$0) }
      goal = layers
      for index in goal.indices where Bool.random(using: &random) { goal[index] = [goal[index][0]] + stack(&random) }
      if Bool.random(using: &random) { goal.removeLast(Int.random(in: 0..<goal.count, using: &random)) }
      goal += random.list(0...2) { [["s", "c", "x"].randomElement(using: &$0) ?? "s"] + stack(&$0) }
    }

    private init(_ layers: [[String]], _ goal: [[String]]) { (self.layers, self.goal) = (layers, goal) }

    private static func chain(_ layers: [[String]]) -> String {
      layers.map { $0.joined(separator: " ") }.joined(separator: " | ")
    }

    var from: String { Self.chain(layers) }
    var to: String { Self.chain(goal) }
    var description: String { "from \(from) to \(to)" }

    var smaller: [Self] {
      Self.smaller(layers).map { Self($0, goal) } + Self.smaller(goal).map { Self(layers, $0) }
    }

    /// Without a layer or a slot, but with the root of each layer that stays.
    private static func smaller(_ layers: [[String]]) -> [[[String]]] {
      layers.indices.flatMap { index in
        let others = Array(layers[index].dropFirst()).withoutOne.map { rest in
          var list = layers
          list[index] = [layers[index][0]] + rest
          return list
        }
        guard index > 0 else { return others }
        var list = layers
        list.remove(at: index)
        return [list] + others
      }
    }
  }
}

extension [String] {
  /// The slots, each once.
  fileprivate var unique: Self {
    indices.filter { index in self[..<index].allSatisfy { $0.first != self[index].first } }.map { self[$0] }
  }
}

extension TransitionLimits {
  /// The number of updates, counted without making them.
  fileprivate func fewestUpdates(from old: Presentation, to new: Presentation) -> Int {
    let same = zip(old.layers, new.layers).prefix { $0.root.id == $1.root.id && $0.root.style == $1.root.style }
    let changes = same.map { self.changes(from: $0, to: $1) }.reduce(0, +)
    let (gone, come) = (old.layers.count - same.count, new.layers.count - same.count)
    if self == .unlimited { return gone + come + changes > 0 ? 1 : 0 }
    let (down, up) = (strides(gone, by: dismissals), strides(come, by: presentations))
    if pushes != nil {
      return down + up + changes + new.layers.suffix(come).map { self.changes(from: nil, to: $0) }.reduce(0, +)
    }
    return joinsStacks ? max(down + up, min(changes, 1)) : down + up + min(changes, 1)
  }

  private func strides(_ count: Int, by limit: Int?) -> Int { limit.map { (count + $0 - 1) / $0 } ?? min(count, 1) }

  /// The changes of a stack, and of those in its containers.
  private func changes(from old: Presentation.Stack?, to new: Presentation.Stack) -> Int {
    if old == nil, pushes == nil { return 0 }
    let nodes = old?.nodes ?? [new.root]
    let kept = zip(nodes, new.nodes).prefix { $0.id == $1.id }.count
    let inside: [Int] =
      joinsStacks
      ? []
      : new.nodes.enumerated().flatMap { index, node in
        (node.content?.stacks ?? []).map { stack in
          let drawn =
            index < kept && old != nil ? nodes[index].content?.stacks.first { $0.root.id == stack.root.id } : nil
          return changes(from: drawn, to: stack)
        }
      }
    return (nodes.count > kept ? 1 : 0) + strides(new.nodes.count - kept, by: pushes) + inside.reduce(0, +)
  }
}
