import Armature
import ArmatureTerminal
import Foundation
import Testing

@Suite("Scenes, as the article tells of them")
@MainActor
struct SceneExamples {
  typealias NotesCoordinator = LinkedApp.NotesCoordinator
  typealias SettingsCoordinator = LinkedApp.SettingsCoordinator

  private func open() throws -> SceneDirectory {
    let scenes = SceneDirectory(linkAddress: try LinkAddress("notes://{scene}")) { name in
      switch name {
      case "main": NotesCoordinator()
      case "settings": SettingsCoordinator()
      default: nil
      }
    }
    let main = try scenes.open()
    try scenes.open(link: "notes://settings/about")
    #expect(scenes["main"] === main)
    return scenes
  }

  @Test("a link opens the scene that it names, and others go to the current one")
  func links() throws {
    let scenes = try open()
    #expect(scenes.names == ["main", "settings"])
    #expect(scenes.current?.places == ["overview", "about"])
    try scenes.open(link: "../help")
    #expect(scenes.current?.places == ["overview", "help"])
    scenes.activate("main")
    try scenes.open(link: "/note/7")
    try scenes.open(link: "../note/8")
    #expect(scenes["main"]?.places == ["list", "note(id: 8)"])
  }

  @Test("an error lists the scenes")
  func error() throws {
    let scenes = try open()
    let error = try #require(throws: LinkError.self) { try scenes.open(link: "notes://setings/about") }
    let article = try Repository.text("Sources/Armature/Armature.docc/Scenes.md")
    #expect(article.contains("\n\(error)\n"), "\(error)")
  }

  @Test("a scene is closed by its name, and a broadcast reaches one scene or all")
  func closing() throws {
    // Not the default center: other tests have their scenes there.
    let scenes = SceneDirectory(notificationCenter: NotificationCenter()) { _ in NotesCoordinator() }
    for name in ["main", "settings"] { try scenes.open(name).open("/note/7") }
    scenes.notificationCenter.post(name: .popToRoot, object: scenes["main"])
    #expect(scenes.scenes.map(\.places.count) == [1, 2])
    scenes.notificationCenter.post(name: .popToRoot, object: nil)
    #expect(scenes.scenes.map(\.places.count) == [1, 1])
    scenes.close("settings")
    #expect(scenes.names == ["main"])
  }

  @Test("a flow opens a link in another window")
  func fromFlow() throws {
    final class HelpfulCoordinator: Coordinator<LinkedApp.NotesDestination> {
      func showHelp() {
        _ = try? scene?.directory?.open(link: "notes://settings/help")
      }
    }
    let scenes = try open()
    let flow = HelpfulCoordinator(root: .list)
    try scenes.open("helpful", root: flow)
    flow.showHelp()
    #expect(scenes.current?.places == ["overview", "help"])
  }

  final class AppCoordinator: Coordinator<LinkedApp.NotesDestination> {
    init(window: String) { super.init(root: .tag(window)) }
  }

  // Compiled only: it would end the tests.
  static func terminal() async {
    exit(await TerminalApp(name: "Notes") { name in AppCoordinator(window: name) }.run())
  }
}
