import Armature
import ArmatureTesting
import Testing

@testable import QuillSampleFlows

@MainActor
@Suite("The app", .traced)
struct AppTests {
  @Test("It starts at home, and a link with its scheme leads there")
  func home() throws {
    let scenes = SceneDirectory(linkAddress: .app) { _ in AppCoordinator() }
    let app = try AppDriver(scenes: scenes, opening: "quill-sample:///")
    app.expect(line: ["Quill Sample"])
    app.expect(link: "quill-sample:///")
  }
}
