/// One book of the list.
package struct Book: Identifiable, Hashable, Sendable {
  /// The store numbers books from 1, in the order in which they are added.
  package let id: Int
  package var title: String
  package var author = ""
  package var notes = ""
  package var isFinished = false

  /// A part of the list. Each has a tab.
  enum Shelf {
    case reading, finished
  }

  /// The books of a new user.
  nonisolated package static let samples = [
    Book(id: 1, title: "Middlemarch", author: "George Eliot"),
    Book(id: 2, title: "The Waves", author: "Virginia Woolf", notes: "Six voices."),
    Book(id: 3, title: "Frankenstein", author: "Mary Shelley", isFinished: true),
    Book(id: 4, title: "Orlando", author: "Virginia Woolf"),
  ]
}
