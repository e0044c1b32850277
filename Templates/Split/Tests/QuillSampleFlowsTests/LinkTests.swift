import Armature
import ArmatureTesting
import Foundation
import Testing

@testable import QuillSampleFlows

@MainActor
@Suite("Links into both columns", .traced)
struct LinkTests {
  @Test(
    "The path is the sidebar, the fragment is the detail, and both print the same link",
    arguments: [
      ("/", ["Quill Sample"], []),
      ("/folder/work/folder/travel", ["Quill Sample", "Work", "Travel"], []),
      ("/folder/work#note/2", ["Quill Sample", "Work"], ["Agenda"]),
      ("/#note/4/editor/4", ["Quill Sample"], ["Trains", "Edit"]),
    ])
  func places(link: String, sidebar: [String], detail: [String]) throws {
    let app = try AppDriver(root: AppSplit(store: Store()), opening: link)
    app.expect(line: sidebar + detail)
    app.expect(screen: try #require(sidebar.last), in: .sidebar)
    app.expect(link: link)
  }

  @Test("A fragment alone shows another note, and leaves the sidebar as it is")
  func relative() throws {
    let app = try AppDriver(root: AppSplit(store: Store()), opening: "/folder/work#note/2/editor/2")
    app.open("#note/3")
    app.expect(link: "/folder/work#note/3")
    app.expect(screen: "Minutes", in: .detail)
  }

  @Test(
    "An old link to what was deleted is refused, and says why", arguments: ["/folder/school", "/folder/work#note/99"])
  func deleted(link: String) throws {
    let app = try AppDriver(root: AppSplit(store: Store()), opening: "/folder/work#note/2")
    let error = try #require(throws: LinkError.self) { try app.scene.open(link) }
    #expect(error.code == "gone")
    app.expect(link: "/folder/work#note/2")
  }

  @Test(
    "A wrong link changes neither column, and its error names the wrong part",
    arguments: [
      ("/folder/home#nte/2", "note"), ("/foldr/home#note/2", "folder"), ("/folder/home#note/two", nil),
    ])
  func wrong(link: String, nearest: String?) throws {
    let app = try AppDriver(root: AppSplit(store: Store()), opening: "/folder/work#note/2")
    let error = try #require(throws: LinkError.self) { try app.scene.open(link) }
    #expect(error.nearest == nearest)
    app.expect(link: "/folder/work#note/2")
  }

  @Test("A link from elsewhere begins with the app's address, and one with another scheme is refused")
  func address() throws {
    let scenes = SceneDirectory(notificationCenter: NotificationCenter(), linkAddress: .app) { _ in
      AppSplit(store: Store())
    }
    let app = try AppDriver(scenes: scenes, opening: "quill-sample://folder/work#note/2")
    app.expect(line: ["Quill Sample", "Work", "Agenda"])
    app.expect(link: "quill-sample://folder/work#note/2")
    let error = try #require(throws: LinkError.self) { try app.scene.open("elsewhere://folder/work#note/2") }
    #expect(error.code == "elsewhere")
  }
}
