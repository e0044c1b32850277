import Armature
import Testing

@testable import Notes

@Test @MainActor
func settingsCloseOverTheNote() throws {
  let notes = NotesCoordinator(titles: ["Milk", "Bread"])
  let scene = try FlowScene(root: notes)

  notes.push(.note(id: 1))
  notes.show(.settings)
  #expect(scene.presentation.modal != nil)

  #expect(scene.back())
  #expect(notes.routes.map(\.destination) == [.note(id: 1)])
  #expect(!notes.goBack(2))  // A refused verb changes nothing.

  notes.popToRoot()
  #expect(scene.presentation.line.count == 1)
}
