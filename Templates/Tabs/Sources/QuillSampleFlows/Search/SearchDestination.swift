import Armature

/// The screens and child flows of the search.
enum SearchDestination: Destination, Codable {
  case search
  case book(id: Book.ID)

  static let examples: [Self] = [.search, .book(id: 1)]

  func screen(in flow: SearchCoordinator) -> Screen<Self> {
    switch self {
    case .search:
      Screen("Search") {
        FieldRow("Find", text: flow.query, prompt: "Title or author") { flow.query = $0 }
        for book in flow.results { LinkRow(book.title, detail: book.author, to: .book(id: book.id)) }
        if flow.canAdd { ButtonRow("Add “\(flow.query)”") { flow.add() } }
      }

    case .book: .child
    }
  }
}
