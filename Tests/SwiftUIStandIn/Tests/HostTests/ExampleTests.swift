import Armature
import ArmatureUI
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("The host, as in the comments")
struct HostExamples {
  struct Notes: View {
    let store: NoteStore

    var body: some View {
      CoordinatorView { NotesCoordinator(store: store) }
    }
  }

  @Test("a window shows the flow, and a view leads on")
  func window() throws {
    let window = Window(.newest) { Notes(store: NoteStore()) }
    #expect(window.title == "list" && window.failures == [])
  }
}
