import Foundation

/// A change of one piece of a file, which can be taken back as long as the new piece is there.
struct TextChange: Hashable, Codable, Sendable {
  /// The path of the file in the package.
  let path: String
  let old: String
  let new: String

  /// The change back.
  var reversed: Self { Self(path: path, old: new, new: old) }

  /// Returns a text with the change; the same text if it has the change already; `nil` unless the old piece is there
  /// exactly once.
  func applied(to text: String) -> String? {
    let pieces = text.components(separatedBy: old)
    if pieces.count == 2, !(new.contains(old) && text.contains(new)) { return pieces.joined(separator: new) }
    return text.contains(new) ? text : nil
  }
}

extension [TextChange] {
  /// Throws if a change is of a file outside of the package.
  func check() throws {
    guard let change = first(where: { !Path.isInPackage($0.path) }) else { return }
    throw ScaffoldingError(.conflict, "'\(change.path.excerpt)' is no path in the package")
  }
}
