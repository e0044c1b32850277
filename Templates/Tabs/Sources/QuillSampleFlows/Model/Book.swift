/// What the list holds.
struct Book: Identifiable, Hashable {
  /// The store numbers books from 1, in the order in which they come.
  let id: Int
  var title: String
  var author = ""
  var notes = ""
  var isFinished = false

  /// A list of books, each with a tab.
  enum Shelf {
    case reading, finished
  }

  static let samples = [
    Book(id: 1, title: "Middlemarch", author: "George Eliot"),
    Book(id: 2, title: "The Waves", author: "Virginia Woolf", notes: "Six voices."),
    Book(id: 3, title: "Frankenstein", author: "Mary Shelley", isFinished: true),
    Book(id: 4, title: "Orlando", author: "Virginia Woolf"),
  ]
}
