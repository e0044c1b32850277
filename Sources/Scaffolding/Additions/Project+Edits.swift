extension Project {
  /// Returns a Swift file to edit, with its text.
  ///
  /// - Throws: An error if it has marks of a conflict, or brackets or texts that are too deep for Swift.
  func sourceToEdit(_ path: String) throws -> (file: PackageFile, text: String) {
    let (file, text) = try textFile(path)
    let source = SwiftSource(text)
    if let mark = source.conflictMark {
      throw ScaffoldingError(
        .conflict, "\(folder)/\(path):\(mark.prefix(100)) is a mark of a conflict",
        "choose between the versions, remove the marks, and run the command again")
    }
    let (depth, limit) = (source.depth, SwiftSource.maximumDepth)
    if depth > limit {
      throw ScaffoldingError(
        .conflict,
        "\(folder)/\(path) has brackets or texts within each other, \(depth) deep, expected at most \(limit)")
    }
    return (file, text)
  }
}

extension SwiftSource {
  /// The first line with a mark that git has left, with its number; `nil` if there is none.
  ///
  /// The line between two versions may be one under a title, in a text or a comment.
  fileprivate var conflictMark: String? {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let found = lines.indices.first { index in
      let mark = lines[index].prefix(7)
      guard lines[index].dropFirst(7).first ?? " " == " " else { return false }
      if ["<<<<<<<", "|||||||", ">>>>>>>"].contains(mark) { return true }
      return mark == "=======" && ranges.contains { $0.lowerBound == lines[index].startIndex && text[$0] == "=" }
    }
    return found.map { "\($0 + 1): \(lines[$0])" }
  }
}
