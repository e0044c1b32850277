import Armature
import ArmatureTesting
import Testing

@testable import Notes

@Test @MainActor
func settingsCloseOverTheNote() throws {
  let notes = NotesCoordinator(titles: ["Milk", "Bread"])
  let app = try AppDriver(root: notes)

  app.tap("Bread")
  notes.show(.settings)
  app.expect(layers: ["Notes > Bread", "sheet: Settings"])

  app.swipeDown()
  app.expect(screen: "Bread")
  #expect(!notes.goBack(2))  // A refused verb changes nothing.

  app.tap("Done")
  app.expect(rows: ["Milk", "Bread", "Settings"])
}
