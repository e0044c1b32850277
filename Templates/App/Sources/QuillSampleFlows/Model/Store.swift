import Observation

/// The app's data, in memory. Use your database and your server here.
///
/// Each flow passes the store on to the flows that it opens. There is no global store, so a test has its own.
@MainActor
@Observable
package final class Store {
  /// The user who is signed in; `nil` for none.
  package var user: String?
  /// Whether the newest items come first.
  package var isNewestFirst = true
  /// The number of items in the last backup; `nil` before the first one.
  package private(set) var backedUpCount: Int?

  private var itemsByID: [Item.ID: Item]
  /// The last id. It is never used again: links and archives may still name a deleted item.
  private var lastID: Item.ID
  private let write: @MainActor ([Item]) async throws -> Void

  /// - Parameters:
  ///   - items: The first items of the store.
  ///   - user: The user who is signed in.
  ///   - write: Writes a backup of the items.
  package init(
    items: [Item] = Item.samples, user: String? = "Ada",
    write: @escaping @MainActor ([Item]) async throws -> Void = { try await Backup.write($0) }
  ) {
    self.user = user
    self.write = write
    itemsByID = Dictionary(items.map { ($0.id, $0) }) { _, last in last }
    lastID = items.map(\.id).max() ?? 0
  }

  /// All items: the pinned ones first, each group by age.
  package var items: [Item] {
    itemsByID.values.sorted { left, right in
      if left.isPinned != right.isPinned { return left.isPinned }
      return isNewestFirst ? left.id > right.id : left.id < right.id
    }
  }

  /// The item with an id. Setting it to `nil` deletes the item.
  package subscript(id: Item.ID) -> Item? {
    get { itemsByID[id] }
    set { itemsByID[id] = newValue }
  }

  /// Changes an item, or adds a new one.
  package func save(_ item: Item) {
    var item = item
    if item.isNew {
      lastID += 1
      item.id = lastID
    }
    itemsByID[item.id] = item
  }

  /// Makes a backup of all items.
  package func backUp() async throws {
    let items = items
    guard !items.isEmpty else { throw BackupError.nothing }
    try await write(items)
    backedUpCount = items.count
  }
}
