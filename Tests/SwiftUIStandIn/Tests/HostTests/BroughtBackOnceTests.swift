import Armature
import Foundation
import Testing

@testable import ArmatureUI
@testable import SwiftUI

@MainActor
@Suite("A window that is drawn again does not bring its scene back again")
struct BroughtBackOnceTests {
  private let file = StateFile()

  final class DraftFlow: Coordinator<Page>, KeepsValues {
    var text = "" { didSet { refresh() } }
    init() { super.init(root: .root) }
    var kept: String { text }
    func bringBack(_ kept: String) { text = kept }
  }

  final class Theme: ObservableObject { @Published var padding = 0.0 }
  struct Themed: View {
    @ObservedObject var theme: Theme
    let window: CoordinatorView
    var body: some View { window.padding(theme.padding) }
  }

  static func drafts() -> SceneDirectory {
    SceneDirectory(notificationCenter: NotificationCenter(), linkAddress: try? LinkAddress("pages://{scene}")) { _ in
      DraftFlow()
    }
  }

  private func run(_ scenes: SceneDirectory, _ theme: Theme, _ keeper: StateKeeper?, after: Desktop.Sessions? = nil)
    -> AppRun
  {
    AppRun(.newest, after: after, keeper) { hosted in
      CoordinatorWindows(scenes) { window in
        hosted(
          Group {
            if let keeper {
              Themed(theme: theme, window: window).keepsState(in: keeper)
            } else {
              Themed(theme: theme, window: window).keepsState()
            }
          })
      }
    }
  }

  @Test("a draft at the root survives a turn to another scene of the only window", arguments: [true, false])
  func draftOnly(_ inFile: Bool) async throws {
    let keeper = inFile ? StateKeeper(file.store, delay: 3_600) { Issue.record("\($0)") } : nil
    let scenes = Self.drafts()
    let run = AppRun(.newest, keeper, supportsMultipleWindows: false) { hosted in
      CoordinatorWindows(scenes) { window in
        hosted(Group { if let keeper { window.keepsState(in: keeper) } else { window.keepsState() } })
      }
    }
    await run.rest()
    let flow = try #require(scenes["main"]?.root as? DraftFlow)
    flow.text = "milk"
    if let keeper { try keeper.flush() } else { await run.rest() }
    flow.text = "milk and bread"
    run.desktop.settle()
    try scenes.open("a")
    run.desktop.settle()
    scenes.activate("main")
    run.desktop.settle()
    #expect(flow.text == "milk and bread")
    #expect(run.failures == [])
  }

  @Test("a draft at the root of the app's own scene survives that its view goes and comes")
  func draftAgain() async throws {
    let flow = DraftFlow()
    let scene = try FlowScene(root: flow)
    let shown = StateTests.Shown()
    let keeper = StateKeeper(file.store, delay: 3_600) { Issue.record("\($0)") }
    let stage = Stage(.newest) { StateTests.Conditional(shown: shown, scene: scene).keepsState(in: keeper) }
    await stage.rest()
    flow.text = "milk"
    await stage.rest()
    shown.isShown = false
    await stage.rest()
    flow.text = ""  // The app sent it.
    shown.isShown = true
    await stage.rest()
    #expect(flow.text == "")
    #expect(stage.window.failures == [])
  }

  @Test("a loss is reported once, however often the window is drawn")
  func losses() async throws {
    let archive = #"{"format":1,"scene":"main","root":{"root":{"root":{}},"routes":[{"gone":{}}]}}"#
    try file.store.write(Data(archive.utf8))
    var problems: [String] = []
    let keeper = StateKeeper(file.store, delay: 3_600) { problems.append("\($0)") }
    let theme = Theme()
    let second = run(.pages("main"), theme, keeper)
    await second.rest()
    theme.padding = 1
    await second.rest()
    theme.padding = 2
    await second.rest()
    #expect(problems.count == 1, "\(problems)")
  }

  @Test("a scene that the keeper has launched is not brought back again")
  func launchThenDraw() async throws {
    let archive = #"{"format":1,"scene":"main","root":{"root":{"root":{}},"routes":[{"gone":{}}]}}"#
    try file.store.write(Data(archive.utf8))
    var problems: [String] = []
    let keeper = StateKeeper(file.store, delay: 3_600) { problems.append("\($0)") }
    let scene = try FlowScene(root: PageFlow())
    keeper.launch(scene)
    let stage = Stage(.newest) { CoordinatorView(scene).keepsState(in: keeper) }
    await stage.rest()
    #expect(problems.count == 1, "\(problems)")
  }

  @Test("a second window of an unchanged scene does not move the first one")
  func shared() async throws {
    let scenes = SceneDirectory.pages("a")
    let one = Window(.newest) { CoordinatorView(scenes, name: "a").keepsState().hosted(on: .newest) }
    await one.idle()
    let stored = KeptValues()
    stored["armature.state"] = Data(
      #"{"format":1,"scene":"a","root":{"root":{"root":{}},"routes":[{"page":{"_0":1}}]}}"#.utf8)
    let two = Window(.newest, kept: stored) { CoordinatorView(scenes, name: "a").keepsState().hosted(on: .newest) }
    await two.idle()
    await one.idle()
    #expect(one.outline == "Root")
    #expect(one.failures == [] && two.failures == [])
  }
}
