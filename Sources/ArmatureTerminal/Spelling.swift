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
}
