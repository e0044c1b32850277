import Armature

/// The texts that the explorer was given, by the titles of the rows that take them. They may be secrets, so nothing
/// that is written contains them.
struct GivenTexts {
  /// Stands for a text in commands, tests and drawings.
  static let cover = "…"

  private let texts: [String: String]
  /// The titles that a row had whose input fits.
  private var fitting: Set<String> = []
  /// The texts that fit no row with their title, with what the row takes.
  private var unfit: [String: String] = [:]
  /// The titles of all rows for input.
  private var titles: Set<String> = []

  init(_ texts: [String: String]) { self.texts = texts }

  /// Returns the titles of the rows on a display that can take their texts now, in their order.
  @MainActor
  func inputs(on display: Display) -> [GivenText] {
    guard !texts.isEmpty else { return [] }
    let fields = display.entries.fields
    let found = texts.compactMap { title, text -> (number: Int, text: GivenText)? in
      guard let row = fields.named(title).first, let number = row.number, let input = row.row.input,
        input.text != text, input.accept(text) != nil
      else { return nil }
      return (number, GivenText(title: title, text: text))
    }
    return found.sorted { ($0.number, $0.text.title) < ($1.number, $1.text.title) }.map(\.text)
  }

  /// Returns the titles of texts for a row.
  @MainActor
  func titles(for entry: Listing.Entry) -> [String] { texts.keys.filter { ![entry].named($0).isEmpty } }

  /// Returns whether the drawn value of a row is one of the texts, or its dots.
  func contains(_ value: String) -> Bool { texts.values.contains { $0 == value || $0.dots == value } }

  /// Notes the rows on a display.
  @MainActor
  mutating func record(_ display: Display) {
    guard !texts.isEmpty else { return }
    let fields = display.entries.fields
    titles.formUnion(fields.map(\.row.title))
    for (title, text) in texts {
      guard let input = fields.named(title).first?.row.input else { continue }
      if input.accept(text) != nil { fitting.insert(title) } else { unfit[title] = input.expected }
    }
  }

  /// Sentences about the texts that no row has taken.
  var notes: [String] {
    texts.keys.sorted().filter { !fitting.contains($0) }.map { title in
      if let expected = unfit[title] {
        return "The text for \(title.quoted) was not typed: the row takes \(expected)"
      }
      return "The explorer saw no row \(title.quoted) that takes a text\(title.expectation(among: titles.sorted()))"
    }
  }
}

/// A text for the row with a title.
struct GivenText: Hashable {
  let title: String
  let text: String

  /// Returns the row on a display.
  @MainActor
  func entry(on display: Display) -> Listing.Entry? { display.entries.fields.named(title).first }
}

extension Trace.Place {
  /// Replaces the values of rows that are given texts.
  mutating func hide(_ texts: GivenTexts) { area?.hide(texts) }
}

extension Trace.Area {
  fileprivate mutating func hide(_ texts: GivenTexts) {
    switch self {
    case .screen(var screen):
      for index in screen.rows.indices {
        if screen.rows[index].value.map(texts.contains) == true { screen.rows[index].value = GivenTexts.cover }
      }
      self = .screen(screen)
    case .barred(let bar, var area):
      area.hide(texts)
      self = .barred(bar: bar, area: area)
    case .columns(var columns):
      for index in columns.indices { columns[index].area?.hide(texts) }
      self = .columns(columns)
    }
  }
}
