extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[...last].drop { $0.isWhitespace })
  }

  /// Whether the text is written as a row's number, however large.
  var isNumber: Bool { !isEmpty && allSatisfy { ("0"..."9").contains($0) } }

  /// The text for comparisons in which case and invisible differences do not count.
  var folded: String { harmless.trimmed.lowercased() }

  /// The text for a message.
  var quoted: String { "“\(harmless)”" }

  /// The candidate that is likely to have been meant; `nil` when none is near.
  func nearestSpelling(among candidates: [String]) -> String? {
    let word = Array(folded)
    let near = candidates.map { ($0, distance: word.distance(to: Array($0.folded))) }.min { $0.distance < $1.distance }
    guard let near, near.distance <= max(1, word.count / 3), near.distance < word.count else { return nil }
    return near.0
  }
}

extension [Character] {
  /// How many characters have to be put in, left out, changed or swapped with their neighbour to get the other text.
  fileprivate func distance(to other: Self) -> Int {
    var beforeLast: [Int] = []
    var last = Swift.Array(0...other.count)
    for (row, character) in enumerated() {
      var current = [row + 1]
      for (column, candidate) in other.enumerated() {
        var best = Swift.min(last[column] + (character == candidate ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, character == other[column - 1], self[row - 1] == candidate {
          best = Swift.min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[other.count]
  }
}
