import Armature
import ArmatureUI
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

  struct Handover: View {
    let store: NoteStore

    var body: some View {
      CoordinatorView { NotesCoordinator(store: store) }
        .continuesActivities("com.example.notes.place")
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
  func windows() throws {
    let app = NotesApp()
    let desktop = Desktop(.newest) { app.body }
    desktop.settle()
    try app.scenes.open(link: "/note/7")
    try app.scenes.open("other")
    desktop.settle()
    #expect(desktop.values == ["main", "other"] && desktop.windows[0].texts == ["Settings"] && desktop.failures == [])
    let wireframes = Desktop(.newest) { Wireframes().body }
    #expect(wireframes.windows[0].title == "list")
  }

  @Test("a notification opens its link, also before the first window", arguments: Generation.tested)
  func notification(_ generation: Generation) {
    let delegate = Delegate()
    delegate.follow(["link": "/settings"])
    let desktop = Desktop(generation) { CoordinatorWindows(delegate.scenes) }
    desktop.settle()
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
