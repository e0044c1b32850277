import Armature
import TestSupport

@testable import SwiftUI

/// Runs random sequences of steps. The number of a step chooses its target.
@MainActor
func trySequences<Step: CaseIterable & Sendable>(
  _ count: Int, of type: Step.Type, upTo length: Int, with numbers: Range<Int> = 0..<4,
  failure: @MainActor (_ number: Int, _ steps: [(Step, Int)]) async throws -> String?
) async throws {
  func step(using random: inout RandomSource) -> (Step, Int) {
    let all = Array(Step.allCases)
    return (all[Int.random(in: all.indices, using: &random)], Int.random(in: numbers, using: &random))
  }
  try await tryCases(
    count, seed: 20_261_121, make: { $0.list(1...length, of: step) }, smaller: \.withoutOne, problem: failure)
}

extension FlowScene {
  /// Returns the outline of a window that shows a place in the scene.
  func outline(of place: Presentation, on generation: Generation) -> String {
    sequence(first: place, next: \.modal).map { layer in
      let stack = layer.nodes.count == 1 ? layer.nodes[0].content?.stacks.last : nil
      let nodes = stack.map { [$0.root] + $0.path } ?? layer.nodes
      let titles = nodes.map { screen(of: $0.id)?.title ?? "?" }.joined(separator: " > ")
      guard layer.style.isModal else { return titles }
      return "\(layer.style.kind == .cover ? generation.cover : "sheet"): \(titles)"
    }
    .joined(separator: " | ")
  }
}
