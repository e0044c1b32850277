extension Character {
  /// The number of columns that a terminal gives the character: 0, 1 or 2.
  ///
  /// A cluster of several scalars (an accented letter, a flag, a family) never takes more than two.
  package var displayWidth: Int {
    if unicodeScalars.contains("\u{FE0F}") { return 2 }  // asks for the emoji drawing
    return min(2, unicodeScalars.reduce(0) { $0 + $1.displayWidth })
  }
}

extension StringProtocol {
  /// The number of columns that a terminal gives the text. The text has no control characters.
  package var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }

  /// Returns the longest beginning that fits into a number of columns.
  func prefix(columns: Int) -> SubSequence {
    var rest = columns
    return prefix { character in
      rest -= character.displayWidth
      return rest >= 0
    }
  }

  /// Returns the text in lines of a number of columns. Lines break at spaces if possible, and at the text's own line
  /// ends.
  func wrapped(columns: Int) -> [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { paragraph in
      var lines: [String] = []
      let text = paragraph.sanitized
      var rest = text[...]
      while true {
        var line = rest.prefix(columns: columns)
        if line.isEmpty { line = rest.prefix(1) }  // too wide for any line
        if line.endIndex == rest.endIndex { break }
        if rest[line.endIndex] != " ", let space = line.lastIndex(of: " ") { line = line[..<space] }
        while line.last == " " { line.removeLast() }
        lines.append(String(line))
        rest = rest[line.endIndex...].drop { $0 == " " }
      }
      return lines + [String(rest)]
    }
  }

  /// Returns the text, followed by spaces up to a number of columns.
  package func padded(columns: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, columns - displayWidth))
  }
}

extension Unicode.Scalar {
  fileprivate var displayWidth: Int {
    switch value {
    case 0x20..<0x300: return 1
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0  // vowels and finals that join a Hangul syllable
    case 0x1F1E6...0x1F1FF: return 1  // half a flag
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return properties.isEmojiPresentation || isEastAsianWide ? 2 : 1
    }
  }

  /// Whether the East Asian width is wide or full. Emoji are not included.
  private var isEastAsianWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
      0x1AFF0...0x1B2FF, 0x1D300...0x1D376, 0x1F200...0x1F265, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
