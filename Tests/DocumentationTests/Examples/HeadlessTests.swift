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
    #expect(scene.presentation.line.count == 1)
  }

  @Test("The settings come up in a sheet, which the user can swipe away")
  func settings() throws {
    let flow = NotesCoordinator(store: NoteStore())
    let scene = try FlowScene(root: flow, notificationCenter: NotificationCenter())
    flow.show(.settings)
    #expect(scene.presentation.top.style == .sheet)
    #expect(scene.dismiss(scene.presentation.top.topNode.id))
    #expect(flow.children.isEmpty)
  }

  @Test("The scene tells when the sheet has appeared")
  func settled() async throws {
    let flow = NotesCoordinator(store: NoteStore())
    let scene = try FlowScene(root: flow, notificationCenter: NotificationCenter())
    flow.show(.settings)
    await scene.settled()  // The sheet has appeared.
    #expect(scene.presentation.top.style == .sheet)
  }

  @Test("Both ways lead to the same place")
  func shape() throws {
    let left = NotesCoordinator(store: NoteStore())
    let right = NotesCoordinator(store: NoteStore())
    let leftScene = try FlowScene(root: left, notificationCenter: NotificationCenter())
    let rightScene = try FlowScene(root: right, notificationCenter: NotificationCenter())
    left.push(.note(id: 7))
    right.push(.note(id: 1))
    right.replace(with: .note(id: 7))
    #expect(leftScene.presentation.shape == rightScene.presentation.shape)
  }
}
