import Foundation
import Observation
import TestSupport
import Testing

@testable import Armature  // Scenes are kept with a pause of the test.

@Suite("Values that a flow keeps are saved when they change")
@MainActor
struct TrackedArchiveTests {
  @Observable
  final class Editor: Coordinator<Page>, KeepsValues {
    var text = ""
    @ObservationIgnored var other = ""

    init() { super.init(root: .home) }

    var kept: String { text }
    func bringBack(_ kept: String) { text = kept }
  }

  enum Page: Destination, Codable {
    case home
    func screen(in flow: Editor) -> Screen<Self> { Screen("Home") }
  }

  @Test("a typed text that no screen shows is saved, once for several changes, and nothing is drawn again")
  func saves() async throws {
    var saved: [String] = []
    let keeper = KeptScenes(Data(), onProblem: { _ in }, pause: {}) { saved.append($0.text) }
    let editor = Editor()
    let scene = try FlowScene(of: editor)
    keeper.keep(scene)
    var changes = 0
    scene.observe { _ in changes += 1 }
    func settle() async { for _ in 1...100 { await Task.yield() } }
    await wait { saved.count == 1 }
    for (count, text) in [(2, "Mi"), (3, "Milk")] {
      editor.text = String(text.prefix(1))
      editor.text = text
      await wait { saved.count == count }
      #expect(saved.last?.contains("\"\(text)\"") == true)
    }
    editor.other = "x"
    await settle()
    #expect(saved.count == 3 && changes == 0)
    keeper.forget("main")
    await settle()
    let count = saved.count
    editor.text = "later"
    await settle()
    #expect(saved.count == count)
  }
}
