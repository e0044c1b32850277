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

  @Test("the screens of a container are found by way of its content")
  @MainActor static func containers() throws {
    func slots(of content: Presentation.Content) -> [SlotID] {
      switch content {
      case .stack(let root, let path):
        let top = path.last ?? root
        return top.content.map { slots(of: $0) } ?? [top.id]
      case .tabs(let tabs): return tabs.stack.map { slots(of: $0.content) } ?? [tabs.id]
      case .custom(let custom): return custom.stack.map { slots(of: $0.content) } ?? [custom.id]
      case .split(let split):
        let stacks = split.layout == .joined ? [split.collapsed] : split.expanded.compactMap { $0 }
        return stacks.flatMap { slots(of: $0.content) }
      case .dialog(let node): return [node.id]
      }
    }

    let split = SplitCoordinator<NotesApp.NotesDestination, NotesApp.NotesDestination>(
      sidebar: NotesApp.NotesCoordinator(store: NotesApp.NoteStore()))
    let scene = try FlowScene(root: split)
    let sidebar = slots(of: scene.presentation.content)
    split.showDetail(.note(id: 7))
    let columns = slots(of: scene.presentation.content)
    #expect(sidebar.count == 1 && columns.count == 2 && columns.first == sidebar.first)
    if case .split(let drawn) = scene.presentation.content { scene.setLayout(.joined, of: drawn.id) }
    #expect(slots(of: scene.presentation.content) == Array(columns.suffix(1)))
  }

  // Compiled only: it would end the tests.
  @MainActor static func terminal() async {
    exit(await TerminalApp(name: "Notes") { AppCoordinator() }.run())
  }
}
