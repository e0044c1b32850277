import TestSupport
import Testing

// @testable: the alignment of two lists is internal.
@testable import Armature

@Suite("Two versions of a list are aligned")
struct AlignmentTests {
  @Test(
    "in the order of both",
    arguments: [
      ("", "", ""), ("", "ab", "+a +b"), ("ab", "", "-a -b"), ("abc", "abc", "a b c"), ("ab", "abc", "a b +c"),
      ("abc", "ab", "a b -c"), ("ab", "ac", "a +c -b"), ("abcd", "ad", "a -b -c d"), ("ad", "abcd", "a +b +c d"),
      ("abcde", "xbydz", "+x -a b +y -c d +z -e"), ("abc", "acb", "a c b"), ("abcd", "acxb", "a c +x b -d"),
    ])
  func order(first: String, second: String, aligned: String) {
    let (first, second) = (Array(first), Array(second))
    let found = steps(from: first, to: second).map { step in
      switch step {
      case .removed(let index): "-\(first[index])"
      case .added(let index): "+\(second[index])"
      case .kept(let index, _): "\(first[index])"
      }
    }
    #expect(found.joined(separator: " ") == aligned)
  }

  @Test("with each element once, and each kept one with its partner, in any order")
  func completeness() async throws {
    let elements = Array(0..<12)
    try await tryCases(
      500, seed: 1,
      make: { random in
        (0..<2).map { _ in Array(elements.shuffled(using: &random).prefix(.random(in: 0...9, using: &random))) }
      },
      smaller: { lists in lists[0].withoutOne.map { [$0, lists[1]] } + lists[1].withoutOne.map { [lists[0], $0] } },
      problem: { _, lists in
        var (first, second): ([Int], [Int]) = ([], [])
        for step in steps(from: lists[0], to: lists[1]) {
          switch step {
          case .removed(let index): first.append(lists[0][index])
          case .added(let index): second.append(lists[1][index])
          case .kept(let index, let other):
            guard lists[0][index] == lists[1][other] else { return "\(index) and \(other) are not the same" }
            first.append(lists[0][index])
            second.append(lists[1][other])
          }
        }
        guard first.sorted() == lists[0].sorted(), second == lists[1] else { return "\(first), \(second)" }
        let kept = lists[0].filter(lists[1].contains) == lists[1].filter(lists[0].contains)
        return kept && first != lists[0] ? "\(first) is in another order" : nil
      })
  }

  private func steps<Element: Hashable>(from first: [Element], to second: [Element]) -> [AlignedElement] {
    var steps: [AlignedElement] = []
    first.align(with: second, by: { $0 }) { steps.append($0) }
    return steps
  }
}
