import Foundation
import TestSupport
import Testing

// @testable: builds presentations of slots with chosen identities.
@testable import Armature

@Suite("Plans between random presentations")
struct RandomTransitions {
  @Test("take legal steps only, end at the goal, and no search finds fewer", arguments: TransitionLimits.samples)
  func fewest(limits: TransitionLimits) async throws {
    try await tryCases(50, seed: 20_260_102, make: TransitionPair.init, smaller: \.smaller) { _, pair in
      pair.failure(within: limits)
    }
  }

  @Test("are checked by a search that notices a step too many and one that is not legal")
  func noticesBreaks() {
    let pair = TransitionPair(from: [[0, 1], [100]], to: [[0, 2], [110]])
    let search = TransitionSearch(pair, limits: .swiftUI16)
    #expect(search.fewest(from: pair.from, atMost: 9) == 3)
    #expect(search.fewest(from: pair.from, atMost: 2) == nil)
    #expect(!search.moves(from: pair.from).contains([[0, 2], [110]]))
    #expect(!search.moves(from: pair.from).contains([[0, 2]]))
    #expect(TransitionSearch(pair, limits: .swiftUI17).moves(from: pair.from).contains([[0, 2]]))
    #expect(!TransitionSearch(pair, limits: .swiftUI14).moves(from: [[0]]).contains([[0], [110, 1]]))
    #expect(!TransitionSearch(pair, limits: .swiftUI14).moves(from: [[0, 1]]).contains([[0, 2]]))
  }
}

/// The slots of each layer, its root first.
private typealias SlotChain = [[Int]]

/// The shown slots, and the slots to show.
private struct TransitionPair: CustomStringConvertible {
  var from: SlotChain
  var to: SlotChain

  init(from: SlotChain, to: SlotChain) { (self.from, self.to) = (from, to) }

  /// At most three layers of at most three slots above the root. A slot belongs to one layer, as in a scene.
  init(using random: inout RandomSource) {
    func chain() -> SlotChain {
      (0..<Int.random(in: 1...3, using: &random)).map { layer in
        let root = layer == 0 ? 0 : 100 * layer + 10 * Int.random(in: 0...1, using: &random)
        let path = [1, 2, 3].shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random))
        return [root] + path.map { 100 * layer + $0 }
      }
    }
    from = chain()
    to = chain()
    // Otherwise few stacks begin alike.
    for layer in 0..<min(from.count, to.count) where Bool.random(using: &random) {
      let length = Int.random(in: 1...from[layer].count, using: &random)
      let kept = from[layer].prefix(length)
      to[layer] = Array((kept + to[layer].dropFirst().filter { !kept.contains($0) }).prefix(4))
    }
  }

  var description: String { "\(from) to \(to)" }

  /// Returns the problem of the plan; `nil` when there is none.
  func failure(within limits: TransitionLimits) -> String? {
    let plan = TransitionPlan(from: presentation(of: from), to: presentation(of: to), within: limits)
    let search = TransitionSearch(self, limits: limits)
    var chain = from
    guard self.chain(of: plan.start) == from else { return "it starts with \(self.chain(of: plan.start))" }
    for index in plan.steps.indices {
      let next = self.chain(of: plan.presentation(afterStep: index))
      guard search.moves(from: chain).contains(next) else { return "\(plan.steps[index]): \(chain) to \(next)" }
      chain = next
    }
    guard chain == to else { return "it ends with \(chain)" }
    // Within the presets, keeping the slots that stay costs no step, so the search need not keep them.
    let others = TransitionSearch(self, limits: limits, keeps: !TransitionLimits.presets.contains(limits))
    guard let fewer = others.fewest(from: from, atMost: plan.steps.count - 1) else { return nil }
    return "\(plan.steps) are more than \(fewer)"
  }

  var smaller: [Self] {
    func parts(of chain: SlotChain) -> [SlotChain] {
      let lower = chain.count > 1 ? [Array(chain.dropLast())] : []
      return lower
        + chain.indices.flatMap { layer in
          chain[layer].indices.dropFirst().map { position in
            var part = chain
            part[layer].remove(at: position)
            return part
          }
        }
    }
    return parts(of: from).map { Self(from: $0, to: to) } + parts(of: to).map { Self(from: from, to: $0) }
  }

  private func presentation(of chain: SlotChain) -> Presentation {
    let nodes = chain.enumerated().flatMap { layer, ids in
      ids.enumerated().map { position, id in
        let style: PresentationStyle = layer == 0 || position > 0 ? .push : id % 100 == 0 ? .sheet : .cover
        return Node(id: SlotID(number: UInt64(id)), destination: Styled.page(id), style: style)
      }
    }
    return Presentation(root: nodes[0], line: Array(nodes.dropFirst()))
  }

  private func chain(of presentation: Presentation) -> SlotChain {
    presentation.layers.map { $0.nodes.map { Int($0.id.number) } }
  }
}

/// A search through all moves that a platform allows, even useless ones.
private struct TransitionSearch {
  let goal: SlotChain
  let limits: TransitionLimits
  /// The slots that each layer may hold during the moves.
  private let options: [SlotChain]
  /// The slots that stay and must not be removed.
  private let kept: SlotChain

  init(_ pair: TransitionPair, limits: TransitionLimits, keeps: Bool = true) {
    goal = pair.to
    self.limits = limits
    options = (0..<max(pair.from.count, pair.to.count)).map { layer in
      let ends: SlotChain = [pair.from, pair.to].compactMap { $0.count > layer ? $0[layer] : nil }
      return Array(Set(ends.flatMap { end in (1...end.count).map { Array(end.prefix($0)) } }))
    }
    let layers = zip(pair.from, pair.to).prefix { keeps && $0[0] == $1[0] }
    kept = layers.map { old, new in zip(old, new).prefix { $0 == $1 }.map { $0.0 } }
  }

  /// Returns how many moves lead to the goal; `nil` for more than the limit.
  func fewest(from start: SlotChain, atMost limit: Int) -> Int? {
    var seen: Set<SlotChain> = [start]
    var edge: Set<SlotChain> = [start]
    for number in 0..<max(0, limit + 1) {
      if edge.contains(goal) { return number }
      guard number < limit else { return nil }
      edge = edge.reduce(into: Set<SlotChain>()) { $0.formUnion(moves(from: $1)) }.subtracting(seen)
      seen.formUnion(edge)
    }
    return nil
  }

  func moves(from chain: SlotChain) -> Set<SlotChain> {
    if limits == .unlimited { return [goal] }
    let changed = limits.pushes.map { pushed(chain, upTo: $0) } ?? rearranged(chain)
    let layered = limits.joinsStacks ? changed + [chain] : [chain]
    let moves =
      changed + layered.flatMap(dismissed) + layered.flatMap { presented($0, upTo: limits.presentations ?? 3) }
    return Set(
      moves.filter { move in
        move.count >= kept.count && zip(move, kept).allSatisfy { $0.starts(with: $1) }
      }
    ).subtracting([chain])
  }

  private func pushed(_ chain: SlotChain, upTo limit: Int) -> [SlotChain] {
    chain.indices.flatMap { layer in
      let old = chain[layer]
      let cut = (1..<old.count).map { Array(old.prefix($0)) }
      let grown = options[layer].filter { $0.starts(with: old) && $0.count <= old.count + limit }
      return (cut + grown).map { path in
        var move = chain
        move[layer] = path
        return move
      }
    }
  }

  private func rearranged(_ chain: SlotChain) -> [SlotChain] {
    chain.enumerated().reduce([[]]) { moves, layer in
      let paths = options[layer.offset].filter { $0[0] == layer.element[0] }
      return moves.flatMap { move in paths.map { move + [$0] } }
    }
  }

  private func dismissed(_ chain: SlotChain) -> [SlotChain] {
    (1...3).filter { $0 < chain.count && $0 <= limits.dismissals ?? 3 }.map { Array(chain.dropLast($0)) }
  }

  private func presented(_ chain: SlotChain, upTo limit: Int) -> [SlotChain] {
    guard limit > 0, chain.count < options.count else { return [] }
    let layers = options[chain.count].filter { limits.pushes == nil || $0.count == 1 }.map { chain + [$0] }
    return layers + layers.flatMap { presented($0, upTo: limit - 1) }
  }
}
