import Armature
import Foundation
import TestSupport
import Testing

@Suite("Events")
@MainActor
struct EventTests {
  let root = StyledFlow()
  let scene: FlowScene

  init() throws { scene = try FlowScene(root: root, notificationCenter: NotificationCenter()) }

  /// The events of some work, without those for the visible screen.
  private func events(of work: () throws -> Void) rethrows -> [NavigationEvent] {
    var events: [NavigationEvent] = []
    let token = scene.observeEvents { if case .visible = $0.kind {} else { events.append($0) } }
    try work()
    token.cancel()
    return events
  }

  @Test("name the flow and the flows around it, and the position in it")
  func flows() throws {
    root.show(.sheetFlow(1))
    let child = try #require(root.children.first as? ForeignFlow)
    let shown = events { child.push(.page(2)) }
    #expect(shown.map(\.flow.path) == [["StyledFlow", "ForeignFlow"]])
    #expect(shown.map(\.flow.id) == [child.flowID] && shown.map(\.flow.slot) == [child.rootID])
    guard case .shown(_, index: 1)? = shown.first?.kind else { return #expect(Bool(false), "\(shown)") }
    let removed = events { root.goBack() }
    #expect(removed.map(\.flow.path) == [["StyledFlow", "ForeignFlow"], ["StyledFlow"]])
    // The flow has gone, and knows only itself.
    #expect(events { child.push(.home) }.map(\.flow.path) == [["ForeignFlow"]])
  }

  nonisolated static let causes = [
    Story(
      "have the cause of their change",
      "show ask(1); archive; swipe: dismissed", "push flow(1): verb", "back: back",
      // A refused step back.
      "back: back", "open /page/1/page/2: link", "pop: broadcast", "launch /page/3: link", "restore: restored",
      "damage; restore: restored", "push page(1)",
      // The outermost change counts.
      "pop in batch: verb"),
    Story(
      "tell a tap on a tab from the app's choice", root: "tabs",
      "choose second: selected", "push page(1) in StyledFlow: verb", "choose nowhere: selected", "select first: verb"),
  ]

  @Test("have the cause of their change", arguments: causes)
  func causes(_ story: Story) async throws {
    let scenario = try Scenario(hearing: { "\($0.cause)" }) {
      try FlowScene(root: story.root == "tabs" ? MixedTabs() : StyledFlow(), notificationCenter: NotificationCenter())
    }
    scenario.words["pop"] = { [unowned scenario] text in
      let scene = scenario.scene
      if text.isEmpty { scene.root.popToRoot() } else { try scene.batch { scene.root.popToRoot() } }
    }
    scenario.isBrief = true
    try await scenario.play(story.steps)
  }

  @Test("tell of a saved place that came back, and of what did not")
  func restored() throws {
    root.push(.page(7))
    let archive = try scene.archive()
    root.goBack()
    #expect(events { scene.restore(archive) }.map(\.text) == ["shown page(7)", "restored without 0"])
    let other = Data(String(decoding: archive, as: UTF8.self).replacingOccurrences(of: "page", with: "pages").utf8)
    let events = events { scene.restore(other) }
    guard case .restored(let report)? = events.last?.kind else { return #expect(Bool(false), "\(events)") }
    #expect(report.losses.count == 1)
    #expect(events.last.map { "\($0)" }?.hasPrefix("restored without StyledFlow") == true)
    #expect(self.events { scene.restore(Data()) }.map(\.text) == ["restored without 1"])
  }

  @Test("end with those of a closed scene")
  func closing() throws {
    let scenes = SceneDirectory { _ in StyledFlow() }
    let scene = try scenes.open()
    (scene.root as? StyledFlow)?.push(.page(1))
    var heard: [String] = []
    scene.observeEvents { heard.append("\($0.cause) \($0.text)") }
    scenes.close(scene.name)
    #expect(heard == ["closed removed page(1) (flowEnded)"])
  }
}

@Suite("Streams of events")
@MainActor
struct EventStreamTests {
  let root = StyledFlow()

  private static func texts(_ events: AsyncStream<NavigationEvent>) async -> [String] {
    var texts: [String] = []
    for await event in events { texts.append(event.text) }
    return texts
  }

  @Test("have all events from their beginning on, in order, each stream for itself")
  func order() async throws {
    let scenes = SceneDirectory { [root] _ in root }
    let scene = try scenes.open()
    root.push(.page(1))
    let first = scene.events
    root.push(.page(2))
    let second = scene.events
    root.goBack()
    scenes.close(scene.name)
    let (all, later) = (await Self.texts(first), await Self.texts(second))
    #expect(
      all == [
        "shown page(2)", "visible page(2)", "removed page(2) (verb)", "visible page(1)", "removed page(1) (flowEnded)",
      ])
    #expect(later == Array(all.dropFirst(2)))
    #expect(await Self.texts(scene.events) == [], "the scene is closed")
  }

  @Test("end when the scene is deallocated, also if its root lives on")
  func deallocation() async throws {
    var scene: FlowScene? = try FlowScene(root: root)
    let events = try #require(scene?.events)
    root.push(.page(1))
    weak let gone = scene
    scene = nil
    #expect(gone == nil)
    #expect(await Self.texts(events) == ["shown page(1)", "visible page(1)"])
  }

  @Test("end their observation with the task of the consumer, and when nobody keeps them")
  func cancellation() async throws {
    let scene = try FlowScene(root: root)
    let consumer = Task { [events = scene.events] in await Self.texts(events) }
    root.push(.page(1))
    while !scene.hearsEvents { await Task.yield() }
    consumer.cancel()
    _ = await consumer.value
    await wait { !scene.hearsEvents }
    #expect(!scene.hearsEvents)
    do { _ = scene.events }
    await wait { !scene.hearsEvents }
    #expect(!scene.hearsEvents)
  }
}
