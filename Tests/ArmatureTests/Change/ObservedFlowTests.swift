import Armature
import Observation
import Testing

@Suite("A view that reads a flow is drawn again when the flow changes")
@MainActor
struct ObservedFlowTests {
  private let flow = StyledFlow()
  private let scene: FlowScene

  init() throws { scene = try FlowScene(root: flow) }

  /// A reading of a flow, and whether each change makes it stale.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let read: @MainActor (StyledFlow) -> Void
    let stale: Set<String>

    init(_ name: String, _ stale: Set<String>, _ read: @escaping @MainActor (StyledFlow) -> Void) {
      (testDescription, self.stale, self.read) = (name, stale, read)
    }
  }

  nonisolated static let changes: [(name: String, make: @MainActor (StyledFlow) -> Void)] = [
    ("push", { $0.push(.page(1)) }),
    ("child", { $0.push(.flow(2)) }),
    ("payload", { flow in flow.update(flow.routes[0].id) { $0 = .page(3) } }),
    ("back", { $0.goBack() }),
    ("root", { $0.setRoot(.page(4)) }),
    ("refresh", { $0.refresh() }),
    ("refused", { $0.goBack(99) }),
    (
      "dropped",
      { flow in
        try? flow.scene?.batch {
          flow.push(.page(5))
          throw CancellationError()
        }
      }
    ),
  ]

  nonisolated static let all: Set = ["push", "child", "payload", "back", "root"]
  nonisolated static let rows = [
    Row("routes", all) { _ = $0.routes },
    Row("root", all) { _ = $0.root },
    Row("routeStack", all) { _ = $0.routeStack.count },
    Row("canGoBack", all) { _ = $0.canGoBack() },
    Row("children", all) { _ = $0.children },
    Row("nothing", []) { _ = $0.flowID },
  ]

  @Test("a change of the flow counts, a mere redraw, a refusal and a dropped draft do not", arguments: Self.rows)
  func reading(row: Row) {
    let view = ReadingView { [flow] in
      row.read(flow)
      return nil
    }
    var stale: Set<String> = []
    for (name, change) in Self.changes {
      view.draw()
      change(flow)
      if view.isStale { stale.insert(name) }
    }
    #expect(stale == row.stale)
  }

  @Test("a child flow that goes has another parent and scene")
  func parents() throws {
    flow.push(.flow(1))
    let child = try #require(flow.children.first)
    let free = StyledFlow()
    let views = [child, free].flatMap { flow in
      [ReadingView { "\(flow.parent == nil)" }, ReadingView { "\(flow.scene == nil)" }]
    }
    for view in views { view.draw() }
    flow.push(.page(2))
    #expect(views.map(\.isStale) == [false, false, false, false])
    flow.goBackToRoot()
    let other = try FlowScene(root: free)
    #expect(views.map(\.isStale) == [true, true, true, true] && child.scene == nil && other.root === free)
  }

  @Test("a container counts when it shows another flow, hides one, or is drawn in another way")
  func containers() throws {
    let tabs = MixedTabs()
    let scene = try FlowScene(root: tabs)
    let view = ReadingView { "\(tabs.selected as Any) \(tabs.shownTabs)" }
    func stale(_ change: () -> Void) -> Bool {
      view.draw()
      change()
      return view.isStale
    }
    #expect(stale { tabs.select(.second) } && stale { tabs.hide(.first) })
    #expect(!stale { tabs.refresh() } && !stale { tabs.places(.second)?.push(.page(1)) })

    let library = TwoColumns()
    let window = try FlowScene(root: library)
    let split = ReadingView { "\(library.isCollapsed) \(library.detail as Any)" }
    split.draw()
    window.setLayout(.joined, of: library.id)
    #expect(split.isStale && scene.root === tabs)
    split.draw()
    library.showDetail(.page(1))
    #expect(split.isStale)
  }

  /// A coordinator of an app with observable properties of its own.
  @Observable
  final class Editor: Coordinator<Draft> {
    var text: String
    @ObservationIgnored var count = 0
    private let title: String

    init(_ title: String) {
      text = title
      self.title = title
      super.init(root: .draft)
    }

    var isEdited: Bool { text != title }
  }

  enum Draft: Destination {
    case draft, depth

    func screen(in flow: Editor) -> Screen<Self> {
      switch self {
      case .draft: Screen(flow.isEdited ? "\(flow.text) (edited)" : flow.text)
      case .depth: Screen("\(flow.routes.count) deep")
      }
    }
  }

  @Test("a subclass has observable properties, and its screens read the flow itself without end")
  func subclass() async throws {
    let editor = Editor("Milk")
    let scene = try FlowScene(root: editor)
    let host = DrawingHost(scene)
    editor.text = "Bread"
    await scene.settled()
    #expect(host.texts == ["Bread (edited)"])
    editor.push(.depth)
    editor.push(.draft)
    await scene.settled()
    #expect(host.texts == ["Bread (edited)", "2 deep", "Bread (edited)"])
    var changes = 0
    scene.observe { _ in changes += 1 }
    editor.pop()
    await scene.settled()
    for _ in 1...5 { await Task.yield() }
    #expect(host.texts == ["Bread (edited)", "1 deep"] && changes == 2)
    let observable: Any = editor
    #expect(observable is any Observable)
  }
}
