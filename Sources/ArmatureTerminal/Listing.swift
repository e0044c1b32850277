import Armature

/// A screen with its rows in the order in which they are drawn, the ones of sections among them, and a number for
/// everything that can be chosen: the rows first, then the toolbar. Those of a dialog are its field and its buttons.
@MainActor
struct Listing {
  /// A row, a heading or an item of the toolbar.
  struct Entry {
    /// What chooses it; `nil` for text and headings.
    let number: Int?
    /// The slot whose screen it belongs to.
    let slot: SlotID
    /// How many sections it stands in.
    let depth: Int
    let row: RowContent

    /// The title as it is drawn, in quotation marks for messages.
    @MainActor var name: String { row.title.quoted }
  }

  /// The slot whose screen it is.
  let slot: SlotID
  let title: String
  /// What a dialog says beneath its title.
  let message: String?
  let isDialog: Bool
  private(set) var rows: [Entry] = []
  private(set) var toolbar: [Entry] = []

  /// - Parameters:
  ///   - content: The screen.
  ///   - slot: The slot whose screen it is.
  ///   - count: How many choices stand before it, in other screens.
  init(_ content: ScreenContent, of slot: SlotID, after count: Int = 0) {
    self.slot = slot
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
      toolbar = content.toolbar.map { entry($0.item, depth: 0) }
      return
    }
    for row in [dialog.field].compactMap({ $0 }) + dialog.buttons { add(row, depth: 0) }
  }

  /// All that is listed, in the order of the numbers.
  var entries: [Entry] { rows + toolbar }
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
