import Armature
import Dispatch
import Observation
import Testing

@Suite("Screens are drawn again when the models change that they have read")
@MainActor
struct TrackingTests {
  private let model = Model()
  private let flow: ModelFlow
  private let scene: FlowScene
  private let host: DrawingHost

  init() throws {
    flow = ModelFlow(model)
    scene = try FlowScene(root: flow)
    flow.push(.name(1))
    flow.push(.items(2))
    flow.push(.plain(3))
    flow.push(.name(4))
    host = DrawingHost(scene)
  }

  /// A change of the model, and the slots that it draws again.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let drawn: [Int]
    let change: @MainActor (Model, ModelFlow) -> Void

    init(_ name: String, _ drawn: [Int], _ change: @escaping @MainActor (Model, ModelFlow) -> Void) {
      (testDescription, self.drawn, self.change) = (name, drawn, change)
    }
  }

  nonisolated static let rows = [
    Row("a value that two screens read", [1, 4]) { model, _ in model.name = "Bea" },
    Row("a value that one screen reads", [2]) { model, _ in model.items.append("pear") },
    Row("a value that no screen reads", []) { model, _ in model.unread += 1 },
    Row("the same value", []) { model, _ in model.name = "Ada" },
    Row("several values", [1, 2, 4]) { model, _ in
      model.name = "Bea"
      model.items = []
      model.name = "Cid"
    },
    Row("a value that a screen reads now", [0, 0]) { model, _ in
      model.showsUnread = true
      model.unread += 1
    },
    Row("the slots of the flow", [0]) { model, flow in
      model.showsUnread = true
      flow.pop()
    },
  ]

  @Test("a change draws exactly the slots again that have read it, in one change of the scene", arguments: Self.rows)
  func exactly(row: Row) async {
    var changes: [FlowChange.Kinds] = []
    scene.observe { if $0.kinds.contains(.screens) { changes.append($0.kinds) } }
    row.change(model, flow)
    #expect(host.takeDrawn() == [] && changes == [])
    await scene.settled()
    #expect(host.takeDrawn() == Array(Set(row.drawn)).sorted() && changes.count == (row.drawn.isEmpty ? 0 : 1))
    #expect(host.isFresh)
  }

  @Test("each change counts, however often a screen was drawn before")
  func again() async {
    for number in 1...3 {
      for _ in 1...1_000 { _ = scene.screen(of: flow.routes[0].id) }
      model.name = "Name \(number)"
      await scene.settled()
      #expect(host.takeDrawn() == [1, 4] && host.isFresh)
    }
  }

  @Test("a screen drawn again for another reason counts with what it has read then")
  func newestReading() async {
    flow.showsItems = true
    flow.refresh(flow.routes[0].id)
    #expect(host.takeDrawn() == [1])
    model.items.append("pear")
    await scene.settled()
    #expect(host.takeDrawn() == [1, 2])
    flow.showsItems = false
    flow.refresh(flow.routes[0].id)
    flow.update(flow.routes[3].id) { $0 = .items(4) }
    #expect(host.takeDrawn() == [1, 4])
    model.items = []
    await scene.settled()
    #expect(host.takeDrawn() == [2, 4] && host.isFresh)
    flow.setRoot(.name(0))
    #expect(host.takeDrawn() == [0])
    model.name = "Bea"
    await scene.settled()
    #expect(host.takeDrawn() == [0] && host.isFresh)
  }

  @Test("slots that nobody has drawn, and slots that are gone, draw nothing")
  func nobody() async throws {
    let undrawn = try FlowScene(root: ModelFlow(model))
    flow.goBackToRoot()
    var changes = 0
    undrawn.observe { _ in changes += 1 }
    scene.observe { _ in changes += 1 }
    model.name = "Bea"
    await scene.settled()
    await undrawn.settled()
    #expect(changes == 0)
  }

  @Test("a change in an open batch, in a refused one, in screen(in:) and on another thread draws later, and once")
  func moments() async throws {
    try scene.batch {
      model.name = "Bea"
      flow.push(.name(5))
      _ = scene.screen(of: flow.routes[0].id)
    }
    #expect(host.takeDrawn() == [5])
    await scene.settled()
    #expect(host.takeDrawn() == [1, 4] && host.isFresh)

    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try scene.batch {
        model.name = "Cid"
        flow.goBackToRoot()
        throw Stop()
      }
    }
    await scene.settled()
    #expect(host.takeDrawn() == [1, 4, 5] && host.isFresh)

    let shared = SharedModel()
    flow.shared = shared
    flow.push(.shared(6))
    _ = host.takeDrawn()
    changeElsewhere(shared)
    await scene.settled()
    #expect(host.takeDrawn() == [6] && host.isFresh)
  }

  /// Changes a model on another thread, before the next turn of the main actor.
  private func changeElsewhere(_ shared: SharedModel) {
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { shared.title = "From elsewhere" }
    group.wait()
  }

  @Test("a screen that changes what it reads is drawn once for it, and not for ever")
  func selfChange() async {
    flow.push(.counting(5))
    flow.push(.loading(6))
    _ = host.takeDrawn()
    for _ in 1...3 {
      for route in flow.routes { _ = scene.screen(of: route.id) }
      await scene.settled()
    }
    #expect(host.takeDrawn() == [])
    model.unread = 100
    await scene.settled()
    #expect(host.takeDrawn() == [5])
  }

  @Test("the answer whether the user may leave is asked again when its model has changed")
  func leaving() async {
    #expect(scene.canGoBack)
    var changes = 0
    scene.observe { _ in changes += 1 }
    model.isLocked = true
    await scene.settled()
    #expect(host.takeDrawn() == [4] && changes == 1 && !scene.canGoBack)
    flow.presentSheet(.plain(5))
    _ = host.takeDrawn()
    #expect(!scene.canDismiss(flow.routes[4].id))
    model.isLocked = false
    await scene.settled()
    #expect(host.takeDrawn().contains(5) && scene.canDismiss(flow.routes[4].id))
  }

  @Test("two views that draw one screen do not draw each other")
  func views() async {
    let id = flow.routes[0].id
    let views = [ReadingView { scene.screen(of: id)?.title }, ReadingView { scene.screen(of: id)?.title }]
    for view in views { view.draw() }
    flow.refresh(id)
    for view in views { view.draw() }
    for _ in 1...10 {
      await scene.settled()
      await Task.yield()
      for view in views where view.isStale { view.draw() }
    }
    #expect(views.allSatisfy { !$0.isStale && $0.count <= 4 })
    model.name = "Bea"
    #expect(views.allSatisfy { $0.isStale })
  }

  @Test("nothing is kept alive")
  func lifetime() async throws {
    let model = Model()
    var payload: AnyObject? = Model()
    weak let gone = payload
    weak var lost: ModelFlow?
    weak var scene: FlowScene?
    do {
      let flow = ModelFlow(model)
      flow.kept = payload
      payload = nil
      let opened = try FlowScene(root: flow)
      (lost, scene) = (flow, opened)
      let host = DrawingHost(opened)
      model.name = "Bea"
      await opened.settled()
      #expect(host.takeDrawn() == [0] || host.isFresh)
      model.name = "Cid"
    }
    #expect(lost == nil && scene == nil && gone == nil)
    model.name = "Dan"
    await Task.yield()
  }
}
