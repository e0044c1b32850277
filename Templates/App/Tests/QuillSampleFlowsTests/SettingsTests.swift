import ArmatureTesting
import Foundation
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
    defer { try? FileManager.default.removeItem(at: Backup.file) }
    try await Store().backUp()
    #expect(Set(try Backup.read()) == Set(Item.samples))
  }

  @Test("A backup of an empty list writes nothing and says what to do")
  func emptyBackup() async throws {
    let store = Store(items: []) { _ in Issue.record("Items were written") }
    let app = try AppDriver(root: AppCoordinator(store: store))
    app.tap("Settings", "Back up now")
    await app.settle()
    app.expect(row: "Back up now", .failed("There is nothing to back up yet. Add an item first."))
  }
}
