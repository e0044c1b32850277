import Armature

/// A storyboard as lines, for review: each place with its rows, and where they lead.
package struct StoryboardText: Hashable, Sendable {
  private static let written = VersionedList(
    heading: "armature storyboard", version: 1, command: "storyboard --text")

  /// The lines after the heading. In a line of a row, the texts of the app follow after a bar.
  let lines: [String]

  /// The lines with their heading, for a file in git.
  package var text: String { Self.written.text(lines) }

  /// Reads the lines of a file.
  ///
  /// - Parameter text: A text as ``text`` writes it.
  /// - Throws: An ``ExplorerError`` for another text, and for one of another version.
  package init(_ text: String) throws(ExplorerError) {
    lines = try Self.written.lines(of: text)
  }

  /// The differences from an earlier storyboard.
  package struct Changes: Hashable, Sendable {
    /// The places and rows that were removed, after `- `, and the new ones, after `+ `.
    package let structure: [String]
    /// The rows with other texts, after `~ `.
    package let texts: [String]
  }

  /// Compares the lines with earlier ones.
  ///
  /// - Parameter earlier: The earlier lines.
  /// - Returns: The differences, in the order of the places.
  package func changes(since earlier: Self) -> Changes {
    let (before, now) = (earlier.entries, entries)
    let removed = before.filter { now[$0.key] == nil }.map { (key: $0.key, line: "- \($0.key)") }
    let new = now.filter { before[$0.key] == nil }.map { (key: $0.key, line: "+ \($0.key)") }
    let other = now.filter { entry in before[entry.key].map { $0 != entry.value } ?? false }
    return Changes(
      structure: (removed + new).sorted { ($0.key, $0.line) < ($1.key, $1.line) }.map(\.line),
      texts: other.sorted { $0.key < $1.key }.map { "~ \($0.key) | \($0.value)" })
  }

  /// The texts of places and rows, by all that is not text.
  private var entries: [String: String] {
    var place = ""
    var entries: [String: String] = [:]
    for line in lines {
      let parts = line.split(separator: "|", maxSplits: 1).map { String($0).trimmed }
      guard let first = parts.first else { continue }
      if line.first == " " {
        // Equal rows have numbers.
        let keys = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].lazy.map {
          $0 == 0 ? "\(place): \(first)" : "\(place): \(first) (\($0 + 1))"
        }
        if let key = keys.first(where: { entries[$0] == nil }) { entries[key] = parts.dropFirst().first ?? "" }
      } else {
        place = first
        entries[first] = parts.dropFirst().first ?? ""
      }
    }
    return entries
  }
}

extension StoryboardText {
  /// Creates the lines of an exploration.
  @MainActor
  init(_ search: ExplorationSearch) {
    let places = Dictionary(search.states.enumerated().map { ($1.snapshot.key.place, $0) }) { first, _ in first }
    lines = places.sorted { $0.key < $1.key }.flatMap { name, number -> [String] in
      let snapshot = search.states[number].snapshot
      return ["place \(name.sanitized) | \(snapshot.drawn.title.sanitized)"]
        + snapshot.rows.map { row in
          let move = search.moves.first { $0.from == number && $0.number == row.number }
          let target = move.map { search.states[$0.to].snapshot.key.place }.flatMap { $0 == name ? nil : $0 }
          return "  \(row.signature)\(target.map { " > \($0)" } ?? "") | \(row.title.sanitized)"
        }
    }
  }
}

extension ExplorationSearch.Move {
  /// The number of the row that the user touches.
  fileprivate var number: Int? {
    switch act {
    case .tap(let number), .enter(let number, _): number
    default: nil
    }
  }
}
