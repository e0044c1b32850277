import Foundation
import Testing

/// Tries random sequences of steps, each with a number that says which of several things it is done to, and records the
/// first that fails in its shortest form. `ARMATURE_SEED` and `ARMATURE_SEQUENCES` try others.
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
