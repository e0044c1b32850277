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
    for place in [ModelPlace.name(1), .items(2), .plain(3), .name(4)] { flow.push(place) }
    host = DrawingHost(scene)
  }

  /// Changes of the model and the flow, and the slots that are drawn again, at once and in the next turn.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let (atOnce, later): ([Int], [Int])
    let change: @MainActor (Model, ModelFlow) -> Void

    init(
      _ name: String, _ later: [Int], atOnce: [Int] = [], _ change: @escaping @MainActor (Model, ModelFlow) -> Void
    ) {
      (testDescription, self.atOnce, self.later, self.change) = (name, atOnce, later, change)
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
    Row("a value that a screen reads now", [0]) { model, _ in
      model.showsUnread = true
      model.unread += 1
    },
    Row("the slots of the flow", [0]) { model, flow in
      model.showsUnread = true
      flow.pop()
    },
  ]

  /// Rows that follow each other.
  nonisolated static let sequences = [
    "a screen drawn again for another reason counts with what it has read then": [
      Row("reads more", [], atOnce: [1]) { _, flow in
        flow.showsItems = true
        flow.refresh(flow.routes[0].id)
      },
      Row("has read it", [1, 2]) { model, _ in model.items.append("pear") },
      Row("reads less, and another one more", [], atOnce: [1, 4]) { _, flow in
        flow.showsItems = false
        flow.refresh(flow.routes[0].id)
        flow.update(flow.routes[3].id) { $0 = .items(4) }
      },
      Row("has not read it", [2, 4]) { model, _ in model.items = [] },
      Row("another root", [], atOnce: [0]) { _, flow in flow.setRoot(.name(0)) },
      Row("has read it as the root", [0]) { model, _ in model.name = "Bea" },
      Row("is drawn often", [0]) { model, flow in
        for _ in 1...1_000 { _ = flow.scene?.screen(of: flow.rootID) }
        model.name = "Cid"
      },
      Row("counts each time", [0]) { model, _ in model.name = "Dan" },
    ],
    "a change in an open batch, in a refused one, in screen(in:) and on another thread draws later, and once": [
      Row("in an open batch", [1, 4], atOnce: [5]) { model, flow in
        try? flow.scene?.batch {
          model.name = "Bea"
          flow.push(.name(5))
          _ = flow.scene?.screen(of: flow.routes[0].id)
        }
      },
      Row("in a refused one", [1, 4, 5]) { model, flow in
        try? flow.scene?.batch {
          model.name = "Cid"
          flow.goBackToRoot()
          throw CancellationError()
        }
      },
      Row("a new screen", [], atOnce: [6]) { _, flow in
        flow.shared = SharedModel()
        flow.push(.shared(6))
      },
      Row("on another thread, before the next turn of the main actor", [6]) { _, flow in
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group) { [shared = flow.shared] in shared?.title = "From elsewhere" }
        group.wait()
      },
    ],
    "a screen that changes what it reads is drawn once for it, and not for ever": [
      Row("counts or loads", [], atOnce: [5, 6]) { _, flow in
        for place in [ModelPlace.counting(5), .loading(6)] { flow.push(place) }
      },
      Row("is drawn", []) { _, flow in for route in flow.routes { _ = flow.scene?.screen(of: route.id) } },
      Row("is drawn again", []) { _, flow in for route in flow.routes { _ = flow.scene?.screen(of: route.id) } },
      Row("has read it", [5]) { model, _ in model.unread = 100 },
    ],
  ]

  @Test("a change draws exactly the slots again that have read it, in one change of the scene", arguments: rows)
  func exactly(row: Row) async {
    await check(row)
    #expect(host.isFresh)
  }

  @Test("changes that follow each other do so, too", arguments: sequences)
  func sequence(_ name: String, rows: [Row]) async {
    for row in rows { await check(row) }
    #expect(host.isFresh || rows.last?.later == [5], "\(name)")
  }

  private func check(_ row: Row) async {
    var changes = 0
    let token = scene.observe { if $0.kinds.contains(.screens) { changes += 1 } }
    row.change(model, flow)
    #expect(host.takeDrawn() == row.atOnce, "\(row.testDescription)")
    let atOnce = changes
    await scene.settled()
    #expect(host.takeDrawn() == row.later && changes - atOnce == (row.later.isEmpty ? 0 : 1), "\(row.testDescription)")
    token.cancel()
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
