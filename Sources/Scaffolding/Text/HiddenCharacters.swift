extension Unicode.Scalar {
  /// Whether a terminal, a file name or a source file would not show the character: it controls the terminal, ends a
  /// line, or reorders the text.
  fileprivate var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }

  /// The code point in hexadecimal digits, at least four.
  fileprivate var code: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension String {
  /// The text as one line that a terminal can only draw: hidden characters are written as `\u{001B}`.
  public var printable: String {
    unicodeScalars.reduce(into: "") { $0 += $1.isHidden ? "\\u{\($1.code)}" : String($1) }
  }

  /// The text of a JSON document in lines that a terminal can only draw, with the same meaning: hidden characters are
  /// written as `\u001B`.
  public var printableJSON: String {
    unicodeScalars.reduce(into: "") { $0 += $1.isHidden && $1 != "\n" ? "\\u\($1.code)" : String($1) }
  }
}

/// Throws for hidden characters in a typed text.
func refuseHiddenCharacters(in text: String, of what: String, kind: ScaffoldingError.Kind) throws {
  if let hidden = text.unicodeScalars.first(where: \.isHidden) {
    throw ScaffoldingError(kind, "\(what) contains the control character U+\(hidden.code)")
  }
}
