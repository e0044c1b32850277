import Foundation

/// A change of one piece of a file, which can be taken back as long as the new piece is there.
struct TextChange: Hashable, Codable, Sendable {
  /// The path of the file in the package.
  let path: String
  let old: String
  let new: String

  /// The change back.
  var reversed: Self { Self(path: path, old: new, new: old) }

  /// Returns a text with the change; the same text if it has the change already; `nil` if the old piece is not there.
  func applied(to text: String) -> String? {
    if new.contains(old), text.contains(new) { return text }
    if text.contains(old) { return text.replacingOccurrences(of: old, with: new) }
    if text.contains(new) { return text }
    // The flow may have another root since.
    guard let root = Self.root(in: old), let now = Self.root(in: text), root != now else { return nil }
    let pieces = [old, new].map { $0.replacingOccurrences(of: root, with: now) }
    return Self(path: path, old: pieces[0], new: pieces[1]).applied(to: text)
  }

  /// Returns the first `root: .home)` in a text.
  private static func root(in text: String) -> String? {
    let parts = text.components(separatedBy: "super.init(root: .")
    return parts.count > 1 ? "super.init(root: ." + parts[1].prefix { $0 != ")" } + ")" : nil
  }
}

extension [TextChange] {
  /// Throws if a change is of a file outside of the package.
  func check() throws {
    guard let change = first(where: { !Path.isInPackage($0.path) }) else { return }
    throw ScaffoldingError(.conflict, "“\(change.path.excerpt)” is not a path in the package")
  }
}
