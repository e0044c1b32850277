import ArmatureTesting
import Testing

@testable import QuillSampleFlows

@MainActor
@Suite("A book", .traced)
struct BookTests {
  private let store = Store.english()
  private let app: AppDriver

  init() throws { app = try AppDriver(root: AppCoordinator(store: store)) }

  @Test("A dialog asks before it is removed, and can keep it")
  func keep() {
    app.tap("Orlando", "Remove")
    app.expect(layers: ["Reading > Orlando", "dialog: Remove “Orlando”?"])
    app.expect(message: "Its notes are lost.")
    app.expect(rows: ["Remove", "Keep"])
    app.tap("Keep")
    app.expect(line: ["Reading", "Orlando"])
    #expect(store[4] != nil)
  }

  @Test("Removing it pops the selected tab to its root, and removes it from another tab, too")
  func remove() {
    app.tap("Orlando", "Notes")
    app.select(tab: "Search")
    app.tap("Orlando", "Remove", "Remove")
    app.expect(line: ["Search"])
    app.expect(row: "Orlando", .absent)
    app.select(tab: "Reading")
    app.expect(line: ["Reading"])
  }
}
