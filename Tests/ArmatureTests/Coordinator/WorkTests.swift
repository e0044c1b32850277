import Armature
import Foundation
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

@MainActor
private final class Log {
  var lines: [String] = []
  let gates = AsyncStream<Void>.makeStream()
}

private final class BusyFlow: Coordinator<Busy> {
  let log: Log

  init(log: Log) {
    self.log = log
    super.init(root: .first)
  }

  /// Lasts until it is cancelled.
  func live(_ name: String) async {
    log.lines.append("\(name) lives")
    for await _ in AsyncStream<Void>.makeStream().stream {}
    log.lines.append("\(name) ends")
  }

  func work(_ name: String) async throws {
    log.lines.append("\(name) works")
    for await _ in AsyncStream<Void>.makeStream().stream {}
    log.lines.append("\(name) has worked")
    throw NavigationError.notFound
  }
}

@Suite("Work that runs for a screen")
@MainActor
struct WorkTests {
  private let log = Log()

  private func tap(_ title: String, in content: ScreenContent?) {
    switch content?.rows.first(where: { $0.title == title })?.kind {
    case .button(_, _, _, let tap): tap()
    case .link(let open): open()
    default: Issue.record("there is no \(title)")
    }
  }

  private func state(in content: ScreenContent?) -> ButtonState? {
    if case .button(_, let state, _, _) = content?.rows.first?.kind { state } else { nil }
  }

  private func wait(until lines: Int) async {
    await TestSupport.wait { log.lines.count >= lines }
  }

  @Test("ends when the slot gets another root, whose screen starts afresh")
  func newRoot() async throws {
    let flow = BusyFlow(log: log)
    let scene = try FlowScene(root: flow)
    scene.didDraw(flow.rootID)
    tap("Go", in: scene.screen(of: flow.rootID))
    await wait(until: 2)
    flow.setRoot(.second)
    #expect(state(in: scene.screen(of: flow.rootID)) == .idle)
    scene.didDraw(flow.rootID)
    await wait(until: 5)
    await scene.settled()
    #expect(Set(log.lines.dropFirst(2)) == ["first ends", "first has worked", "second lives"])
    #expect(state(in: scene.screen(of: flow.rootID)) == .idle)
  }

  @Test("ends when the scene goes, which then keeps no flow")
  func sceneGone() async throws {
    var flow: BusyFlow? = BusyFlow(log: log)
    let held = Weak(flow)
    var scene: FlowScene? = try flow.map { try FlowScene(root: $0) }
    if let id = flow?.rootID {
      scene?.didDraw(id)
      tap("Go", in: scene?.screen(of: id))
    }
    await wait(until: 2)
    flow = nil
    scene = nil
    await wait(until: 4)
    #expect(Set(log.lines.dropFirst(2)) == ["first ends", "first has worked"])
    await TestSupport.wait { held.value == nil }
    #expect(held.value == nil)
  }

  @Test("goes on when a batch that had removed its slot is refused")
  func refusedBatch() async throws {
    let flow = BusyFlow(log: log)
    let scene = try FlowScene(root: flow)
    flow.push(.second)
    let id = flow.routeStack.topID
    scene.didDraw(id)
    tap("Go", in: scene.screen(of: id))
    await wait(until: 2)
    try? scene.batch {
      flow.setRoot(.second)
      flow.goBack()
    }
    for _ in 0..<20 { await Task.yield() }
    #expect(log.lines.count == 2)
    #expect(state(in: scene.screen(of: id)) == .busy)
    flow.goBack()
    await wait(until: 4)
    #expect(log.lines.count == 4)
  }

  @Test("a link of a screen that is gone leads nowhere")
  func lateLink() throws {
    let flow = BusyFlow(log: log)
    let scene = try FlowScene(root: flow)
    flow.push(.second)
    let late = scene.screen(of: flow.routeStack.topID)
    flow.goBack()
    tap("Next", in: late)
    #expect(flow.routes.isEmpty)
  }
}
