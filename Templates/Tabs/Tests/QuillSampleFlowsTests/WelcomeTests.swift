import Armature
import ArmatureTesting
import Testing

@testable import QuillSampleFlows

@MainActor
@Suite("The welcome", .traced)
struct WelcomeTests {
  @Test("It becomes the tabs once there is a name")
  func start() throws {
    let app = try AppDriver(root: AppCoordinator(store: .english(user: nil)))
    app.expect(tabs: [])
    app.tap("Continue")
    app.fill("Name", with: " ")
    app.expect(row: "Start", .disabled)
    app.fill("Name", with: "Grace")
    app.tap("Start")
    app.expect(screen: "Reading")
    app.expect(link: "/reading")
  }

  @Test("It comes back after signing out, and everything that was open is released")
  func signOut() throws {
    let app = try AppDriver(root: AppCoordinator(store: .english()))
    app.tap("Orlando")
    app.select(tab: "Settings")
    weak var tabs: AppTabs?
    tabs = try app.flow()
    app.tap("Account", "Sign out")
    app.expect(line: ["Quill Sample"])
    app.expect(released: tabs)
  }

  @Test("No link leads past it", arguments: ["/reading/book/2", "/settings", "/.;root=start/reading"])
  func links(link: String) throws {
    let app = try AppDriver(root: AppCoordinator(store: .english(user: nil)))
    #expect(throws: LinkError.self) { try app.scene.open(link) }
    app.expect(line: ["Quill Sample"])
  }
}
