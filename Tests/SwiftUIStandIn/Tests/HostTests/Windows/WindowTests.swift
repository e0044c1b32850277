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

  @Test("the app starts with the window of the scene main", arguments: Generation.withWindows)
  func beginning(_ generation: Generation) async {
    let stage = WindowStage(scenes, generation)
    await stage.rest()
    #expect(stage.windows == ["main: Root"] && scenes.names == ["main"] && stage.failure == nil)
  }

  @Test(
    "a window whose name the system restores after the first drawing shows its own scene",
    arguments: Generation.withWindows,
    [false, true])
  func late(_ generation: Generation, isVeryLate: Bool) async {
    let stage = WindowStage(scenes, generation, restoring: ["a", "b"], restoresLate: true)
    if isVeryLate {
      // The windows get the name of a new one meanwhile, and one of them opens that scene.
      await Pacer.letTasksRun()
      for window in stage.desktop.windows { window.settle() }
    }
    await stage.rest()
    #expect(stage.windows == ["a: Root", "b: Root"] && stage.desktop.made == 2 && stage.desktop.failures == [])
    #expect(scenes.names.filter { $0 != "main" }.sorted() == ["a", "b"])
    if !isVeryLate { #expect(!scenes.names.contains("main") && stage.failure == nil) }
  }

  @Test(
    "a window that code opens comes up once, and comes to the front when it is opened again",
    arguments: Generation.withWindows)
  func opening(_ generation: Generation) async throws {
    let stage = WindowStage(scenes, generation)
    await stage.rest()
    try scenes.open("a")
    await stage.rest()
    #expect(stage.windows == ["a: Root", "main: Root"] && stage.desktop.values == ["main", "a"])
    try scenes.open("main")
    await stage.rest()
    #expect(stage.desktop.values == ["a", "main"] && stage.desktop.made == 2 && stage.failure == nil)
  }

  @Test(
    "scenes that are opened at once have a window each, and none is asked for twice", arguments: Generation.withWindows)
  func several(_ generation: Generation) async throws {
    try scenes.open("c")
    let stage = WindowStage(scenes, generation)
    try scenes.open("a")
    try scenes.open("b")
    await stage.rest()
    #expect(Set(stage.windows) == ["a: Root", "b: Root", "c: Root", "main: Root"] && stage.desktop.made == 4)
    #expect(stage.asked.sorted() == ["a", "b", "c"] && stage.failure == nil)
  }

  @Test("a link leads to the window of its scene", arguments: Generation.withWindows)
  func link(_ generation: Generation) async throws {
    let stage = WindowStage(scenes, generation)
    await stage.rest()
    let url = try #require(URL(string: "pages://a/page/1/sheet/2"))
    stage.window("main")?.open(url)
    await stage.rest()
    #expect(stage.windows == ["a: Root > Page 1 | sheet: Sheet 2", "main: Root"])
    stage.window("a")?.open(try #require(URL(string: "pages://main/page/3")))
    await stage.rest()
    #expect(stage.windows.last == "main: Root > Page 3" && stage.desktop.values == ["a", "main"])
    #expect(stage.desktop.made == 2 && stage.failure == nil)
  }

  #if ARMATURE_AS_MACOS
    @Test("on macOS, a window that the user closes closes its scene, and the others stay where they are")
    func closing() async throws {
      let stage = WindowStage(scenes, .macOS)
      await stage.rest()
      try scenes.open("a")
      try scenes.open("b")
      await stage.rest()
      weak let flow = pages("b")
      var changes: [SceneChange] = []
      let observation = scenes.observe { changes.append($0) }
      stage.close(try #require(stage.window("b")))
      await stage.rest()
      #expect(scenes.names == ["main", "a"] && changes == [.closed("b"), .current("a")])
      // The system decides which window comes to the front.
      #expect(flow == nil && stage.asked == ["a", "b"] && stage.failure == nil)
      observation.cancel()
    }
  #else
    @Test(
      "elsewhere, a window that is closed or disconnected keeps its place, and shows it when it comes back",
      arguments: Generation.withWindows, [true, false])
    func disconnecting(_ generation: Generation, isDisconnected: Bool) async throws {
      let stage = WindowStage(scenes, generation)
      await stage.rest()
      try scenes.open(link: "pages://a/page/1/sheet/2")
      await stage.rest()
      let place = "a: Root > Page 1 | sheet: Sheet 2"
      let flow = pages("a")
      stage.close(try #require(stage.window("a")), isDisconnected: isDisconnected)
      await stage.rest()
      #expect(scenes.names == ["main", "a"] && scenes.current?.name == "main" && stage.windows == ["main: Root"])
      // It does not come back by itself.
      try scenes.open("b")
      await stage.rest()
      #expect(stage.windows == ["b: Root", "main: Root"] && stage.asked.filter { $0 == "a" }.count == 1)
      stage.desktop.reconnect(anyOf: ["a"])
      try scenes.open("a")
      await stage.rest()
      #expect(stage.windows == [place, "b: Root", "main: Root"] && pages("a") === flow && stage.failure == nil)
      #expect(scenes.current?.name == "a")
      scenes.close("a")
      await stage.rest()
      #expect(stage.windows == ["b: Root", "main: Root"] && scenes.names == ["main", "b"])
      try scenes.open("a")
      await stage.rest()
      #expect(stage.windows == ["a: Root", "b: Root", "main: Root"] && stage.failure == nil)
    }

    @Test("a scene that was left without a window is not the current one, and code brings it back")
    func leftCurrent() async throws {
      let stage = WindowStage(scenes, .newest)
      await stage.rest()
      // Windows side by side are all active, so no phase changes when one of them goes.
      stage.desktop.isSideBySide = true
      try scenes.open("a")
      await stage.rest()
      stage.close(try #require(stage.window("a")))
      await stage.rest()
      #expect(scenes.names == ["main", "a"] && scenes.current?.name == "main")
      try scenes.open("a")
      await stage.rest()
      #expect(stage.windows == ["a: Root", "main: Root"] && stage.failure == nil)
    }

    @Test("visionOS leaves the last window in the background and reports nothing: its place stays")
    func lastInBackground() async throws {
      let stage = WindowStage(scenes, .newest)
      await stage.rest()
      pages("main")?.push(.page(1))
      await stage.rest()
      stage.window("main")?.move(to: .background)
      await stage.rest()
      #expect(scenes.names == ["main"])
      stage.window("main")?.move(to: .active)
      await stage.rest()
      #expect(stage.windows == ["main: Root > Page 1"] && stage.failure == nil)
    }
  #endif

  @Test("a cover over the root view of a window is no end, and the views stay", arguments: Generation.withWindows)
  func covered(_ generation: Generation) async throws {
    let stage = WindowStage(scenes, generation) { window in
      window.views(for: Page.self) { destination, _ in Form(name: "\(destination)") }
    }
    await stage.rest()
    let window = try #require(stage.window("main"))
    window.coversHideViews = true
    window.fill("Own", with: "mine")
    let flow = try #require(pages("main"))
    flow.show(.cover(1))
    await stage.rest()
    #expect(scenes.names == ["main"] && window.layers.count == 2)
    try scenes.open("a")
    await stage.rest()
    #expect(scenes.names == ["main", "a"] && stage.desktop.values == ["main", "a"])
    stage.desktop.turn(to: window)
    await stage.rest()
    #expect(scenes.current?.name == "main" && window.layers.count == 2)
    flow.dismiss()
    await stage.rest()
    #expect(pages("main") === flow && window.fields["Own"] == "mine" && stage.failure == nil)
    flow.show(.cover(2))
    await stage.rest()
    scenes.close("main")
    await stage.rest()
    #expect(scenes.names == ["a"] && stage.desktop.values == ["a"] && stage.failure == nil)
  }

  @Test("closing a scene dismisses its window, whatever that shows", arguments: Generation.withWindows)
  func closedByCode(_ generation: Generation) async throws {
    let stage = WindowStage(scenes, generation)
    await stage.rest()
    try scenes.open("a")
    pages("a")?.show(.sheet(1))
    await stage.rest()
    scenes.close("a")
    await stage.rest()
    #expect(stage.windows == ["main: Root"])
    try scenes.open("a")
    await stage.rest()
    #expect(stage.windows == ["a: Root", "main: Root"] && stage.failure == nil)
  }

  @Test("a scene that is closed and opened again at once keeps its window", arguments: Generation.withWindows)
  func reopening(_ generation: Generation) async throws {
    let stage = WindowStage(scenes, generation)
    await stage.rest()
    pages("main")?.push(.page(1))
    await stage.rest()
    scenes.close("main")
    try scenes.open("main")
    await stage.rest()
    #expect(stage.windows == ["main: Root"] && stage.desktop.made == 1 && stage.failure == nil)
  }

  @Test("a scene that is opened again while its window goes has a new one", arguments: Generation.withWindows)
  func openedMeanwhile(_ generation: Generation) async throws {
    let stage = WindowStage(scenes, generation)
    await stage.rest()
    try scenes.open("a")
    await stage.rest()
    scenes.close("a")
    // The system has been asked, but has not carried it out.
    for _ in 0..<5 { await Task.yield() }
    try scenes.open(link: "pages://a/page/1")
    let flow = pages("a")
    await stage.rest()
    #expect(stage.windows == ["a: Root > Page 1", "main: Root"] && stage.desktop.made == 3 && stage.failure == nil)
    #expect(pages("a") === flow)
  }

  @Test("a scene that is closed before its window has come stays closed", arguments: Generation.withWindows)
  func closedBefore(_ generation: Generation) async throws {
    let stage = WindowStage(scenes, generation)
    await stage.rest()
    try scenes.open("a")
    scenes.close("a")
    await stage.rest()
    #expect(stage.windows == ["main: Root"] && stage.desktop.made == 2 && stage.failure == nil)
    try scenes.open("a")
    scenes.close("a")
    try scenes.open("a")
    await stage.rest()
    #expect(stage.windows == ["a: Root", "main: Root"] && stage.failure == nil)
  }

  @Test("the window that the user turns to makes its scene the current one", arguments: Generation.withWindows)
  func turning(_ generation: Generation) async throws {
    let stage = WindowStage(scenes, generation)
    await stage.rest()
    try scenes.open("a")
    await stage.rest()
    #expect(scenes.current?.name == "a")
    stage.desktop.turn(to: try #require(stage.window("main")))
    await stage.rest()
    #expect(scenes.current?.name == "main" && stage.desktop.values == ["a", "main"] && stage.failure == nil)
  }

  @Test("a second window of a scene is dismissed, and the first one stays", arguments: Generation.withWindows)
  func spare(_ generation: Generation) async throws {
    let stage = WindowStage(scenes, generation)
    await stage.rest()
    let flow = pages("main")
    stage.desktop.openNew()
    await Pacer.letTasksRun()
    stage.desktop.settle()
    #expect(stage.desktop.windows.last?.texts == ["The scene “main” is shown in another window."])
    await stage.rest()
    #expect(stage.windows == ["main: Root"] && pages("main") === flow && stage.failure == nil)
  }

  @Test("a window that the user asks for has the scene that the app names", arguments: Generation.withWindows)
  func named(_ generation: Generation) async throws {
    var names = ["a", "b"]
    let stage = WindowStage(scenes, generation, newScene: { names.removeFirst() })
    await stage.rest()
    #expect(stage.windows == ["a: Root"])
    stage.desktop.openNew()
    await stage.rest()
    #expect(stage.windows == ["a: Root", "b: Root"] && scenes.current?.name == "b" && stage.failure == nil)
  }

  @Test(
    "a restored window opens its scene again; one of an unknown scene says so",
    arguments: Generation.withWindows)
  func restoring(_ generation: Generation) async throws {
    let stage = WindowStage(scenes, generation, restoring: ["main", "gone", "b"])
    await stage.rest()
    #expect(scenes.names == ["main", "b"] && stage.desktop.made == 3)
    #expect(
      stage.window("gone")?.texts == ["The scene cannot be opened: there is no scene “gone”; main is open"])
    let gone = try #require(stage.window("gone"))
    let page = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    page.webpageURL = URL(string: "https://example.com/page/1")
    gone.open(try #require(URL(string: "pages://main/page/2")))
    gone.resume(page)
    await stage.rest()
    #expect(stage.window("main")?.outline == "Root > Page 2")
    stage.desktop.close(gone)
    #expect(stage.failure == nil)
  }

  @Test("a window comes again with a new scene when the last one was closed", arguments: Generation.withWindows)
  func last(_ generation: Generation) async throws {
    let stage = WindowStage(scenes, generation)
    await stage.rest()
    stage.close(try #require(stage.window("main")))
    scenes.close("main")
    try scenes.open("a")
    stage.desktop.openNew()
    await stage.rest()
    #expect(stage.windows == ["a: Root", "main: Root"] && stage.failure == nil)
  }

  @Test(
    "where there is one window, it shows the current scene", arguments: Generation.tested)
  func one(_ generation: Generation) async throws {
    let stage = WindowStage(scenes, generation, supportsMultipleWindows: false)
    await stage.rest()
    let window = try #require(stage.desktop.windows.first)
    #expect(window.outline == "Root" && scenes.names == ["main"])
    try scenes.open(link: "pages://a/page/1")
    await stage.rest()
    #expect(window.outline == "Root > Page 1")
    scenes.activate("main")
    await stage.rest()
    #expect(window.outline == "Root")
    scenes.close("main")
    await stage.rest()
    #expect(window.outline == "Root > Page 1")
    scenes.close("a")
    await stage.rest()
    #expect(window.texts == ["No scene is open."] && scenes.names == [])
    window.open(try #require(URL(string: "pages://b/page/2")))
    await stage.rest()
    #expect(window.outline == "Root > Page 2" && stage.desktop.windows.count == 1 && window.openedWindows == [])
    #expect(stage.desktop.failures == [] && stage.desktop.tooNew.filter { !$0.contains("navigation") } == [])
  }

  @Test("where there is one window, the app may refuse a second scene", arguments: Generation.tested)
  func refused(_ generation: Generation) async throws {
    scenes.sharesWindow = false
    let stage = WindowStage(scenes, generation, supportsMultipleWindows: false)
    await stage.rest()
    #expect(throws: SceneError.noWindow("a")) { try scenes.open("a") }
    let error = try #require(throws: LinkError.self) { try scenes.open(link: "pages://a/page/1") }
    #expect("\(error)".hasPrefix("“a” needs a window of its own, and the system has only one"))
    try scenes.open(link: "pages://main/page/1")
    await stage.rest()
    #expect(scenes.names == ["main"] && stage.desktop.windows.first?.outline == "Root > Page 1")
    scenes.sharesWindow = true
    try scenes.open("a")
    await stage.rest()
    #expect(scenes.names == ["main", "a"] && stage.desktop.failures == [])
  }

  // MARK: A window in the app's own views

  final class Shown: ObservableObject {
    @Published var name: String?
    init(_ name: String?) { self.name = name }
  }

  struct Own: View {
    @ObservedObject var shown: Shown
    let scenes: SceneDirectory

    var body: some View {
      VStack { if let name = shown.name { CoordinatorView(scenes, name: name) } }
    }
  }

  /// The scenes that stay when their view goes: on macOS it goes because the user has closed its window.
  private func kept(_ names: String...) -> [String] { Generation.newest == .macOS ? [] : names }

  @Test("a view opens the scene of its name", arguments: Generation.tested)
  func view(_ generation: Generation) async throws {
    let shown = Shown("a")
    let stage = Stage(generation) { Own(shown: shown, scenes: scenes) }
    await stage.rest()
    #expect(scenes.names == ["a"] && stage.window.outline == "Root")
    shown.name = "b"
    await stage.rest()
    #expect(scenes.names == kept("a") + ["b"])
    scenes.close("a")
    scenes.close("b")
    await stage.rest()
    #expect(stage.window.texts == ["The scene “b” is closed."])
    try scenes.open(link: "pages://b/page/2")
    await stage.rest()
    #expect(stage.window.outline == "Root > Page 2")
    shown.name = "d"
    await stage.rest()
    let open = kept("b").isEmpty ? "none" : "b"
    #expect(stage.window.texts == ["The scene cannot be opened: there is no scene “d”; \(open) is open"])
    shown.name = "b"
    await stage.rest()
    #expect(stage.window.outline == (kept("b").isEmpty ? "Root" : "Root > Page 2"))
    shown.name = nil
    await stage.rest()
    #expect(scenes.names == kept("b") && stage.window.failures == [])
  }

  @Test("the scene of two views stays while one is on display", arguments: Generation.tested)
  func twoViews(_ generation: Generation) async throws {
    let (one, two) = (Shown("a"), Shown("a"))
    let first = Stage(generation) { Own(shown: one, scenes: scenes) }
    let second = Stage(generation) { Own(shown: two, scenes: scenes) }
    await first.rest()
    await second.rest()
    one.name = nil
    await first.rest()
    #expect(scenes.names == ["a"] && second.window.outline == "Root")
    two.name = nil
    await second.rest()
    #expect(scenes.names == kept("a") && first.window.failures == [] && second.window.failures == [])
  }

  @Test("windows that are gone keep neither the directory nor its scenes", arguments: Generation.withWindows)
  func lifetime(_ generation: Generation) async throws {
    weak var weakScenes: SceneDirectory?
    weak var weakFlow: PageFlow?
    await { () async in
      let scenes = SceneDirectory.pages("main", "a")
      let stage = WindowStage(scenes, generation)
      await stage.rest()
      _ = try? scenes.open("a")
      await stage.rest()
      (weakScenes, weakFlow) = (scenes, scenes["a"]?.root as? PageFlow)
      #expect(weakFlow != nil)
    }()
    for _ in 0..<20 { await Task.yield() }
    #expect(weakScenes == nil && weakFlow == nil)
  }
}
