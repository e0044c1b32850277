extension String {
  /// Returns the candidate that was probably meant: the one with the fewest different letters, if they are few.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths. Words of more than 128 bytes have no result.
  package func nearestSpelling(among candidates: [String]) -> String? {
    guard (1...128).contains(utf8.count) else { return nil }
    let count = count
    guard let near = spellings(among: candidates).min(by: { $0.steps < $1.steps }),
      near.spelling != self, near.steps <= Swift.max(1, count / 3), near.steps < count
    else { return nil }
    return near.spelling
  }

  /// Returns the end of an error about this unknown name: the known names, and the nearest one.
  package func expectation(among known: [String]) -> String {
    Self.expectation(known, nearest: nearestSpelling(among: known))
  }

  /// Returns the end of an error: `; expected notes, settings; did you mean “notes”?`. Empty if nothing is expected.
  package static func expectation(_ expected: [String], limit: Int = 12, nearest: String? = nil) -> String {
    var text = expected.isEmpty ? "" : "; expected " + expected.prefix(limit).joined(separator: ", ")
    if expected.count > limit { text += " and \(expected.count - limit) more" }
    return nearest.map { "\(text); did you mean “\($0)”?" } ?? text
  }

  /// Returns the most similar candidates, the nearest first.
  ///
  /// - Complexity: O(*n* · *m*) for each candidate, in the lengths. Only the first 65 characters count.
  package func nearestSpellings(among candidates: [String], limit: Int = 3) -> [String] {
    let order = spellings(among: candidates).enumerated().sorted {
      ($0.element.steps, $0.offset) < ($1.element.steps, $1.offset)
    }
    return order.prefix(limit).map(\.element.spelling)
  }

  /// The number of single-letter changes from this word to each candidate.
  private func spellings(among candidates: [String]) -> [(spelling: String, steps: Int)] {
    let word = Array(lowercased().prefix(65))
    return candidates.map { ($0, word.steps(to: Array($0.lowercased().prefix(65)))) }
  }
}
