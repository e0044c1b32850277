extension String {
  /// The text for a message: all of it, or the beginning of a long text, with `…` after it.
  package var excerpt: String {
    guard let end = unicodeScalars.index(startIndex, offsetBy: 200, limitedBy: endIndex), end < endIndex else {
      return self
    }
    return String(unicodeScalars[..<end]) + "…"
  }
}
