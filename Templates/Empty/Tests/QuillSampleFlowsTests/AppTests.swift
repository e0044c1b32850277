import ArmatureTesting
import Testing

@testable import QuillSampleFlows

@MainActor
@Suite("The app", .traced)
struct AppTests {
  @Test("It starts at home, and a link leads there")
  func home() throws {
    let app = try AppDriver(root: AppCoordinator())
    app.expect(line: ["Quill Sample"])
    app.expect(link: "/")
    app.open("/")
    app.expect(screen: "Quill Sample")
  }
}
