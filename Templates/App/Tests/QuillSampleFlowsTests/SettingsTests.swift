import ArmatureTesting
import Testing

@testable import QuillSampleFlows

@MainActor
@Suite("The settings and the account", .traced)
struct SettingsTests {
  @Test("The account covers the settings, and Close uncovers them")
  func cover() throws {
    let app = try AppDriver(root: AppCoordinator())
    app.tap("Settings", "Account")
    app.expect(layers: ["Quill Sample > Settings", "cover: Account"])
    app.tap("Close")
    app.expect(line: ["Quill Sample", "Settings"])
  }

  @Test("Signing out pops everything to the list, whatever is open")
  func signOut() throws {
    let store = Store()
    let app = try AppDriver(root: AppCoordinator(store: store))
    app.tap("Settings", "Account", "Sign out")
    app.expect(line: ["Quill Sample", "Settings", "Account", "Sign out"])
    app.tap("Sign out now")
    app.expect(line: ["Quill Sample"])
    #expect(store.user == nil)
  }

  @Test("Signing in leaves the account, and the settings show the name")
  func signIn() throws {
    let app = try AppDriver(root: AppCoordinator(store: Store(user: nil)))
    app.tap("Settings")
    app.expect(row: "Account", .detail("Signed out"))
    app.tap("Account")
    app.fill("Name", with: "Grace")
    app.tap("Sign in")
    app.expect(line: ["Quill Sample", "Settings"])
    app.expect(row: "Account", .detail("Grace"))
  }

  @Test("A backup writes the items and shows how many")
  func backup() async throws {
    var written: [Item] = []
    let app = try AppDriver(root: AppCoordinator(store: Store { written = $0 }))
    app.tap("Settings", "Back up now")
    await app.settle()
    app.expect(row: "Last backup", .detail("3 items"))
    #expect(Set(written) == Set(Item.samples))
  }

  @Test("A backup is a file from which the items can be read again")
  func file() async throws {
    try await Store().backUp()
    #expect(Set(try Backup.read()) == Set(Item.samples))
  }

  @Test("A backup without a user writes nothing and says what to do")
  func backupSignedOut() async throws {
    let store = Store(user: nil) { _ in Issue.record("Items were written") }
    let app = try AppDriver(root: AppCoordinator(store: store))
    app.tap("Settings", "Back up now")
    await app.settle()
    app.expect(
      row: "Back up now", .failed("Nobody is signed in. Open Account to sign in, then back up again."))
  }
}
