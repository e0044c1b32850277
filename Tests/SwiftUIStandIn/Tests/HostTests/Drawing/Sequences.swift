import TestSupport

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
