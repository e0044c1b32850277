extension String {
  /// The text as a literal in Swift, with all invisible characters escaped.
  package var swiftLiteral: String {
    let text = unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      // Joins the parts of one emoji.
      case "\u{200D}": "\(scalar)"
      default: scalar.isVisible ? "\(scalar)" : "\\u{\(String(scalar.value, radix: 16))}"
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
