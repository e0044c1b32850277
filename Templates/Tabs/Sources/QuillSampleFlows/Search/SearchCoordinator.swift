import Armature
import ArmatureTexts
import Observation

/// Finds books, and adds missing ones. It knows no other tab: a closure passes the added book to the tabs.
@Observable
final class SearchCoordinator: Coordinator<SearchDestination>, KeepsValues, ChecksExistence {
  /// The text to search for.
  var query = ""

  private let store: Store
  private let onAdd: (Book.ID) -> Void

  init(store: Store, onAdd: @escaping (Book.ID) -> Void) {
    self.store = store
    self.onAdd = onAdd
    super.init(root: .search)
  }

  override func child(for destination: SearchDestination) -> AnyCoordinator? {
    switch destination {
    case .search: nil
    case .book(let id): BookCoordinator(id: id, store: store)
    }
  }

  var texts: StringCatalog { store.texts }
  var results: [Book] { store.books(matching: query) }
  var canAdd: Bool { results.isEmpty && query.contains { !$0.isWhitespace } }

  /// The typed text comes back when the app is opened again.
  var kept: String { query }

  func bringBack(_ kept: String) { query = kept }

  /// Says that a book is gone: a link to it is refused, and a screen that shows it is removed.
  func absence(of destination: SearchDestination) -> String? {
    guard case .book(let id) = destination, store[id] == nil else { return nil }
    return "the book is gone"
  }

  func add() {
    let id = store.add(title: query)
    query = ""
    onAdd(id)
  }
}
