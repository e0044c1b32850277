/// Returns the end of an error message about an unknown word: the nearest known word, or all of them.
/// It is empty if there are none.
public func suggestion(for word: String, among known: [String]) -> String {
  let near = known.filter { isNear($0, to: word) }.map { ($0, distance(Array(word), Array($0))) }
  if let (candidate, _) = near.min(by: { $0.1 < $1.1 }) { return ", did you mean '\(candidate)'?" }
  return known.isEmpty ? "" : ", expected \(known.joined(separator: ", "))"
}

/// Returns whether a word can be a mistake for another one. The parts of `Settings.about` count for themselves.
private func isNear(_ known: String, to word: String) -> Bool {
  var (parts, others) = (word.split(separator: "."), known.split(separator: "."))
  if parts.count != others.count { (parts, others) = ([word[...]], [known[...]]) }
  return zip(parts, others).allSatisfy { part, other in
    let limit = max(1, part.count / 3)
    return abs(part.count - other.count) <= limit && distance(Array(part), Array(other)) <= limit
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
