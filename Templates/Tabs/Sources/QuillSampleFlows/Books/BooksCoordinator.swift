import Armature

/// The books of one shelf: two tabs have such a flow each.
final class BooksCoordinator: Coordinator<BooksDestination> {
  let shelf: Book.Shelf

  private let store: Store

  init(store: Store, shelf: Book.Shelf) {
    self.store = store
    self.shelf = shelf
    super.init(root: .books)
  }

  override func didEnter() {
    store.observe(with: self) { $0.refresh() }
  }

  override func child(for destination: BooksDestination) -> AnyCoordinator? {
    switch destination {
    case .books: nil
    case .book(let id): BookCoordinator(id: id, store: store)
    }
  }

  var books: [Book] { store.books(on: shelf) }
}
