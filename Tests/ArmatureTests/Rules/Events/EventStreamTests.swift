import Armature
import Foundation
import TestSupport
import Testing

@Suite("Streams of events")
@MainActor
struct EventStreamTests {
  @Test("have all events from their beginning on, in order, each stream for itself")
  func order() async throws {
    let root = StyledFlow()
    let scenes = SceneDirectory { _ in root }
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
        "shown page(2)", "visible page(2)", "removed page(2) (verb)", "visible page(1)",
        "removed page(1) (flowEnded)",
      ])
    #expect(later == Array(all.dropFirst(2)))
    #expect(await Self.texts(scene.events) == [], "the scene is closed")
  }

  private static func texts(_ events: AsyncStream<NavigationEvent>) async -> [String] {
    var texts: [String] = []
    for await event in events { texts.append(event.text) }
    return texts
  }

  @Test("end when the scene is deallocated, also if its root lives on")
  func deallocation() async throws {
    let root = StyledFlow()
    var scene: FlowScene? = try FlowScene(root: root)
    let events = try #require(scene?.events)
    root.push(.page(1))
    weak let gone = scene
    scene = nil
    #expect(gone == nil)
    #expect(await Self.texts(events) == ["shown page(1)", "visible page(1)"])
  }

  @Test("end their observation with the task of the consumer")
  func cancellation() async throws {
    let root = StyledFlow()
    let scene = try FlowScene(root: root)
    let events = scene.events
    let consumer = Task { await Self.texts(events) }
    root.push(.page(1))
    while !scene.hearsEvents { await Task.yield() }
    consumer.cancel()
    _ = await consumer.value
    await wait { !scene.hearsEvents }
    #expect(!scene.hearsEvents)
  }

  @Test("end their observation when nobody keeps them")
  func dropping() async throws {
    let scene = try FlowScene(root: StyledFlow())
    do { _ = scene.events }
    await wait { !scene.hearsEvents }
    #expect(!scene.hearsEvents)
  }
}
