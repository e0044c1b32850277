extension String {
  /// The text as a literal in Swift.
  package var swiftLiteral: String { quotedLiteral { "\\u{\(String($0, radix: 16))}" } }

  /// The text in double quotes, with quotes, backslashes and all invisible characters escaped.
  package func quotedLiteral(_ escape: (UInt32) -> String) -> String {
    let text = unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      // Joins the parts of one emoji.
      case "\u{200D}": "\(scalar)"
      default: scalar.isVisible ? "\(scalar)" : escape(scalar.value)
      }
    }
    return "\"\(text.joined())\""
  }
}

extension Unicode.Scalar {
  fileprivate var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
    default: true
    }
  }
}
