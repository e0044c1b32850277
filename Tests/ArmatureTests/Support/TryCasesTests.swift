import TestSupport
import Testing

@Suite("Random cases")
struct TryCasesTests {
  @Test("a case that fails is reported in its smallest form")
  func shrinks() async throws {
    let failure = await #expect(throws: FailedCase.self) {
      try await tryCases(
        100, seed: 1, make: { $0.list(0...9) { Int.random(in: 0...9, using: &$0) } },
        smaller: { $0.smaller { number in number -= 1 } }
      ) { _, numbers in numbers.contains { $0 >= 5 } ? "\(numbers.count) numbers" : nil }
    }
    #expect(failure?.description.hasSuffix(": 1 numbers\nshrunk: [5]") == true)
  }
}
