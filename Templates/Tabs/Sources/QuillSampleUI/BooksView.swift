#if canImport(SwiftUI)
  import Armature
  import ArmatureTexts
  import QuillSampleFlows
  import SwiftUI

  /// The books of a shelf. It knows no flow: it is given its data, and a closure to call when the user wants to go on.
  struct BooksView: View {
    let title: String
    let books: [Book]
    let texts: StringCatalog
    let show: (BooksDestination) -> Void

    var body: some View {
      List {
        ForEach(books) { book in
          Button {
            show(.book(id: book.id))
          } label: {
            VStack(alignment: .leading) {
              Text(book.title)
              if !book.author.isEmpty { Text(book.author).foregroundStyle(.secondary) }
            }
          }
        }
        if books.isEmpty { Text(texts("books.empty")) }
      }
      .navigationTitle(title)
    }
  }

  #Preview {
    BooksView(title: "Reading", books: Book.samples, texts: .app()) { _ in }
  }
#endif
