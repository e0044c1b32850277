import Armature
import Foundation
import Testing

// @testable: counts how often views of the host are drawn.
@testable import ArmatureUI
// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("A window comes back to where the user was")
struct StateTests {
  /// The ways to draw a scene.
  enum Drawn: CaseIterable { case root, scene, named, windows }
  enum Place: CaseIterable { case storage, file }

  private let file = StateFile()

  /// A keeper of the file, which saves only when a window is left, or no keeper.
  private func keeper(_ place: Place) -> StateKeeper? {
    place == .file ? StateKeeper(file.store, delay: 3_600) { Issue.record("\($0)") } : nil
  }

  /// Starts an app. Every run has scenes of its own.
  private func start(
    _ form: Drawn, in keeper: StateKeeper?, on generation: Generation, after sessions: Desktop.Sessions? = nil,
    restoresLate: Bool = false
  ) throws -> AppRun {
    @ViewBuilder func kept(_ view: some View) -> some View {
      if let keeper { view.keepsState(in: keeper) } else { view.keepsState() }
    }
    let scenes = SceneDirectory.pages("main", "a", "b")
    switch form {
    case .root:
      return AppRun(generation, after: sessions, keeper, restoresLate: restoresLate) { hosted in
        WindowGroup { hosted(kept(CoordinatorView { PageFlow() })) }
      }
    case .scene:
      let scene = try FlowScene(root: PageFlow())
      return AppRun(generation, after: sessions, keeper) { hosted in
        WindowGroup { hosted(kept(CoordinatorView(scene))) }
      }
    case .named:
      return AppRun(generation, after: sessions, keeper) { hosted in
        WindowGroup { hosted(kept(CoordinatorView(scenes, name: "a"))) }
      }
    case .windows:
      return AppRun(generation, after: sessions, keeper, restoresLate: restoresLate) { hosted in
        CoordinatorWindows(scenes) { hosted(kept($0)) }
      }
    }
  }

  @Test(
    "in each form, after the app was ended in the background",
    arguments: Generation.tested.flatMap { generation in
      Drawn.allCases.flatMap { form in Place.allCases.map { (generation, form, $0) } }
    })
  func forms(_ generation: Generation, _ form: Drawn, _ place: Place) async throws {
    let first = try start(form, in: keeper(place), on: generation)
    await first.rest()
    first.window.tap("Next")
    await first.rest()
    first.window.tap("Next")
    first.desktop.settle()
    let sessions = first.quit()
    let second = try start(form, in: keeper(place), on: generation, after: sessions)
    await second.rest()
    let pages = ["Root", "Root > Page 1", "Root > Page 1 > Page 2"]
    #expect(second.drawings == (generation < .iOS16 ? pages : [pages[2]]))
    #expect(second.window.back())
    await second.rest()
    #expect(second.window.outline == "Root > Page 1" && first.failures == [] && second.failures == [])
  }

  @Test("saving draws nothing again, and is over a moment after the user's last step", arguments: Place.allCases)
  func quiet(_ place: Place) async throws {
    let run = try start(.root, in: keeper(place), on: .newest)
    await run.rest()
    run.window.tap("Next")
    run.desktop.settle()
    let before = run.window.evaluations(of: WireframeView.self, SlotView.self, LayerView.self)
    await run.rest()
    #expect(run.window.evaluations(of: WireframeView.self, SlotView.self, LayerView.self) == before)
    if place == .storage { #expect(run.window.kept["armature.state"] != nil) }
  }

  // MARK: Windows of a directory

  private func windows(
    _ scenes: SceneDirectory, on generation: Generation, after sessions: Desktop.Sessions? = nil,
    in keeper: StateKeeper? = nil, isOnly: Bool = false
  ) -> AppRun {
    AppRun(generation, after: sessions, keeper, supportsMultipleWindows: isOnly ? false : nil) { hosted in
      CoordinatorWindows(scenes) { window in
        hosted(Group { if let keeper { window.keepsState(in: keeper) } else { window.keepsState() } })
      }
    }
  }

  private func outlines(_ run: AppRun) -> [String] {
    run.desktop.windows.map { "\($0.presented?.value?.base ?? "-"): \($0.outline)" }.sorted()
  }

  #if ARMATURE_AS_MACOS
    @Test("on macOS, the state of a window that the user closes is forgotten", arguments: Place.allCases)
    func closed(_ place: Place) async throws {
      let scenes = SceneDirectory.pages("main", "a")
      let first = windows(scenes, on: .macOS, in: keeper(place))
      await first.rest()
      try scenes.open(link: "pages://a/page/1/sheet/2")
      try scenes.open(link: "pages://main/page/3")
      await first.rest()
      first.desktop.close(try #require(first.desktop.window("a")))
      let again = SceneDirectory.pages("main", "a")
      let second = windows(again, on: .macOS, after: first.quit(), in: keeper(place))
      await second.rest()
      try again.open("a")
      await second.rest()
      #expect(outlines(second) == ["a: Root", "main: Root > Page 3"] && second.failures == [])
    }
  #else
    @Test(
      "a window that was disconnected keeps its state over a launch", arguments: Generation.withWindows, Place.allCases)
    func disconnected(_ generation: Generation, _ place: Place) async throws {
      let scenes = SceneDirectory.pages("main", "a", "b")
      let first = windows(scenes, on: generation, in: keeper(place))
      await first.rest()
      try scenes.open(link: "pages://a/page/1/sheet/2")
      try scenes.open(link: "pages://b/page/4")
      try scenes.open(link: "pages://main/page/3")
      await first.rest()
      first.desktop.disconnect(try #require(first.desktop.window("a")))
      await first.rest()
      let again = SceneDirectory.pages("main", "a", "b")
      let second = windows(again, on: generation, after: first.quit(), in: keeper(place))
      await second.rest()
      #expect(
        outlines(second) == ["b: Root > Page 4", "main: Root > Page 3"] && again.names.sorted() == ["b", "main"])
      second.desktop.reconnect(anyOf: ["a"])
      await second.rest()
      #expect(outlines(second)[0] == "a: Root > Page 1 | sheet: Sheet 2" && second.failures == [])
    }

    @Test("a scene that is closed while its window is disconnected begins anew", arguments: Place.allCases)
    func closedMeanwhile(_ place: Place) async throws {
      let scenes = SceneDirectory.pages("main", "a")
      let run = windows(scenes, on: .newest, in: keeper(place))
      await run.rest()
      try scenes.open(link: "pages://a/page/1")
      await run.rest()
      run.desktop.disconnect(try #require(run.desktop.window("a")))
      scenes.close("a")
      run.desktop.reconnect(anyOf: ["a"])
      await run.rest()
      #expect(outlines(run) == ["a: Root", "main: Root"] && run.failures == [])
    }

    @Test(
      "a scene that code closes is forgotten, and a window that shows it again begins anew", arguments: Place.allCases)
    func closedByCode(_ place: Place) async throws {
      let scenes = SceneDirectory.pages("main")
      let first = windows(scenes, on: .newest, in: keeper(place))
      await first.rest()
      try scenes.open(link: "pages://main/page/3")
      await first.rest()
      scenes.close("main")
      try scenes.open("main")
      await first.rest()
      #expect(outlines(first) == ["main: Root"])
      first.window.tap("Next")
      await first.rest()
      let second = windows(
        .pages("main"), on: .newest, after: first.quit(), in: keeper(place))
      await second.rest()
      #expect(outlines(second) == ["main: Root > Page 1"])
    }
  #endif

  @Test("the only window comes back with all its scenes", arguments: Generation.tested, Place.allCases)
  func only(_ generation: Generation, _ place: Place) async throws {
    let scenes = SceneDirectory.pages("main", "a")
    let first = windows(scenes, on: generation, in: keeper(place), isOnly: true)
    await first.rest()
    try scenes.open(link: "pages://main/page/3")
    try scenes.open(link: "pages://a/page/1")
    await first.rest()
    let again = SceneDirectory.pages("main", "a")
    let second = windows(
      again, on: generation, after: first.quit(), in: keeper(place), isOnly: true)
    await second.rest()
    #expect(second.window.outline == "Root > Page 1" && again.names == ["main", "a"])
    again.activate("main")
    await second.rest()
    #expect(second.window.outline == "Root > Page 3" && second.failures == [])
  }

  @Test("the only window comes back with the last scene, where scenes do not share it", arguments: Generation.tested)
  func unshared(_ generation: Generation) async throws {
    let scenes = SceneDirectory.pages("main", "a")
    let first = windows(scenes, on: generation, in: keeper(.file), isOnly: true)
    await first.rest()
    try scenes.open(link: "pages://a/page/1")
    await first.rest()
    let again = SceneDirectory.pages("main", "a")
    again.sharesWindow = false
    let second = windows(again, on: generation, after: first.quit(), in: keeper(.file), isOnly: true)
    await second.rest()
    #expect(second.window.outline == "Root > Page 1" && again.names == ["a"] && second.failures == [])
    #expect(throws: SceneError.noWindow("main")) { try again.open("main") }
  }

  @Test("a scene that has gone somewhere before its window stays there, and is kept", arguments: Place.allCases)
  func linkFirst(_ place: Place) async throws {
    let first = windows(.pages("main"), on: .newest, in: keeper(place))
    await first.rest()
    first.window.tap("Next")
    await first.rest()
    let scenes = SceneDirectory.pages("main")
    try scenes.open(link: "pages://main/page/7")
    let second = windows(scenes, on: .newest, after: first.quit(), in: keeper(place))
    await second.rest()
    #expect(second.drawings == ["Root > Page 7"])
    second.window.tap("Next")
    await second.rest()
    let third = windows(.pages("main"), on: .newest, after: second.quit(), in: keeper(place))
    await third.rest()
    #expect(third.drawings == ["Root > Page 7 > Page 8"])
  }

  @Test("a scene that was opened before its window, and has gone nowhere, is brought back", arguments: Place.allCases)
  func openedFirst(_ place: Place) async throws {
    let first = windows(.pages("main"), on: .newest, in: keeper(place))
    await first.rest()
    first.window.tap("Next")
    await first.rest()
    let scenes = SceneDirectory.pages("main")
    try scenes.open()
    let second = windows(scenes, on: .newest, after: first.quit(), in: keeper(place))
    await second.rest()
    #expect(second.drawings == ["Root > Page 1"])
  }

  /// A keeper of the app's own.
  private final class Diary: SceneKeeper {
    var lines: [String] = []
    func bringBack(_ scene: FlowScene) { lines.append("<\(scene.name)") }
    func keep(_ scene: FlowScene) { lines.append("+\(scene.name)") }
    func forget(_ name: String) { lines.append("-\(name)") }
  }

  @Test("a directory keeps its own keeper", arguments: Place.allCases)
  func ownKeeper(_ place: Place) async throws {
    let scenes = SceneDirectory.pages("main")
    let diary = Diary()
    scenes.keeper = diary
    let run = windows(scenes, on: .newest, in: keeper(place))
    await run.rest()
    run.window.tap("Next")
    await run.rest()
    scenes.close("main")
    #expect(diary.lines == ["<main", "+main", "-main"])
    _ = run.quit()
    #expect(try file.store.read().data?.isEmpty != false)
  }

  // MARK: Views

  final class Shown: ObservableObject {
    @Published var isShown = true
  }

  struct Conditional: View {
    @ObservedObject var shown: Shown
    let scene: FlowScene

    var body: some View {
      VStack { if shown.isShown { CoordinatorView(scene) } }
    }
  }

  @Test("a scene of the app that is shown again stays where it is", arguments: Place.allCases)
  func shownAgain(_ place: Place) async throws {
    let flow = PageFlow()
    let scene = try FlowScene(root: flow)
    let shown = Shown()
    let keeper = try #require(self.keeper(.file))
    let stage = Stage(.newest) {
      let view = Conditional(shown: shown, scene: scene)
      if place == .file { view.keepsState(in: keeper) } else { view.keepsState() }
    }
    await stage.rest()
    flow.push(.page(1))
    await stage.rest()
    shown.isShown = false
    await stage.rest()
    flow.goBack()
    shown.isShown = true
    await stage.rest()
    #expect(stage.window.outline == "Root" && stage.window.failures == [])
  }

  @Test(
    "scene storage that the system restores after the first drawing is not overwritten, and brings the user back",
    arguments: Generation.tested, [Drawn.root, .windows])
  func lateStorage(_ generation: Generation, _ form: Drawn) async throws {
    let first = try start(form, in: nil, on: generation)
    await first.rest()
    first.window.tap("Next")
    await first.rest()
    let second = try start(form, in: nil, on: generation, after: first.quit(), restoresLate: true)
    await second.passTime()
    #expect(second.window.outline != "Root > Page 1")
    await second.rest()
    #expect(second.window.outline == "Root > Page 1")
    second.window.tap("Next")
    await second.rest()
    let third = try start(form, in: nil, on: generation, after: second.quit())
    await third.rest()
    #expect(third.window.outline == "Root > Page 1 > Page 2" && first.failures + second.failures + third.failures == [])
  }

  @Test("a user who has moved on stays there when the system restores scene storage late", arguments: Generation.tested)
  func movedOn(_ generation: Generation) async throws {
    let first = try start(.root, in: nil, on: generation)
    await first.rest()
    first.window.tap("Next")
    await first.rest()
    let second = try start(.root, in: nil, on: generation, after: first.quit(), restoresLate: true)
    second.window.settle()
    second.window.open(try #require(URL(string: "/page/7/page/8")))
    await second.rest()
    #expect(second.window.outline == "Root > Page 7 > Page 8" && second.failures == [])
  }

  #if ARMATURE_AS_MACOS
    @Test(
      "on macOS, the first window of the next launch is where the user was when the app quit",
      arguments: [(true, false), (false, false), (true, true)])
    func quitting(_ isNamed: Bool, closesLast: Bool) async throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("windows-\(UUID())/inner")
      defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
      let start = { (sessions: Desktop.Sessions?) in
        guard isNamed else {
          return AppRun(.macOS, after: sessions) { hosted in
            WindowGroup {
              hosted(CoordinatorView { PageFlow() }.keepsState().environment(\.lastWindowFolder, folder))
            }
          }
        }
        let scenes = SceneDirectory(notificationCenter: NotificationCenter()) { _ in PageFlow() }
        return AppRun(.macOS, after: sessions) { hosted in
          CoordinatorWindows(scenes, newScene: { UUID().uuidString }) {
            hosted($0.keepsState().environment(\.lastWindowFolder, folder))
          }
        }
      }
      // The stand-in's app holds the values of its views, and these hold their state.
      func firstRun() async -> Desktop.Sessions {
        let first = start(nil)
        await first.rest()
        first.window.tap("Next")
        first.desktop.openNew()
        await first.rest()
        if closesLast {
          first.desktop.windows[1].tap("Next")
          await first.rest()
          first.desktop.close(first.desktop.windows[1])
          await first.rest()
        } else {
          // The change is not saved yet.
          first.window.tap("Next")
          first.desktop.settle()
        }
        #expect(first.failures == [])
        return first.quit(keepsWindows: false)
      }
      let place = closesLast ? "Root > Page 1" : "Root > Page 1 > Page 2"
      let second = start(await firstRun())
      await second.rest()
      #expect(second.desktop.windows.map(\.outline) == [place])
      second.desktop.openNew()
      await second.rest()
      #expect(second.desktop.windows.map(\.outline) == [place, "Root"] && second.failures == [])
    }
  #endif

  struct Screens: View {
    @ObservedObject var shown: Shown
    var body: some View { VStack { if shown.isShown { CoordinatorView { PageFlow() } } } }
  }

  @Test("a scene that goes with its view comes back with the view", arguments: Place.allCases)
  func viewAgain(_ place: Place) async throws {
    let shown = Shown()
    let keeper = try #require(self.keeper(.file))
    let stage = Stage(.newest) {
      if place == .file { Screens(shown: shown).keepsState(in: keeper) } else { Screens(shown: shown).keepsState() }
    }
    await stage.rest()
    stage.window.tap("Next")
    stage.window.settle()
    shown.isShown = false
    stage.window.settle()
    shown.isShown = true
    await stage.rest()
    #expect(stage.window.outline == "Root > Page 1" && stage.window.failures == [])
  }

  @Test("windows of one group, and two scenes in one window, are kept apart")
  func apart() async throws {
    let start = { (sessions: Desktop.Sessions?) in
      AppRun(.newest, after: sessions) { hosted in
        WindowGroup {
          hosted(
            VStack {
              CoordinatorView { PageFlow() }
              CoordinatorView(name: "second") { PageFlow() }
            }
            .keepsState(key: "both"))
        }
      }
    }
    let first = start(nil)
    await first.rest()
    #expect(first.desktop.windows[0].tap("Next", at: 0))
    await first.rest()
    first.desktop.openNew()
    await first.rest()
    #expect(first.desktop.windows[1].tap("Next", at: 1))
    await first.rest()
    let second = start(first.quit())
    await second.rest()
    let stacks = second.desktop.windows.map { $0.stacks.map(\.pages.count) }
    #expect(stacks == [[1, 0], [0, 1]])
  }

  /// A screen with a window of its own.
  struct Inner: View {
    var body: some View {
      VStack {
        CoordinatorView { NotesCoordinator(store: .sample) }
        FlowStack { FlowLink("Seven", value: 7).flowDestination(for: Int.self) { Text("\($0)") } }
      }
    }
  }

  @Test("a window within a screen is not kept")
  func inner() async throws {
    let keeper = try #require(self.keeper(.file))
    let stage = Stage(.newest) {
      CoordinatorView(name: "outer") { PageFlow() }
        .views(for: Page.self) { _, _ in Inner() }
        .keepsState(in: keeper)
    }
    await stage.rest()
    try keeper.flush()
    #expect(keeper.names == ["outer"])
  }

  // MARK: Problems

  @Test("a part that does not come back is reported, and the rest is there")
  func problems() async throws {
    let stored = KeptValues()
    let archive = #"{"format":1,"scene":"main","root":{"root":{"root":{}},"routes":[{"page":{"_0":1}},{"gone":{}}]}}"#
    stored["armature.state"] = Data("x\n\(archive)".utf8)
    var problems: [String] = []
    let window = Window(.newest, kept: stored) {
      CoordinatorView { PageFlow() }.keepsState { problems.append("\($0)") }.hosted(on: .newest)
    }
    await window.idle()
    #expect(window.outline == "Root > Page 1")
    #expect(problems.count == 2 && problems[0].hasPrefix("a saved scene cannot be read"))
    #expect(problems.last == "main: PageFlow, at screen 2: there is no destination “gone” any more")
  }

  @Test("a file that cannot be written is reported when the window is left")
  func unwritable() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("missing-\(UUID())")
    var problems = 0
    let keeper = StateKeeper(StateStore(file: folder.appendingPathComponent("state.json")), delay: 3_600) { _ in
      problems += 1
    }
    let window = Window(.newest) {
      CoordinatorView { PageFlow() }.keepsState(in: keeper).hosted(on: .newest)
    }
    await window.idle()
    problems = 0
    window.move(to: .inactive)
    #expect(problems == 1)
  }
}
