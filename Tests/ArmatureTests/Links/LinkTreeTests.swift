import Armature
import Foundation
import Testing

@Suite("Links and the tree that they lead through")
@MainActor
struct LinkTreeTests {
  @Test("child(for:) is asked once for each slot of a link, also where there is no child flow")
  func askedOnce() throws {
    var asked: [String] = []
    let child = ClosureFlow {
      asked.append("child \($0)")
      return nil
    }
    let root = ClosureFlow {
      asked.append("\($0)")
      return if case .flow = $0 { child } else { nil }
    }
    let scene = try FlowScene(of: root)
    try scene.open("/page/1/flow/2/page/3")
    #expect(asked == ["page(0)", "page(1)", "flow(2)", "child page(0)", "child page(3)"])
    try scene.open("/page/1/flow/2/page/4")
    #expect(asked.count == 6 && asked.last == "child page(4)")
  }

  @Test("a link that an observer opens is reported after the one that it answers")
  func order() throws {
    let root = StyledFlow()
    let scene = try FlowScene(of: root)
    var events: [String] = []
    scene.observeTexts { events.append($0) }
    root.observe { [weak scene] _ in if root.routes.count == 1 { try? scene?.open("/page/1/page/2") } }
    try scene.open("/page/1")
    #expect(events == ["shown page(1)", "opened /page/1", "shown page(2)", "opened /page/1/page/2"])
  }

  @Test(
    "an error tells the part of the link that was given",
    arguments: [
      ("page/x", "badValue(Int) 1@5"), ("../page/x", "badValue(Int) 2@8"),
      ("https://example.com/app/main/page/x", "badValue(Int) 3@34"),
      ("/page/1/card/1/page/2", "refused(noStack) 4@15"), ("/cover/1;as=cover.nostack/flow/2", "refused(noStack) 2@26"),
      ("/card-flow/1/page/2", "refused(noStack) 2@13"), ("/page/1/flow/2;root=page%2Fx", "badValue(Int) 3@13"),
      ("/.;root=page%2F1%3Broot%3Dpage", "opensNoFlow 0@1"), ("/.;rot=page%2F1", "unknownParameter(rot) 0@3"),
      ("/flow/1/~;as=sheet/page/1", "unknownParameter(as) 2@10"),
    ])
  func position(link: String, problem: String) throws {
    let scene = try FlowScene(of: StyledFlow(), at: LinkAddress("https://example.com/app/{scene}"))
    try scene.open("/flow/1/page/2")
    #expect(scene.outcome(of: link) == problem)
  }

  @Test("a link without a root leaves the root of the scene, whichever flow draws it, and a link's root replaces it")
  func sharedRoot() throws {
    let root = ForeignFlow(root: .nest)
    let scene = try FlowScene(of: root)
    let child = try #require(root.children.first as? StyledFlow)
    child.setRoot(.page(9))
    let link = "/.;root=nest%3Broot%3Dpage%252F9/page/1"
    for (opened, printed, line) in [
      ("/page/1", link, ["page(9)", "page(1)"]), ("/.;root=nest/page/2", "/page/2", ["page(0)", "page(2)"]),
      (link, link, ["page(9)", "page(1)"]),
    ] {
      #expect(scene.outcome(of: opened) == printed)
      #expect(scene.layers == [line] && root.children.first === child)
    }
  }

  @Test("a flow in a slot has the root of the link, else the one that it was given before it entered a scene")
  func childRoots() throws {
    let (census, root) = (Census(), ClosureFlow())
    root.make = { place in
      guard case .flow(let number) = place else {
        return place == .twin(1) ? ForeignFlow(root: .nest, census: census) : nil
      }
      let child = StyledFlow()
      child.setRoot(.page(number))
      return child
    }
    let scene = try FlowScene(of: root)
    for (link, line) in [
      ("/flow/7", ["page(7)"]), ("/flow/7", ["page(7)"]), ("/flow/7;root=page%2F8/page/1", ["page(8)", "page(1)"]),
      ("/flow/7/page/1", ["page(7)", "page(1)"]),
    ] {
      #expect(scene.outcome(of: link) == link)
      #expect(scene.layers == [["page(0)"] + line])
    }
    // A flow that stays takes another root in its slot.
    try scene.open("/twin/1/sheet/2/~/page/3")
    let (child, slots) = (root.children.first, scene.presentation.line.map(\.id))
    for (link, line) in [
      (
        "/twin/1;root=flow%2F4%3Broot%3Dpage%252F9/page/4/~/page/5/~/page/6",
        ["page(9)", "page(4)", "page(5)", "page(6)"]
      ),
      ("/twin/1", ["page(0)"]),
    ] {
      #expect(scene.outcome(of: link) == link)
      #expect(scene.layers == [["page(0)"] + line] && census.living.count == 2 && root.children.first === child)
      #expect(scene.presentation.line.prefix(2).map(\.id) == Array(slots.prefix(2)))
    }
  }

  @Test("a layer that a child flow has presented takes what the link shows behind the flow")
  func layerOfChild() throws {
    let scene = try FlowScene(of: StyledFlow())
    let link = "/card-flow/1/sheet/2/~/page/3/flow/4/page/5/~/page/6"
    #expect(scene.outcome(of: link) == link)
    #expect(scene.layers == [["page(0)"], ["page(0)"], ["sheet(2)", "page(3)", "page(0)", "page(5)", "page(6)"]])
    #expect(throws: LinkError.self) { try scene.open("/card-flow/1/~/page/3") }
  }

  @Test("questions for the directory or a plan while a flow is made change nothing, and a list in the list is empty")
  func nested() throws {
    weak var scene: FlowScene?
    weak var root: ClosureFlow?
    var inner: [LinkDirectory] = []
    let flow = ClosureFlow { place in
      scene.map { inner.append($0.linkDirectory) }
      guard case .flow = place else { return nil }
      _ = try? scene?.plan(for: "/page/1")
      try? scene?.open("/page/8")
      root?.push(.page(9))
      return nil
    }
    let owner = try FlowScene(of: flow)
    (scene, root) = (owner, flow)
    #expect(owner.linkDirectory.flows.map(\.flow) == ["ClosureFlow"])
    #expect(!inner.isEmpty && inner.allSatisfy(\.flows.isEmpty))
    // In a flow that is asked for another reason it is there, and made only once.
    inner = []
    try owner.open("/flow/1")
    #expect(inner.contains { !$0.flows.isEmpty })
    _ = try owner.plan(for: "/flow/2")
    #expect(owner.layers == [["page(0)", "flow(1)"]])
  }

  @Test("a flow that is in use elsewhere is refused, and nothing has changed")
  func inUse() throws {
    weak var held: AnyCoordinator?
    let cached = StyledFlow()
    cached.push(.page(5))
    let root = ClosureFlow {
      switch $0 {
      case .flow: cached
      case .eager: held
      default: nil
      }
    }
    held = root
    let scene = try FlowScene(of: root)
    func refuses(_ links: String...) {
      for link in links {
        let before = scene.presentation
        #expect(throws: LinkError.self, "\(link)") { try scene.open(link) }
        #expect(scene.presentation == before)
      }
    }
    refuses("/eager/1", "/eager/1/page/2/page/3", "/page/1/eager/1;root=page%2F2/page/2")
    try scene.open("/flow/1/page/2/~/page/3")
    refuses("/flow/2", "/flow/2/page/9", "/flow/1/page/2/~/flow/2;root=page%2F1", "/flow/2;root=page%2F3/page/1")
    #expect(try scene.link == "/flow/1/page/2/~/page/3" && root.children.first === cached)
    #expect(cached.push(.page(4)))
  }

  @Test("as many layers as a link can name")
  func layers() throws {
    let root = StyledFlow()
    let scene = try FlowScene(of: root)
    try scene.open("/" + String(repeating: "card/1/", count: 100_000))
    #expect(scene.presentation.line.count == 100_001)
    _ = try scene.link
    try scene.open("/")
    #expect(root.routes.isEmpty)
  }
}
