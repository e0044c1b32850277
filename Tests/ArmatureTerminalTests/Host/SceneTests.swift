import Armature
import ArmatureTerminal
import Testing

@Suite("Several scenes are shown one at a time")
@MainActor
struct SceneTests {
  @Test("a user sees the scenes that the app opens and closes by itself, and no other scenes")
  func interactive() async throws {
    let scenes = SceneDirectory { _ in DiaryCoordinator() }
    let terminal = FakeTerminal([""], isInteractive: true)
    let main = try scenes.open()
    terminal.whileReading = {
      terminal.whileReading = {}
      _ = try? scenes.open("other")
      (main.root as? DiaryCoordinator)?.push(.entry(1))
      scenes.close("other")
    }
    #expect(await play(scenes, from: main, in: terminal) == 0)
    #expect(
      terminal.screens.map(\.head) == [
        ["Diary"], ["Diary", "other: Diary"], ["Tuesday", "Diary › Tuesday"], ["Tuesday", "Diary › Tuesday"],
      ])
  }

  @Test("an app that closes its last scene ends", arguments: [false, true])
  func lastScene(isInteractive: Bool) async throws {
    let terminal = FakeTerminal(["close", "close"], isInteractive: isInteractive)
    let scenes = SceneDirectory { _ in nil }
    weak var flow: Board?
    let board = Board("Board") { ButtonRow("Close") { flow?.scene.map { _ = $0.directory?.close($0.name) } } }
    flow = board
    let scene = try scenes.open(root: board)
    #expect(await play(scenes, from: scene, in: terminal) == 0)
    #expect(terminal.screens.count == 1 && terminal.errors == "")
  }
}
