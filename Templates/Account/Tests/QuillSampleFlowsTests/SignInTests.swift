import Armature
import ArmatureTesting
import Testing

@testable import QuillSampleFlows

@MainActor
@Suite("Signing in and out", .traced)
struct SignInTests {
  private func app(user: String? = nil, opening link: String? = nil) throws -> AppDriver {
    let session = Session(user: user)
    return try AppDriver(opening: link) { AppCoordinator(session: session) }
  }

  @Test("A row opens its screen after the sign-in")
  func row() throws {
    let app = try app()
    app.tap("Messages")
    app.expect(layers: ["Home", "sheet: Sign In"])
    app.tap("Continue as Ada")
    app.expect(line: ["Home", "Messages"])
  }

  @Test("A tab is selected after the sign-in")
  func tab() throws {
    let app = try app()
    app.select(tab: "Account")
    app.expect(layers: ["Home", "sheet: Sign In"])
    app.tap("Continue as Ada")
    app.expect(line: ["Account"])
  }

  @Test("A link opens after the sign-in, also after a relaunch", arguments: [false, true])
  func link(isRelaunched: Bool) throws {
    let app = try app(opening: "/account/name")
    if isRelaunched { #expect(try app.relaunch() == []) }
    app.expect(screen: "Sign In")
    app.tap("Continue as Ada")
    app.expect(layers: ["Account", "sheet: Name"])
  }

  @Test("Whoever cancels it stays at home, and nothing waits")
  func cancel() throws {
    let app = try app(opening: "/account/name")
    app.tap("Cancel")
    app.tap("News")
    app.back()
    app.tap("Messages", "Continue as Ada")
    app.expect(line: ["Home", "Messages"])
  }

  @Test("Signing out leads to the sign-in, and the next user begins at home")
  func signOut() async throws {
    let app = try app(user: "Ada", opening: "/account")
    app.tap("Sign Out")
    await app.settle()
    app.tap("Sign Out")
    await app.settle()
    app.expect(layers: ["Home", "sheet: Sign In"])
    app.tap("Continue as Ada")
    app.expect(line: ["Home"])
  }
}
