import Armature
import ArmatureTesting
import Foundation
import Testing

@testable import QuillSampleFlows

@MainActor
@Suite("Links into the app", .traced)
struct LinkTests {
  @Test(
    "A link opens a screen, and the screen prints the same link",
    arguments: [
      ("/", []),
      ("/item/1", ["Water the plants"]),
      ("/item/1/editor?item=1", ["Water the plants", "Edit Item"]),
      ("/item/1/editor;item=1/category", ["Water the plants", "Edit Item", "Category"]),
      ("/editor/category", ["New Item", "Category"]),
      ("/settings/account/sign-out", ["Settings", "Account", "Sign out"]),
      // The item is pushed above the settings, which stay open.
      ("/settings/~/item/3", ["Settings", "A map of good bakeries"]),
    ])
  func places(link: String, screens: [String]) throws {
    let app = try AppDriver(root: AppCoordinator(), opening: link)
    app.expect(line: ["Quill Sample"] + screens)
    app.expect(link: link)
  }

  @Test("A screen that the user taps to prints a link, which leads there in another window")
  func printed() throws {
    let app = try AppDriver(root: AppCoordinator())
    app.tap("Settings", "Account", "Sign out")
    app.expect(link: "/settings/account/sign-out")
    let other = try AppDriver(root: AppCoordinator(), opening: app.scene.link)
    other.expect(layers: ["Quill Sample > Settings", "cover: Account > Sign out"])
  }

  @Test("A link from where the user is opens the next item in place of this one")
  func relative() throws {
    let app = try AppDriver(root: AppCoordinator(), opening: "/item/1")
    app.open("../item/2")
    app.expect(line: ["Quill Sample", "Write the release notes"])
  }

  @Test(
    "A link that leads nowhere changes nothing and says what is wrong",
    arguments: [("/item/first", nil), ("/settings/acount", "account")])
  func wrong(link: String, nearest: String?) throws {
    let app = try AppDriver(root: AppCoordinator(), opening: "/settings")
    let before = app.snapshot
    let error = try #require(throws: LinkError.self) { try app.scene.open(link) }
    #expect(error.index == 1)
    #expect(error.nearest == nearest)
    #expect(app.snapshot == before)
  }

  @Test("An old link to a deleted item is refused, and says why", arguments: ["/item/99", "/editor?item=99"])
  func deleted(link: String) throws {
    let app = try AppDriver(root: AppCoordinator())
    let error = try #require(throws: LinkError.self) { try app.scene.open(link) }
    #expect(error.code == "gone" && "\(error)".hasSuffix("the item is gone"))
    app.expect(line: ["Quill Sample"])
  }

  @Test("A link from elsewhere begins with the app's address, and one with another scheme is refused")
  func address() throws {
    let scenes = SceneDirectory(notificationCenter: NotificationCenter(), linkAddress: .app) { _ in AppCoordinator() }
    let app = try AppDriver(scenes: scenes, opening: "quill-sample://item/1")
    app.expect(line: ["Quill Sample", "Water the plants"])
    app.expect(link: "quill-sample://item/1")
    let error = try #require(throws: LinkError.self) { try app.scene.open("elsewhere://item/1") }
    #expect(error.code == "elsewhere")
  }
}
