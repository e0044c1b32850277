/// The parts of a path. (Foundation's own traps on Linux when the path is a single letter.)
enum Path {
  /// The texts between the slashes. A slash with an accent is a slash, as it is for the system.
  static func parts(of path: String) -> [String] {
    path.unicodeScalars.split(separator: "/").map(String.init)
  }

  /// The last part: `c` of `a/b/c`.
  static func last(of path: String) -> String {
    parts(of: path).last ?? ""
  }

  /// The folder that holds the last part: `a/b` of `a/b/c`.
  static func folder(of path: String) -> String {
    guard let slash = path.unicodeScalars.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path.unicodeScalars[..<slash])
  }

  /// Returns a path without slashes that mean nothing.
  static func withoutExtraSlashes(_ path: String) -> String {
    (path.hasPrefix("/") ? "/" : "") + parts(of: path).joined(separator: "/")
  }

  /// Throws if a path contains one of the marks that the package manager does not escape in its build files.
  static func refuseUnbuildable(_ path: String, marks: String, kind: ScaffoldingError.Kind) throws {
    if let mark = path.unicodeScalars.first(where: marks.unicodeScalars.contains) {
      throw ScaffoldingError(kind, "'\(path)' contains '\(mark)', and Swift cannot build in such a folder")
    }
  }
}
