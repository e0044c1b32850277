import Armature

/// Holds a flow per tab, and keeps the bar as the store says.
final class AppTabs: TabCoordinator<AppTab> {
  let store: Store

  init(store: Store) {
    self.store = store
    super.init([.reading, .finished, .search, .settings])
    follow()
  }

  override func didEnter() {
    store.observe(with: self) { $0.follow() }
  }

  /// How many books are still to be read.
  var unread: Int { store.books(on: .reading).count }

  /// Leaves the tab that the user is in for a book on the list.
  func showBook(_ id: Book.ID) {
    select(.reading)
    (flow(of: .reading) as? BooksCoordinator)?.show(.book(id: id))
  }

  private func follow() {
    setHidden(!store.showsFinished, .finished)
    refreshItems()
  }
}
