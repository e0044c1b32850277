import Armature
import ArmatureUI
import Foundation
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("Windows, activities and previews, as in the comments")
struct WindowExamples {
  struct NotesApp: App {
    let scenes = SceneDirectory { _ in NotesCoordinator(store: .sample) }

    var body: some Scene {
      CoordinatorWindows(scenes) { window in
        window.continuesActivities("com.example.notes.place")
      }
    }
  }

  /// The scenes that the app's delegate keeps.
  @MainActor
  final class Delegate {
    let scenes = SceneDirectory { _ in NotesCoordinator(store: .sample) }

    func follow(_ userInfo: [AnyHashable: Any]) {
      guard let link = userInfo["link"] as? String else { return }
      _ = try? scenes.open(link: link)
    }
  }

  struct KeptApp: App {
    var body: some Scene {
      WindowGroup {
        CoordinatorView { NotesCoordinator(store: .sample) }
          .keepsState()
      }
    }
  }

  /// The app with a file. A test names the file.
  struct FiledApp: App {
    let scenes = SceneDirectory { _ in NotesCoordinator(store: .sample) }
    let keeper: StateKeeper

    init() { self.init(file: FileManager.default.temporaryDirectory.appendingPathComponent("state-\(UUID())")) }

    init(file: URL) {
      keeper = StateKeeper(StateStore(file: file)) { print($0) }
      scenes.keeper = keeper
    }

    var body: some Scene {
      CoordinatorWindows(scenes) { window in
        window.keepsState(in: keeper)
      }
    }
  }

  struct Launched: View {
    private let scene: FlowScene
    private let keeper: StateKeeper

    init(scene: FlowScene, keeper: StateKeeper, link: String?) {
      keeper.launch(scene, link: link)
      self.scene = scene
      self.keeper = keeper
    }

    var body: some View {
      CoordinatorView(scene).keepsState(in: keeper)
    }
  }

  struct NotePreviews: PreviewProvider {
    static var previews: some View {
      DestinationPreview(NotesDestination.note(id: 7)) { NotesCoordinator(store: .sample) }
    }
  }

  struct NotesPreviews: PreviewProvider {
    static var previews: some View {
      ExamplePreviews(of: NotesDestination.self) { NotesCoordinator(store: .sample) }
    }
  }

  private let store = NoteStore.sample
  private let file = StateFile()

  @Test("an app has a window for each scene")
  func windows() async throws {
    let app = NotesApp()
    let desktop = Desktop(.newest) { app.body }
    await desktop.rest()
    try app.scenes.open(link: "/note/7")
    try app.scenes.open("other")
    await desktop.rest()
    #expect(desktop.values == ["main", "other"] && desktop.windows[0].texts == ["Settings"] && desktop.failures == [])
    // Each new window has a scene of its own.
    let scenes = SceneDirectory { _ in NotesCoordinator(store: .sample) }
    let many = Desktop(.newest) {
      CoordinatorWindows(scenes, newScene: { UUID().uuidString })
    }
    many.openNew()
    await many.rest()
    #expect(scenes.names.count == 2 && many.windows.map(\.title) == ["list", "list"])
  }

  @Test("windows are again where the user was, from scene storage or from a file")
  func kept() async throws {
    let first = Desktop(.newest) { KeptApp().body }
    first.windows[0].open(try #require(URL(string: "/note/7")))
    first.settle()
    first.windows[0].move(to: .inactive)
    let second = Desktop(.newest, after: first.quit()) { KeptApp().body }
    #expect(first.windows.isEmpty && second.windows[0].texts == ["Settings"])
    let app = FiledApp(file: file.url)
    try app.scenes.open(link: "/note/7")
    try app.keeper.flush()
    let third = Desktop(.newest) { FiledApp(file: file.url).body }
    await third.rest()
    #expect(third.windows[0].texts == ["Settings"])
    let launcher = StateKeeper(file.store)
    let scene = try FlowScene(root: NotesCoordinator(store: .sample))
    let launched = Window(.newest) { Launched(scene: scene, keeper: launcher, link: "settings") }
    #expect(launched.title == "settings" && scene.presentation.nodes.count == 3)
    let stored = Window(.newest) {
      CoordinatorView { NotesCoordinator(store: store) }
        .keepsState()
    }
    let beside = Window(.newest) {
      CoordinatorView { NotesCoordinator(store: store) }
        .showsInspectors()
    }
    #expect(beside.title == "list")
    let keeper = StateKeeper(file.store)
    let filed = Window(.newest) {
      CoordinatorView { NotesCoordinator(store: store) }
        .keepsState(in: keeper)
    }
    #expect(stored.title == "list" && filed.texts == ["Settings"])
  }

  @Test("a notification opens its link, also before the first window", arguments: Generation.tested)
  func notification(_ generation: Generation) async {
    let delegate = Delegate()
    delegate.follow(["link": "/settings"])
    let desktop = Desktop(generation) { CoordinatorWindows(delegate.scenes) }
    await desktop.rest()
    #expect(desktop.windows.map(\.title) == ["settings"])
    for userInfo in [["link": "/list"], ["link": "/nowhere"], [:]] { delegate.follow(userInfo) }
    desktop.settle()
    #expect(desktop.windows.map(\.title) == ["list"] && desktop.failures == [])
  }

  @Test("a window in the app's own views is the window of a scene, and hands over the link to where the user is")
  func window() {
    let scenes = SceneDirectory { _ in NotesCoordinator(store: .sample) }
    let desktop = Desktop(.newest) {
      WindowGroup { CoordinatorView(scenes, name: "settings") }
    }
    #expect(scenes.names == ["settings"] && desktop.windows[0].title == "list")
    desktop.close(desktop.windows[0])
    #expect(scenes.names == (Generation.newest == .macOS ? [] : ["settings"]))
    let window = Window(.newest) {
      CoordinatorView { NotesCoordinator(store: store) }
        .continuesActivities("com.example.notes.place")
    }
    #expect(window.activity?.activityType == "com.example.notes.place")
  }

  @Test("previews show the named destinations")
  func previews() {
    #expect(Window(.newest) { NotePreviews.previews }.texts == ["Settings"])
    #expect(Window(.newest) { NotesPreviews.previews }.previewNames == ["list", "note(id: 7)"])
  }
}
