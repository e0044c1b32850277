import Armature
import ArmatureTexts

/// One book. Every tab with books opens this flow.
package final class BookCoordinator: Coordinator<BookDestination> {
  private let id: Book.ID
  private let store: Store

  package init(id: Book.ID, store: Store) {
    self.id = id
    self.store = store
    super.init(root: .overview)
  }

  package var texts: StringCatalog { store.texts }

  /// The book in the store; `nil` after it has been removed.
  package var book: Book? {
    get { store[id] }
    set { store[id] = newValue }
  }

  /// Removes the book and pops the selected tab to its root. Other tabs stay as they are; `popToRoot(.everyTab)` would
  /// pop them too.
  func remove() {
    book = nil
    popToRoot()
  }
}
