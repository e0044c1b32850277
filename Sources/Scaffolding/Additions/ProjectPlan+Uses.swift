extension ProjectPlan {
  /// Returns the lines that still name a part when the plan is done, each with its place: `path:12: line`. Where they mean
  /// that part, they do not compile any more.
  ///
  /// - Parameter parts: The part.
  /// - Returns: The lines, in the order of the paths.
  /// - Complexity: Reads all sources and tests.
  func lines(naming parts: Addition.Parts) -> [String] {
    let removed = changes.filter { $0.word == .remove }.map(\.path)
    let types = removed.map { Path.last(of: $0).replacing(".swift", with: "") }
    return (project.paths(in: "Sources") + project.paths(in: "Tests")).sorted().flatMap { path -> [String] in
      guard !removed.contains(path) else { return [] }
      let changed = changes.last { $0.path == path }?.new.map { String(decoding: $0.contents, as: UTF8.self) }
      guard let text = changed ?? (try? project.text(path)) else { return [] }
      // Elsewhere, a case of that name is that of another enum.
      let isNear = parts.insertions[path] != nil || text.contains(parts.type)
      guard isNear || types.contains(where: text.contains) else { return [] }
      let source = SwiftSource(text)
      let places = source.tokens.indices.filter { index in
        let isCase = isNear && index > 0 && source.tokens[index - 1] == "." && source.tokens[index] == parts.caseName
        return isCase || types.contains(String(source.tokens[index]))
      }
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      let numbers = Set(places.map { text[..<source.ranges[$0].lowerBound].count(where: \.isNewline) }).sorted()
      return numbers.map { "\(project.folder)/\(path):\($0 + 1): \(lines[$0].drop(while: \.isWhitespace))" }
    }
  }
}
