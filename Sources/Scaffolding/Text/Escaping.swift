/// The escaping of a typed text for a type of file, so that the file stays well formed.
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
