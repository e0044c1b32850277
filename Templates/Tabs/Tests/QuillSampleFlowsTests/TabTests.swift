import Armature
import ArmatureTesting
import Testing

@testable import QuillSampleFlows

@MainActor
@Suite("The tabs", .traced)
struct TabTests {
  private let app: AppDriver

  init() throws { app = try AppDriver(root: AppCoordinator(store: .english())) }

  @Test("A tab stays as the user left it, but the settings start over")
  func lines() {
    app.tap("Orlando", "Notes")
    app.select(tab: "Settings")
    app.tap("Account")
    app.select(tab: "Reading")
    app.expect(line: ["Reading", "Orlando", "Notes"])
    app.select(tab: "Settings")
    app.expect(line: ["Settings"])
  }

  @Test("A second tap pops the tab to its root, but the search keeps the book that was found, and scrolls to its top")
  func secondTap() throws {
    app.tap("Orlando", "Notes")
    app.select(tab: "Reading")
    app.expect(line: ["Reading"])
    app.select(tab: "Search")
    app.tap("Frankenstein")
    let scrolls = app.snapshot.scrolls
    app.select(tab: "Search")
    app.expect(line: ["Search", "Frankenstein"])
    #expect(app.snapshot.scrolls == scrolls + 1)
  }

  @Test("The badge counts the books to read, whichever tab changes them")
  func badge() {
    app.expect(tab: "Reading", badge: "3")
    app.select(tab: "Search")
    app.tap("Orlando")
    app.toggle("Finished", to: true)
    app.expect(tab: "Reading", badge: "2")
  }

  @Test("There is no badge without books to read")
  func noBadge() throws {
    let app = try AppDriver(root: AppCoordinator(store: .english(books: [])))
    app.expect(tab: "Reading", badge: nil)
    app.expect(rows: ["Nothing here. Search for a book to add it."])
  }

  @Test("A setting hides the tab of finished books, and shows it again as it was")
  func hiding() {
    app.select(tab: "Finished")
    app.tap("Frankenstein")
    app.select(tab: "Settings")
    app.toggle("Show finished books", to: false)
    app.expect(noTab: "Finished")
    #expect(throws: LinkError.self) { try app.scene.open("/finished") }
    app.toggle("Show finished books", to: true)
    app.select(tab: "Finished")
    app.expect(line: ["Finished", "Frankenstein"])
  }

  @Test("A tab that was hidden before the app starts is not in the bar")
  func hiddenAtStart() throws {
    let store = Store.english()
    store.showsFinished = false
    try AppDriver(root: AppCoordinator(store: store)).expect(noTab: "Finished")
  }

  @Test("A book that the search adds opens in the reading tab, above the screens there")
  func acrossTabs() {
    app.tap("Orlando")
    app.select(tab: "Search")
    app.fill("Find", with: "Emma")
    app.tap("Add “Emma”")
    app.expect(tab: "Reading", badge: "4")
    app.expect(line: ["Reading", "Orlando", "Emma"])
  }
}
