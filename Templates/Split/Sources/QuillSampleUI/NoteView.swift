#if canImport(SwiftUI)
  import ArmatureUI
  import QuillSampleFlows
  import SwiftUI

  /// One note. It knows no flow: it is given its data, and a closure to call when the user wants to go on.
  struct NoteView: View {
    let note: Note?
    let folder: Folder?
    let show: (NotesDestination) -> Void

    var body: some View {
      if let note {
        Form {
          if !note.text.isEmpty { Text(note.text) }
          Button {
            show(.move(id: note.id))
          } label: {
            LabeledContent("Move", value: folder?.name ?? "")
          }
          Button("Delete", role: .destructive) { show(.deletion(id: note.id)) }
        }
        .navigationTitle(note.heading)
        .toolbar { ToolbarItem(placement: .primaryAction) { Button("Edit") { show(.editor(id: note.id)) } } }
      } else {
        Text("This note is not there any more.").navigationTitle("Gone")
      }
    }
  }

  #Preview {
    ExamplePreviews(of: NotesDestination.self) { NotesCoordinator(store: Store(), root: .note(id: 2)) }
  }
#endif
