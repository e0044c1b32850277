import Armature
import ArmatureExplorer
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
    scene.observe { [weak scene] _ in if root.routes.count == 1 { _ = try? scene?.open("/page/1/page/2") } }
    try scene.open("/page/1")
    #expect(events == ["shown page(1)", "opened /page/1", "shown page(2)", "opened /page/1/page/2"])
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

  @Test("questions for the directory or a plan while a flow is made change nothing, and a list in the list is empty")
  func nested() throws {
    weak var scene: FlowScene?
    weak var root: ClosureFlow?
    var inner: [LinkDirectory] = []
    let flow = ClosureFlow { place in
      scene.map { inner.append($0.linkDirectory) }
      guard case .flow = place else { return nil }
      _ = try? scene?.plan(for: "/page/1")
      _ = try? scene?.open("/page/8")
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
    let (cached, root) = (StyledFlow(), ClosureFlow())
    root.make = { [unowned root] in
      if case .flow = $0 { return cached }
      return $0 == .eager(1) ? root : nil
    }
    let scene = try FlowScene(of: root)
    let twice = [
      "/eager/1/page/2", "/page/1/eager/1;root=page%2F2/page/2", "/flow/1/page/2/~/flow/2;root=page%2F1",
    ]
    for (place, links) in [
      ("/page/3", twice), ("/flow/1/page/2/~/page/3", twice + ["/flow/2/page/9", "/flow/2;root=page%2F3/page/1"]),
    ] {
      try scene.open(place)
      for link in links { #expect(scene.outcome(of: link).hasPrefix("refused(alreadyInUse)"), "\(link)") }
      #expect(try scene.link == place)
    }
    #expect(root.children.first === cached && cached.push(.page(4)))
  }

  @Test("as many layers as a link can name")
  func layers() throws {
    let root = StyledFlow()
    let scene = try FlowScene(of: root)
    try scene.open("/" + String(repeating: "card/1/", count: 20_000))
    #expect(scene.presentation.line.count == 20_001)
    _ = try scene.link
    try scene.open("/")
    #expect(root.routes.isEmpty)
  }

  @Test("the link to a place is refused when it is longer than a link that can be opened, in all its forms")
  func tooLong() throws {
    let flow = StyledFlow()
    let scene = try FlowScene(of: flow)
    let note = Styled.note(String(repeating: "/", count: 1 << 19), day: nil)
    func expectTooLong(_ links: (() throws -> String?)...) throws {
      for link in links {
        let error = try #require(throws: LinkError.self) { try link() }
        #expect(error.reason == .tooLong && "\(error)".utf8.count < 1_000)
      }
    }
    try expectTooLong({ try flow.link(to: note) })
    flow.push(note)
    try expectTooLong(
      { try scene.link }, { try flow.link }, { try scene.link(to: scene.presentation.topNode.id) })
    flow.goBack()
    flow.push(.note(String(repeating: "a", count: 1_048_576 - 6), day: nil))
    let longest = try scene.link
    #expect(longest.utf8.count == 1_048_576)
    try scene.open(longest)
    scene.linkAddress = try LinkAddress("notes://main")
    try expectTooLong({ try scene.link })
  }

  @Test("a link is refused where it becomes too long, and a relative link leads back from there")
  func endsEarly() throws {
    let flow = Coordinator<Heavy>(root: .start)
    let scene = try FlowScene(of: flow)
    try flow.edit { stack in for _ in 0..<100 { try stack.push(.load(Load())) } }
    let before = Load.count
    let error = try #require(throws: LinkError.self) { try scene.link }
    #expect(error.reason == .tooLong && "\(error)".utf8.count < 1_000)
    #expect(Load.count - before < 20)
    try scene.open(Array(repeating: "..", count: 98).joined(separator: "/"))
    #expect(flow.routes.count == 2)
    #expect(try scene.link.utf8.count > Load.size)
  }
}

private enum Heavy: Screenless, Codable {
  case start, load(Load)
}

/// A value with a long text, which counts how often it is printed.
private struct Load: Hashable, Codable, LinkValue {
  static let size = 1 << 17
  nonisolated(unsafe) static var count = 0

  static func linkValue(from text: String) -> Self? { text.utf8.count == size ? Self() : nil }
  var linkText: String {
    Self.count += 1
    return String(repeating: "a", count: Self.size)
  }
}
