#if canImport(SwiftUI)
  import Armature
  import ArmatureUI
  import QuillSampleFlows
  import SwiftUI

  /// One folder with its folders and notes. It acts through the flow that shows it, and reads the chosen note from the
  /// split view around that.
  struct FolderView: View {
    @CurrentFlow private var flow: FoldersCoordinator?
    @CurrentFlow private var app: AppSplit?
    let folder: Folder?
    let folders: [Folder]
    let notes: [Note]

    var body: some View {
      if let folder {
        List {
          $flow
          ForEach(folders) { inner in
            Button {
              flow?.show(.folder(id: inner.id))
            } label: {
              Label(inner.name, systemImage: "folder")
            }
          }
          ForEach(notes) { note in
            // A tap on the note on display goes back to it.
            Button(note.heading) { flow?.onChoose(note.id) }
              .listRowBackground(app?.detail?.root == .note(id: note.id) ? Color.accentColor.opacity(0.2) : nil)
          }
        }
        .navigationTitle(folder.name)
        .toolbar {
          ToolbarItem(placement: .automatic) { Button("Rename") { flow?.rename(folder) } }
          ToolbarItem(placement: .primaryAction) { Button("New Note") { flow?.addNote(to: folder.id) } }
        }
      } else {
        Text("This folder is not there any more.").navigationTitle("Gone")
      }
    }
  }

  #Preview {
    DestinationPreview(FoldersDestination.folder(id: "work")) { FoldersCoordinator(store: Store()) }
  }
#endif
