extension String {
  /// The candidate that was probably meant: the one that the fewest changes of a letter lead to, if they are few.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths; words of more than 64 characters have no neighbours.
  package func nearestSpelling(among candidates: [String]) -> String? {
    let word = Array(lowercased().prefix(65))
    guard (1...64).contains(word.count) else { return nil }
    let near = candidates.map { ($0, steps: word.steps(to: Array($0.lowercased().prefix(65)))) }.min {
      $0.steps < $1.steps
    }
    guard let near, near.0 != self, near.steps <= Swift.max(1, word.count / 3), near.steps < word.count else {
      return nil
    }
    return near.0
  }
}

extension [Character] {
  /// How many characters have to be added, dropped, changed or swapped with their neighbour to get the other text.
  fileprivate func steps(to other: Self) -> Int {
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
