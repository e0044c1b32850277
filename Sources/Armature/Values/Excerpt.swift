extension String {
  /// The text for a message: all of it, or the beginning of a long text, with `…` after it.
  package var excerpt: String {
    let start = unicodeScalars.prefix(200)
    return start.endIndex == endIndex ? self : String(start) + "…"
  }
}
