import Foundation
import Testing

@testable import Armature

/// A flow whose ways to be asked are closures, so that a test can navigate in them.
private final class Open: Coordinator<Place> {
  var make: (Place) -> AnyCoordinator? = { _ in nil }
  var takes: (Place) -> Bool = { _ in false }
  var mayLeave: (Slot<Place>) -> Bool = { _ in true }
  var greet: () -> Void = {}

  init(root: Place = .page(0), make: @escaping (Place) -> AnyCoordinator? = { _ in nil }) {
    self.make = make
    super.init(root: root)
  }

  override func child(for destination: Place) -> AnyCoordinator? { make(destination) }
  override func adopt(_ destination: Place, in child: AnyCoordinator) -> Bool { takes(destination) }
  override func canLeave(_ slot: Slot<Place>) -> Bool { mayLeave(slot) }
  override func didEnter() { greet() }
}

@Suite("Code of the user's that navigates when it is asked")
@MainActor
struct ReentrancyTests {
  let root = PlaceFlow()
  let scene: FlowScene

  init() throws { scene = try FlowScene(root: root, notificationCenter: NotificationCenter()) }

  @Test("a flow that takes slots away while it is asked for them is served")
  func shorteningWhenAsked() throws {
    for number in 1...4 { root.push(.page(number)) }
    root.mayLeave = { [weak root] slot in
      if slot.destination == .page(4) { root?.goBackToRoot() }
      return true
    }
    #expect(!scene.pop(to: root.routes[0].id))
    #expect(scene.layers == [["page(0)"]])
  }

  @Test("what takes slots from a flow that is being edited is refused with the edit")
  func removalDuringEdit() throws {
    root.push(.flow(1))
    let child = try #require(root.children.first as? PlaceFlow)
    child.show(.sheet(2))
    root.push(.page(3))
    let before = scene.presentation
    let intrusions: [() -> Void] = [
      { child.leave() }, { child.dismiss() }, { scene.back() }, { root.popToRoot() },
      { scene.pop(to: before.nodes[0].id) },
    ]
    for intrude in intrusions {
      #expect(throws: NavigationError.busy) {
        try root.edit { stack throws(NavigationError) in
          intrude()
          try stack.push(.page(4))
        }
      }
      #expect(scene.presentation == before)
      #expect(root.children.first === child)
    }
  }

  @Test("an edit is held to where its flow lies when its body has ended")
  func surroundingsDuringEdit() throws {
    root.push(.flow(1))
    let child = try #require(root.children.first as? PlaceFlow)
    let before = scene.presentation
    #expect(throws: NavigationError.buried) {
      try child.edit { stack throws(NavigationError) in
        root.push(.page(2))
        try stack.show(.sheet(3))
      }
    }
    #expect(throws: NavigationError.noStack) {
      try root.edit { stack throws(NavigationError) in
        child.show(.card(2))
        try stack.push(.page(3))
      }
    }
    #expect(scene.presentation == before)
    try child.edit { stack throws(NavigationError) in
      root.push(.page(2))
      try stack.push(.page(3))
    }
    #expect(scene.layers == [["page(0)", "page(0)", "page(3)", "page(2)"]])
  }

  @Test("a flow that is asked to adopt a payload cannot be edited meanwhile")
  func navigatingAdoption() throws {
    let flow = Open { if case .flow = $0 { PlaceFlow() } else { nil } }
    let scene = try FlowScene(root: flow)
    flow.push(.flow(1))
    flow.push(.page(2))
    let before = scene.presentation
    var answers: [Bool] = []
    flow.takes = { [weak flow] _ in
      answers = [flow?.push(.page(3)) ?? true, flow?.goBack() ?? true]
      return true
    }
    #expect(!flow.update(flow.routes[0].id) { $0 = .flow(4) })
    #expect(answers == [false, false])
    #expect(scene.presentation == before)
    flow.takes = { [weak flow] _ in flow?.children.first?.leave() ?? false }
    #expect(!flow.update(flow.routes[0].id) { $0 = .flow(4) })
    #expect(scene.presentation == before)
  }

  @Test("a flow that comes into a scene while it is edited keeps what the scene gave it")
  func enteringDuringEdit() throws {
    let child = PlaceFlow()
    let flow = Open { if case .flow = $0 { child } else { nil } }
    let scene = try FlowScene(root: flow)
    #expect(throws: NavigationError.busy) {
      try child.edit { stack throws(NavigationError) in
        flow.push(.flow(1))
        try stack.push(.page(2))
      }
    }
    #expect(child.rootID == flow.routes[0].id)
    #expect(scene.layers == [["page(0)", "page(0)"]])
  }

  @Test("a broadcast of a root that has just entered is carried out")
  func broadcastOnEntry() throws {
    let flow = Open()
    flow.greet = { [weak flow] in
      flow?.push(.page(1))
      flow?.popToRoot()
    }
    let scene = try FlowScene(root: flow, notificationCenter: NotificationCenter())
    #expect(scene.layers == [["page(0)"]])
  }

  @Test("within an edit and while a child flow is made, the presentation is an earlier one")
  func presentationMeanwhile() throws {
    _ = scene.presentation
    root.push(.page(1))
    var counts: [Int] = []
    try root.edit { stack throws(NavigationError) in
      try stack.push(.page(2))
      counts.append(scene.presentation.line.count)
    }
    root.update(root.rootID) { _ in counts.append(scene.presentation.line.count) }
    #expect(counts == [2, 3])

    let flow = Open()
    let other = try FlowScene(root: flow)
    flow.push(.page(1))
    let before = other.presentation
    flow.push(.page(2))
    flow.make = { [weak other] _ in
      #expect(other?.presentation == before)
      return nil
    }
    flow.push(.page(3))
    #expect(other.presentation.line.count == 4)
  }

  @Test("a refresh that is refused while a child flow is made has not happened")
  func refreshWhileMaking() throws {
    let flow = Open()
    let scene = try FlowScene(root: flow)
    let before = scene.presentation
    flow.make = { [weak flow] _ in
      flow?.refresh()
      return nil
    }
    flow.push(.page(1))
    flow.make = { _ in nil }
    flow.push(.page(2))
    #expect(scene.presentation.nodes[0] == before.nodes[0])
    #expect(flow.revision == 0)
  }

  @Test("a payload that navigates when it is released finds the stack whole", arguments: [1, 3])
  func releasedPayload(count: Int) throws {
    let flow = Coordinator<Loaded>(root: .plain)
    let scene = try FlowScene(root: flow)
    var refills = 0
    for _ in 0..<count {
      flow.show(
        .loaded(
          Payload { [weak flow] in
            refills += 1
            for _ in 0..<20 { flow?.show(.plain, as: .sheet) }
          }))
    }
    flow.goBack(count)
    #expect(refills == count)
    #expect(flow.routes.count == 20 * count)
    #expect(flow.stack.modalIndices == Array(0..<20 * count))
    #expect(flow.goBack(20 * count))
    #expect(scene.presentation.line.count == 1)
  }
}

private enum Loaded: Destination {
  case plain
  case loaded(Payload)
  func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("Loaded") }
}

/// A payload that acts when it is released.
private final class Payload: Hashable, Sendable {
  let released: @MainActor @Sendable () -> Void
  init(_ released: @escaping @MainActor @Sendable () -> Void) { self.released = released }
  deinit { MainActor.assumeIsolated { [released] in released() } }
  static func == (left: Payload, right: Payload) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@Suite("Batches that end in an unusual way")
@MainActor
struct BatchEndTests {
  let census = Census()
  let root: PlaceFlow
  let scene: FlowScene

  init() throws {
    root = PlaceFlow(census: census)
    scene = try FlowScene(root: root)
  }

  @Test("a slot whose payload is changed twice opens one flow, and so does a root that is changed and replaced")
  func twiceUpdated() throws {
    root.push(.page(1))
    try scene.batch {
      root.update(root.routes[0].id) { $0 = .flow(1) }
      root.update(root.routes[0].id) { $0 = .flow(2) }
    }
    #expect(root.children.count == 1 && census.living.count == 2)
    try scene.batch {
      root.update(root.rootID) { $0 = .flow(3) }
      root.setRoot(.flow(4))
    }
    #expect(root.children.count == 1 && census.living.count == 2)
    #expect(scene.layers == [["page(0)"]])
  }

  @Test("a flow that a refused batch had removed and left alone shows what it does later")
  func revivedMemo() throws {
    root.push(.flow(1))
    let middle = try #require(root.children.first as? PlaceFlow)
    middle.push(.flow(2))
    let inner = try #require(middle.children.first as? PlaceFlow)
    _ = scene.presentation
    #expect(throws: NavigationError.pastRoot) {
      try scene.batch {
        inner.goBack(0)
        root.goBack()
        root.goBack(9)
      }
    }
    _ = scene.presentation
    inner.push(.page(3))
    #expect(scene.layers == [["page(0)", "page(0)", "page(0)", "page(3)"]])
  }

  @Test("identities that a refused batch or edit has handed out are not handed out again")
  func identities() throws {
    var ids: [SlotID] = []
    try? scene.batch {
      root.push(.page(1))
      ids.append(root.routeStack.topID)
      root.goBack(9)
    }
    root.push(.page(2))
    ids.append(root.routeStack.topID)
    try? root.edit { stack throws(NavigationError) in
      try stack.push(.page(3))
      ids.append(stack.topID)
      throw .notFound
    }
    root.push(.page(4))
    ids.append(root.routeStack.topID)
    #expect(Set(ids).count == 4)
  }

  @Test("a refresh in a refused batch has not happened")
  func refresh() throws {
    root.push(.page(1))
    let before = scene.presentation
    try? scene.batch {
      root.refresh()
      root.refresh(root.rootID)
      root.goBack(9)
    }
    #expect(scene.presentation == before)
  }

  @Test("an edit before the scene was opened has no part in those after it")
  func earlyEdit() throws {
    let flow = PlaceFlow()
    try flow.edit { stack throws(NavigationError) in stack.goBackToRoot() }
    let scene = try FlowScene(root: flow)
    flow.push(.flow(1))
    let child = try #require(flow.children.first)
    try flow.edit { stack throws(NavigationError) in try stack.push(.page(2)) }
    #expect(flow.children.first === child)
    #expect(scene.layers == [["page(0)", "page(0)", "page(2)"]])
  }

  @Test("a stack from elsewhere gets identities of its own and keeps the rules of its place")
  func foreignStack() throws {
    var preset = RouteStack<Place>(root: .page(1))
    try preset.push(.page(2))
    let other = PlaceFlow()
    let otherScene = try FlowScene(root: other)
    for flow in [root, other] {
      try flow.edit { stack throws(NavigationError) in stack = preset }
      flow.push(.page(3))
    }
    #expect(scene.layers == [["page(1)", "page(2)", "page(3)"]])
    #expect(Set(scene.presentation.line.map(\.id) + otherScene.presentation.line.map(\.id)).count == 6)

    root.show(.cardFlow(4))
    let card = try #require(root.children.first as? PlaceFlow)
    #expect(throws: NavigationError.noStack) {
      try card.edit { stack throws(NavigationError) in stack = preset }
    }
    root.goBack()
    root.push(.flow(5))
    let buried = try #require(root.children.first as? PlaceFlow)
    root.push(.page(6))
    try preset.show(.sheet(7))
    #expect(throws: NavigationError.buried) {
      try buried.edit { stack throws(NavigationError) in stack = preset }
    }
    #expect(scene.layers == [["page(1)", "page(2)", "page(3)", "page(0)", "page(6)"]])
  }
}

@Suite("Who hears of changes")
@MainActor
struct HearingTests {
  let root = PlaceFlow()
  let scene: FlowScene

  init() throws { scene = try FlowScene(root: root) }

  @Test("slots that a new root takes away say so")
  func newRoot() throws {
    root.push(.flow(1))
    (root.children.first as? PlaceFlow)?.push(.page(2))
    root.push(.page(3))
    var events: [String] = []
    scene.observeEvents { events.append($0.text) }
    root.setRoot(.page(4))
    #expect(
      events == [
        "removed page(3) (newRoot)", "removed page(2) (flowEnded)", "removed page(0) (newRoot)", "shown page(4)",
      ])
  }

  @Test("a flow that gets another root before it has been welcomed shows it")
  func earlyNewRoot() throws {
    var events: [String] = []
    var isFirst = true
    scene.observeEvents { [root] event in
      events.append(event.text)
      guard isFirst else { return }
      isFirst = false
      (root.children.first as? PlaceFlow)?.setRoot(.page(2))
    }
    root.push(.flow(1))
    // Nodes are told as they were when it happened.
    #expect(events == ["shown page(0)", "shown page(2)"])
  }

  @Test("an observation that another observer cancels hears nothing more")
  func cancelledByAnother() {
    var second: Observation?
    var calls = 0
    root.observe { _ in second?.cancel() }
    second = root.observe { _ in calls += 1 }
    root.push(.page(1))
    #expect(calls == 0)
  }

  @Test("an observation may be cancelled by what another one releases")
  func cancelledByRelease() {
    var observations: [Observation] = []
    let box = Box { observations }
    for number in 0..<3 {
      let holder = Payload { [box] in
        if number < 2 { box.get()[number + 1].cancel() }
      }
      observations.append(root.observe { _ in _ = holder })
    }
    observations[0].cancel()
    #expect(root.observers.isEmpty)
    root.push(.page(1))
  }

  @Test("a removed flow is released before observers hear of it", arguments: [false, true])
  func releasedBeforeTold(isBatch: Bool) throws {
    root.push(.flow(1))
    let child = Weak(root.children.first)
    var isGone = false
    scene.observe { _ in isGone = child.value == nil }
    if isBatch { try scene.batch { root.goBack() } } else { root.goBack() }
    #expect(isGone)
  }
}

@MainActor
private final class Box {
  let get: () -> [Observation]
  init(_ get: @escaping () -> [Observation]) { self.get = get }
}

@MainActor
private final class Weak {
  weak var value: AnyCoordinator?
  init(_ value: AnyCoordinator?) { self.value = value }
}

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

@Suite("What runs for a screen")
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
    for _ in 0..<10_000 where log.lines.count < lines { await Task.yield() }
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
    for _ in 0..<1000 where held.value != nil { await Task.yield() }
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
