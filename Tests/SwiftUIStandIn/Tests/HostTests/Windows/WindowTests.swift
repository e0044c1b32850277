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

  @Test(
    "the app starts with the scene main; a window that code opens is made once, and is in front when opened again",
    arguments: Generation.withWindows)
  func opening(_ generation: Generation) async throws {
    let stage = WindowStage(scenes, generation)
    await stage.lists("main: Root") {}
    #expect(scenes.names == ["main"])
    try await stage.lists("a: Root", "main: Root") { try scenes.open("a") }
    #expect(stage.desktop.values == ["main", "a"])
    try await stage.does { try scenes.open("main") }
    #expect(stage.desktop.values == ["a", "main"] && stage.desktop.made == 2 && stage.failure == nil)
    // The window that the user turns to makes its scene the current one.
    await stage.does { stage.window("a").map(stage.desktop.turn) }
    #expect(scenes.current?.name == "a" && stage.desktop.values == ["main", "a"] && stage.failure == nil)
    // A link leads to the window of its scene.
    try await stage.lists("a: Root > Page 1 | sheet: Sheet 2", "main: Root") {
      stage.window("main")?.open(try url("a/page/1/sheet/2"))
    }
    try await stage.lists("a: Root > Page 1 | sheet: Sheet 2", "main: Root > Page 3") {
      stage.window("a")?.open(try url("main/page/3"))
    }
    #expect(stage.desktop.values == ["a", "main"] && stage.desktop.made == 2)
  }

  @Test(
    "scenes that are opened at once have a window each, and none is asked for twice", arguments: Generation.withWindows)
  func several(_ generation: Generation) async throws {
    try scenes.open("c")
    let stage = WindowStage(scenes, generation)
    try scenes.open("a")
    try await stage.lists("a: Root", "b: Root", "c: Root", "main: Root") { try scenes.open("b") }
    #expect(stage.asked.sorted() == ["a", "b", "c"] && stage.desktop.made == 4)
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
  #else
    @Test(
      "elsewhere, a window that is closed or disconnected keeps its place, and shows it when it is connected again",
      arguments: Generation.withWindows, [true, false])
    func disconnecting(_ generation: Generation, isDisconnected: Bool) async throws {
      let stage = await WindowStage(scenes, generation).atRest()
      try await stage.does { try scenes.open(link: "pages://a/page/1/sheet/2") }
      let flow = pages("a")
      await stage.lists("main: Root") { stage.window("a").map { stage.close($0, isDisconnected: isDisconnected) } }
      #expect(scenes.names == ["main", "a"] && scenes.current?.name == "main")
      // It is not opened by itself.
      try await stage.lists("b: Root", "main: Root") { try scenes.open("b") }
      #expect(stage.asked.filter { $0 == "a" }.count == 1)
      try await stage.lists("a: Root > Page 1 | sheet: Sheet 2", "b: Root", "main: Root") {
        stage.desktop.reconnect(anyOf: ["a"])
        try scenes.open("a")
      }
      #expect(pages("a") === flow && scenes.current?.name == "a")
      await stage.lists("b: Root", "main: Root") { scenes.close("a") }
      #expect(scenes.names == ["main", "b"])
      try await stage.lists("a: Root", "b: Root", "main: Root") { try scenes.open("a") }
    }

    @Test("a scene that was left without a window is not the current one, and code opens a window for it")
    func leftCurrent() async throws {
      let stage = await WindowStage(scenes, .newest).atRest()
      // Windows side by side are all active, so no phase changes when one of them is closed.
      stage.desktop.isSideBySide = true
      try await stage.does { try scenes.open("a") }
      await stage.does { stage.window("a").map { stage.close($0) } }
      #expect(scenes.names == ["main", "a"] && scenes.current?.name == "main")
      try await stage.lists("a: Root", "main: Root") { try scenes.open("a") }
    }

    @Test("visionOS leaves the last window in the background and reports nothing: its place stays")
    func lastInBackground() async throws {
      let stage = await WindowStage(scenes, .newest).atRest()
      await stage.does { pages("main")?.push(.page(1)) }
      await stage.does { stage.window("main")?.move(to: .background) }
      #expect(scenes.names == ["main"])
      await stage.lists("main: Root > Page 1") { stage.window("main")?.move(to: .active) }
    }
  #endif

  @Test("a cover over the root view of a window is no end, and the views stay", arguments: Generation.withWindows)
  func covered(_ generation: Generation) async throws {
    let stage = await WindowStage(scenes, generation) { window in
      window.views(for: Page.self) { destination, _ in Form(name: "\(destination)") }
    }.atRest()
    let window = try #require(stage.window("main"))
    window.coversHideViews = true
    window.fill("Own", with: "mine")
    let flow = try #require(pages("main"))
    await stage.does { flow.show(.cover(1)) }
    #expect(scenes.names == ["main"] && window.layers.count == 2)
    try await stage.does { try scenes.open("a") }
    #expect(scenes.names == ["main", "a"] && stage.desktop.values == ["main", "a"])
    await stage.does { stage.desktop.turn(to: window) }
    #expect(scenes.current?.name == "main" && window.layers.count == 2)
    await stage.does { flow.dismiss() }
    #expect(pages("main") === flow && window.fields["Own"] == "mine" && stage.failure == nil)
    await stage.does { flow.show(.cover(2)) }
    await stage.does { scenes.close("main") }
    #expect(scenes.names == ["a"] && stage.desktop.values == ["a"] && stage.failure == nil)
  }

  @Test(
    "closing a scene dismisses its window, whatever that shows, unless the scene is opened again at once",
    arguments: Generation.withWindows)
  func closedByCode(_ generation: Generation) async throws {
    let stage = await WindowStage(scenes, generation).atRest()
    try await stage.does {
      try scenes.open("a")
      pages("a")?.show(.sheet(1))
    }
    await stage.lists("main: Root") { scenes.close("a") }
    try await stage.lists("a: Root", "main: Root") { try scenes.open("a") }
    await stage.does { pages("a")?.push(.page(1)) }
    let made = stage.desktop.made
    try await stage.lists("a: Root", "main: Root") {
      scenes.close("a")
      try scenes.open("a")
    }
    #expect(stage.desktop.made == made)
    // A scene that is opened while its window is on the way out has a new one.
    scenes.close("a")
    for _ in 0..<5 { await Task.yield() }
    try scenes.open(link: "pages://a/page/1")
    let flow = pages("a")
    await stage.lists("a: Root > Page 1", "main: Root") {}
    #expect(stage.desktop.made == made + 1 && pages("a") === flow)
  }

  @Test("a scene that is closed before its window is open stays closed", arguments: Generation.withWindows)
  func closedBefore(_ generation: Generation) async throws {
    let stage = await WindowStage(scenes, generation).atRest()
    try await stage.lists("main: Root") {
      try scenes.open("a")
      scenes.close("a")
    }
    #expect(stage.desktop.made == 2)
    try await stage.lists("a: Root", "main: Root") {
      try scenes.open("a")
      scenes.close("a")
      try scenes.open("a")
    }
  }

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
    await other.lists("a: Root", "b: Root") { other.desktop.openNew() }
    #expect(other.scenes.current?.name == "b")
  }

  @Test(
    "a restored window opens its scene again; one of an unknown scene says so",
    arguments: Generation.withWindows)
  func restoring(_ generation: Generation) async throws {
    let stage = await WindowStage(scenes, generation, restoring: ["main", "gone", "b"]).atRest()
    #expect(scenes.names == ["main", "b"] && stage.desktop.made == 3)
    let gone = try #require(stage.window("gone"))
    #expect(gone.texts == ["The scene cannot be opened: there is no scene “gone”; main is open"])
    let page = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    page.webpageURL = URL(string: "https://example.com/page/1")
    gone.open(try url("main/page/2"))
    await stage.does { gone.resume(page) }
    #expect(stage.window("main")?.outline == "Root > Page 2")
    stage.desktop.close(gone)
    #expect(stage.failure == nil)
  }

  @Test("a window opens with a new scene when the last one was closed", arguments: Generation.withWindows)
  func last(_ generation: Generation) async throws {
    let stage = await WindowStage(scenes, generation).atRest()
    stage.close(try #require(stage.window("main")))
    scenes.close("main")
    try scenes.open("a")
    await stage.lists("a: Root", "main: Root") { stage.desktop.openNew() }
  }

  @Test("where there is one window, it shows the current scene", arguments: Generation.tested)
  func one(_ generation: Generation) async throws {
    let stage = await WindowStage(scenes, generation, supportsMultipleWindows: false).atRest()
    let window = try #require(stage.desktop.windows.first)
    #expect(window.outline == "Root" && scenes.names == ["main"])
    let steps: [(act: () throws -> Void, outline: String)] = [
      ({ try scenes.open(link: "pages://a/page/1") }, "Root > Page 1"), ({ scenes.activate("main") }, "Root"),
      ({ scenes.close("main") }, "Root > Page 1"), ({ scenes.close("a") }, "No scene is open."),
      ({ window.open(try url("b/page/2")) }, "Root > Page 2"),
    ]
    for (number, step) in steps.enumerated() {
      try await stage.does(step.act)
      #expect(window.outline == step.outline, "\(number)")
    }
    #expect(stage.desktop.windows.count == 1 && window.openedWindows == [])
    #expect(stage.failures == [] && stage.desktop.tooNew.filter { !$0.contains("navigation") } == [])
  }

  @Test("where there is one window, the app may refuse a second scene", arguments: Generation.tested)
  func refused(_ generation: Generation) async throws {
    scenes.sharesWindow = false
    let stage = await WindowStage(scenes, generation, supportsMultipleWindows: false).atRest()
    #expect(throws: SceneError.noWindow("a")) { try scenes.open("a") }
    let error = try #require(throws: LinkError.self) { try scenes.open(link: "pages://a/page/1") }
    #expect("\(error)".hasPrefix("“a” needs a window of its own, and the system has only one"))
    try await stage.does { try scenes.open(link: "pages://main/page/1") }
    #expect(scenes.names == ["main"] && stage.desktop.windows.first?.outline == "Root > Page 1")
    scenes.sharesWindow = true
    try await stage.does { try scenes.open("a") }
    #expect(scenes.names == ["main", "a"] && stage.failures == [])
  }

  // MARK: A window in the app's own views

  final class Shown: ObservableObject {
    @Published var name: String?
    init(_ name: String?) { self.name = name }
  }

  private struct Own: View {
    @ObservedObject var shown: Shown
    let scenes: SceneDirectory

    var body: some View {
      VStack { if let name = shown.name { CoordinatorView(scenes, name: name) } }
    }
  }

  /// The scenes that stay when their view is removed: on macOS it is, because the user has closed its window.
  private func kept(_ names: String...) -> [String] { Generation.newest == .macOS ? [] : names }

  @Test("a view opens the scene of its name", arguments: Generation.tested)
  func view(_ generation: Generation) async throws {
    let shown = Shown("a")
    let stage = Stage(generation) { Own(shown: shown, scenes: scenes) }
    await stage.shows("Root")
    #expect(scenes.names == ["a"])
    await stage.does { shown.name = "b" }
    #expect(scenes.names == kept("a") + ["b"])
    await stage.says("The scene “b” is closed.") { _ in for name in ["a", "b"] { scenes.close(name) } }
    try await stage.shows("Root > Page 2") { try scenes.open(link: "pages://b/page/2") }
    let open = kept("b").isEmpty ? "none" : "b"
    await stage.says("The scene cannot be opened: there is no scene “d”; \(open) is open") { _ in shown.name = "d" }
    await stage.shows(kept("b").isEmpty ? "Root" : "Root > Page 2") { shown.name = "b" }
    await stage.does { shown.name = nil }
    #expect(scenes.names == kept("b") && stage.failures == [])
  }

  @Test("the scene of two views stays while one is on display", arguments: Generation.tested)
  func twoViews(_ generation: Generation) async throws {
    let (one, two) = (Shown("a"), Shown("a"))
    let first = Stage(generation) { Own(shown: one, scenes: scenes) }
    let second = Stage(generation) { Own(shown: two, scenes: scenes) }
    await first.rest()
    await second.rest()
    await first.does { one.name = nil }
    #expect(scenes.names == ["a"] && second.window.outline == "Root")
    await second.does { two.name = nil }
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
