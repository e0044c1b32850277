import Armature

/// One book. Every tab that shows books opens this flow for one.
public final class BookCoordinator: Coordinator<BookDestination> {
  private let id: Book.ID
  private let store: Store

  public init(id: Book.ID, store: Store) {
    self.id = id
    self.store = store
    super.init(root: .overview)
  }

  override public func didEnter() {
    store.observe(with: self) { $0.refresh() }
  }

  /// The book as the store has it; `nil` once it was removed.
  public var book: Book? {
    get { store[id] }
    set { store[id] = newValue }
  }

  /// The broadcast takes the tab that the user is in to its root, whichever it is. Other tabs stay as they are:
  /// `popToRoot(.everyTab)` would take them along.
  func remove() {
    book = nil
    popToRoot()
  }
}
