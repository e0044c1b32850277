import Armature

/// Where a list of books can go.
enum BooksDestination: Destination, Codable {
  case books
  case book(id: Book.ID)

  typealias Flow = BooksCoordinator

  static let examples: [Self] = [.books, .book(id: 1)]

  func screen(in flow: BooksCoordinator) -> Screen<Self> {
    switch self {
    case .books:
      Screen(flow.shelf == .reading ? "Reading" : "Finished") {
        for book in flow.books { LinkRow(book.title, detail: book.author, to: .book(id: book.id)) }
        if flow.books.isEmpty { TextRow("Nothing here. Search for a book to add it.") }
      }

    case .book: .child
    }
  }
}
