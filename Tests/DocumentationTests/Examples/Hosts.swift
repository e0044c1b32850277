import Armature
import ArmatureTerminal
import Foundation
import Testing

enum HostExample {
  @MainActor
  final class PlainHost {
    private let scene: FlowScene
    private let write: (String) -> Void
    private var drawn: Presentation?

    init(scene: FlowScene, write: @escaping (String) -> Void) {
      self.scene = scene
      self.write = write
      scene.observe { [weak self] _ in self?.draw() }
      draw()
    }

    func draw() {
      // A locked scene is covered by another one.
      let scene = scene.front
      let presentation = scene.presentation
      guard presentation != drawn else { return }
      drawn = presentation
      let node = presentation.top.topNode
      guard let screen = scene.screen(of: node.id) else { return }
      write(screen.title)
      for row in screen.rows { write("  \(row.title)") }
      scene.didDraw(node.id)
    }
  }

  @Test("a host of a few lines draws what the flows show")
  @MainActor static func host() throws {
    var lines: [String] = []
    let flow = NotesApp.NotesCoordinator(store: NotesApp.NoteStore())
    let scene = try FlowScene(root: flow)
    let host = PlainHost(scene: scene) { lines.append($0) }
    flow.push(.note(id: 7))
    host.draw()
    scene.back()
    #expect(lines == ["Notes", "  Milk", "  Bread", "Bread", "  Delete", "Notes", "  Milk", "  Bread"])
  }

  // Compiled only: it would end the tests.
  @MainActor static func terminal() async {
    exit(await TerminalApp(name: "Notes") { AppCoordinator() }.run())
  }
}
