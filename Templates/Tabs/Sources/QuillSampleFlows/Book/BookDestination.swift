import Armature

/// The screens of a book.
package enum BookDestination: Destination, Codable {
  case overview, notes
  /// Asks before the book is removed. Dialogs have no link.
  case removal

  package static let examples: [Self] = [.overview, .notes, .removal]

  package var style: PresentationStyle { self == .removal ? .dialog : .push }

  package func screen(in flow: BookCoordinator) -> Screen<Self> {
    // Another tab may have removed the book, and an old link may name it.
    guard let book = flow.book else {
      return Screen("Removed") { TextRow("This book is not on the list any more.") }
    }
    switch self {
    case .overview:
      return Screen(book.title) {
        if !book.author.isEmpty { TextRow("Author", detail: book.author) }
        ToggleRow("Finished", isOn: book.isFinished) { flow.book?.isFinished = $0 }
        LinkRow("Notes", detail: book.notes, to: .notes)
        LinkRow("Remove", to: .removal)
      }

    case .notes:
      return Screen("Notes") { FieldRow("Notes", text: book.notes) { flow.book?.notes = $0 } }

    case .removal:
      return .dialog("Remove “\(book.title)”?", message: "Its notes are lost.") {
        ButtonRow("Remove", role: .destructive) { flow.remove() }
        ButtonRow("Keep", role: .cancel) {}
      }
    }
  }
}
