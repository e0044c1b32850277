import Armature
import ArmatureTesting
import Testing

@testable import QuillSampleFlows

@MainActor
@Suite("The screens of all flows", .traced)
struct ScreenTests {
  @Test("Every example of a destination has a screen")
  func examples() throws {
    try AppDriver.expectScreens(ofExamplesIn: AppCoordinator())
    try AppDriver.expectScreens(ofExamplesIn: EditorCoordinator(item: Item()))
    try AppDriver.expectScreens(ofExamplesIn: CategoryCoordinator(current: .home))
    try AppDriver.expectScreens(ofExamplesIn: SettingsCoordinator(store: Store()))
    try AppDriver.expectScreens(ofExamplesIn: AccountCoordinator(store: Store()))
    try AppDriver.expectScreens(ofExamplesIn: SignInCoordinator(store: Store()))
  }

  @Test("A change of the store draws the open screens again that show it, and no others")
  func redrawByStore() async throws {
    let store = Store()
    let app = try AppDriver(root: AppCoordinator(store: store))
    app.tap("Settings", "Account", "Sign out")
    let before = app.snapshot
    store.user = "Grace"
    await app.settle()
    // Neither the list below nor the question above.
    #expect(app.snapshot.redrawn(since: before) == ["overview", "profile"])
  }

  @Test("Choosing a category draws the draft below again")
  func redrawByDraft() throws {
    let app = try AppDriver(root: AppCoordinator())
    app.tap("Add", "Category")
    let before = app.snapshot
    app.tap("Ideas")
    #expect(app.snapshot.redrawn(since: before).count == 1)
  }
}
