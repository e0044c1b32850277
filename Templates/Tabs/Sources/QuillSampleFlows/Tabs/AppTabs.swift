import Armature

/// Holds a flow for each tab. The bar follows the store: the tabs read it for their items.
final class AppTabs: TabCoordinator<AppTab> {
  let store: Store

  init(store: Store) {
    self.store = store
    super.init([.reading, .finished, .search, .settings])
  }

  /// The number of books to read.
  var unread: Int { store.books(on: .reading).count }

  /// Selects the reading tab and shows a book there.
  func showBook(_ id: Book.ID) {
    select(.reading)
    (flow(of: .reading) as? BooksCoordinator)?.show(.book(id: id))
  }
}
