import Armature

// Choices by number or title, in all screens on display.
@MainActor
extension [Listing.Entry] {
  /// Returns the choice with a number.
  func choice(number: String) throws(CommandError) -> Listing.Entry {
    if let number = Int(number), let choice = choices.first(where: { $0.number == number }) { return choice }
    let range =
      switch choices.count {
      case 0: "nothing on this screen can be chosen"
      case 1: "expected 1"
      default: "expected a number from 1 to \(choices.count)"
      }
    throw CommandError("there is no row \(number.excerpt); \(range)")
  }

  /// Returns the entries with exactly a title or, if there is none, with it as their identifier.
  package func named(_ name: String) -> [Listing.Entry] {
    let wanted = name.normalized
    let titled = filter { $0.row.title.normalized == wanted }
    return titled.isEmpty ? filter { $0.row.identifier?.normalized == wanted } : titled
  }

  /// Returns the choice with a title or, if there is none, the only choice whose title begins with the text. The title
  /// may be that of a tab by mistake.
  func choice(titled title: String, tabs: [String] = []) throws(CommandError) -> Listing.Entry {
    let wanted = title.normalized
    let exact = choices.named(title)
    let found = exact.isEmpty ? choices.filter { $0.row.title.normalized.hasPrefix(wanted) } : exact
    if let choice = try found.single(named: title) { return choice }
    if let text = first(where: { $0.row.title.normalized == wanted }) {
      throw CommandError("\(text.name) is only text; it cannot be chosen")
    }
    if let tab = tabs.first(where: { $0.normalized == wanted }) {
      throw CommandError("\(tab.quoted) is a tab; expected tab \(tab.sanitized)")
    }
    throw .unknown(title, titles: choices.map(\.row.title))
  }

  /// Returns the field with a number or a label.
  func field(_ name: String) throws(CommandError) -> Listing.Entry {
    if name.isNumber {
      let choice = try choice(number: name)
      if choice.row.input != nil { return choice }
      throw .noField(choice)
    }
    if let field = try fields.named(name).single(named: name) { return field }
    if let choice = choices.named(name).first { throw .noField(choice) }
    let hint = fields.isEmpty ? "there are none on this screen" : "expected \(fields.listed)"
    throw CommandError("there is no field \(name.quoted); \(hint)")
  }
}

extension [Listing.Entry] {
  @MainActor
  fileprivate var listed: String { map { "\($0.number ?? 0) \($0.name)" }.joined(separator: ", ") }

  /// Returns the only element, or `nil` if there is none.
  @MainActor
  fileprivate func single(named name: String) throws(CommandError) -> Element? {
    guard count > 1 else { return first }
    throw CommandError("\(name.quoted) may be \(listed); use the number")
  }
}

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
    let wanted = name.normalized
    let ways: [(Bar.Item) -> Bool] = [
      { $0.title.normalized == wanted }, { $0.name.normalized == wanted },
      { !wanted.isEmpty && ($0.title.normalized.hasPrefix(wanted) || $0.name.normalized.hasPrefix(wanted)) },
    ]
    for matches in ways {
      for bar in reversed() {
        let found = bar.items.filter(matches)
        guard let item = found.first else { continue }
        guard found.count == 1 else {
          throw CommandError(
            "\(name.quoted) may be \(found.texts.joined(separator: ", ")); type all of it, or the name")
        }
        return (bar, item)
      }
    }
    let items = flatMap(\.items)
    let near = name.nearestSpelling(among: items.flatMap { [$0.title, $0.name] })
    throw CommandError(
      "there is no tab \(name.quoted)\(String.expectation(items.texts, nearest: near?.excerpt.sanitized))")
  }
}

extension [Bar.Item] {
  /// The titles, each with its name where the two differ.
  fileprivate var texts: [String] {
    map { $0.title.normalized == $0.name.normalized ? $0.title.quoted : "\($0.title.quoted) (\($0.name.sanitized))" }
  }
}

extension CommandError {
  fileprivate static var noTabs: Self { Self("there are no tabs here") }

  @MainActor
  fileprivate static func noField(_ choice: Listing.Entry) -> Self {
    Self("\(choice.name) is not a field; it takes no text")
  }
}
