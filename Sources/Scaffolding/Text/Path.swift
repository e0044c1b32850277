import Foundation

/// The components of a path. (Foundation's own traps on Linux when the path is a single letter.)
enum Path {
  /// The texts between the slashes. A slash with an accent is a slash, as it is for the system.
  static func components(of path: String) -> [String] {
    path.unicodeScalars.split(separator: "/").map(String.init)
  }

  /// The last component: `c` of `a/b/c`.
  static func last(of path: String) -> String {
    components(of: path).last ?? ""
  }

  /// The last component without the extension of a Swift file, which is usually the name of a type.
  static func type(of path: String) -> String { last(of: path).replacingOccurrences(of: ".swift", with: "") }

  /// The folder that holds the last component: `a/b` of `a/b/c`.
  static func folder(of path: String) -> String {
    guard let slash = path.unicodeScalars.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path.unicodeScalars[..<slash])
  }

  /// Returns the folders above a file: `a` and `a/b` of `a/b/c`.
  static func folders(above path: String) -> [String] {
    let components = components(of: path)
    return components.indices.dropLast().map { components[...$0].joined(separator: "/") }
  }

  /// Returns whether a text is the path of a file in a package that a command may write.
  static func isInPackage(_ text: String) -> Bool {
    let components = components(of: text)
    return !components.isEmpty && components.joined(separator: "/") == text
      && !components.contains { [".", ".."].contains($0) || ToolFiles.isGit($0) }
  }

  /// Returns a path without slashes that mean nothing.
  static func withoutExtraSlashes(_ path: String) -> String {
    (path.hasPrefix("/") ? "/" : "") + components(of: path).joined(separator: "/")
  }

  /// Throws if a path contains one of the characters that the package manager does not escape in its build files.
  static func refuseUnbuildable(_ path: String, characters: String, kind: ScaffoldingError.Kind) throws {
    if let character = path.unicodeScalars.first(where: characters.unicodeScalars.contains) {
      throw ScaffoldingError(kind, "“\(path.excerpt)” contains “\(character)”, and Swift cannot build in such a folder")
    }
  }
}

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
