import Armature

extension Exploration {
  private static let written = WrittenList(
    heading: "armature explore", version: formatVersion, command: "explore --text")

  /// The coverage as lines for a file in git: the places, then the ways between them, sorted.
  public var coverage: String {
    let lines = places.map { "place \($0)" } + edges.map { "way \($0.from) > \($0.act) > \($0.to)" }
    return Self.written.text(lines.map(\.harmless))
  }

  /// Compares what was covered with an earlier list.
  ///
  /// - Parameter list: A list as ``coverage`` writes it.
  /// - Returns: The lines that are no longer reached, after `- `, and the new ones, after `+ `, sorted. Empty if nothing
  ///   has changed.
  /// - Throws: An ``ExplorerError`` for a text that is no such list, and for one of another version.
  public func changes(since list: String) throws(ExplorerError) -> [String] {
    let before = try Self.lines(of: list)
    let now = try Self.lines(of: coverage)
    let gone = Set(before).subtracting(now).map { (line: $0, mark: "-") }
    let new = Set(now).subtracting(before).map { (line: $0, mark: "+") }
    return (gone + new).sorted { ($0.line, $0.mark) < ($1.line, $1.mark) }.map { "\($0.mark) \($0.line)" }
  }

  /// Returns the lines of a list after its heading.
  private static func lines(of list: String) throws(ExplorerError) -> [String] {
    let lines = try written.lines(of: list)
    if let index = lines.firstIndex(where: { !$0.hasPrefix("place ") && !$0.hasPrefix("way ") }) {
      throw ExplorerError("line \(index + 2) is \(lines[index].excerpt.quoted), expected “place …” or “way …”")
    }
    return lines
  }
}
