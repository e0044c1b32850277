import ArmatureTesting
import Testing

@testable import Notes

@Test @MainActor
func settingsCloseAndALinkOpensANote() throws {
  let app = try AppDriver(root: NotesCoordinator(root: .list))
  app.tap("Bread", "Done", "Settings")
  app.expect(layers: ["Notes", "sheet: Settings"])
  app.swipeDown()
  app.open("/note/Milk")
  app.expect(screen: "Milk")
}
