import Armature

extension String {
  /// The text without white space at its ends.
  package var trimmed: String {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[...last].drop { $0.isWhitespace })
  }

  /// Whether the text is a number, however large.
  var isNumber: Bool { !isEmpty && utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }

  /// The text for comparisons that ignore case and invisible differences.
  var folded: String { harmless.trimmed.lowercased() }

  /// The text, or the beginning of a long one, in quotation marks, for messages.
  package var quoted: String { "“\(excerpt.harmless)”" }
}

extension Collection {
  /// The collection; `nil` if it is empty.
  package var nonEmpty: Self? { isEmpty ? nil : self }
}
