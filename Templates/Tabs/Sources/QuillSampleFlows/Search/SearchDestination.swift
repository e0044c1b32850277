import Armature
import ArmatureTexts

/// The screens and child flows of the search.
enum SearchDestination: Destination, Codable {
  case search
  case book(id: Book.ID)

  static let examples: [Self] = [.search, .book(id: 1)]

  func screen(in flow: SearchCoordinator) -> Screen<Self> {
    let texts = flow.texts
    switch self {
    case .search:
      Screen(texts("tab.search")) {
        FieldRow(texts("search.find"), text: flow.query, prompt: texts("search.prompt")) { flow.query = $0 }
          .accessibilityIdentifier("find")
        for book in flow.results { LinkRow(book.title, detail: book.author, to: .book(id: book.id)) }
        if flow.canAdd { ButtonRow(texts("search.add", flow.query)) { flow.add() }.accessibilityIdentifier("add") }
      }

    case .book: .child
    }
  }
}
