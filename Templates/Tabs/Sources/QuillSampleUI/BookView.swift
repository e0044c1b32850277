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
          if !book.author.isEmpty { LabeledContent("Author", value: book.author) }
          Toggle(
            "Finished",
            isOn: Binding {
              book.isFinished
            } set: { @MainActor in
              flow?.book?.isFinished = $0
            })
          Button("Notes") { show(.notes) }
          Button("Remove", role: .destructive) { show(.removal) }
        }
        .navigationTitle(book.title)
      } else {
        Text("This book is not on the list any more.").navigationTitle("Removed")
      }
    }
  }

  #Preview {
    DestinationPreview(BookDestination.overview) { BookCoordinator(id: 1, store: Store()) }
  }
#endif
