/// Returns the end of an error message about an unknown word: the nearest known word, or all of them.
/// It is empty if there are none.
public func suggestion(for word: String, among known: [String]) -> String {
  let near = known.filter { isNear($0, to: word) }.map { ($0, Array(word).steps(to: Array($0))) }
  if let (candidate, _) = near.min(by: { $0.1 < $1.1 }) { return ", did you mean '\(candidate)'?" }
  return known.isEmpty ? "" : ", expected \(known.joined(separator: ", "))"
}

/// Returns whether a word can be a mistake for another one. The parts of `Settings.about` count for themselves.
private func isNear(_ known: String, to word: String) -> Bool {
  var (parts, others) = (word.split(separator: "."), known.split(separator: "."))
  if parts.count != others.count { (parts, others) = ([word[...]], [known[...]]) }
  return zip(parts, others).allSatisfy { part, other in
    let limit = max(1, part.count / 3)
    return abs(part.count - other.count) <= limit && Array(part).steps(to: Array(other)) <= limit
  }
}
