import Armature
import ArmatureTesting
import Testing

@testable import QuillSampleFlows

@MainActor
@Suite("The app when the system has ended it and the user opens it again", .traced)
struct RelaunchTests {
  private let store = Store.english()
  private let app: AppDriver

  init() throws { app = try AppDriver { [store] in AppCoordinator(store: store) } }

  @Test("Each tab is as the user left it, and the search has its text")
  func tabs() throws {
    app.tap("Orlando", "Notes")
    app.select(tab: "Search")
    app.fill("Find", with: "wool")
    app.tap("The Waves")
    #expect(try app.relaunch() == [])
    app.expect(line: ["Search", "The Waves"])
    app.back()
    app.expect(row: "Find", .value("wool"))
    app.select(tab: "Reading")
    app.expect(line: ["Reading", "Orlando", "Notes"])
  }

  @Test("A book that was removed meanwhile does not come back, and the report says why for each tab")
  func removed() throws {
    app.tap("Orlando", "Notes")
    app.select(tab: "Search")
    app.tap("Orlando")
    store[4] = nil
    let losses = try app.relaunch()
    #expect(losses.map(\.flow) == ["BooksCoordinator", "SearchCoordinator"])
    #expect(losses.allSatisfy { $0.code == "gone" && "\($0)".hasSuffix("the book is gone") })
    app.expect(line: ["Search"])
  }

  @Test("The store decides which tabs are in the bar, not the bar as it was")
  func hiddenTab() throws {
    let app = try AppDriver { AppCoordinator(store: .english()) }
    app.select(tab: "Settings")
    app.toggle("Show finished books", to: false)
    try app.relaunch()
    app.expect(tab: "Finished")
  }

  @Test("A name that was typed in the welcome is still there")
  func welcome() throws {
    let store = Store.english(user: nil)
    let app = try AppDriver { AppCoordinator(store: store) }
    app.tap("Continue")
    app.fill("Name", with: "Gra")
    #expect(try app.relaunch() == [])
    app.expect(row: "Name", .value("Gra"))
  }
}
