import Foundation
import Testing

/// Runs random sequences of steps, and records the first one that fails, in its shortest form. The number of a step
/// chooses its target. `ARMATURE_SEED` and `ARMATURE_SEQUENCES` run other sequences.
@MainActor
func trySequences<Step: CaseIterable>(
  _ count: Int, of type: Step.Type, upTo length: Int, with numbers: Range<Int> = 0..<4,
  failure: @MainActor (_ number: Int, _ steps: [(Step, Int)]) async throws -> String?
) async throws {
  let environment = ProcessInfo.processInfo.environment
  let seed = environment["ARMATURE_SEED"].flatMap(UInt64.init) ?? 20_261_121
  var random = RandomSource(seed: seed)
  for number in 0..<(environment["ARMATURE_SEQUENCES"].flatMap(Int.init) ?? count) {
    var best = (0..<Int.random(in: 1...length, using: &random)).compactMap { _ in
      Step.allCases.randomElement(using: &random).map { ($0, Int.random(in: numbers, using: &random)) }
    }
    guard var last = try await failure(number, best) else { continue }
    var index = 0
    while index < best.count {
      var shorter = best
      shorter.remove(at: index)
      if let failure = try await failure(number, shorter) { (best, last) = (shorter, failure) } else { index += 1 }
    }
    Issue.record("sequence \(number) of seed \(seed): \(last); shrunk: \(best)")
    return
  }
}
