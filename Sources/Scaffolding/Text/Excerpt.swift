extension String {
  /// A typed text for a message: all of it, or the beginning of a long one, with `…` after it.
  public var excerpt: String {
    let start = String(String.UnicodeScalarView(unicodeScalars.prefix(100)))
    return start.utf8.count == utf8.count ? self : start + "…"
  }

  /// A line of a message: all of it, or the beginning and the end of a long one, with `…` between them. A long text may
  /// stand in it that is not an ``excerpt``, such as a path; its problem is named before it or after it.
  var shortLine: String {
    let scalars = unicodeScalars
    if scalars.count <= 1000 { return self }
    return String(String.UnicodeScalarView(scalars.prefix(500) + ["…"] + scalars.suffix(499)))
  }
}
