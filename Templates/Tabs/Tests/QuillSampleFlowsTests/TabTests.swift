import Armature
import Testing

@testable import QuillSampleFlows

@MainActor
@Suite("The tabs")
struct TabTests {
  private let app: TestApp

  init() throws { app = try TestApp() }

  @Test("A tab stays as the user left it, but the settings start over")
  func lines() throws {
    try app.tap("Orlando", "Notes")
    try app.tapTab("Settings")
    try app.tap("Account")
    try app.tapTab("Reading")
    #expect(app.path == ["Reading", "Orlando", "Notes"])
    try app.tapTab("Settings")
    #expect(app.path == ["Settings"])
  }

  @Test("A second tap pops the tab to its root, but the search keeps the book that was found")
  func secondTap() throws {
    try app.tap("Orlando", "Notes")
    try app.tapTab("Reading")
    #expect(app.path == ["Reading"])
    try app.tapTab("Search")
    try app.tap("Frankenstein")
    let scrolls = try #require(app.bar).scrolls
    try app.tapTab("Search")
    #expect(app.path == ["Search", "Frankenstein"])
    #expect(app.bar?.scrolls == scrolls + 1)
  }

  @Test("The badge counts the books to read, whichever tab changes them")
  func badge() throws {
    #expect(app.bar?.items.first?.badge == "3")
    try app.tapTab("Search")
    try app.tap("Orlando", "Finished")
    #expect(app.bar?.items.first?.badge == "2")
    #expect(try #require(TestApp(store: Store(books: [])).bar).items.first?.badge == nil)
  }

  @Test("A setting hides the tab of finished books, and shows it again as it was")
  func hiding() throws {
    try app.tapTab("Finished")
    try app.tap("Frankenstein")
    try app.tapTab("Settings")
    try app.tap("Show finished books")
    #expect(app.bar?.items.map(\.title) == ["Reading", "Search", "Settings"])
    #expect(throws: LinkError.self) { try app.scene.open("/finished") }
    try app.tap("Show finished books")
    try app.tapTab("Finished")
    #expect(app.path == ["Finished", "Frankenstein"])
  }

  @Test("A tab that was hidden before the app starts is not in the bar")
  func hiddenAtStart() throws {
    let store = Store()
    store.showsFinished = false
    #expect(try TestApp(store: store).bar?.items.count == 3)
  }

  @Test("A book that the search adds opens in the reading tab, above the screens there")
  func acrossTabs() throws {
    try app.tap("Orlando")
    try app.tapTab("Search")
    try app.type("Emma", into: "Find")
    try app.tap("Add “Emma”")
    #expect(app.bar?.selected == "reading")
    #expect(app.path == ["Reading", "Orlando", "Emma"])
  }
}
