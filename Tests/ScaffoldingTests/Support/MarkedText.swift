/// A text before and after a change, which marks show: «added», ‹removed›.
struct MarkedText: Sendable, CustomStringConvertible {
  let description: String

  init(_ text: String) { description = text }

  var before: String { without("«", "»").filter { !"‹›".contains($0) } }
  var after: String { without("‹", "›").filter { !"«»".contains($0) } }

  /// The text without the parts between two marks.
  private func without(_ start: Character, _ end: Character) -> String {
    var (isIn, text) = (false, "")
    for character in description {
      if character == start || character == end {
        isIn = character == start
      } else if !isIn {
        text.append(character)
      }
    }
    return text
  }
}
