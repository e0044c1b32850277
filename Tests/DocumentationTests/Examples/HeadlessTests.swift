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

  @Test("Both ways lead to the same place")
  func shape() throws {
    let left = NotesCoordinator(store: NoteStore())
    let right = NotesCoordinator(store: NoteStore())
    let scenes = try [left, right].map { try FlowScene(root: $0, notificationCenter: NotificationCenter()) }
    left.push(.note(id: 7))
    right.push(.note(id: 1))
    right.replace(with: .note(id: 7))
    #expect(left.routes.map(\.destination) == right.routes.map(\.destination))
    #expect(scenes.allSatisfy { $0.root.scene === $0 })
  }
}
