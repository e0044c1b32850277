import Armature
import ArmatureTesting
import Testing

@testable import QuillSampleFlows

@MainActor
@Suite("The screens of all flows", .traced)
struct ScreenTests {
  @Test("Every example of a destination has a screen")
  func examples() throws {
    try drawExamples(of: AppCoordinator())
    try drawExamples(of: EditorCoordinator(item: Item()))
    try drawExamples(of: CategoryCoordinator(current: .home))
    try drawExamples(of: SettingsCoordinator(store: Store()))
    try drawExamples(of: AccountCoordinator(store: Store()))
    try drawExamples(of: SignInCoordinator(store: Store()))
  }

  /// A destination without its child flow would be drawn under its own name, with a message.
  private func drawExamples<D>(of flow: Coordinator<D>) throws {
    let scene = try FlowScene(root: flow)
    #expect(!D.examples.isEmpty)
    for example in D.examples {
      #expect(flow.setRoot(example))
      #expect(scene.screen(of: scene.presentation.top.topNode.id)?.title != "\(example)")
    }
  }

  @Test("A change of the store draws the open screens again that show it, and no others")
  func redrawByStore() async throws {
    let store = Store()
    let app = try AppDriver(root: AppCoordinator(store: store))
    app.tap("Settings", "Account", "Sign out")
    let before = app.scene.presentation.line
    store.user = "Grace"
    await app.settle()
    let isDrawnAgain = zip(before, app.scene.presentation.line).map { $0.revision < $1.revision }
    // The list, the settings, the account, and the question.
    #expect(isDrawnAgain == [false, true, true, false])
  }

  @Test("Choosing a category draws the draft below again")
  func redrawByDraft() throws {
    let app = try AppDriver(root: AppCoordinator())
    app.tap("Add", "Category")
    let before = app.scene.presentation.line[1]
    app.tap("Ideas")
    #expect(before.revision < app.scene.presentation.line[1].revision)
  }
}
