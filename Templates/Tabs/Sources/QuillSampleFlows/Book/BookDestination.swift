import Armature
import ArmatureTexts

/// The screens of a book.
package enum BookDestination: Destination, Codable {
  case overview, notes
  /// Asks before the book is removed. Dialogs have no link.
  case removal

  package static let examples: [Self] = [.overview, .notes, .removal]

  package var style: PresentationStyle { self == .removal ? .dialog : .push }

  package func screen(in flow: BookCoordinator) -> Screen<Self> {
    let texts = flow.texts
    // Another tab may have removed the book, and an old link may name it.
    guard let book = flow.book else {
      return Screen(texts("book.removed")) { TextRow(texts("book.gone")) }
    }
    switch self {
    case .overview:
      return Screen(book.title) {
        if !book.author.isEmpty { TextRow(texts("book.author"), detail: book.author) }
        ToggleRow(texts("book.finished"), isOn: book.isFinished) { flow.book?.isFinished = $0 }
          .accessibilityIdentifier("finished")
        LinkRow(texts("book.notes"), detail: book.notes, to: .notes).accessibilityIdentifier("notes")
        LinkRow(texts("book.remove"), to: .removal).accessibilityIdentifier("remove")
      }

    case .notes:
      return Screen(texts("book.notes")) {
        FieldRow(texts("book.notes"), text: book.notes) { flow.book?.notes = $0 }.accessibilityIdentifier("notes")
      }

    case .removal:
      return .dialog(texts("removal.question", book.title), message: texts("removal.warning")) {
        ButtonRow(texts("removal.remove"), role: .destructive) { flow.remove() }.accessibilityIdentifier("remove")
        ButtonRow(texts("removal.keep"), role: .cancel) {}.accessibilityIdentifier("keep")
      }
    }
  }
}
