import Armature
import ArmatureTexts

/// The books of one shelf. Two tabs each have such a flow.
package final class BooksCoordinator: Coordinator<BooksDestination>, ChecksExistence {
  let shelf: Book.Shelf

  private let store: Store

  init(store: Store, shelf: Book.Shelf) {
    self.store = store
    self.shelf = shelf
    super.init(root: .books)
  }

  override package func child(for destination: BooksDestination) -> AnyCoordinator? {
    switch destination {
    case .books: nil
    case .book(let id): BookCoordinator(id: id, store: store)
    }
  }

  /// Says that a book is gone: a link to it is refused, and a screen that shows it is removed.
  package func absence(of destination: BooksDestination) -> String? {
    guard case .book(let id) = destination, store[id] == nil else { return nil }
    return "the book is gone"
  }

  package var texts: StringCatalog { store.texts }

  /// The title of the list.
  package var title: String { texts(shelf == .reading ? "tab.reading" : "tab.finished") }

  /// The books of the shelf, the newest first.
  package var books: [Book] { store.books(on: shelf) }
}
