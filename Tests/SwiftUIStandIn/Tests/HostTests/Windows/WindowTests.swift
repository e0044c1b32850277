import Armature
import ArmatureUI
import Foundation
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("Each scene of a directory has a window")
struct WindowTests {
  private let scenes = SceneDirectory.pages("main", "a", "b", "c")

  private func pages(_ name: String) -> PageFlow? { scenes[name]?.root as? PageFlow }

  private func url(_ link: String) throws -> URL { try #require(URL(string: "pages://\(link)")) }

  nonisolated private static let plays = WindowPlay.all(
    """
    the app starts with the scene main; a window that code opens is made once, and is in front when opened again
      = main: Root, names main, open a = a: Root / main: Root, front main a, open main, front a main, made 2, turn a,
      current a, front main a, url main a/page/1/sheet/2 = a: Root > Page 1 | sheet: Sheet 2 / main: Root, front main a,
      url a main/page/3 = a: Root > Page 1 | sheet: Sheet 2 / main: Root > Page 3, front a main, made 2
    scenes that are opened at once have a window each, and none is asked for twice
      open a & open b & open c = a: Root / b: Root / c: Root / main: Root, asked a b c, made 4
    a scene that was left without a window is not the current one, and code opens a window for it [no-macOS]
      = main: Root, beside & open a, shut a, names a main, current main, open a = a: Root / main: Root
    visionOS leaves the last window in the background and reports nothing: its place stays [no-macOS]
      = main: Root, main.push 1, away main, names main, here main = main: Root > Page 1
    closing a scene dismisses its window, whatever that shows, unless the scene is opened again at once
      = main: Root, open a & a.show 1, close a = main: Root, open a = a: Root / main: Root, a.push 1, made 3,
      close a & open a = a: Root / main: Root, made 3, close a & yield & open a/page/1 = a: Root > Page 1 / main: Root,
      made 4
    a scene that is closed before its window is open stays closed
      = main: Root, open a & close a = main: Root, made 2, open a & close a & open a = a: Root / main: Root
    a window opens with a new scene when the last one was closed
      = main: Root, shut main & close main & open a & new = a: Root / main: Root
    a cover over the root view of a window is no end
      = main: Root, hide main & main.cover 1 = main: Root | cover: Cover 1, names main, open a, names a main,
      front main a, turn main, current main, main.dismiss 0 = a: Root / main: Root, main.cover 2, close main, names a,
      front a
    where there is one window, the app may refuse a second scene [only]
      alone & quit = -: Root, !open a, !open a/page/1, open main/page/1 = -: Root > Page 1, names main, share & open a,
      names a main
    where there is one window, it shows the current scene [only]
      = -: Root, names main, open a/page/1 = -: Root > Page 1, activate main = -: Root, close main = -: Root > Page 1,
      close a = -: No scene is open., url - b/page/2 = -: Root > Page 2, made 1, asked
    """)

  nonisolated private static let left = ["shut", "disconnect"].flatMap { act in
    WindowPlay.all(
      """
      a window keeps its place, and shows it when it is connected again, after \(act) [no-macOS]
        = main: Root, open a/page/1/sheet/2, \(act) a = main: Root, names a main, current main,
        open b = b: Root / main: Root, asked a b, reconnect a & open a = a: Root > Page 1 | sheet: Sheet 2 / b: Root /
        main: Root, current a, close a = b: Root / main: Root, names b main, open a = a: Root / b: Root / main: Root
      """)
  }

  @Test("in steps", arguments: WindowPlay.each(plays + left))
  private func steps(_ play: WindowPlay, _ generation: Generation) async throws { try await play(on: generation) }

  @Test(
    "a window whose name the system restores after the first drawing shows its own scene",
    arguments: Generation.withWindows, [false, true])
  func late(_ generation: Generation, isVeryLate: Bool) async {
    let stage = WindowStage(scenes, generation, restoring: ["a", "b"], restoresLate: true)
    if isVeryLate {
      // The windows get the name of a new one meanwhile, and one of them opens that scene.
      await Pacer.letTasksRun()
      for window in stage.desktop.windows { window.settle() }
    }
    await stage.rest()
    #expect(stage.windows == ["a: Root", "b: Root"] && stage.desktop.made == 2 && stage.failures == [])
    #expect(scenes.names.filter { $0 != "main" }.sorted() == ["a", "b"])
    if !isVeryLate { #expect(!scenes.names.contains("main") && stage.failure == nil) }
  }

  #if ARMATURE_AS_MACOS
    @Test("on macOS, a window that the user closes closes its scene, and the others stay where they are")
    func closing() async throws {
      let stage = await WindowStage(scenes, .macOS).atRest()
      try await stage.does { for name in ["a", "b"] { try scenes.open(name) } }
      weak let flow = pages("b")
      var changes: [SceneChange] = []
      let observation = scenes.observe { changes.append($0) }
      await stage.does { stage.window("b").map { stage.close($0) } }
      #expect(scenes.names == ["main", "a"] && changes == [.closed("b"), .current("a")])
      // The system decides which window is in front.
      #expect(flow == nil && stage.asked == ["a", "b"] && stage.failure == nil)
      observation.cancel()
    }
  #endif

  @Test(
    "a second window of a scene is dismissed; one that the user asks for has the scene that the app names",
    arguments: Generation.withWindows)
  func spare(_ generation: Generation) async throws {
    let stage = await WindowStage(scenes, generation).atRest()
    let flow = pages("main")
    stage.desktop.openNew()
    await Pacer.letTasksRun()
    stage.desktop.settle()
    #expect(stage.desktop.windows.last?.texts == ["The scene “main” is shown in another window."])
    await stage.lists("main: Root") {}
    #expect(pages("main") === flow)
    var names = ["a", "b"]
    let other = WindowStage(.pages("a", "b"), generation, newScene: { names.removeFirst() })
    await other.lists("a: Root") {}
    await other.lists("a: Root > Page 1") { other.window.tap("Next") }
    await other.lists("a: Root > Page 1", "b: Root") { other.desktop.openNew() }
    #expect(other.scenes.current?.name == "b")
    // No frame had the place of the other window.
    #expect(other.drawings(of: nil) == [] && other.drawings(of: "b") == ["Root"])
  }

  @Test(
    "a new window of one group draws the root, also if another window is kept by the same name",
    arguments: Generation.tested, KeptIn.allCases)
  func newOfGroup(_ generation: Generation, _ place: KeptIn) async throws {
    let file = StateFile()
    let keeper = place == .file ? StateKeeper(file.store, delay: 3_600) : nil
    let run = AppRun(generation, keeping: keeper) { hosted in
      WindowGroup { hosted(CoordinatorView { PageFlow() }.kept(in: keeper)) }
    }
    await run.shows("Root > Page 1") { run.window.tap("Next") }
    await run.does { run.window.move(to: .background) }
    await run.does { run.desktop.openNew() }
    #expect(run.desktop.windows.map(\.outline) == ["Root > Page 1", "Root"] && run.failures == [])
  }

  @Test(
    "a restored window opens its scene again; one of an unknown scene says so",
    arguments: Generation.withWindows)
  func restoring(_ generation: Generation) async throws {
    let stage = await WindowStage(scenes, generation, restoring: ["main", "gone", "b"]).atRest()
    #expect(scenes.names == ["main", "b"] && stage.desktop.made == 3)
    let gone = try #require(stage.window("gone"))
    #expect(gone.texts == ["The scene cannot be opened: there is no scene “gone”; expected main"])
    let page = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    page.webpageURL = URL(string: "https://example.com/page/1")
    gone.open(try url("main/page/2"))
    await stage.does { gone.resume(page) }
    #expect(stage.window("main")?.outline == "Root > Page 2")
    stage.desktop.close(gone)
    #expect(stage.failure == nil)
  }

  // MARK: A window in the app's own views

  private func own(_ shown: Followed<String?>) -> some View {
    Following(shown) { [scenes] name in VStack { if let name { CoordinatorView(scenes, name: name) } } }
  }

  /// The scenes that stay when their view is removed: on macOS it is, because the user has closed its window.
  private func kept(_ names: String...) -> [String] { Generation.newest == .macOS ? [] : names }

  @Test("a view opens the scene of its name", arguments: Generation.tested)
  func view(_ generation: Generation) async throws {
    let shown = Followed<String?>("a")
    let stage = Stage(generation) { own(shown) }
    await stage.shows("Root")
    #expect(scenes.names == ["a"])
    await stage.does { shown.value = "b" }
    #expect(scenes.names == kept("a") + ["b"])
    await stage.says("The scene “b” is closed.") { _ in for name in ["a", "b"] { scenes.close(name) } }
    try await stage.shows("Root > Page 2") { try scenes.open(link: "pages://b/page/2") }
    let open = kept("b").isEmpty ? "none is open" : "expected b"
    await stage.says("The scene cannot be opened: there is no scene “d”; \(open)") { _ in shown.value = "d" }
    await stage.shows(kept("b").isEmpty ? "Root" : "Root > Page 2") { shown.value = "b" }
    await stage.does { shown.value = nil }
    #expect(scenes.names == kept("b") && stage.failures == [])
  }

  @Test("the scene of two views stays while one is on display", arguments: Generation.tested)
  func twoViews(_ generation: Generation) async throws {
    let (one, two) = (Followed<String?>("a"), Followed<String?>("a"))
    let first = Stage(generation) { own(one) }
    let second = Stage(generation) { own(two) }
    await first.rest()
    await second.rest()
    await first.does { one.value = nil }
    #expect(scenes.names == ["a"] && second.window.outline == "Root")
    await second.does { two.value = nil }
    #expect(scenes.names == kept("a") && first.failures == [] && second.failures == [])
  }

  @Test("windows that are gone keep neither the directory nor its scenes", arguments: Generation.withWindows)
  func lifetime(_ generation: Generation) async throws {
    weak var weakScenes: SceneDirectory?
    weak var weakFlow: PageFlow?
    await { () async in
      let scenes = SceneDirectory.pages("main", "a")
      let stage = await WindowStage(scenes, generation).atRest()
      await stage.does { _ = try? scenes.open("a") }
      (weakScenes, weakFlow) = (scenes, scenes["a"]?.root as? PageFlow)
      #expect(weakFlow != nil)
    }()
    await Pacer.letTasksRun()
    #expect(weakScenes == nil && weakFlow == nil)
  }
}
