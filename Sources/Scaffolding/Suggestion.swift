/// Returns the end of an error message about an unknown word: the nearest known word, or all of them.
/// It is empty if there are none.
public func suggestion(for word: String, among known: [String]) -> String {
  let nearest = known.map { ($0, distance(Array(word), Array($0))) }.min { $0.1 < $1.1 }
  if let (candidate, steps) = nearest, steps <= max(1, word.partCount(in: candidate) / 3) {
    return ", did you mean '\(candidate)'?"
  }
  return known.isEmpty ? "" : ", expected \(known.joined(separator: ", "))"
}

extension String {
  /// The number of letters without the parts before dots that another word begins with, too: the same flow does not make
  /// two destinations similar.
  fileprivate func partCount(in other: String) -> Int {
    let shared = Array(zip(self, other).prefix { $0 == $1 }.map(\.0))
    return count - (shared.lastIndex(of: ".").map { $0 + 1 } ?? 0)
  }
}

/// Returns how many letters to add, remove, change or swap with a neighbour to turn one word into the other.
private func distance(_ one: [Character], _ other: [Character]) -> Int {
  var rows = [Array(0...other.count)]
  for i in one.indices {
    var row = [i + 1]
    for j in other.indices {
      var steps = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (one[i] == other[j] ? 0 : 1))
      if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] { steps = min(steps, rows[i - 1][j - 1] + 1) }
      row.append(steps)
    }
    rows.append(row)
  }
  return rows[one.count][other.count]
}
