import Armature
import Testing

@testable import QuillSampleFlows

@MainActor
@Suite("The settings and the account")
struct SettingsTests {
  @Test("The account covers the settings, and Close uncovers them")
  func cover() throws {
    let app = try TestApp()
    try app.tap("Settings", "Account")
    #expect(app.path == ["Settings", "Account"])
    #expect(app.scene.presentation.top.style == .cover)
    try app.tap("Close")
    #expect(app.path == ["Settings"])
  }

  @Test("Signing out pops everything to the list, whatever is open")
  func signOut() throws {
    let app = try TestApp()
    try app.tap("Settings", "Account", "Sign out")
    #expect(app.path == ["Settings", "Account", "Sign out"])
    try app.tap("Sign out now")
    #expect(app.path.isEmpty)
    #expect(app.store.user == nil)
  }

  @Test("Signing in leaves the account, and the settings show the name")
  func signIn() throws {
    let app = try TestApp(store: Store(user: nil))
    try app.tap("Settings")
    #expect(try app.row("Account").detail == "Signed out")
    try app.tap("Account")
    try app.type("Grace", into: "Name")
    try app.tap("Sign in")
    #expect(app.path == ["Settings"])
    #expect(try app.row("Account").detail == "Grace")
  }

  @Test("A sync takes the items along and tells how many")
  func sync() async throws {
    var uploaded: [Item] = []
    let app = try TestApp(store: Store { uploaded = $0 })
    try app.tap("Settings", "Sync now")
    await app.scene.settled()
    #expect(Set(uploaded) == Set(Item.samples))
    #expect(try app.row("Last sync").detail == "3 items")
  }

  @Test("A sync without a user uploads nothing and says what to do")
  func syncSignedOut() async throws {
    let app = try TestApp(store: Store(user: nil) { _ in Issue.record("Items were uploaded") })
    try app.tap("Settings", "Sync now")
    await app.scene.settled()
    guard case .button(_, .failed(let message), _, _) = try app.row("Sync now").kind else {
      Issue.record("The button does not show that the sync failed")
      return
    }
    #expect(message == "Nobody is signed in. Open Account to sign in, then sync again.")
  }
}
