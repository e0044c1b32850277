// Text from outside, such as links, archives and typed lines: limits for reading it, and characters that are not shown
// as they are.

extension StringProtocol {
  /// Whether the text has more combining marks in a row than `String.maximumMarks`.
  package var hasTooManyMarks: Bool {
    // Each mark takes two bytes at least.
    utf8.count > 2 * String.maximumMarks && unicodeScalars.haveTooManyMarks
  }
}

extension Sequence<Unicode.Scalar> {
  /// Whether there are more combining marks in a row than `String.maximumMarks`.
  var haveTooManyMarks: Bool {
    var count = 0
    return contains { scalar in
      count = scalar.isMark ? count + 1 : 0
      return count > String.maximumMarks
    }
  }
}

extension String {
  /// The most combining marks in a row that text from outside may have, as in the Stream-Safe Text Format of Unicode.
  /// The time for comparing two strings grows with the square of this number.
  package static let maximumMarks = 30
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool {
    // No character before U+0300 is a mark.
    guard value >= 0x300 else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }

  /// Whether the character controls a terminal, ends a line or changes the direction of the text around it.
  package var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }
}
