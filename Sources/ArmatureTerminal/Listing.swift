import Armature

/// A screen with its rows in the order in which they are drawn, the ones of sections among them, and a number for
/// everything that can be chosen: the rows first, then the toolbar. Those of a dialog are its field and its buttons.
@MainActor
struct Listing {
  /// A row, a heading or an item of the toolbar.
  struct Entry {
    /// What chooses it; `nil` for text and headings.
    let number: Int?
    /// How many sections it stands in.
    let depth: Int
    let row: RowContent

    /// The title as it is drawn, in quotation marks for messages.
    @MainActor var name: String { row.title.quoted }
  }

  let title: String
  /// What a dialog says beneath its title.
  let message: String?
  let isDialog: Bool
  private(set) var rows: [Entry] = []
  private(set) var toolbar: [Entry] = []

  init(_ content: ScreenContent) {
    title = content.title
    message = content.dialog?.message
    isDialog = content.dialog != nil
    var next = 1
    func entry(_ row: RowContent, depth: Int) -> Entry {
      defer { if row.isChoice { next += 1 } }
      return Entry(number: row.isChoice ? next : nil, depth: depth, row: row)
    }
    func add(_ row: RowContent, depth: Int) {
      rows.append(entry(row, depth: depth))
      guard case .section(let inner) = row.kind else { return }
      for row in inner { add(row, depth: depth + 1) }
    }
    guard let dialog = content.dialog else {
      for row in content.rows { add(row, depth: 0) }
      toolbar = content.toolbar.map { entry($0.item, depth: 0) }
      return
    }
    for row in [dialog.field].compactMap({ $0 }) + dialog.buttons { add(row, depth: 0) }
  }

  fileprivate var entries: [Entry] { rows + toolbar }

  /// What has a number, in the order of the numbers.
  var choices: [Entry] { entries.filter { $0.number != nil } }

  /// The choices that take text.
  var fields: [Entry] { choices.filter { if case .field = $0.row.kind { true } else { false } } }

  /// Whether an action of the screen runs.
  var isBusy: Bool {
    choices.contains { if case .button(_, .busy, _, _) = $0.row.kind { true } else { false } }
  }

  /// The choice with a number.
  func choice(number: String) throws(CommandError) -> Entry {
    if let number = Int(number), let choice = choices.first(where: { $0.number == number }) { return choice }
    let range =
      switch choices.count {
      case 0: "nothing on this screen can be chosen"
      case 1: "the only number here is 1"
      default: "the numbers here are 1 to \(choices.count)"
      }
    throw CommandError("there is no row \(number); \(range)")
  }

  /// The choice with a title or, when there is none, the only one with a title that begins like that.
  func choice(titled title: String) throws(CommandError) -> Entry {
    let exact = choices.filter { $0.row.title.folded == title.folded }
    let found = exact.isEmpty ? choices.filter { $0.row.title.folded.hasPrefix(title.folded) } : exact
    if let choice = try found.single(named: title) { return choice }
    if let text = entries.first(where: { $0.row.title.folded == title.folded }) {
      throw CommandError("\(text.name) is only text; there is nothing to do with it")
    }
    throw .unknown(title, titles: choices.map(\.row.title))
  }

  /// The field with a number or a label.
  func field(_ name: String) throws(CommandError) -> Entry {
    if name.isNumber {
      let choice = try choice(number: name)
      if case .field = choice.row.kind { return choice }
      throw CommandError("\(choice.name) is not a field; it takes no text")
    }
    let found = fields.filter { $0.row.title.folded == name.folded }
    if let field = try found.single(named: name) { return field }
    let hint = fields.isEmpty ? "there are none on this screen" : "the fields here are \(fields.listed)"
    throw CommandError("there is no field \(name.quoted); \(hint)")
  }
}

extension [Listing.Entry] {
  @MainActor
  fileprivate var listed: String { map { "\($0.number ?? 0) \($0.name)" }.joined(separator: ", ") }

  /// The one that there is, if any.
  @MainActor
  fileprivate func single(named name: String) throws(CommandError) -> Element? {
    guard count > 1 else { return first }
    throw CommandError("\(name.quoted) may be \(listed); use the number")
  }
}

extension ScreenContent {
  /// The row or the item of the toolbar with an identity, as it is now.
  func row(_ id: RowID) -> RowContent? { Listing(self).entries.first { $0.row.id == id }?.row }
}

extension RowContent {
  /// Whether something can be done with the row, now or at another time.
  fileprivate var isChoice: Bool {
    switch kind {
    case .text, .section: false
    case .link, .button, .field, .toggle: true
    }
  }
}
