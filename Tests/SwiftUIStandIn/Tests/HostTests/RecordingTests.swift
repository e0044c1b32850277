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
    let stage = await WindowStage(Self.makeScenes(), generation, .compact).atRest()
    let recorder = Recorder(stage.scenes)
    let window = stage.desktop.windows[0]
    let acts: [(act: () -> Void, command: String)] = [
      ({ window.tap("Next") }, "Next"), ({ window.tap("Next") }, "Next"), ({ window.tap("Next") }, "Next"),
      ({ window.popGesture(to: "Page 1") }, "pop Page 1"), ({ window.back() }, "back"), ({ window.tap("New") }, "New"),
      ({ window.fill("Name", with: "Rice") }, "set Name Rice"), ({ window.swipeDown() }, ""),
      ({ window.tap("Save") }, "Save"), ({ window.select(tab: "More") }, "tab More"), ({ window.tap("New") }, "New"),
      ({ window.tap("Ask") }, "Ask"), ({ window.tap("Again") }, "Again"), ({ window.tap("Go") }, "Go"),
      ({ if let url = URL(string: "/home/page/1") { window.open(url) } }, "open /home/page/1"),
      ({ window.tap("Next") }, "Next"),
    ]
    for (act, _) in acts { await stage.does(act) }
    #expect(stage.desktop.failures == [])
    let commands = acts.map(\.command).filter { !$0.isEmpty }
    #expect(recorder.script == commands.map { $0 + "\n" }.joined())
    let copy = Self.makeScenes()
    let terminal = FakeTerminal(commands)
    let host = TerminalHost(scenes: copy, scene: try copy.open(), terminal: terminal)
    #expect(await host.run() == 0, "\(terminal.errors)")
    #expect(Places(copy) == Places(stage.scenes))
    #expect(Places(copy).link == "/home/page/1/page/2")
  }

  private static func makeScenes() -> SceneDirectory {
    SceneDirectory(notificationCenter: NotificationCenter()) { _ in PageTabs([.home, .more]) }
  }
}
