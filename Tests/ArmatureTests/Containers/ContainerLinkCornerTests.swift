import Foundation
import Testing

@testable import Armature

/// Destinations of which some are kept out of links, and a dialog to which one leads.
private enum Nook: Screenless, Codable {
  case hall, room(Int), pane(Int), ask(Int), note(Int), secret, tabs, split

  static let examples: [Nook] = [.hall, .room(1), .tabs, .split]

  var style: PresentationStyle {
    switch self {
    case .ask: .alert
    case .note: .dialog
    case .pane: .sheet
    default: .push
    }
  }

  var isLinkable: Bool {
    switch self {
    case .ask, .secret: false
    default: true
    }
  }
}

private final class NookFlow: Coordinator<Nook> {
  override func child(for destination: Nook) -> AnyCoordinator? {
    switch destination {
    case .tabs: Shelf(["a", "b"]) { _ in NookFlow(root: .hall) }
    case .split: Rooms()
    default: nil
    }
  }
}

private final class Rooms: SplitCoordinator<Nook, Nook> {
  var make: (Nook) -> Coordinator<Nook> = { NookFlow(root: $0) }
  init() { super.init(sidebar: NookFlow(root: .hall)) }
  override func detailFlow(for destination: Nook) -> Coordinator<Nook> { make(destination) }
}

@Suite("Links through containers, in corners")
@MainActor
struct ContainerLinkCornerTests {
  private func flow<F: AnyCoordinator>(_ flow: AnyCoordinator?, as type: F.Type = F.self) throws -> F {
    try #require(flow as? F)
  }

  @Test("a dialog in a tab does not keep what lies above the tabs from presenting")
  func aboveDialog() throws {
    let root = NookFlow(root: .hall)
    let scene = try FlowScene(root: root)
    root.push(.tabs)
    let shelf = try flow(root.children.first, as: Shelf.self)
    let tab = try flow(shelf.visibleFlow, as: NookFlow.self)
    tab.show(.note(1))
    #expect(root.show(.pane(2)))
    let link = try scene.link
    #expect(link == "/tabs/a/note/1/~/pane/2")
    let other = try FlowScene(root: NookFlow(root: .hall))
    try other.open(link)
    #expect(other.presentation.shape == scene.presentation.shape)
  }

  @Test("what is kept out of links ends the line of its tab, and nothing else")
  func dialogInTab() throws {
    let root = NookFlow(root: .hall)
    let scene = try FlowScene(root: root)
    root.push(.tabs)
    let shelf = try flow(root.children.first, as: Shelf.self)
    let tab = try flow(shelf.visibleFlow, as: NookFlow.self)
    tab.push(.room(1))
    root.push(.room(2))
    tab.show(.ask(1))
    #expect(try scene.link == "/tabs/a/room/1/~/room/2")
    #expect(try root.link(to: .room(3)) == "/tabs/a/room/1/~/room/2/room/3")
    #expect(throws: LinkError.self) { try tab.link(to: .room(3)) }
    #expect(try scene.link(to: #require(tab.routes.last?.id)) == "/tabs/a/room/1")
    try scene.open(scene.link)
    #expect(scene.layers == [["hall", "Shelf", "room(2)"]])
    #expect(tab.routes.count == 1)
  }

  @Test("what is kept out of links in a sidebar leaves the detail in the link")
  func dialogInSidebar() throws {
    let rooms = Rooms()
    let scene = try FlowScene(root: rooms)
    rooms.sidebar.push(.room(1))
    rooms.showDetail(.room(2))
    rooms.sidebar.show(.ask(3))
    #expect(try scene.link == "/room/1#room/2")
    rooms.sidebar.dismissAll()
    rooms.showDetail(.secret)
    #expect(try scene.link == "/room/1")
  }

  @Test("a detail to which no link leads does not end the line above the split view")
  func secretDetail() throws {
    let root = NookFlow(root: .hall)
    let scene = try FlowScene(root: root)
    root.push(.split)
    let rooms = try flow(root.children.first, as: Rooms.self)
    rooms.showDetail(.room(1))
    root.push(.room(2))
    rooms.detail?.push(.secret)
    #expect(try scene.link == "/split/~/room/2#room/1")
    rooms.showDetail(.secret)
    #expect(try scene.link == "/split/~/room/2")
  }

  @Test("a flow of another place is not taken for the detail")
  func foreign() throws {
    let foreign = NookFlow(root: .hall)
    let elsewhere = try FlowScene(root: foreign)
    let rooms = Rooms()
    rooms.make = { _ in foreign }
    let scene = try FlowScene(root: rooms)
    let error = try #require(throws: LinkError.self) { try scene.open("/#room/1/room/2") }
    #expect(error.reason == .refused(.alreadyInUse))
    #expect(elsewhere.layers == [["hall"]] && rooms.detail == nil)
    // A flow that was made with another root is given the one of the link.
    rooms.make = { _ in NookFlow(root: .hall) }
    try scene.open("/#room/1/room/2")
    #expect(try scene.link == "/#room/1/room/2")
  }

  @Test("columns that would both present are refused by the plan, too")
  func beside() throws {
    let rooms = Rooms()
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

  @Test(
    "relative links in columns",
    arguments: [
      ("/room/1#room/7", "../8", "/room/1#room/8"),
      ("/room/1#room/7", "../pane/8", "/room/1#pane/8"),
      ("/room/1#room/7", "./8", "/room/1#room/7/room/8"),
      ("/room/1#room/7", "..", "/room/1"),
      ("/room/1#room/7", "../..", "/"),
      ("/room/1#room/7", "../../../..", "/"),
      ("/room/1#room/7", "#room/8", "/room/1#room/8"),
      ("/room/1#room/7", "room/2#room/8", "/room/1/room/2#room/8"),
      ("/room/1#room/7", "..#room/8", "/#room/8"),
      ("/room/1#room/7", ".", "/room/1#room/7"),
      ("/room/1#room/7", "#", "/room/1"),
      ("/room/1", "#room/8", "/room/1#room/8"),
      ("/room/1/pane/2#room/7", "..", "/room/1#room/7"),
      ("/room/1/pane/2#room/7", "../3", "/room/1/pane/3#room/7"),
      ("/room/1/pane/2#room/7", "room/3", "/room/1/pane/2/room/3#room/7"),
      ("/room/1/pane/2#room/7", "../room/3", "/room/1/room/3#room/7"),
      ("/room/1/pane/2#room/7", "../../2", "/room/1#room/2"),
      ("/room/1#room/7", "../../2", "/room/2"),
      ("/tabs/a/room/1#tabs/b/room/2", "../3", "/tabs/a/room/1#tabs/b/room/3"),
      ("/tabs/a/room/1#tabs/b/room/2", "../../a", "/tabs/a/room/1#tabs/a"),
    ])
  func relative(place: String, link: String, goal: String) throws {
    let scene = try FlowScene(root: Rooms())
    try scene.open(place)
    #expect(try scene.link == place)
    try scene.open(link)
    #expect(try scene.link == goal)
  }

  @Test("relative links start in the detail of the last split view, whichever part of the link tells it")
  func relativeInSecond() throws {
    let scene = try FlowScene(root: NookFlow(root: .hall))
    try scene.open("/split/room/1/~/split;detail=room%2F2/room/3#room/4")
    try scene.open("room/5")
    #expect(try scene.link == "/split/room/1/~/split;detail=room%2F2%2Froom%2F5/room/3#room/4")
    try scene.open("../6")
    #expect(try scene.link == "/split/room/1/~/split;detail=room%2F2%2Froom%2F6/room/3#room/4")
    try scene.open("../..")
    #expect(try scene.link == "/split/room/1/~/split/room/3#room/4")
    try scene.open("../..")
    #expect(try scene.link == "/split/room/1#room/4")
    try scene.open("..")
    #expect(try scene.link == "/split/room/1")
  }

  @Test(
    "hostile fragments are refused, and say where",
    arguments: [
      ("/room/1#room/7#room/8", .showsNoDetail, 4, 15), ("/room/1#app://x/room/7", .elsewhere, 2, 8),
      ("/room/1#room/%zz", .malformedEscape, 3, 13), ("/room/1#room//1", .emptySegment, 3, 13),
      ("/room/1#~/room/1", .unexpected, 2, 8), ("/room/1#..", .unknownDestination, 2, 8),
      ("/room/1#.", .unknownDestination, 2, 8), ("/room/1#~", .unexpected, 2, 8),
      ("/room/1#room/1;as=sheet", .unknownParameter("as"), 3, 15), ("/room/1;detail=room%2F1", .showsNoDetail, 0, 1),
      ("/split;detail=room%2Fx#room/1", .badValue(type: "Int"), 0, 1),
      ("/split;root=room%2F1%3Bas=sheet", .unknownParameter("as"), 0, 1),
      ("/room/1#room/1;detail=room%2F2", .showsNoDetail, 2, 8), ("/room/1?detail=room%2F2", .showsNoDetail, 0, 1),
      ("/split?detail=room%2F2%23x", .showsNoDetail, 0, 1), ("/#room/1;root=room%2F1", .opensNoFlow, 1, 7),
      ("/#room", .missingValue("_0"), 1, 0),
    ] as [(String, LinkError.Reason, Int, Int)])
  func hostile(link: String, reason: LinkError.Reason, index: Int, offset: Int) throws {
    let scene = try FlowScene(root: Rooms())
    let before = scene.presentation
    let error = try #require(throws: LinkError.self, "\(link)") { try scene.open(link) }
    #expect(scene.presentation == before)
    #expect(error.reason == reason && error.index == index, "\(error)")
    // The end of a link has no offset.
    #expect(error.offset == offset || error.leg.isEmpty, "\(error)")
  }

  @Test("a split view in the root of another one's sidebar does not take that one's place for the detail")
  func sameOpener() throws {
    let root = NookFlow(root: .hall)
    let scene = try FlowScene(root: root)
    root.push(.split)
    let outer = try flow(root.children.first, as: Rooms.self)
    outer.sidebar.setRoot(.split)
    let inner = try flow(outer.sidebar.children.first, as: Rooms.self)
    inner.showDetail(.room(1))
    #expect(try scene.link == "/split;root=split")
    outer.showDetail(.room(2))
    #expect(try scene.link == "/split;root=split#room/2")
    try scene.open("../3")
    #expect(outer.detail?.root == .room(3))
  }

  @Test("the link to what a flow in a column shows leads there")
  func foretold() throws {
    let mail = Mail()
    let scene = try FlowScene(root: mail)
    try scene.open("/flow/1#nest/flow/4/~/page/2/~/~/flow/3/page/1/~/page/4")
    #expect(try scene.link == "/flow/1#nest/flow/4/~/page/2/~/~/flow/3/page/1/~/page/4")
    let detail = try flow(mail.detail, as: PlaceFlow.self)
    let link = try #require(try detail.link(to: .page(5)))
    #expect(link == "/flow/1#nest/flow/4/~/page/2/~/~/flow/3/page/1/~/page/4/page/5")
    let middle = try flow(mail.middle, as: SideFlow.self)
    #expect(try middle.link(to: .page(5)) == "/flow/1#nest/flow/4/~/page/2/~/page/5")
    #expect(try mail.sidebar.link(to: .page(5)) == "/flow/1/~/page/5")
    detail.push(.page(5))
    #expect(try scene.link == link)
    try scene.open("../../../page/6")
    #expect(try scene.link == "/flow/1#nest/flow/4/~/page/2/~/~/flow/3/page/6")
    try scene.open("/flow/1#nest/flow/4/~/page/2/~/~/page/1")
    try scene.open("../7")
    #expect(try scene.link == "/flow/1#nest/flow/4/~/page/2/~/~/page/7")
  }

  @Test("an empty fragment is none")
  func emptyFragment() throws {
    let scene = try FlowScene(root: NookFlow(root: .hall))
    try scene.open("/room/1#")
    #expect(try scene.link == "/room/1")
  }

  @Test("long fragments cost time in proportion")
  func long() throws {
    let scene = try FlowScene(root: Rooms())
    try scene.open("/#" + Array(repeating: "room/1", count: 10_000).joined(separator: "/"))
    #expect(scene.presentation.line.count == 10_002)
    _ = try scene.link
    try scene.open(Array(repeating: "..", count: 5_000).joined(separator: "/"))
    #expect(scene.presentation.line.count == 5_002)
    #expect(throws: LinkError.self) { try scene.open("/#" + String(repeating: "#", count: 100_000)) }
    #expect(throws: LinkError.self) { try scene.open("/#" + String(repeating: "~/", count: 100_000)) }
  }

  @Test("tabs without a tab have a link, too")
  func empty() throws {
    let scene = try FlowScene(root: Shelf([]))
    try scene.open(scene.link)
    #expect(try scene.plan(for: "/").changesNothing)
  }

  @Test(
    "any text may name a tab",
    arguments: ["a/b", "..", ".", "~", "=", "=x", "", "é", "A", "?", "#", ";root=x", "%41", "👨‍👩‍👧", "a:b", "extra(1)"])
  func names(name: String) throws {
    let scene = try FlowScene(root: Shelf(["first", "a", name]))
    let shelf = try flow(scene.root, as: Shelf.self)
    shelf.show(name)
    shelf.places(name)?.push(.page(1))
    let link = try scene.link
    let other = try FlowScene(root: Shelf(["first", "a", name]))
    try other.open(link)
    #expect(other.presentation.shape == scene.presentation.shape, "\(link)")
    #expect(try other.link == link)
    try other.open("../../first")
    #expect(try other.link == "/first")
    #expect(try FlowScene(root: Shelf([name])).linkDirectory.flows.map(\.forms.count) == [1, 0])
  }

  @Test("a tab's name has its values behind points, so that no other case has the same")
  func defaultNames() throws {
    enum Part: Tab {
      case plain, extra(Int), extraB, both(id: Int, of: String), text(String)
      func flow(in tabs: TabCoordinator<Self>) -> AnyCoordinator { PlaceFlow() }
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
    let scene = try FlowScene(root: HubFlow())
    _ = try scene.plan(for: "/tabs/second/page/1")
    try scene.open("/tabs/second/page/1")
    let tabs = try flow(scene.root.children.first, as: Corners.self)
    #expect(tabs.made == ["second"])
    try scene.open("/tabs/second/page/2")
    #expect(tabs.made == ["second"])
    #expect(throws: LinkError.self) { try scene.open("/tabs/first/nowhere") }
    #expect(tabs.flow(of: .first) == nil && tabs.selected == .second)
  }

  @Test("flows that were made for a link that fails are released")
  func released() throws {
    let census = Census()
    let scene = try FlowScene(root: Corners([.first, .library, .nested], census: census))
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
    let shared = PlaceFlow()
    let root = Shelf(["mail", "first", "twice"]) { name in
      guard name == "twice" else { return name == "mail" ? Mail() : PlaceFlow() }
      return Shelf(["a"]) { _ in
        Open { if case .flow = $0 { shared } else { nil } }
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
      Corners([.first, .library, .nested], census: census)
    }
    try scenes.open(link: "app://one/nested/second/page/1/sheet/2")
    try scenes.open(link: "app://one/library/page/1#page/2/sheet/3")
    let one = try #require(scenes["one"])
    #expect(try one.link == "app://one/library/page/1#page/2/sheet/3")
    try scenes.open("main")
    try scenes.open(link: "app://one/library/page/1#page/7")
    #expect(scenes.current === one && one.line.last == "page(7)")
    #expect(throws: LinkError.self) { try scenes.open(link: "app://new/first#page/7") }
    #expect(scenes.names == ["one", "main"])
    _ = try scenes.plan(for: "app://new/library#page/7")
    let line = one.line
    scenes.close("one")
    center.post(name: .popToRoot, object: nil)
    #expect(throws: LinkError.self) { try one.open("/first") }
    #expect(one.line == line)
  }

  @Test("what a closed scene has hidden is told of it, and released")
  func closed() throws {
    let census = Census()
    let scenes = SceneDirectory(notificationCenter: NotificationCenter()) { _ in
      Corners([.first, .library, .nested], census: census)
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
      (NookFlow(root: .hall), ["/", "/tabs", "/split#"]),
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

/// What a column shows that opens tabs.
private enum Floor: Screenless, Codable {
  case flat, stairs(Int)
  static let examples: [Floor] = [.stairs(1), .flat]
}

private final class FloorFlow: Coordinator<Floor> {
  override func child(for destination: Floor) -> AnyCoordinator? {
    destination == .flat ? Shelf(["a"]) { _ in Coordinator(root: Door.open) } : nil
  }
}

private enum Door: Screenless, Codable {
  case open, shut
  static let examples: [Door] = [.shut]
}

private final class Cabin: SplitCoordinator<Nook, Floor> {
  init() { super.init(sidebar: CabinNooks(root: .hall)) }
  override func detailFlow(for destination: Floor) -> Coordinator<Floor> { FloorFlow(root: destination) }
}

/// Opens another split view, whose detail is no fragment.
private final class CabinNooks: Coordinator<Nook> {
  override func child(for destination: Nook) -> AnyCoordinator? {
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
