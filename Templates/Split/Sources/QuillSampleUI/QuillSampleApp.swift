#if canImport(SwiftUI)
  import Armature
  import ArmatureUI
  import QuillSampleFlows
  import SwiftUI

  /// The app on Apple platforms: its flows in windows, with the views below.
  ///
  /// A screen without a view is drawn as the wireframe of its destination.
  public struct QuillSampleApp: App {
    // Each window has flows of its own. All windows show the notes of this store.
    private let store = Store()

    public init() {}

    public var body: some Scene {
      WindowGroup {
        CoordinatorView { AppSplit(store: store) }
          .appViews()
      }
    }
  }

  extension View {
    /// The views of this app, by destination, and the placeholder beside the folders.
    func appViews() -> some View {
      views(for: FoldersDestination.self) { destination, flow in
        switch destination {
        case .folder(let id):
          let store = flow.store
          FolderView(folder: store.folder(id), folders: store.folders(in: id), notes: store.notes(in: id))
        default: WireframeView()
        }
      }
      .views(for: NotesDestination.self) { destination, flow in
        switch destination {
        case .note(let id):
          let note = flow.store[id]
          NoteView(note: note, folder: note.flatMap { flow.store.folder($0.folder) }) { flow.show($0) }
        default: WireframeView()
        }
      }
      .splitPlaceholder { Text("Choose a note.").foregroundColor(.secondary) }
    }
  }
#endif
