import Armature

/// The form of a list that an app writes for git: a heading with the version, then the lines.
struct VersionedList {
  /// The words before the version.
  let heading: String
  let version: Int
  /// The command that writes the list.
  let command: String

  /// Returns the text of a list.
  func text(_ lines: [String]) -> String { (["\(heading) \(version)"] + lines).map { "\($0)\n" }.joined() }

  /// Returns the lines of a list.
  ///
  /// - Parameter text: The text.
  /// - Returns: The lines after the heading.
  /// - Throws: An ``ExplorerError`` for a text that is no such list, and for one of another version.
  func lines(of text: String) throws(ExplorerError) -> [String] {
    var lines = text.split(whereSeparator: \.isNewline).map(String.init)
    let first = lines.isEmpty ? "" : lines.removeFirst()
    let words = first.split(separator: " ")
    guard words.dropLast().joined(separator: " ") == heading, let found = words.last.flatMap({ Int($0) }) else {
      throw ExplorerError(
        "it is not a list of \(command): its first line is \(first.excerpt.quoted); expected “\(heading) \(version)”")
    }
    guard found == version else {
      throw ExplorerError(
        "it is a list of version \(found); expected version \(version); write it again with \(command)")
    }
    return lines
  }
}
