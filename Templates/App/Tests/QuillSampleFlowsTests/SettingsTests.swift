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

  @Test("A backup writes the items and shows how many")
  func sync() async throws {
    var written: [Item] = []
    let app = try TestApp(store: Store { written = $0 })
    try app.tap("Settings", "Back up now")
    await app.scene.settled()
    #expect(Set(written) == Set(Item.samples))
    #expect(try app.row("Last backup").detail == "3 items")
  }

  @Test("A backup is a file from which the items can be read again")
  func file() async throws {
    try await Store().backUp()
    #expect(Set(try Backup.read()) == Set(Item.samples))
  }

  @Test("A backup without a user writes nothing and says what to do")
  func syncSignedOut() async throws {
    let app = try TestApp(store: Store(user: nil) { _ in Issue.record("Items were written") })
    try app.tap("Settings", "Back up now")
    await app.scene.settled()
    guard case .button(_, .failed(let message), _, _) = try app.row("Back up now").kind else {
      Issue.record("The button does not show that the backup failed")
      return
    }
    #expect(message == "Nobody is signed in. Open Account to sign in, then back up again.")
  }
}
