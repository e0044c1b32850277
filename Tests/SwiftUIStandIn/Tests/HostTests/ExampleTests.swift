import Armature
import ArmatureUI
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("The host, as in the comments")
struct HostExamples {
  struct NoteView: View {
    @CurrentFlow private var flow: NotesCoordinator?
    let id: Int

    init(id: Int) { self.id = id }

    var body: some View {
      $flow
      Button("Settings") { flow?.show(.settings) }
    }
  }

  struct Notes: View {
    let store: NoteStore

    var body: some View {
      CoordinatorView { NotesCoordinator(store: store) }
        .views(for: NotesDestination.self) { destination, flow in
          switch destination {
          case .note(let id): NoteView(id: id)
          default: WireframeView()
          }
        }
    }
  }

  @Test("a window shows the flow, and a view leads on")
  func window() {
    let window = Window(.newest) { Notes(store: NoteStore()) }
    #expect(window.title == "list" && window.failures == [])
  }
}
