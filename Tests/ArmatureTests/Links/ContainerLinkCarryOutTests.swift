import Armature
import Foundation
import Testing

@Suite("Links through containers change all or nothing")
@MainActor
struct ContainerLinkCarryOutTests {
  @Test("a flow of another place is not taken for the detail")
  func foreign() throws {
    let foreign = PartlyLinkedFlow(root: .hall)
    let elsewhere = try FlowScene(root: foreign)
    let rooms = PartlyLinkedColumns()
    rooms.make = { _ in foreign }
    let scene = try FlowScene(root: rooms)
    let error = try #require(throws: LinkError.self) { try scene.open("/#room/1/room/2") }
    #expect(error.reason == .refused(.alreadyInUse))
    #expect(elsewhere.layers == [["hall"]] && rooms.detail == nil)
    // A flow that was made with another root is given the one of the link.
    rooms.make = { _ in PartlyLinkedFlow(root: .hall) }
    try scene.open("/#room/1/room/2")
    #expect(try scene.link == "/#room/1/room/2")
  }

  @Test("columns that would both present are refused by the plan, too")
  func beside() throws {
    let rooms = PartlyLinkedColumns()
    let scene = try FlowScene(root: rooms)
    try scene.open("/room/9#room/8/room/7")
    let before = scene.presentation
    for link in ["/room/9/pane/1#room/8/pane/2", "/pane/1#room/1/pane/2", "/pane/1#split/pane/2"] {
      let error = try #require(throws: LinkError.self) { try scene.open(link) }
      #expect(error.reason == .refused(.buried), "\(link)")
      #expect(throws: error) { try scene.plan(for: link) }
      #expect(scene.presentation == before)
      #expect(try scene.link == "/room/9#room/8/room/7")
    }
    try scene.open("/pane/1#room/8")
    try scene.open("/room/9#room/8/pane/2")
    #expect(try scene.link == "/room/9#room/8/pane/2")
    try scene.open("/pane/1#room/8")
    #expect(try scene.link == "/pane/1#room/8")
  }

  @Test("tabs without a tab have a link, too")
  func empty() throws {
    let scene = try FlowScene(root: ClosureContainer([]))
    try scene.open(scene.link)
    #expect(try scene.plan(for: "/").changesNothing)
  }

  @Test("another column may present something when the tab that did so is hidden by the same link")
  func inTurn() throws {
    let scene = try FlowScene(root: NestingColumns())
    for link in [
      "/tabs/first#tabs/first/sheet/1", "/tabs/first/sheet/2#tabs/second", "/tabs/second#tabs/first/sheet/1",
      "/tabs/first/sheet/2#tabs/second",
    ] {
      try scene.open(link)
      #expect(try scene.link == link)
    }
    #expect(throws: LinkError.self) { try scene.plan(for: "/tabs/first/sheet/2#tabs/first/sheet/1") }
  }

  @Test(
    "any text may name a tab",
    arguments: ["a/b", "..", ".", "~", "=", "=x", "", "é", "A", "?", "#", ";root=x", "%41", "👨‍👩‍👧", "a:b", "extra(1)"])
  func names(name: String) throws {
    let scene = try FlowScene(root: ClosureContainer(["first", "a", name]))
    let shelf = try found(scene.root, as: ClosureContainer.self)
    shelf.show(name)
    shelf.places(name)?.push(.page(1))
    let link = try scene.link
    let other = try FlowScene(root: ClosureContainer(["first", "a", name]))
    try other.open(link)
    #expect(other.presentation.shape == scene.presentation.shape, "\(link)")
    #expect(try other.link == link)
    try other.open("../../first")
    #expect(try other.link == "/first")
    #expect(try FlowScene(root: ClosureContainer([name])).linkDirectory.flows.map(\.forms.count) == [1, 0])
  }

  @Test("a tab's name has its values behind points, so that no other case has the same")
  func defaultNames() throws {
    enum Part: Tab {
      case plain, extra(Int), extraB, both(id: Int, of: String), text(String)
      func flow(in tabs: TabCoordinator<Self>) -> AnyCoordinator { StyledFlow() }
      func item(in tabs: TabCoordinator<Self>) -> TabItem { TabItem("") }
    }
    let tabs: [Part] = [.plain, .extra(1), .extra(-1), .extraB, .both(id: 7, of: "x"), .text("a/b (c)")]
    #expect(tabs.map(\.name) == ["plain", "extra.1", "extra.-1", "extra-b", "both.7.x", "text.a/b (c)"])
    let scene = try FlowScene(root: TabCoordinator(tabs))
    try scene.open("/text.a%2Fb%20%28c%29/page/1")
    #expect(try scene.link == "/text.a%2Fb%20%28c%29/page/1")
    try scene.open("/extra.1")
    #expect(try scene.link == "/extra.1")
  }

  @Test("a link through tabs makes no other tab's flow")
  func madeOnce() throws {
    let scene = try FlowScene(root: NestingFlow())
    _ = try scene.plan(for: "/tabs/second/page/1")
    try scene.open("/tabs/second/page/1")
    let tabs = try found(scene.root.children.first, as: MixedTabs.self)
    #expect(tabs.made == ["second"])
    try scene.open("/tabs/second/page/2")
    #expect(tabs.made == ["second"])
    #expect(throws: LinkError.self) { try scene.open("/tabs/first/nowhere") }
    #expect(tabs.flow(of: .first) == nil && tabs.selected == .second)
  }

  @Test("flows that were made for a link that fails are released")
  func released() throws {
    let census = Census()
    let scene = try FlowScene(root: MixedTabs([.first, .library, .nested], census: census))
    let count = census.living.count
    for link in ["/library/page/1#page/2/nowhere", "/nested/second/page/x", "/library/sheet/1#page/1/sheet/2"] {
      #expect(throws: LinkError.self) { try scene.open(link) }
      #expect(census.living.count == count, "\(link)")
    }
    _ = try scene.plan(for: "/library/page/1#page/2")
    #expect(census.living.count == count)
    try scene.open("/library/page/1#page/2")
    #expect(try scene.link == "/library/page/1#page/2")
  }

  @Test("a link that fails while it is carried out leaves hidden flows, selection and memos as they were")
  func rolledBack() throws {
    let shared = StyledFlow()
    let root = ClosureContainer(["mail", "first", "twice"]) { name in
      guard name == "twice" else { return name == "mail" ? ThreeColumns() : StyledFlow() }
      return ClosureContainer(["a"]) { _ in
        ClosureFlow { if case .flow = $0 { shared } else { nil } }
      }
    }
    let scene = try FlowScene(root: root)
    try scene.open("/mail/page/1#page/2/~/page/3/page/4")
    try scene.open("/first/page/1/sheet/2")
    root.show("mail")
    let links = try scene.presentation.line.map { try scene.link(to: $0.id) }
    let (before, hidden) = (scene.presentation, root.places("first")?.routes.map(\.id))
    // The same flow in two places is found only when the second one takes it.
    for link in ["/twice/a/flow/1/~/flow/2", "/twice/a/page/1/flow/1/page/5/~/flow/2/page/6"] {
      #expect(throws: LinkError.self) { try scene.open(link) }
      #expect(scene.presentation == before && root.visibleName == "mail")
      #expect(root.existingFlow(named: "twice") == nil)
      #expect(root.places("first")?.routes.map(\.id) == hidden)
      #expect(try scene.presentation.line.map { try scene.link(to: $0.id) } == links)
      #expect(try scene.plan(for: scene.link).changesNothing)
    }
    try scene.open("/mail/page/1#page/2/~/page/3/page/5")
    #expect(scene.presentation.line.dropLast().map(\.id) == before.line.dropLast().map(\.id))
    try scene.open("/first/page/1/sheet/2")
    #expect(root.places("first")?.routes.map(\.id) == hidden)
  }

  @Test("no more flows nest through containers than otherwise")
  func tooDeep() throws {
    let scene = try FlowScene(root: Nest())
    // The last one shows a flow, too.
    let leg = "a/"
    try scene.open("/" + String(repeating: leg, count: 62))
    let before = scene.presentation
    #expect(throws: LinkError.self) { try scene.open("/" + String(repeating: leg, count: 63)) }
    #expect(scene.presentation == before)
    #expect(throws: LinkError.self) { try scene.open("/" + String(repeating: leg, count: 100_000)) }
  }

  @Test("a scene with tabs and columns is led to by name, and closed with all that it hides")
  func scenes() throws {
    let census = Census()
    let center = NotificationCenter()
    let scenes = SceneDirectory(notificationCenter: center, linkAddress: try LinkAddress("app://{scene}")) { name in
      MixedTabs([.first, .library, .nested], census: census)
    }
    try scenes.open(link: "app://one/nested/second/page/1/sheet/2")
    try scenes.open(link: "app://one/library/page/1#page/2/sheet/3")
    let one = try #require(scenes["one"])
    #expect(try one.link == "app://one/library/page/1#page/2/sheet/3")
    try scenes.open("main")
    try scenes.open(link: "app://one/library/page/1#page/7")
    #expect(scenes.current === one && one.line.last == "page(7)")
    #expect(throws: LinkError.self) { try scenes.open(link: "app://new/first;detail=page%2F7") }
    #expect(scenes.names == ["one", "main"])
    _ = try scenes.plan(for: "app://new/library#page/7")
    let line = one.line
    scenes.close("one")
    center.post(name: .popToRoot, object: nil)
    #expect(throws: LinkError.self) { try one.open("/first") }
    #expect(one.line == line)
  }

  @Test("the hidden flows of a closed scene hear of it, and are released")
  func closed() throws {
    let census = Census()
    let scenes = SceneDirectory(notificationCenter: NotificationCenter()) { _ in
      MixedTabs([.first, .library, .nested], census: census)
    }
    try scenes.open(link: "/nested/second/flow/1/page/1/sheet/2")
    try scenes.open(link: "/library/page/1#flow/2/sheet/3")
    #expect(census.living.count > 6)
    scenes.close("main")
    #expect(census.living.isEmpty)
  }

  @Test("the list of links goes through columns, and every link in it leads somewhere")
  func directory() throws {
    let cases: [(AnyCoordinator, [String])] = [
      (Cabin(), ["/", "/split", "/#", "/#flat"]), (Lodge(), ["/", "/#", "/#~", "/#~/flat"]),
      (PartlyLinkedFlow(root: .hall), ["/", "/tabs", "/split#"]),
    ]
    for (root, prefixes) in cases {
      let scene = try FlowScene(root: root)
      let flows = scene.linkDirectory.flows
      #expect(flows.map(\.prefix) == prefixes, "\(type(of: root))")
      for flow in flows {
        for example in flow.forms.compactMap(\.example) {
          let link = flow.prefix + (flow.prefix.hasSuffix("/") || flow.prefix.hasSuffix("#") ? "" : "/") + example
          #expect(throws: Never.self, "\(link)") { try scene.plan(for: link) }
        }
      }
    }
  }
}

/// The destinations of a column that opens tabs.
private enum Floor: Screenless, Codable {
  case flat, stairs(Int)
  static let examples: [Floor] = [.stairs(1), .flat]
}

private final class FloorFlow: Coordinator<Floor> {
  override func child(for destination: Floor) -> AnyCoordinator? {
    destination == .flat ? ClosureContainer(["a"]) { _ in Coordinator(root: Door.open) } : nil
  }
}

private enum Door: Screenless, Codable {
  case open, shut
  static let examples: [Door] = [.shut]
}

private final class Cabin: SplitCoordinator<PartlyLinked, Floor> {
  init() { super.init(sidebar: CabinNooks(root: .hall)) }
  override func detailFlow(for destination: Floor) -> Coordinator<Floor> { FloorFlow(root: destination) }
}

/// Opens another split view, whose detail is no fragment.
private final class CabinNooks: Coordinator<PartlyLinked> {
  override func child(for destination: PartlyLinked) -> AnyCoordinator? {
    destination == .split ? SplitCoordinator<Door, Door>(sidebar: Coordinator(root: .open)) : nil
  }
}

private final class Nest: ContainerCoordinator {
  init() { super.init(names: ["b", "a"]) }
  override func flow(named name: String) -> AnyCoordinator { name == "a" ? Nest() : Coordinator(root: Door.open) }
}

private final class Lodge: ThreeColumnCoordinator<Door, Door, Floor> {
  init() { super.init(sidebar: Coordinator(root: .open)) }
  override func detailFlow(for destination: Floor) -> Coordinator<Floor> { FloorFlow(root: destination) }
}
