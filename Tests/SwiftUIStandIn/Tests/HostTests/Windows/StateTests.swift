import Armature
import Foundation
import TestSupport
import Testing

// @testable: counts how often views of the host are drawn.
@testable import ArmatureUI
// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("A window is again where the user was")
struct StateTests {
  /// The ways to draw a scene.
  enum Drawn: CaseIterable { case root, scene, named, windows }

  private let file = StateFile()

  /// A keeper of the file, which saves only when a window is left, or no keeper.
  private func keeper(_ place: KeptIn) -> StateKeeper? {
    place == .file ? StateKeeper(file.store, delay: 3_600) { Issue.record("\($0)") } : nil
  }

  /// Starts an app. Every run has scenes of its own.
  private func start(
    _ form: Drawn, in keeper: StateKeeper?, on generation: Generation, after sessions: Desktop.Sessions? = nil,
    restoresLate: Bool = false
  ) throws -> AppRun {
    let scenes = SceneDirectory.pages("main", "a", "b")
    func run(_ view: CoordinatorView) -> AppRun {
      AppRun(generation, after: sessions, keeping: keeper, restoresLate: restoresLate) { hosted in
        WindowGroup { hosted(view.kept(in: keeper)) }
      }
    }
    switch form {
    case .root: return run(CoordinatorView { PageFlow() })
    case .scene: return run(CoordinatorView(try FlowScene(root: PageFlow())))
    case .named: return run(CoordinatorView(scenes, name: "a"))
    case .windows: return windows(scenes, on: generation, after: sessions, in: keeper, restoresLate: restoresLate)
    }
  }

  @Test(
    "in each form, after the app was ended in the background",
    arguments: Generation.tested.flatMap { generation in
      Drawn.allCases.flatMap { form in KeptIn.allCases.map { (generation, form, $0) } }
    })
  func forms(_ generation: Generation, _ form: Drawn, _ place: KeptIn) async throws {
    let first = try start(form, in: keeper(place), on: generation)
    await first.shows("Root > Page 1") { first.window.tap("Next") }
    first.window.tap("Next")
    first.desktop.settle()
    let sessions = first.quit()
    let second = try await start(form, in: keeper(place), on: generation, after: sessions).atRest()
    let pages = ["Root", "Root > Page 1", "Root > Page 1 > Page 2"]
    #expect(second.drawings == (generation < .iOS16 ? pages : [pages[2]]))
    await second.shows("Root > Page 1") { second.window.back() }
  }

  @Test("saving draws nothing again, and is over a moment after the user's last step", arguments: KeptIn.allCases)
  func quiet(_ place: KeptIn) async throws {
    let run = try await start(.root, in: keeper(place), on: .newest).atRest()
    run.window.tap("Next")
    run.desktop.settle()
    let before = run.window.evaluations(of: WireframeView.self, SlotView.self, LayerView.self)
    await run.rest()
    #expect(run.window.evaluations(of: WireframeView.self, SlotView.self, LayerView.self) == before)
    if place == .storage { #expect(run.window.kept["armature.state"] != nil) }
  }

  // MARK: Windows of a directory

  private func windows(
    _ scenes: SceneDirectory, on generation: Generation = .newest, after sessions: Desktop.Sessions? = nil,
    in keeper: StateKeeper? = nil, isOnly: Bool = false, restoresLate: Bool = false
  ) -> AppRun {
    AppRun(
      generation, after: sessions, keeping: keeper, supportsMultipleWindows: isOnly ? false : nil,
      restoresLate: restoresLate
    ) { hosted in
      CoordinatorWindows(scenes) { window in hosted(window.kept(in: keeper)) }
    }
  }

  nonisolated private static let plays = WindowPlay.all(
    """
    on macOS, the state of a window that the user closes is forgotten [macOS]
      open a/page/1/sheet/2 & open main/page/3, shut a, quit, open a = a: Root / main: Root > Page 3
    a window that was disconnected keeps its state over a launch [no-macOS]
      = main: Root, open a/page/1/sheet/2 & open b/page/4 & open main/page/3, disconnect a,
      quit = b: Root > Page 4 / main: Root > Page 3, names b main, reconnect a = a: Root > Page 1 | sheet: Sheet 2 / b:
      Root > Page 4 / main: Root > Page 3
    a scene that code closes is forgotten, also while its window is disconnected, and begins anew [no-macOS]
      = main: Root, open a/page/1, disconnect a, close a & reconnect a = a: Root / main: Root,
      open main/page/3 = a: Root / main: Root > Page 3, close main & open main = a: Root / main: Root, tap main Next,
      quit = a: Root / main: Root > Page 1
    the only window shows all its scenes again [only]
      = -: Root, open main/page/3 & open a/page/1 = -: Root > Page 1, quit = -: Root > Page 1, names a main,
      activate main = -: Root > Page 3
    where scenes do not share the only window, it shows the last one again [only]
      = -: Root, open main/page/3 & open a/page/1, alone & quit = -: Root > Page 1, names a, !open main
    a scene that was opened before its window is brought back, unless a link has led it elsewhere [newest]
      = main: Root, tap main Next, quit main = main: Root > Page 1, drawn Root > Page 1,
      quit main/page/7 = main: Root > Page 7, drawn Root > Page 7, tap main Next, quit = main: Root > Page 7 > Page 8,
      drawn Root > Page 7 > Page 8
    """)

  @Test("in steps", arguments: WindowPlay.each(plays), KeptIn.allCases)
  private func steps(_ row: (play: WindowPlay, generation: Generation), _ place: KeptIn) async throws {
    try await row.play(on: row.generation, keptIn: place)
  }

  /// A keeper of the app's own.
  private final class Diary: SceneKeeper {
    var lines: [String] = []
    func bringBack(_ scene: FlowScene) { lines.append("<\(scene.name)") }
    func keep(_ scene: FlowScene) { lines.append("+\(scene.name)") }
    func forget(_ name: String) { lines.append("-\(name)") }
  }

  @Test("a directory keeps its own keeper", arguments: KeptIn.allCases)
  func ownKeeper(_ place: KeptIn) async throws {
    let scenes = SceneDirectory.pages("main")
    let diary = Diary()
    scenes.keeper = diary
    let run = windows(scenes, in: keeper(place))
    await run.shows("Root > Page 1") { run.window.tap("Next") }
    scenes.close("main")
    #expect(diary.lines == ["<main", "+main", "-main"])
    _ = run.quit()
    #expect(try file.store.read().data?.isEmpty != false)
  }

  // MARK: Views

  @Test(
    "a scene of the app that is shown again stays where it is, and as it is",
    arguments: [(KeptIn.storage, false), (.file, false), (.file, true)])
  func shownAgain(_ place: KeptIn, isDraft: Bool) async throws {
    let flow = DraftFlow()
    let scene = try FlowScene(root: flow)
    let (shown, keeper) = (Followed(true), keeper(place))
    let stage = await Stage { Following(shown) { if $0 { CoordinatorView(scene) } }.kept(in: keeper) }.atRest()
    await stage.does { if isDraft { flow.text = "milk" } else { flow.push(.page(1)) } }
    await stage.does { shown.value = false }
    if isDraft { flow.text = "" } else { flow.goBack() }
    await stage.shows("Root") { shown.value = true }
    #expect(flow.text == "")
  }

  @Test("a scene that is closed with its view is restored with the view", arguments: KeptIn.allCases)
  func viewAgain(_ place: KeptIn) async throws {
    let (shown, keeper) = (Followed(true), keeper(place))
    let stage = Stage { Following(shown) { if $0 { CoordinatorView { PageFlow() } } }.kept(in: keeper) }
    await stage.rest()
    stage.window.tap("Next")
    stage.window.settle()
    shown.value = false
    stage.window.settle()
    await stage.shows("Root > Page 1") { shown.value = true }
  }

  @Test(
    "scene storage that the system restores after the first drawing is not overwritten, and restores the place",
    arguments: Generation.tested, [Drawn.root, .windows])
  func lateStorage(_ generation: Generation, _ form: Drawn) async throws {
    let first = try start(form, in: nil, on: generation)
    await first.shows("Root > Page 1") { first.window.tap("Next") }
    let second = try start(form, in: nil, on: generation, after: first.quit(), restoresLate: true)
    await second.passTime()
    #expect(second.window.outline != "Root > Page 1")
    await second.shows("Root > Page 1") {}
    await second.shows("Root > Page 1 > Page 2") { second.window.tap("Next") }
    let third = try start(form, in: nil, on: generation, after: second.quit())
    await third.shows("Root > Page 1 > Page 2") {}
  }

  @Test("a user who is elsewhere by then stays there when the system restores scene storage late")
  func movedOn() async throws {
    let first = try start(.root, in: nil, on: .newest)
    await first.shows("Root > Page 1") { first.window.tap("Next") }
    let second = try start(.root, in: nil, on: .newest, after: first.quit(), restoresLate: true)
    second.window.settle()
    second.window.open(try #require(URL(string: "/page/7/page/8")))
    await second.shows("Root > Page 7 > Page 8") {}
  }

  @Test("not if the launch ignores saved state, but in the launch after that", arguments: [false, true])
  func ignored(restoresLate: Bool) async throws {
    func start(_ sessions: Desktop.Sessions?, ignores: Bool) -> AppRun {
      AppRun(.newest, after: sessions, restoresLate: ignores && restoresLate) { hosted in
        WindowGroup { hosted(CoordinatorView { PageFlow() }.keepsState().environment(\.ignoresSavedState, ignores)) }
      }
    }
    let first = start(nil, ignores: false)
    await first.shows("Root > Page 1") { first.window.tap("Next") }
    let second = start(first.quit(), ignores: true)
    await second.passTime()
    await second.shows("Root") {}
    second.window.open(try #require(URL(string: "/page/7")))
    await second.shows("Root > Page 7") {}
    let third = start(second.quit(), ignores: false)
    await third.shows("Root > Page 7") {}
  }

  #if ARMATURE_AS_MACOS
    @Test(
      "on macOS, the first window of the next launch is where the user was when the app quit",
      arguments: [(true, false), (false, false), (true, true)])
    func quitting(_ isNamed: Bool, closesLast: Bool) async throws {
      let folder = TemporaryFolder()
      let inner = folder.url.appendingPathComponent("inner")
      let start = { (sessions: Desktop.Sessions?) in
        guard isNamed else {
          return AppRun(.macOS, after: sessions) { hosted in
            WindowGroup {
              hosted(CoordinatorView { PageFlow() }.keepsState().environment(\.lastWindowFolder, inner))
            }
          }
        }
        let scenes = SceneDirectory(notificationCenter: NotificationCenter()) { _ in PageFlow() }
        return AppRun(.macOS, after: sessions) { hosted in
          CoordinatorWindows(scenes, newScene: { UUID().uuidString }) {
            hosted($0.keepsState().environment(\.lastWindowFolder, inner))
          }
        }
      }
      // The stand-in's app holds the values of its views, and these hold their state.
      func firstRun() async -> Desktop.Sessions {
        let first = await start(nil).atRest()
        first.window.tap("Next")
        await first.does { first.desktop.openNew() }
        if closesLast {
          await first.does { first.desktop.windows[1].tap("Next") }
          await first.does { first.desktop.close(first.desktop.windows[1]) }
        } else {
          // The change is not saved yet.
          first.window.tap("Next")
          first.desktop.settle()
        }
        #expect(first.failures == [])
        return first.quit(keepsWindows: false)
      }
      let place = closesLast ? "Root > Page 1" : "Root > Page 1 > Page 2"
      let second = await start(await firstRun()).atRest()
      #expect(second.desktop.windows.map(\.outline) == [place])
      await second.does { second.desktop.openNew() }
      #expect(second.desktop.windows.map(\.outline) == [place, "Root"] && second.failures == [])
      withExtendedLifetime(folder) {}
    }
  #endif

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
    let first = await start(nil).atRest()
    await first.does { first.desktop.windows[0].tap("Next", at: 0) }
    await first.does { first.desktop.openNew() }
    await first.does { first.desktop.windows[1].tap("Next", at: 1) }
    let second = await start(first.quit()).atRest()
    let stacks = second.desktop.windows.map { $0.stacks.map(\.pages.count) }
    #expect(stacks == [[1, 0], [0, 1]])
  }

  /// A screen with a window of its own.
  private struct Inner: View {
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
    let stage = Stage {
      CoordinatorView(name: "outer") { PageFlow() }.views(for: Page.self) { _, _ in Inner() }.keepsState(in: keeper)
    }
    await stage.rest()
    try keeper.flush()
    #expect(keeper.names == ["outer"])
  }

  // MARK: A window that is drawn again does not bring its scene back again

  private final class DraftFlow: PageFlow, KeepsValues {
    var text = "" { didSet { refresh() } }
    var kept: String { text }
    func bringBack(_ kept: String) { text = kept }
  }

  @Test("a draft at the root survives a turn to another scene of the only window", arguments: KeptIn.allCases)
  func draftOnly(_ place: KeptIn) async throws {
    let keeper = keeper(place)
    let scenes = SceneDirectory(notificationCenter: NotificationCenter()) { _ in DraftFlow() }
    let run = await windows(scenes, in: keeper, isOnly: true).atRest()
    let flow = try #require(scenes["main"]?.root as? DraftFlow)
    flow.text = "milk"
    if let keeper { try keeper.flush() } else { await run.rest() }
    flow.text = "milk and bread"
    run.desktop.settle()
    try scenes.open("a")
    run.desktop.settle()
    scenes.activate("main")
    run.desktop.settle()
    #expect(flow.text == "milk and bread" && run.failures == [])
  }

  @Test("a loss is reported once, however often the window is drawn, and also after a launch by the keeper")
  func losses() async throws {
    let lost = #"{"format":1,"scene":"main","root":{"root":{"root":{}},"routes":[{"gone":{}}]}}"#
    try file.store.write(Data(lost.utf8))
    var problems: [String] = []
    let makeKeeper = { StateKeeper(file.store, delay: 3_600) { problems.append("\($0)") } }
    let (padding, drawing) = (Followed(0.0), makeKeeper())
    let scenes = SceneDirectory.pages("main")
    let run = AppRun(.newest, keeping: drawing) { hosted in
      CoordinatorWindows(scenes) { window in
        hosted(Following(padding) { window.padding($0) }.keepsState(in: drawing))
      }
    }
    for value in [0.0, 1, 2] { await run.does { padding.value = value } }
    #expect(problems.count == 1, "\(problems)")
    // On macOS, each test that quits its app has all keepers save.
    try file.store.write(Data(lost.utf8))
    problems = []
    let (scene, launching) = (try FlowScene(root: PageFlow()), makeKeeper())
    launching.launch(scene)
    await Stage { CoordinatorView(scene).keepsState(in: launching) }.rest()
    #expect(problems.count == 1, "\(problems)")
  }

  @Test("a second window of an unchanged scene does not move the first one")
  func shared() async throws {
    let (scenes, stored) = (SceneDirectory.pages("a"), KeptValues())
    let one = await Stage { CoordinatorView(scenes, name: "a").keepsState() }.atRest()
    stored["armature.state"] = Data(
      #"{"format":1,"scene":"a","root":{"root":{"root":{}},"routes":[{"page":{"_0":1}}]}}"#.utf8)
    let two = await Stage(kept: stored) { CoordinatorView(scenes, name: "a").keepsState() }.atRest()
    await one.shows("Root")
    #expect(two.failures == [])
  }

  // MARK: Problems

  @Test("a part that cannot be restored is reported, and the rest is there")
  func problems() async throws {
    let stored = KeptValues()
    let archive = #"{"format":1,"scene":"main","root":{"root":{"root":{}},"routes":[{"page":{"_0":1}},{"gone":{}}]}}"#
    stored["armature.state"] = Data("x\n\(archive)".utf8)
    var problems: [String] = []
    let stage = Stage(kept: stored) { CoordinatorView { PageFlow() }.keepsState { problems.append("\($0)") } }
    await stage.shows("Root > Page 1")
    #expect(problems.count == 2 && problems[0].hasPrefix("a saved scene cannot be read"))
    #expect(problems.last == "main: PageFlow, at screen 2: there is no destination “gone” any more")
  }

  @Test("a file that cannot be written is reported when the window is left")
  func unwritable() async throws {
    let missing = file.url.deletingLastPathComponent().appendingPathComponent("missing/state.json")
    var problems = 0
    let keeper = StateKeeper(StateStore(file: missing), delay: 3_600) { _ in problems += 1 }
    let stage = await Stage { CoordinatorView { PageFlow() }.keepsState(in: keeper) }.atRest()
    problems = 0
    stage.window.move(to: .inactive)
    #expect(problems == 1)
  }
}
