/// The files and folders that belong to tools: a template does not contribute them, and an app cannot have their names.
enum ToolFiles {
  /// Whether a name is one of theirs.
  static func includes(_ name: String) -> Bool {
    let name = folded(name)
    return name.hasPrefix(".build") || names.contains(name) || isGit(name)
  }

  /// Whether a name is the one of git's folder, in which a file can be a program that git runs.
  static func isGit(_ name: String) -> Bool { [".git", "git~1"].contains(folded(name)) }

  /// Returns a name as many file systems read it: without case, invisible characters, dots and spaces at its end, and all
  /// that follows a colon.
  private static func folded(_ name: String) -> String {
    let visible = name.unicodeScalars.prefix { $0 != ":" }.filter { !$0.properties.isDefaultIgnorableCodePoint }
    let end = visible.reversed().drop { $0 == "." || $0 == " " }
    return String(String.UnicodeScalarView(end.reversed())).lowercased()
  }

  private static let names: Set = [".swiftpm", ".ds_store", "package.resolved", "xcuserdata", "deriveddata"]
}
