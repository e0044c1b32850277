import Armature
import ArmatureUI
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("A part of an existing app, as in the article")
struct AdoptingExample {
  /// A view that knows no flow.
  struct NoteList: View {
    let notes: [Int]
    let open: (Int) -> Void

    var body: some View {
      List { ForEach(notes, id: \.self) { id in Button("Note \(id)") { open(id) } } }.navigationTitle("Notes")
    }
  }

  struct OldNoteView: View {
    @State private var isShared = false
    let id: Int

    init(id: Int) { self.id = id }

    var body: some View {
      Button("Share") { isShared = true }
        .sheet(isPresented: $isShared) { Text("To whom?") }
        .navigationTitle("Note \(id)")
    }
  }

  enum NotesDestination: ViewDestination {
    case list
    case note(id: Int)
    case settings

    typealias Flow = NotesCoordinator

    func view(in flow: NotesCoordinator) -> some View {
      switch self {
      case .list: NoteList(notes: flow.store.notes, open: { flow.push(.note(id: $0)) })
      case .note(let id): OldNoteView(id: id)
      case .settings: WireframeView()
      }
    }
  }

  final class NotesCoordinator: Coordinator<NotesDestination> {
    let store: NoteStore

    init(store: NoteStore) {
      self.store = store
      super.init(root: .list)
    }
  }

  struct NotesTab: View {
    let store: NoteStore

    var body: some View {
      CoordinatorView { NotesCoordinator(store: store) }
    }
  }

  struct OldApp: View {
    @State private var tab = 0
    let store = NoteStore()

    var body: some View {
      TabView(selection: $tab) {
        NotesTab(store: store).tabItem { Text("Notes") }.tag(0)
        Text("Old").tabItem { Text("Old") }.tag(1)
      }
    }
  }

  @Test("old views work within a flow, with a sheet of their own", arguments: Generation.tested)
  func walk(_ generation: Generation) async {
    let stage = await Stage(generation) { OldApp() }.atRest()
    await stage.shows("Notes > Note 8") { $0.tap("Note 8") }
    await stage.says("To whom?") { $0.tap("Share") }
    await stage.does { $0.swipeDown() }
    await stage.shows("Notes") { $0.back() }
  }
}
