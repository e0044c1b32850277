import Armature

extension StringProtocol {
  /// The text as one line that a terminal can only draw: control characters are shown or replaced.
  package var harmless: String {
    // Most texts are.
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return String(self) }
    var result = String.UnicodeScalarView()
    var followsReturn = false
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0A where followsReturn: break
      case 0x09...0x0D, 0x85, 0x2028, 0x2029: result.append(" ")
      // Each of the ASCII control characters has a picture.
      case 0..<0x20: result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: result.append("\u{2421}")
      // The marks of direction are invisible, and common in titles.
      case 0x61C, 0x200E, 0x200F: break
      default: result.append(scalar.isControl ? "\u{FFFD}" : scalar)
      }
      followsReturn = scalar == "\r"
    }
    return String(result)
  }

  /// Returns the text in lines of a number of columns. Lines break at spaces if possible, and at the text's own line
  /// ends.
  func wrapped(columns: Int) -> [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { paragraph in
      var lines: [String] = []
      let text = paragraph.harmless
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
}
