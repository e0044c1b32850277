import Armature

/// A screen with its rows in the order in which they are drawn, including the rows of sections. Everything that can be
/// chosen has a number: the rows first, then the toolbar. The rows of a dialog are its field and its buttons.
@MainActor
package struct Listing {
  /// A row, a heading or an item of the toolbar.
  package struct Entry {
    /// The number that chooses the entry; `nil` for text and headings.
    package let number: Int?
    /// The slot of the screen.
    package let slot: SlotID
    /// The number of sections around the entry.
    package let depth: Int
    package let row: RowContent
    /// The place in the toolbar, for an item of it.
    var placement: ToolbarPlacement?

    /// The title as it is drawn, in quotation marks for messages.
    @MainActor package var name: String { row.title.quoted }

    /// The kind of the entry, with the case that a link row shows.
    @MainActor var word: String {
      switch row.kind {
      case .link: row.target.map { "tap \(screenName(of: $0))" } ?? "tap"
      case .button(.destructive, _, _, _): "destructive button"
      case .button(.cancel, _, _, _): "cancel button"
      case .button: "button"
      case .toggle: "toggle"
      case .field(.secure, _, _, _): "secure field"
      case .field(.search, _, _, _): "search field"
      case .field: "field"
      case .number: "number"
      case .picker: "picker"
      case .date: "date"
      case .stepper: "stepper"
      case .text, .image, .section: "text"
      }
    }
  }

  /// The slot of the screen.
  package let slot: SlotID
  package let title: String
  /// The message of a dialog, below its title.
  package let message: String?
  package let isDialog: Bool
  /// The screen as its flow has drawn it.
  let content: ScreenContent
  package private(set) var rows: [Entry] = []
  package private(set) var toolbar: [Entry] = []

  /// - Parameters:
  ///   - content: The screen.
  ///   - slot: The slot of the screen.
  ///   - count: The number of choices in the screens before this one.
  package init(_ content: ScreenContent, of slot: SlotID, after count: Int = 0) {
    self.slot = slot
    self.content = content
    title = content.title
    message = content.dialog?.message
    isDialog = content.dialog != nil
    var next = count + 1
    func entry(_ row: RowContent, depth: Int) -> Entry {
      defer { if row.isChoice { next += 1 } }
      return Entry(number: row.isChoice ? next : nil, slot: slot, depth: depth, row: row)
    }
    func add(_ row: RowContent, depth: Int) {
      rows.append(entry(row, depth: depth))
      guard case .section(let inner) = row.kind else { return }
      for row in inner { add(row, depth: depth + 1) }
    }
    guard let dialog = content.dialog else {
      for row in content.rows { add(row, depth: 0) }
      toolbar = content.toolbar.map { placement, item in
        var entry = entry(item, depth: 0)
        entry.placement = placement
        return entry
      }
      return
    }
    for row in [dialog.field].compactMap({ $0 }) + dialog.buttons { add(row, depth: 0) }
  }

  /// All entries, in the order of their numbers.
  package var entries: [Entry] { rows + toolbar }
}

@MainActor
extension [Listing.Entry] {
  /// The entries with a number, in the order of their numbers.
  package var choices: [Listing.Entry] { filter { $0.number != nil } }

  /// The choices that take text.
  package var fields: [Listing.Entry] { choices.filter { $0.row.input != nil } }

  /// Whether the action of a choice is running.
  package var isBusy: Bool {
    choices.contains { if case .button(_, .busy, _, _) = $0.row.kind { true } else { false } }
  }
}

extension RowContent {
  /// Whether the row can be chosen, now or at another time.
  fileprivate var isChoice: Bool {
    switch kind {
    case .text, .image, .section: false
    case .link, .button, .toggle, .field, .number, .picker, .date, .stepper: true
    }
  }
}

/// The kind of a row, for traces and for recorded actions.
package enum RowKind: String, Hashable, Sendable, Codable {
  case text, image, link, button, toggle, field, search, secure, number, picker, date, stepper, section

  init(_ kind: RowContent.Kind) {
    self =
      switch kind {
      case .text: .text
      case .image: .image
      case .link: .link
      case .button: .button
      case .toggle: .toggle
      case .field(.secure, _, _, _): .secure
      case .field(.search, _, _, _): .search
      case .field: .field
      case .number: .number
      case .picker: .picker
      case .date: .date
      case .stepper: .stepper
      case .section: .section
      }
  }
}

extension RowContent {
  /// The value of an input row as it is drawn: dots for a password. `nil` for other rows.
  var drawnValue: String? { if case .field(.secure, let text, _, _) = kind { text.dots } else { input?.text } }

  /// The hint beside the value of an input row, if any: the prompt of an empty field, or the options of a picker.
  var hint: String? {
    switch kind {
    case .field(_, let text, let prompt, _): text.isEmpty && !prompt.isEmpty ? prompt : nil
    case .picker(let options, _, _): options.joined(separator: ", ")
    default: nil
    }
  }
}

extension String {
  /// A dot for each character, so that nobody can read the text.
  var dots: String { String(repeating: "•", count: count) }
}
