/// What the app knows, in memory: put your database and your server here.
///
/// Flows get the store passed on by the flow that opens them. There is no global one, so a test has its own.
@MainActor
public final class Store {
  /// Who is signed in.
  public var user: String? { didSet { tellObservers() } }
  /// Whether the latest items come first.
  public var isNewestFirst = true { didSet { tellObservers() } }
  /// How many items the last backup holds; `nil` before the first.
  public private(set) var backedUpCount: Int? { didSet { tellObservers() } }

  private var itemsByID: [Item.ID: Item] { didSet { tellObservers() } }
  /// A number is never given twice: links and archives may still name an item that was deleted.
  private var lastID: Item.ID
  private let write: @MainActor ([Item]) async throws -> Void
  private var observers: [Observer] = []

  private struct Observer {
    weak var object: AnyObject?
    let call: () -> Void
  }

  /// - Parameters:
  ///   - items: What the store has from the start.
  ///   - user: Who is signed in.
  ///   - write: Keeps a backup of the items.
  public init(
    items: [Item] = Item.samples, user: String? = "Ada",
    write: @escaping @MainActor ([Item]) async throws -> Void = { try await Backup.write($0) }
  ) {
    self.user = user
    self.write = write
    itemsByID = Dictionary(items.map { ($0.id, $0) }) { _, last in last }
    lastID = items.map(\.id).max() ?? 0
  }

  /// All items: the pinned ones first, each group by age.
  public var items: [Item] {
    itemsByID.values.sorted { left, right in
      if left.isPinned != right.isPinned { return left.isPinned }
      return isNewestFirst ? left.id > right.id : left.id < right.id
    }
  }

  /// The item with an id. `nil` deletes it.
  public subscript(id: Item.ID) -> Item? {
    get { itemsByID[id] }
    set { itemsByID[id] = newValue }
  }

  /// Changes an item, or adds one that is new.
  public func save(_ item: Item) {
    var item = item
    if item.isNew {
      lastID += 1
      item.id = lastID
    }
    itemsByID[item.id] = item
  }

  /// Makes a backup of all items.
  public func backUp() async throws {
    guard user != nil else { throw BackupError.signedOut }
    let items = items
    try await write(items)
    backedUpCount = items.count
  }

  /// Calls back after each change, as long as the observer lives.
  public func observe<Object: AnyObject>(with object: Object, _ call: @escaping @MainActor (Object) -> Void) {
    observers.removeAll { $0.object == nil }
    observers.append(Observer(object: object) { [weak object] in if let object { call(object) } })
  }

  private func tellObservers() {
    for observer in observers { observer.call() }
  }
}
