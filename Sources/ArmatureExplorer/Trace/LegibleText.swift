import Armature

extension String {
  /// The length from which on a text in a trace is shortened.
  private static let legibleLength = 1000

  /// The text for a page: harmless, with its line ends, and not longer than a person would read.
  var legible: String {
    let start = unicodeScalars.prefix(Self.legibleLength)
    let text = start.endIndex < unicodeScalars.endIndex ? String(start) + "…" : self
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(\.harmless)
      .joined(separator: "\n")
  }

  /// The text in HTML, between tags or in an attribute.
  var inHTML: String {
    // A mark after a `<` makes one character with it, so this looks at scalars.
    unicodeScalars.reduce(into: "") { html, scalar in
      switch scalar {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      case "'": html += "&#39;"
      default: html.unicodeScalars.append(scalar)
      }
    }
  }
}
