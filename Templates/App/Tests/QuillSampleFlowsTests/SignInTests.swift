import Armature
import ArmatureTesting
import Testing

@testable import QuillSampleFlows

@MainActor
@Suite("Signing in and out", .traced)
struct SignInTests {
  private let store = Store(user: nil)

  private func app(opening link: String? = nil) throws -> AppDriver {
    try AppDriver(opening: link) { [store] in AppCoordinator(store: store) }
  }

  @Test("The list comes after the sign-in")
  func signIn() throws {
    let app = try app()
    app.expect(line: ["Sign In"])
    app.expect(row: "Sign in", .disabled)
    app.fill("Name", with: "Grace")
    app.tap("Sign in")
    app.expect(line: ["Quill Sample"])
    app.tap("Settings")
    app.expect(row: "Account", .detail("Grace"))
  }

  @Test("A link waits, and opens when the user has signed in", arguments: [false, true])
  func link(isRelaunched: Bool) throws {
    let app = try app(opening: "/settings/account")
    app.expect(line: ["Sign In"])
    app.expect(row: "Then opens", .detail("/settings/account"))
    if isRelaunched { #expect(try app.relaunch() == []) }
    app.fill("Name", with: "Grace")
    app.tap("Sign in")
    app.expect(layers: ["Quill Sample > Settings", "cover: Account"])
    app.expect(row: "Signed in as", .detail("Grace"))
  }

  @Test("A newer link takes the place of the one that waits")
  func newerLink() throws {
    let app = try app(opening: "/settings")
    app.fill("Name", with: "Grace")
    app.open("/item/1")
    app.expect(row: "Then opens", .detail("/item/1"))
    app.tap("Sign in")
    app.expect(line: ["Quill Sample", "Water the plants"])
  }

  @Test("Signing out leads to the sign-in, whatever is open, and nothing comes back for the next user")
  func signOut() throws {
    store.user = "Ada"
    let app = try app()
    app.tap("Settings", "Account", "Sign out")
    app.expect(line: ["Quill Sample", "Settings", "Account", "Sign out"])
    app.tap("Sign out now")
    app.expect(line: ["Sign In"])
    app.fill("Name", with: "Grace")
    app.tap("Sign in")
    app.expect(line: ["Quill Sample"])
  }

  @Test("A half typed name is still in its field when the app is opened again")
  func name() throws {
    let app = try app()
    app.fill("Name", with: "Gra")
    #expect(try app.relaunch() == [])
    app.expect(row: "Name", .value("Gra"))
  }
}
