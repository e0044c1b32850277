import Armature

// Choices of a tab by its title or name, in all bars on display.
extension [Bar] {
  /// The bars as lines, the outermost first, with an empty line between two bars.
  package func list() throws(CommandError) -> String {
    guard !isEmpty else { throw .noTabs }
    return map(\.text).joined(separator: "\n")
  }

  /// Returns the item with a title or a name or, if there is none, the only item whose title or name begins with the
  /// text. Of nested bars with a match, the innermost counts; of bars side by side, the one in the last column.
  package func item(named name: String) throws(CommandError) -> (bar: Bar, item: Bar.Item) {
    guard !isEmpty else { throw .noTabs }
    let wanted = name.folded
    let ways: [(Bar.Item) -> Bool] = [
      { $0.title.folded == wanted }, { $0.name.folded == wanted },
      { !wanted.isEmpty && ($0.title.folded.hasPrefix(wanted) || $0.name.folded.hasPrefix(wanted)) },
    ]
    for matches in ways {
      for bar in reversed() {
        let found = bar.items.filter(matches)
        guard let item = found.first else { continue }
        guard found.count == 1 else {
          throw CommandError("\(name.quoted) may be \(found.listed); type all of it, or the name")
        }
        return (bar, item)
      }
    }
    let items = flatMap(\.items)
    let near = name.nearestSpelling(among: items.flatMap { [$0.title, $0.name] })
    let hint = near.map { "; did you mean \($0.quoted)?" } ?? ""
    throw CommandError("there is no tab \(name.quoted); the tabs here are \(items.listed)\(hint)")
  }
}

extension [Bar.Item] {
  /// The titles, each with its name where the two differ.
  fileprivate var listed: String {
    map { $0.title.folded == $0.name.folded ? $0.title.quoted : "\($0.title.quoted) (\($0.name.harmless))" }
      .joined(separator: ", ")
  }
}

extension CommandError {
  fileprivate static var noTabs: Self { Self("there are no tabs here") }
}
