import Armature
import Testing

@testable import QuillSampleFlows

@MainActor
@Suite("The welcome")
struct WelcomeTests {
  @Test("It becomes the tabs once there is a name")
  func start() throws {
    let app = try TestApp(store: Store(user: nil))
    #expect(app.bar == nil)
    try app.tap("Continue")
    try app.type(" ", into: "Name")
    guard case .button(_, _, isEnabled: false, _) = try app.row("Start").kind else {
      Issue.record("Start can be tapped without a name")
      return
    }
    try app.type("Grace", into: "Name")
    try app.tap("Start")
    #expect(app.path == ["Reading"])
    #expect(try app.scene.link == "/reading")
  }

  @Test("It comes back after signing out, and everything that was open is released")
  func signOut() throws {
    let app = try TestApp()
    try app.tap("Orlando")
    try app.tapTab("Settings")
    weak var tabs: AnyCoordinator?
    tabs = app.scene.root.children.first
    #expect(tabs != nil)
    try app.tap("Account", "Sign out")
    #expect(app.path == ["Quill Sample"])
    #expect(tabs == nil)
  }

  @Test("No link leads past it", arguments: ["/reading/book/2", "/settings", "/.;root=start/reading"])
  func links(link: String) throws {
    let app = try TestApp(store: Store(user: nil))
    #expect(throws: LinkError.self) { try app.scene.open(link) }
    #expect(app.path == ["Quill Sample"])
  }
}
