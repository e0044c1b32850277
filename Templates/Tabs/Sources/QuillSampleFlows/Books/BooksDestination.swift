import Armature
import ArmatureTexts

/// The screens and child flows of a list of books.
package enum BooksDestination: Destination, Codable {
  case books
  case book(id: Book.ID)

  package static let examples: [Self] = [.books, .book(id: 1)]

  package func screen(in flow: BooksCoordinator) -> Screen<Self> {
    switch self {
    case .books:
      Screen(flow.title) {
        for book in flow.books { LinkRow(book.title, detail: book.author, to: .book(id: book.id)) }
        if flow.books.isEmpty { TextRow(flow.texts("books.empty")) }
      }

    case .book: .child
    }
  }
}
