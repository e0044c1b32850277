import Armature

/// Holds a flow for each tab, and updates the bar from the store.
final class AppTabs: TabCoordinator<AppTab> {
  let store: Store

  init(store: Store) {
    self.store = store
    super.init([.reading, .finished, .search, .settings])
    follow()
  }

  override func didEnter() {
    store.observe(with: self) { $0.follow() }
    // When the app is opened again, the tabs are as they were. The store may have changed since then.
    follow()
  }

  /// The number of books to read.
  var unread: Int { store.books(on: .reading).count }

  /// Selects the reading tab and shows a book there.
  func showBook(_ id: Book.ID) {
    select(.reading)
    (flow(of: .reading) as? BooksCoordinator)?.show(.book(id: id))
  }

  private func follow() {
    if store.showsFinished { unhide(.finished) } else { hide(.finished) }
    refreshItems()
  }
}
