/// The files and folders that belong to tools: a template does not contribute them, and an app cannot have their names.
enum ToolFiles {
  /// Whether a name is one of theirs. Case does not matter, as in many file systems.
  static func includes(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasPrefix(".build") || names.contains(name)
  }

  private static let names: Set = [
    ".swiftpm", ".git", ".ds_store", "package.resolved", "xcuserdata", "deriveddata",
  ]
}
