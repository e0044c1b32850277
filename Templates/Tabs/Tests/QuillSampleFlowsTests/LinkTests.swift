import Armature
import ArmatureTesting
import Foundation
import Testing

@testable import QuillSampleFlows

@MainActor
@Suite("Links into the tabs", .traced)
struct LinkTests {
  @Test(
    "A link opens a screen in its tab, and the screen prints the same link",
    arguments: [
      ("/reading", ["Reading"]),
      ("/reading/book/2/notes", ["Reading", "The Waves", "Notes"]),
      ("/finished/book/3", ["Finished", "Frankenstein"]),
      ("/settings/account", ["Settings", "Account"]),
    ])
  func places(link: String, screens: [String]) throws {
    let app = try AppDriver(root: AppCoordinator(store: .english()), opening: link)
    app.expect(line: screens)
    app.expect(link: link)
  }

  @Test("A link to another tab leaves this one as it is, and one to no tab changes nothing")
  func otherTabs() throws {
    let app = try AppDriver(root: AppCoordinator(store: .english()), opening: "/reading/book/2")
    app.open("/search/book/3")
    let error = try #require(throws: LinkError.self) { try app.scene.open("/serch") }
    #expect(error.nearest == "search")
    app.expect(line: ["Search", "Frankenstein"])
    app.select(tab: "Reading")
    app.expect(line: ["Reading", "The Waves"])
  }

  @Test("An old link to a book that was removed is refused, and says why")
  func removed() throws {
    let app = try AppDriver(root: AppCoordinator(store: .english()))
    let error = try #require(throws: LinkError.self) { try app.scene.open("/search/book/99") }
    #expect(error.code == "gone")
    app.expect(line: ["Reading"])
  }

  @Test("The dialog that removes a book has no link of its own: the link leads to the book")
  func question() throws {
    let app = try AppDriver(root: AppCoordinator(store: .english()), opening: "/reading/book/2")
    app.tap("Remove")
    app.expect(link: "/reading/book/2")
  }

  @Test("Links begin with a tab: none opens tabs within tabs")
  func start() throws {
    let app = try AppDriver(root: AppCoordinator(store: .english()))
    app.open("/~/start")
    app.expect(link: "/reading")
    #expect(Set(app.linksToFlows).isSuperset(of: ["/", "/reading", "/reading/book/1", "/search", "/settings"]))
  }

  @Test("A link from elsewhere begins with the app's address, and one with another scheme is refused")
  func address() throws {
    let scenes = SceneDirectory(notificationCenter: NotificationCenter(), linkAddress: .app) { _ in
      AppCoordinator(store: .english())
    }
    let app = try AppDriver(scenes: scenes, opening: "quill-sample://reading/book/2")
    app.expect(line: ["Reading", "The Waves"])
    app.expect(link: "quill-sample://reading/book/2")
    let error = try #require(throws: LinkError.self) { try app.scene.open("elsewhere://reading/book/2") }
    #expect(error.code == "elsewhere")
  }
}
