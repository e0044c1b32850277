import Armature
import TestSupport
import Testing

private enum Busy: Destination {
  case first
  case second

  typealias Flow = BusyFlow

  func screen(in flow: BusyFlow) -> Screen<Self> {
    Screen("\(self)") {
      ButtonRow("Go") { try await flow.work("\(self)") }
      LinkRow("Next", to: .second)
    }.task { await flow.live("\(self)") }
  }
}

private final class BusyFlow: Coordinator<Busy> {
  let diary: Diary

  init(_ diary: Diary) {
    self.diary = diary
    super.init(root: .first)
  }

  /// Lasts until it is cancelled.
  func live(_ name: String) async {
    diary.lines.append("\(name) lives")
    for await _ in AsyncStream<Void>.makeStream().stream {}
    diary.lines.append("\(name) ends")
  }

  func work(_ name: String) async throws {
    diary.lines.append("\(name) works")
    for await _ in AsyncStream<Void>.makeStream().stream {}
    diary.lines.append("\(name) has worked")
    throw NavigationError.notFound
  }
}

@Suite("Work that runs for a screen")
@MainActor
struct WorkTests {
  private let diary = Diary()
  private var flow: BusyFlow?
  private var scene: FlowScene?

  init() throws {
    let flow = BusyFlow(diary)
    (self.flow, scene) = (flow, try FlowScene(root: flow))
  }

  /// Draws a screen and taps its button, whose work does not end.
  private func work(on id: SlotID?) async throws {
    scene?.didDraw(try #require(id))
    scene?.tap("Go")
    await lines(2)
  }

  private func lines(_ count: Int) async { await wait { diary.lines.count >= count } }

  private func state(of id: SlotID?) -> ButtonState? {
    if case .button(_, let state, _, _) = id.flatMap({ scene?.screen(of: $0) })?.rows.first?.kind { state } else { nil }
  }

  @Test("ends when the slot gets another root, whose screen starts afresh")
  func newRoot() async throws {
    let (flow, scene) = (try #require(flow), try #require(scene))
    try await work(on: flow.rootID)
    flow.setRoot(.second)
    #expect(state(of: flow.rootID) == .idle)
    scene.didDraw(flow.rootID)
    await lines(5)
    await scene.settled()
    #expect(Set(diary.lines.dropFirst(2)) == ["first ends", "first has worked", "second lives"])
    #expect(state(of: flow.rootID) == .idle)
  }

  @Test("is named, also when some has begun together")
  func together() async throws {
    let (flow, scene) = (try #require(flow), try #require(scene))
    flow.push(.second)
    scene.didDraw(flow.rootID)
    try await work(on: flow.routeStack.topID)
    await lines(3)
    #expect(
      scene.workInProgress(withTasks: true) == [
        "the button “Go” of “second” is busy", "the task of “first” is running", "the task of “second” is running",
      ])
  }

  @Test("ends when the scene goes, which then keeps no flow")
  mutating func sceneGone() async throws {
    let held = Weak(flow)
    try await work(on: flow?.rootID)
    (flow, scene) = (nil, nil)
    await lines(4)
    #expect(Set(diary.lines.dropFirst(2)) == ["first ends", "first has worked"])
    await wait { held.value == nil }
    #expect(held.value == nil)
  }

  @Test("goes on when a batch that had removed its slot is refused")
  func refusedBatch() async throws {
    let (flow, scene) = (try #require(flow), try #require(scene))
    flow.push(.second)
    let id = flow.routeStack.topID
    try await work(on: id)
    try? scene.batch {
      flow.setRoot(.second)
      flow.goBack()
    }
    for _ in 0..<20 { await Task.yield() }
    #expect(diary.lines.count == 2)
    #expect(state(of: id) == .busy)
    flow.goBack()
    await lines(4)
    #expect(diary.lines.count == 4)
  }

  @Test("a link of a screen that is gone leads nowhere")
  func lateLink() throws {
    let flow = try #require(flow)
    flow.push(.second)
    let link = scene?.screen(of: flow.routeStack.topID)?.rows.first { $0.title == "Next" }
    flow.goBack()
    guard case .link(let open)? = link?.kind else { return #expect(Bool(false), "there is no link") }
    open()
    #expect(flow.routes.isEmpty)
  }
}
