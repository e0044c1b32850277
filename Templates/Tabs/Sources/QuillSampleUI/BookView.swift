#if canImport(SwiftUI)
  import Armature
  import ArmatureUI
  import QuillSampleFlows
  import SwiftUI

  /// One book. It changes the book through the flow that shows it.
  struct BookView: View {
    @CurrentFlow private var flow: BookCoordinator?
    let book: Book?
    let show: (BookDestination) -> Void

    var body: some View {
      if let book {
        Form {
          $flow
          if !book.author.isEmpty {
            HStack {
              Text("Author")
              Spacer()
              Text(book.author).foregroundColor(.secondary)
            }
          }
          Toggle(
            "Finished",
            isOn: Binding {
              book.isFinished
            } set: { @MainActor in
              flow?.book?.isFinished = $0
            })
          Button("Notes") { show(.notes) }
          Button("Remove") { show(.removal) }.foregroundColor(.red)
        }
        .navigationTitle(book.title)
      } else {
        Text("This book is not on the list any more.").navigationTitle("Removed")
      }
    }
  }

  struct BookViewPreviews: PreviewProvider {
    static var previews: some View {
      DestinationPreview(BookDestination.overview) { BookCoordinator(id: 1, store: Store()) }
    }
  }
#endif
