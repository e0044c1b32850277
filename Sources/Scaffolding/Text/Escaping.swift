/// The escaping of a typed text for a type of file, so that the file is still well formed.
enum Escaping {
  case verbatim, quoted, xml, markdown

  /// The escaping for a file, by the extension of its path.
  init(path: String) {
    switch Path.last(of: path).split(separator: ".").last?.lowercased() {
    case "swift", "json", "xcstrings", "strings", "pbxproj", "yml", "yaml": self = .quoted
    case "plist", "xml", "entitlements", "storyboard", "xcscheme", "xcworkspacedata", "svg", "html": self = .xml
    case "md", "markdown": self = .markdown
    default: self = .verbatim
    }
  }

  /// Returns the escaped text.
  func callAsFunction(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += escape($1) }
  }

  private func escape(_ scalar: Unicode.Scalar) -> String {
    switch (self, scalar) {
    case (.quoted, "\""), (.quoted, "\\"): return "\\\(scalar)"
    case (.xml, "&"): return "&amp;"
    case (.xml, "<"): return "&lt;"
    case (.xml, ">"): return "&gt;"
    case (.xml, "\""): return "&quot;"
    case (.xml, "'"): return "&apos;"
    case (.markdown, _) where "\\`*_[]<>#|&~".unicodeScalars.contains(scalar): return "\\\(scalar)"
    default: return String(scalar)
    }
  }
}

extension String {
  /// The text as a literal in Swift.
  var swiftLiteral: String { "\"\(Escaping.quoted(self))\"" }
}

extension Unicode.Scalar {
  /// The code point in hexadecimal digits, at least four.
  fileprivate var code: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension String {
  /// The text as one line that a terminal can only draw: control characters are written as `\u{001B}`.
  public var printable: String { escapingControls { "\\u{\($0)}" } }

  /// The text as lines that a terminal can only draw, in which tabs and ends of lines are the only control characters.
  public var printableLines: String { escapingControls(except: ["\t", "\n", "\r"]) { "\\u{\($0)}" } }

  /// The text of a JSON document in lines that a terminal can only draw, with the same meaning: control characters are
  /// written as `\u001B`.
  public var printableJSON: String { escapingControls(except: ["\n"]) { "\\u\($0)" } }

  private func escapingControls(except others: Set<Unicode.Scalar> = [], _ escape: (_ code: String) -> String) -> String
  {
    unicodeScalars.reduce(into: "") { $0 += $1.isControl && !others.contains($1) ? escape($1.code) : String($1) }
  }
}

/// Throws for control characters in a typed text.
func refuseControlCharacters(in text: String, of what: String, kind: ScaffoldingError.Kind) throws {
  if let control = text.unicodeScalars.first(where: \.isControl) {
    throw ScaffoldingError(kind, "\(what) contains the control character U+\(control.code)")
  }
}
