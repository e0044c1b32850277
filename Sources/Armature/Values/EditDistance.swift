extension [Character] {
  /// Returns how many characters have to be added, removed, changed or swapped with their neighbor to get the other
  /// text.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths.
  func steps(to other: Self) -> Int {
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
