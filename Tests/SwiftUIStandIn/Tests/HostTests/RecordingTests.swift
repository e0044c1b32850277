import Armature
import Foundation
import Testing

// @testable: a terminal of the test.
@testable import ArmatureExplorer
@testable import ArmatureTerminal
// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("A session in a window is recorded")
struct RecordingTests {
  @Test("as a script that leads to the same place in the terminal", arguments: Generation.tested)
  func session(generation: Generation) async throws {
    let stage = WindowStage(Self.makeScenes(), generation, .compact)
    await stage.rest()
    let recorder = Recorder(stage.scenes)
    let window = stage.desktop.windows[0]
    let acts: [() -> Void] = [
      { window.tap("Tea") }, { window.tap("Next") }, { window.tap("Next") }, { window.popGesture(to: "Tea") },
      { window.back() }, { window.tap("New") }, { window.fill("Name", with: "Rice") }, { window.tap("Fresh") },
      { window.swipeDown() }, { window.tap("Save") }, { window.select(tab: "Help") }, { window.tap("Ask") },
      { window.tap("Yes") }, { window.tap("Ask") }, { window.tap("No") },
      { if let url = URL(string: "/goods/item/1") { window.open(url) } }, { window.tap("Next") },
    ]
    for act in acts {
      act()
      await stage.rest()
    }
    #expect(stage.desktop.failures == [])
    let script = """
      Tea
      Next
      Next
      pop Tea
      back
      New
      set Name Rice
      Fresh
      Save
      tab Help
      Ask
      Yes
      Ask
      No
      open /goods/item/1
      Next

      """
    #expect(recorder.script == script)
    let copy = Self.makeScenes()
    let terminal = FakeTerminal(script.split(separator: "\n").map(String.init))
    let host = TerminalHost(scenes: copy, scene: try copy.open(), terminal: terminal)
    #expect(await host.run() == 0, "\(terminal.errors)")
    #expect(Places(copy) == Places(stage.scenes))
    #expect(Places(copy).link == "/goods/item/1/item/2")
    #expect(copy.current?.screen(of: host.scene.presentation.line[1].id)?.rows.map(\.title) == ["Tea", "Milk", "Rice"])
  }

  private static func makeScenes() -> SceneDirectory {
    SceneDirectory(notificationCenter: NotificationCenter()) { _ in GoodsTabs([.goods, .help]) }
  }
}
