import Armature

@testable import QuillSampleFlows

extension Store {
  /// A store with texts in English, whichever language the machine has.
  static func english(books: [Book] = Book.samples, user: String? = "Ada") -> Store {
    Store(books: books, user: user, texts: .app(in: "en"))
  }
}
