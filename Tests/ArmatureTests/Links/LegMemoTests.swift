import Foundation
import Testing

@testable import Armature

@Suite("What flows remember of their links is what they would print anew")
@MainActor
struct LegMemoTests {
  @Test("after any sequence of edits, in every flow of the tree")
  func sequences() throws {
    var random = RandomSource(seed: 12)
    for number in 0..<150 {
      let census = Census()
      let scene = try FlowScene(root: PlaceFlow(census: census), notificationCenter: NotificationCenter())
      let world = World(census: census, scene: scene)
      for step in (0..<14).map({ _ in Step(using: &random) }) {
        // Also in the midst of a batch that takes everything back.
        try? scene.batch {
          world.perform(step)
          expectSame(scene, "sequence \(number) in a batch, behind \(step)")
          throw CancellationError()
        }
        expectSame(scene, "sequence \(number) behind a refused batch with \(step)")
        world.perform(step)
        expectSame(scene, "sequence \(number) behind \(step)")
      }
    }
  }

  @Test("where legs have to be parted, or patterns could take each other's segments")
  func openLegs() throws {
    var random = RandomSource(seed: 13)
    let flow = Coordinator<Halt>(root: .list)
    let scene = try FlowScene(root: flow, notificationCenter: NotificationCenter())
    let other = Coordinator<Halt>(root: .list)
    let reader = try FlowScene(root: other, notificationCenter: NotificationCenter())
    for _ in 0..<600 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: flow.goBack(Int.random(in: 1...3, using: &random))
      case 1: flow.replace(with: .random(using: &random))
      case 2:
        let halt = Halt.random(using: &random)
        if let id = flow.routes.randomElement(using: &random)?.id { flow.update(id) { $0 = halt } }
      case 3: flow.show(.random(using: &random), as: .sheet)
      default: flow.show(.random(using: &random))
      }
      expectSame(scene)
      try reader.open(scene.link)
      try #require(other.routes.map(\.destination) == flow.routes.map(\.destination))
    }
  }

  @Test("a payload that changes in place, and comes back when a batch is refused")
  func payloads() throws {
    let flow = PlaceFlow()
    let scene = try FlowScene(root: flow, notificationCenter: NotificationCenter())
    try scene.open("/page/1/page/2/flow/3/page/4")
    let id = flow.routes[1].id
    flow.update(id) { $0 = .page(5) }
    #expect(try scene.link == "/page/1/page/5/flow/3/page/4")
    try? scene.batch {
      flow.update(id) { $0 = .note("a", day: nil) }
      #expect(try scene.link == "/page/1/note/a/flow/3/page/4")
      throw CancellationError()
    }
    #expect(try scene.link == "/page/1/page/5/flow/3/page/4")
    (flow.children.first as? PlaceFlow)?.setRoot(.page(6))
    #expect(try scene.link == "/page/1/page/5/flow/3;root=page%2F6")
    flow.setRoot(.page(7))
    #expect(try scene.link == "/.;root=page%2F7")
  }

  @Test("a flow that could not be opened and is changed before it is opened again")
  func openedAgain() throws {
    var links: [String?] = []
    let flow = Open()
    flow.make = { [unowned flow] in
      links.append(try? flow.link)
      // What no slot can have.
      return if case .flow = $0 { flow } else { nil }
    }
    flow.push(.page(1))
    flow.push(.flow(2))
    #expect(throws: NavigationError.self) {
      try FlowScene(root: flow, notificationCenter: NotificationCenter())
    }
    #expect(links.last == "/page/1/flow/2")
    flow.make = { _ in nil }
    let id = flow.routes[0].id
    flow.update(id) { $0 = .page(3) }
    let scene = try FlowScene(root: flow, notificationCenter: NotificationCenter())
    #expect(try scene.link == "/page/3/flow/2")
  }

  private func expectSame(
    _ scene: FlowScene, _ comment: String = "", at location: SourceLocation = #_sourceLocation
  ) {
    let flows = flows(from: scene.root)
    let kept = texts(of: scene)
    let memos = flows.map(\.legMemo)
    for flow in flows { flow.legMemo = nil }
    let anew = texts(of: scene)
    for (flow, memo) in zip(flows, memos) { flow.legMemo = memo }
    #expect(kept == anew, "\(comment)", sourceLocation: location)
  }

  /// The link to the scene, and the links to the end of each flow, which are printed in the way for rare cases.
  private func texts(of scene: FlowScene) -> [String?] {
    let (link, rareLink) = (try? scene.link, try? scene.address(LinkPlace(of: scene.root)))
    #expect(link == rareLink)
    return [link] + flows(from: scene.root).map { try? $0.link }
  }

  private func flows(from flow: AnyCoordinator) -> [AnyCoordinator] {
    [flow] + flow.children.flatMap { flows(from: $0) }
  }
}
