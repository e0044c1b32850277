#if canImport(SwiftUI)
  import Armature
  import ArmatureUI
  import Foundation
  import QuillSampleFlows
  import SwiftUI

  /// The app on Apple platforms: its flows in windows.
  ///
  /// A flow whose destination has no `view(in:)` is drawn as its wireframe.
  public struct QuillSampleApp: App {
    // Each window has flows of its own. All windows show the notes of one store.
    private let scenes: SceneDirectory

    public init() {
      let store = Store()
      scenes = SceneDirectory(linkAddress: .app) { _ in AppSplit(store: store) }
    }

    public var body: some Scene {
      CoordinatorWindows(scenes, newScene: { UUID().uuidString }) { window in
        window
          // Beside the folders, while no note is shown.
          .splitPlaceholder { Text("Choose a note.").foregroundStyle(.secondary) }
          // Each window opens where the user has left it.
          .keepsState()
          // Other devices can continue there. The type is also in `App/Info.plist`.
          .continuesActivities("com.example.quill-sample.place")
      }
    }
  }

  extension AppSplit: ModifiesColumns {
    package func modified(columns: AnyView) -> some View { columns.navigationSplitViewStyle(.balanced) }

    package func modified(column: AnyView, _ name: SplitColumn) -> some View {
      if name == .sidebar { column.navigationSplitViewColumnWidth(min: 220, ideal: 280) } else { column }
    }
  }

  extension FoldersDestination: ViewDestination {
    package func view(in flow: FoldersCoordinator) -> some View {
      switch self {
      case .folder(let id):
        let store = flow.store
        FolderView(folder: store.folder(id), folders: store.folders(in: id), notes: store.notes(in: id))
      default: WireframeView()
      }
    }
  }

  extension NotesDestination: ViewDestination {
    package func view(in flow: NotesCoordinator) -> some View {
      switch self {
      case .note(let id):
        let note = flow.store[id]
        NoteView(note: note, folder: note.flatMap { flow.store.folder($0.folder) }) { flow.show($0) }
      default: WireframeView()
      }
    }
  }
#endif
