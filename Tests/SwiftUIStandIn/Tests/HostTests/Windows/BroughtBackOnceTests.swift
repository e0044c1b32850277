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

  /// A place that has been lost.
  private static let lost = #"{"format":1,"scene":"main","root":{"root":{"root":{}},"routes":[{"gone":{}}]}}"#

  @Test("a draft at the root survives a turn to another scene of the only window", arguments: [true, false])
  func draftOnly(_ inFile: Bool) async throws {
    let keeper = inFile ? StateKeeper(file.store, delay: 3_600) { Issue.record("\($0)") } : nil
    let scenes = SceneDirectory(notificationCenter: NotificationCenter()) { _ in DraftFlow() }
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
    try file.store.write(Data(Self.lost.utf8))
    var problems: [String] = []
    let keeper = StateKeeper(file.store, delay: 3_600) { problems.append("\($0)") }
    let theme = Theme()
    let scenes = SceneDirectory.pages("main")
    let run = AppRun(.newest, keeper) { hosted in
      CoordinatorWindows(scenes) { hosted(Themed(theme: theme, window: $0).keepsState(in: keeper)) }
    }
    for padding in [0.0, 1, 2] {
      theme.padding = padding
      await run.rest()
    }
    #expect(problems.count == 1, "\(problems)")
  }

  @Test("a scene that the keeper has launched is not brought back again")
  func launchThenDraw() async throws {
    try file.store.write(Data(Self.lost.utf8))
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
