import Armature
import Foundation
import Testing

private typealias NotesCoordinator = NotesApp.NotesCoordinator
private typealias NoteStore = NotesApp.NoteStore

@MainActor
@Suite("Notes")
struct NotesTests {
  @Test("Deleting the open note goes back to the list")
  func delete() throws {
    let flow = NotesCoordinator(store: NoteStore())
    let scene = try FlowScene(root: flow, notificationCenter: NotificationCenter())
    flow.push(.note(id: 7))
    flow.delete(7)
    #expect(flow.routes.isEmpty)
    #expect(scene.root.children.isEmpty)
  }
}
