#if canImport(SwiftUI)
  import Armature
  import ArmatureTexts
  import ArmatureUI
  import QuillSampleFlows
  import SwiftUI

  /// One book. It changes the book through the flow that shows it.
  struct BookView: View {
    @CurrentFlow private var flow: BookCoordinator?
    let book: Book?
    let texts: StringCatalog
    let show: (BookDestination) -> Void

    var body: some View {
      if let book {
        Form {
          $flow
          if !book.author.isEmpty { LabeledContent(texts("book.author"), value: book.author) }
          Toggle(
            texts("book.finished"),
            isOn: Binding { @MainActor in
              book.isFinished
            } set: { @MainActor in
              flow?.book?.isFinished = $0
            }
          )
          .accessibilityIdentifier("finished")
          Button(texts("book.notes")) { show(.notes) }.accessibilityIdentifier("notes")
          Button(texts("book.remove"), role: .destructive) { show(.removal) }
            .accessibilityIdentifier("remove")
            // In a wide window, the dialog points at the button.
            .presents(BookDestination.removal)
        }
        .navigationTitle(book.title)
      } else {
        Text(texts("book.gone")).navigationTitle(texts("book.removed"))
      }
    }
  }

  #Preview {
    DestinationPreview(BookDestination.overview) { BookCoordinator(id: 1, store: Store()) }
  }
#endif
