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

  struct SettingsApp: App {
    let scenes = SceneDirectory { _ in NotesCoordinator(store: .sample) }

    var body: some Scene {
      WindowGroup { CoordinatorView(scenes, name: "settings") }
    }
  }

  struct Wireframes: App {
    let scenes = SceneDirectory { _ in NotesCoordinator(store: .sample) }

    var body: some Scene {
      CoordinatorWindows(scenes)
    }
  }

  struct ManyWindows: App {
    let scenes = SceneDirectory { _ in NotesCoordinator(store: .sample) }

    var body: some Scene {
      CoordinatorWindows(scenes, newScene: { UUID().uuidString })
    }
  }

  struct Handover: View {
    let store: NoteStore

    var body: some View {
      CoordinatorView { NotesCoordinator(store: store) }
        .continuesActivities("com.example.notes.place")
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

  struct Kept: View {
    let store: NoteStore

    var body: some View {
      CoordinatorView { NotesCoordinator(store: store) }
        .keepsState()
    }
  }

  struct Filed: View {
    let store: NoteStore
    let keeper: StateKeeper

    var body: some View {
      CoordinatorView { NotesCoordinator(store: store) }
        .keepsState(in: keeper)
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

  @Test("an app has a window for each scene")
  func windows() async throws {
    let app = NotesApp()
    let desktop = Desktop(.newest) { app.body }
    await desktop.rest()
    try app.scenes.open(link: "/note/7")
    try app.scenes.open("other")
    await desktop.rest()
    #expect(desktop.values == ["main", "other"] && desktop.windows[0].texts == ["Settings"] && desktop.failures == [])
    let wireframes = Desktop(.newest) { Wireframes().body }
    await wireframes.rest()
    #expect(wireframes.windows[0].title == "list")
  }

  @Test("windows come back to where the user was, from scene storage or from a file")
  func kept() async throws {
    let first = Desktop(.newest) { KeptApp().body }
    first.windows[0].open(try #require(URL(string: "/note/7")))
    first.settle()
    first.windows[0].move(to: .inactive)
    let second = Desktop(.newest, after: first.quit()) { KeptApp().body }
    #expect(first.windows.isEmpty && second.windows[0].texts == ["Settings"])
    let file = StateFile()
    let app = FiledApp(file: file.url)
    try app.scenes.open(link: "/note/7")
    try app.keeper.flush()
    let third = Desktop(.newest) { FiledApp(file: file.url).body }
    await third.rest()
    #expect(third.windows[0].texts == ["Settings"])
    let keeper = StateKeeper(file.store)
    let scene = try FlowScene(root: NotesCoordinator(store: .sample))
    let launched = Window(.newest) { Launched(scene: scene, keeper: keeper, link: "settings") }
    #expect(launched.title == "settings" && scene.presentation.nodes.count == 3)
    #expect(Window(.newest) { Kept(store: .sample) }.title == "list")
    #expect(Window(.newest) { Filed(store: .sample, keeper: StateKeeper(file.store)) }.texts == ["Settings"])
  }

  @Test("a notification opens its link, also before the first window", arguments: Generation.tested)
  func notification(_ generation: Generation) async {
    let delegate = Delegate()
    delegate.follow(["link": "/settings"])
    let desktop = Desktop(generation) { CoordinatorWindows(delegate.scenes) }
    await desktop.rest()
    #expect(desktop.windows.map(\.title) == ["settings"])
    delegate.follow(["link": "/list"])
    delegate.follow(["link": "/nowhere"])
    delegate.follow([:])
    desktop.settle()
    #expect(desktop.windows.map(\.title) == ["list"] && desktop.failures == [])
  }

  @Test("a window in the app's own views is the window of a scene")
  func window() {
    let app = SettingsApp()
    let desktop = Desktop(.newest) { app.body }
    #expect(app.scenes.names == ["settings"] && desktop.windows[0].title == "list")
    desktop.close(desktop.windows[0])
    #expect(app.scenes.names == (Generation.newest == .macOS ? [] : ["settings"]))
  }

  @Test("the link to where the user is is handed over")
  func handover() {
    let window = Window(.newest) { Handover(store: NoteStore()) }
    #expect(window.activity?.activityType == "com.example.notes.place")
  }

  @Test("previews show the named destinations")
  func previews() {
    #expect(Window(.newest) { NotePreviews.previews }.texts == ["Settings"])
    #expect(Window(.newest) { NotesPreviews.previews }.previewNames == ["list", "note(id: 7)"])
  }
}
