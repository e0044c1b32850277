import Armature
import ArmatureTexts
import Observation

/// The app's data, in memory. Use your database and your server here.
@MainActor
@Observable
package final class Store {
  /// The texts of all screens, in one language.
  package let texts: StringCatalog
  /// The name of the user; `nil` before the welcome and after signing out.
  var user: String?
  /// Whether the tab of the finished books is shown.
  var showsFinished = true

  private var booksByID: [Book.ID: Book]
  /// The last id. It is never used again: links and other tabs may still name a removed book.
  private var lastID: Book.ID

  package init(books: [Book] = Book.samples, user: String? = "Ada", texts: StringCatalog = .app()) {
    self.user = user
    self.texts = texts
    booksByID = Dictionary(books.map { ($0.id, $0) }) { _, last in last }
    lastID = books.map(\.id).max() ?? 0
  }

  /// The book with an id. Setting it to `nil` removes the book.
  subscript(id: Book.ID) -> Book? {
    get { booksByID[id] }
    set { booksByID[id] = newValue }
  }

  /// The books of a shelf, the newest first.
  func books(on shelf: Book.Shelf) -> [Book] {
    booksByID.values.filter { $0.isFinished == (shelf == .finished) }.sorted { $0.id > $1.id }
  }

  /// Returns the books with a text in their title or author, or all books for an empty text.
  func books(matching text: String) -> [Book] {
    let text = text.lowercased()
    return booksByID.values.filter { text.isEmpty || "\($0.title) \($0.author)".lowercased().contains(text) }
      .sorted { $0.title < $1.title }
  }

  /// Adds a new book to the list.
  func add(title: String) -> Book.ID {
    lastID += 1
    booksByID[lastID] = Book(id: lastID, title: title)
    return lastID
  }
}
