import Armature
import Foundation
import TestSupport
import Testing

/// A flow that makes its child flows by a closure, and counts how often it is asked.
private final class Asked: Coordinator<Styled> {
  var asked: [Styled] = []
  let make: (Styled) -> AnyCoordinator?

  init(root: Styled = .page(0), make: @escaping (Styled) -> AnyCoordinator? = { _ in nil }) {
    self.make = make
    super.init(root: root)
  }

  override func child(for destination: Styled) -> AnyCoordinator? {
    asked.append(destination)
    return make(destination)
  }
}

@Suite("Links and the tree that they lead through")
@MainActor
struct LinkTreeTests {
  private func open(_ root: AnyCoordinator) throws -> FlowScene {
    try FlowScene(root: root, notificationCenter: NotificationCenter())
  }

  private func error(_ body: () throws -> Void) -> LinkError? {
    do { try body() } catch { return error as? LinkError }
    return nil
  }

  @Test("child(for:) is asked once for each slot of a link, also where there is no child flow")
  func askedOnce() throws {
    let child = Asked()
    let root = Asked { if case .flow = $0 { child } else { nil } }
    let scene = try open(root)
    try scene.open("/page/1/flow/2/page/3")
    #expect(root.asked == [.page(0), .page(1), .flow(2)])
    #expect(child.asked == [.page(0), .page(3)])
    try scene.open("/page/1/flow/2/page/4")
    #expect(root.asked.count == 3)
    #expect(child.asked == [.page(0), .page(3), .page(4)])
  }

  @Test("a link that an observer opens is reported after the one that it answers")
  func order() throws {
    let root = StyledFlow()
    let scene = try open(root)
    var events: [String] = []
    scene.observeTexts { events.append($0) }
    root.observe { [weak scene] _ in if root.routes.count == 1 { try? scene?.open("/page/1/page/2") } }
    try scene.open("/page/1")
    #expect(events == ["shown page(1)", "opened /page/1", "shown page(2)", "opened /page/1/page/2"])
  }

  @Test(
    "an error tells the part of the link that was given",
    arguments: [
      ("page/x", .badValue(type: "Int"), 1), ("../page/x", .badValue(type: "Int"), 2),
      ("https://example.com/app/main/page/x", .badValue(type: "Int"), 3),
      ("/page/1/card/1/page/2", .refused(.noStack), 4), ("/cover/1;as=cover.nostack/flow/2", .refused(.noStack), 2),
      ("/card-flow/1/page/2", .refused(.noStack), 2), ("/page/1/flow/2;root=page%2Fx", .badValue(type: "Int"), 3),
      ("/.;root=page%2F1%3Broot%3Dpage", .opensNoFlow, 0),
      ("/.;rot=page%2F1", .unknownParameter("rot"), 0), ("/flow/1/~;as=sheet/page/1", .unknownParameter("as"), 2),
    ] as [(String, LinkError.Reason, Int)])
  func position(link: String, reason: LinkError.Reason, index: Int) throws {
    let root = StyledFlow()
    let scene = try open(root)
    scene.linkAddress = try LinkAddress("https://example.com/app/{scene}")
    try scene.open("/flow/1/page/2")
    let error = try #require(error { try scene.open(link) })
    #expect(error.reason == reason)
    #expect(error.index == index)
    // A plan promises nothing that cannot be done.
    #expect(throws: error) { try scene.plan(for: link) }
  }

  @Test("a link without a root leaves the root of the scene, whichever flow draws it")
  func sharedRoot() throws {
    let root = ForeignFlow(root: .nest)
    let scene = try open(root)
    let child = try #require(root.children.first as? StyledFlow)
    child.setRoot(.page(9))
    try scene.open("/page/1")
    #expect(scene.layers == [["page(9)", "page(1)"]])
    #expect(root.children.first === child)
    let link = try scene.link
    #expect(link == "/.;root=nest%3Broot%3Dpage%252F9/page/1")
    try scene.open("/.;root=nest/page/2")
    #expect(scene.layers == [["page(0)", "page(2)"]])
    try scene.open(link)
    #expect(try scene.link == link)
    #expect(scene.layers == [["page(9)", "page(1)"]])
  }

  @Test("the root that a flow is given before it enters a scene is its first")
  func earlyRoot() throws {
    let root = Asked {
      guard case .flow(let number) = $0 else { return nil }
      let child = StyledFlow()
      child.setRoot(.page(number))
      return child
    }
    let scene = try open(root)
    for _ in 1...2 {
      try scene.open("/flow/7")
      #expect(scene.layers == [["page(0)", "page(7)"]])
      #expect(try scene.link == "/flow/7")
    }
    try scene.open("/flow/7;root=page%2F8/page/1")
    #expect(try scene.link == "/flow/7;root=page%2F8/page/1")
    try scene.open("/flow/7/page/1")
    #expect(scene.layers == [["page(0)", "page(7)", "page(1)"]])
  }

  @Test(
    "addresses with a port, and scenes of any name",
    arguments: [
      ("https://localhost:8080/{scene}", "main", "https://localhost:8080/main/page/1"),
      ("https://[::1]:8080", "main", "https://[::1]:8080/page/1"),
      ("notes://{scene}", "My notes", "notes://My%20notes/page/1"),
      ("https://example.com/a/{scene}/b", "..", "https://example.com/a/=../b/page/1"),
      ("notes://{scene}/{scene}/", "a/b", "notes://a%2Fb/a%2Fb/page/1"),
      ("notes://{scene}/x", "é", "notes://%C3%A9/x/page/1"),
    ])
  func address(text: String, name: String, link: String) throws {
    let root = StyledFlow()
    let scene = try FlowScene(root: root, name: name, notificationCenter: NotificationCenter())
    scene.linkAddress = try LinkAddress(text)
    root.push(.page(1))
    #expect(try scene.link == link)
    root.goBackToRoot()
    try scene.open(#require(URL(string: link)))
    #expect(root.routes.map(\.destination) == [.page(1)])
    root.goBackToRoot()
    let parts = link.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    try scene.open(parts[0].uppercased() + "//" + parts[2].uppercased() + "/" + parts[3])
    #expect(root.routes.map(\.destination) == [.page(1)])
  }

  @Test("the directory tells prefixes behind which the links of its flows are read")
  func directory() throws {
    let scene = try open(ForeignFlow(root: .nest))
    #expect(scene.linkDirectory.flows.map(\.prefix) == ["/~", "/"])
    #expect(scene.linkDirectory.flows.map(\.flow) == ["ForeignFlow", "StyledFlow"])
    for link in ["/~/page/1", "/page/1"] {
      try scene.open(link)
      #expect(try scene.link == link)
    }
  }

  @Test("a layer that a child flow has presented takes what the link shows behind the flow")
  func layerOfChild() throws {
    let scene = try open(StyledFlow())
    let link = "/card-flow/1/sheet/2/~/page/3/flow/4/page/5/~/page/6"
    try scene.open(link)
    #expect(try scene.link == link)
    #expect(scene.layers == [["page(0)"], ["page(0)"], ["sheet(2)", "page(3)", "page(0)", "page(5)", "page(6)"]])
    #expect(throws: LinkError.self) { try scene.open("/card-flow/1/~/page/3") }
  }

  @Test("a flow that asks for the directory while it is listed gets an empty one")
  func directoryInItself() throws {
    weak var scene: FlowScene?
    var inner: [LinkDirectory] = []
    let root = Asked { _ in
      scene.map { inner.append($0.linkDirectory) }
      return nil
    }
    let owner = try open(root)
    scene = owner
    #expect(owner.linkDirectory.flows.map(\.flow) == ["Asked"])
    #expect(!inner.isEmpty && inner.allSatisfy(\.flows.isEmpty))
    // In a flow that is asked for another reason it is there, and made only once.
    inner = []
    try owner.open("/flow/1")
    #expect(inner.contains { !$0.flows.isEmpty })
  }

  @Test("questions for a directory or a plan change nothing, also when they ask again")
  func nested() throws {
    weak var scene: FlowScene?
    weak var root: Asked?
    let flow = Asked {
      guard case .flow = $0 else { return nil }
      _ = scene?.linkDirectory
      _ = try? scene?.plan(for: "/page/1")
      try? scene?.open("/page/8")
      root?.push(.page(9))
      return nil
    }
    let owner = try open(flow)
    (scene, root) = (owner, flow)
    try owner.open("/flow/1")
    #expect(owner.layers == [["page(0)", "flow(1)"]])
    _ = try owner.plan(for: "/flow/2")
    #expect(owner.layers == [["page(0)", "flow(1)"]])
  }

  @Test("a link in a batch is refused, and the batch with it")
  func inBatch() throws {
    let root = StyledFlow()
    let scene = try open(root)
    #expect(throws: NavigationError.busy) {
      try scene.batch {
        root.push(.page(1))
        try? scene.open("/page/2")
      }
    }
    #expect(scene.layers == [["page(0)"]])
  }

  @Test("a flow foretells the link to what its verb shows, wherever it lies")
  func foretold() async throws {
    var checked = 0
    let tried = try await tryCases(
      600, seed: 3, make: { $0.list(1...9, of: Step.init) }, smaller: { $0.smaller { $0.simplify() } }
    ) { _, steps in
      let census = Census()
      let scene = try open(StyledFlow(census: census))
      let world = LineTrial(census: census, scene: scene)
      for step in steps.dropLast() { world.perform(step) }
      guard let last = steps.last else { return nil }
      let flow = census.living[last.flow % census.living.count]
      let links: (foretold: String?, shown: String?)
      if let flow = flow as? StyledFlow {
        links = try Self.links(of: flow, showing: Styled.make(last.kind, last.number), in: scene)
      } else {
        links = try Self.links(
          of: #require(flow as? ForeignFlow), showing: Foreign.make(last.kind, last.number), in: scene)
      }
      guard let shown = links.shown else { return nil }
      checked += 1
      return links.foretold == shown ? nil : "\(links.foretold ?? "nothing") was foretold, but it became \(shown)"
    }
    #expect(checked >= tried / 5)
  }

  private static func links<D: Destination>(
    of flow: Coordinator<D>, showing destination: D, in scene: FlowScene
  ) throws -> (String?, String?) {
    let before: String?
    do throws(LinkError) { before = try flow.link(to: destination) } catch {
      guard error.reason == .notLinkable else { throw error }
      return (nil, nil)
    }
    guard flow.show(destination), let slot = flow.routes.last(where: { $0.destination == destination })?.id else {
      return (before, nil)
    }
    return (before, try scene.link(to: slot))
  }

  @Test("a flow that is in use elsewhere is refused, and nothing has changed")
  func inUse() throws {
    weak var held: AnyCoordinator?
    let cached = StyledFlow()
    cached.push(.page(5))
    let root = Asked {
      switch $0 {
      case .flow: cached
      case .eager: held
      default: nil
      }
    }
    held = root
    let scene = try open(root)
    for link in ["/eager/1", "/eager/1/page/2/page/3", "/page/1/eager/1;root=page%2F2/page/2"] {
      let before = scene.presentation
      #expect(throws: LinkError.self) { try scene.open(link) }
      #expect(scene.presentation == before)
    }
    try scene.open("/flow/1/page/2/~/page/3")
    for link in ["/flow/2", "/flow/2/page/9", "/flow/1/page/2/~/flow/2;root=page%2F1", "/flow/2;root=page%2F3/page/1"] {
      let before = scene.presentation
      #expect(throws: LinkError.self) { try scene.open(link) }
      #expect(scene.presentation == before)
      #expect(try scene.link == "/flow/1/page/2/~/page/3")
      #expect(root.children.first === cached)
    }
    #expect(cached.push(.page(4)))
  }

  @Test("a flow that stays takes another root in its slot")
  func rootOfKept() throws {
    let census = Census()
    let root = StyledFlow(census: census)
    let scene = try open(root)
    try scene.open("/twin/1/sheet/2/~/page/3")
    let child = root.children.first
    let line = scene.presentation.line
    try scene.open("/twin/1;root=flow%2F4%3Broot%3Dpage%252F9/page/4/~/page/5/~/page/6")
    #expect(scene.layers == [["page(0)", "page(9)", "page(4)", "page(5)", "page(6)"]])
    #expect(scene.presentation.line.prefix(2).map(\.id) == line.prefix(2).map(\.id))
    #expect(root.children.first === child)
    #expect(census.living.count == 3)
    #expect(try scene.link == "/twin/1;root=flow%2F4%3Broot%3Dpage%252F9/page/4/~/page/5/~/page/6")
    try scene.open("/twin/1")
    #expect(scene.layers == [["page(0)", "page(0)"]])
    #expect(root.children.first === child)
  }

  @Test("as many layers as a link can name")
  func layers() throws {
    let root = StyledFlow()
    let scene = try open(root)
    try scene.open("/" + String(repeating: "card/1/", count: 100_000))
    #expect(scene.presentation.line.count == 100_001)
    _ = try scene.link
    try scene.open("/")
    #expect(root.routes.isEmpty)
  }
}
