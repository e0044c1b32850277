import Foundation

// The user may have moved and renamed files of the template.
extension Project {
  /// Returns the path at which a file of the template is now. The user may have moved a source file within its target, and
  /// given it and its types other names.
  ///
  /// - Parameters:
  ///   - path: The path at which the template makes it.
  ///   - contents: Its contents as the template made them; `nil` if they are not known.
  ///   - others: The paths of other files of the template.
  /// - Returns: The path of the only other file with the name, with its types, or with most of its lines; `path` if there
  ///   is none.
  func currentPath(of path: String, made contents: Data? = nil, except others: some Sequence<String>) -> String {
    let components = Path.components(of: path)
    guard path.hasSuffix(".swift"), components.count > 2, ["Sources", "Tests"].contains(components[0]),
      FileSystem.kind(of: "\(folder)/\(path)") == nil
    else { return path }
    let target = "\(components[0])/\(components[1])"
    let all = Set(paths(in: target)).subtracting(others)
    let found = all.filter { Path.last(of: $0) == Path.last(of: path) }
    if !found.isEmpty { return found.count == 1 ? found.first ?? path : path }
    guard let contents else { return path }
    return renamed(String(decoding: contents, as: UTF8.self), among: all.sorted()) ?? path
  }

  /// Returns the path of the file that a text has become; `nil` if it is not certain.
  private func renamed(_ made: String, among paths: [String]) -> String? {
    let types = SwiftSource(made).declaredTypes
    guard let first = types.first else { return nil }
    let added = Set((record.added ?? []).flatMap(\.newFlows).flatMap { [$0.coordinator, $0.destination] })
    let files = texts(of: paths).map { (path: $0.path, text: $0.text, types: SwiftSource($0.text).declaredTypes) }
    if let same = files.first(where: { $0.types.contains(first) }) { return same.path }
    // As git does, but only for a file with as many types, none of which a command has added.
    let lines = Self.lines(of: made)
    let similar = files.filter { $0.types.count == types.count && added.isDisjoint(with: $0.types) }.map { file in
      let other = Self.lines(of: file.text)
      let common = lines.reduce(0) { $0 + min($1.value, other[$1.key] ?? 0) }
      return (file.path, 2 * common * 100 / max(1, lines.values.reduce(0, +) + other.values.reduce(0, +)))
    }
    let best = similar.max { $0.1 < $1.1 }
    return best.flatMap { best in best.1 >= 60 && similar.count { $0.1 == best.1 } == 1 ? best.0 : nil }
  }

  /// The lines of a text without their indentation, each with the number of times that it is there.
  private static func lines(of text: String) -> [String: Int] {
    let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
    return Dictionary(lines.filter { $0.count > 1 }.map { ($0, 1) }, uniquingKeysWith: +)
  }
}

extension SwiftSource {
  /// The types that the file declares outside of other types.
  var declaredTypes: [String] {
    topLevel(of: tokens.indices).filter { index in
      index + 1 < tokens.count && Self.typeKeywords.contains(String(tokens[index]))
        && (index == 0 || tokens[index - 1] != ".")
    }
    .map { String(tokens[$0 + 1]) }
  }
}
