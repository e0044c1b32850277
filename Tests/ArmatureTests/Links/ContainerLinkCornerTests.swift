import Armature
import Testing

@Suite("Links through containers, in corners")
@MainActor
struct ContainerLinkCornerTests {
  @Test("a dialog in a tab, below what lies above the tabs, is in the link")
  func aboveDialog() throws {
    let root = PartlyLinkedFlow(root: .hall)
    let scene = try FlowScene(root: root)
    root.push(.tabs)
    let shelf = try found(root.children.first, as: ClosureContainer.self)
    let tab = try found(shelf.visibleFlow, as: PartlyLinkedFlow.self)
    root.show(.pane(2))
    #expect(tab.show(.note(1)))
    let link = try scene.link
    #expect(link == "/tabs/a/note/1/~/pane/2")
    let other = try FlowScene(root: PartlyLinkedFlow(root: .hall))
    try other.open(link)
    #expect(other.presentation.shape == scene.presentation.shape)
  }

  @Test("a slot that is kept out of links ends the line of its tab, and nothing else")
  func dialogInTab() throws {
    let root = PartlyLinkedFlow(root: .hall)
    let scene = try FlowScene(root: root)
    root.push(.tabs)
    let shelf = try found(root.children.first, as: ClosureContainer.self)
    let tab = try found(shelf.visibleFlow, as: PartlyLinkedFlow.self)
    tab.push(.room(1))
    root.push(.room(2))
    tab.show(.ask(1))
    #expect(try scene.link == "/tabs/a/room/1/~/room/2")
    #expect(try root.link(to: .room(3)) == "/tabs/a/room/1/~/room/2/room/3")
    #expect(throws: LinkError.self) { try tab.link(to: .room(3)) }
    #expect(try scene.link(to: #require(tab.routes.last?.id)) == "/tabs/a/room/1")
    try scene.open(scene.link)
    #expect(scene.layers == [["hall", "ClosureContainer", "room(2)"]])
    #expect(tab.routes.count == 1)
  }

  @Test("a slot in a sidebar that is kept out of links leaves the detail in the link")
  func dialogInSidebar() throws {
    let rooms = PartlyLinkedColumns()
    let scene = try FlowScene(root: rooms)
    rooms.sidebar.push(.room(1))
    rooms.showDetail(.room(2))
    rooms.sidebar.show(.ask(3))
    #expect(try scene.link == "/room/1#room/2")
    rooms.sidebar.dismissAll()
    rooms.showDetail(.secret)
    #expect(try scene.link == "/room/1")
  }

  @Test(
    "an error of a relative link in a detail says where in that link it is",
    arguments: [("nowhere", 0, 0), ("room/4/nowhere", 2, 7)])
  func relativeInDetail(link: String, index: Int, offset: Int) throws {
    let rooms = PartlyLinkedColumns()
    let scene = try FlowScene(root: rooms)
    rooms.sidebar.push(.room(1))
    rooms.showDetail(.room(2))
    rooms.detail?.push(.room(3))
    let error = try #require(throws: LinkError.self) { try scene.open(link) }
    #expect(error.leg == "nowhere" && error.index == index && error.offset == offset, "\(error)")
    #expect(try scene.link == "/room/1#room/2/room/3")
  }

  @Test(
    "an error of a relative link in a nested detail says where in that link it is",
    arguments: [
      ("/split#room/1/split;detail=room%2F2", "nowhere", 0, 0),
      ("/split#room/1/split;detail=room%2F2", "room/4/nowhere", 2, 7),
      ("/split#room/1/split;detail=room%2F2", "room/4/room/nowhere/room/5", 3, 12),
      ("/split#room/1/split;detail=room%2F2", "../room/nowhere", 2, 8),
      ("/split#room/1/split;detail=room%2F2", "room/4/room/5;detail=room%2F3/room/2", 2, 7),
      ("/split#room/1/split;detail=room%2F2", "room/1/split;detail=room%2Fnowhere/room/2", 2, 7),
      ("/split#room/1/split;detail=room%2F2%2Fsplit%3Bdetail%3Droom%252F3", "room/4/nowhere", 2, 7),
      ("/split/split;detail=room%2F2#room/1", "room/4/nowhere", 2, 7),
      ("/room/1", "room/2/split#room/4/nowhere", 5, 20),
    ])
  func relativeInNestedDetail(place: String, link: String, index: Int, offset: Int) throws {
    let scene = try FlowScene(root: PartlyLinkedFlow(root: .hall))
    try scene.open(place)
    #expect(try scene.link == place)
    let error = try #require(throws: LinkError.self) { try scene.open(link) }
    #expect(error.index == index && error.offset == offset, "\(error)")
  }

  @Test("a detail to which no link leads does not end the line above the split view")
  func secretDetail() throws {
    let root = PartlyLinkedFlow(root: .hall)
    let scene = try FlowScene(root: root)
    root.push(.split)
    let rooms = try found(root.children.first, as: PartlyLinkedColumns.self)
    rooms.showDetail(.room(1))
    root.push(.room(2))
    rooms.detail?.push(.secret)
    #expect(try scene.link == "/split/~/room/2#room/1")
    rooms.showDetail(.secret)
    #expect(try scene.link == "/split/~/room/2")
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
    let scene = try FlowScene(root: PartlyLinkedColumns())
    try scene.open(place)
    #expect(try scene.link == place)
    try scene.open(link)
    #expect(try scene.link == goal)
  }

  @Test("relative links start in the detail of the last split view, whichever part of the link tells it")
  func relativeInSecond() throws {
    let scene = try FlowScene(root: PartlyLinkedFlow(root: .hall))
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
    let scene = try FlowScene(root: PartlyLinkedColumns())
    let before = scene.presentation
    let error = try #require(throws: LinkError.self, "\(link)") { try scene.open(link) }
    #expect(scene.presentation == before)
    #expect(error.reason == reason && error.index == index, "\(error)")
    // The end of a link has no offset.
    #expect(error.offset == offset || error.leg.isEmpty, "\(error)")
  }

  @Test("a split view in the root of another one's sidebar does not take that one's place for the detail")
  func sameOpener() throws {
    let root = PartlyLinkedFlow(root: .hall)
    let scene = try FlowScene(root: root)
    root.push(.split)
    let outer = try found(root.children.first, as: PartlyLinkedColumns.self)
    outer.sidebar.setRoot(.split)
    let inner = try found(outer.sidebar.children.first, as: PartlyLinkedColumns.self)
    inner.showDetail(.room(1))
    #expect(try scene.link == "/split;root=split")
    outer.showDetail(.room(2))
    #expect(try scene.link == "/split;root=split#room/2")
    try scene.open("../3")
    #expect(outer.detail?.root == .room(3))
  }

  @Test("the link to what a flow in a column shows leads there")
  func foretold() throws {
    let mail = ThreeColumns()
    let scene = try FlowScene(root: mail)
    try scene.open("/flow/1#nest/flow/4/~/page/2/~/~/flow/3/page/1/~/page/4")
    #expect(try scene.link == "/flow/1#nest/flow/4/~/page/2/~/~/flow/3/page/1/~/page/4")
    let detail = try found(mail.detail, as: StyledFlow.self)
    let link = try #require(try detail.link(to: .page(5)))
    #expect(link == "/flow/1#nest/flow/4/~/page/2/~/~/flow/3/page/1/~/page/4/page/5")
    let middle = try found(mail.middle, as: ForeignFlow.self)
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

  @Test(
    "a fragment is ignored where no split view takes it, and the event has it for the app",
    arguments: [
      ("/room/1#top", "/room/1"), ("/room/1#:~:text=room%20one", "/room/1"),
      ("/room/1;as=sheet?utm=x#a#b", "/room/1;as=sheet"),
      ("/room/1#%zz", "/room/1"), ("/room/1#room/7", "/room/1"), ("/#", "/"), ("room/2#top", "/room/3/room/2"),
      ("#top", "/room/3"), ("..#top", "/"), ("/split/room/1#room/2:~:text=two", "/split/room/1#room/2"),
      ("/split/room/1#:~:text=one", "/split/room/1"), ("/split;detail=room%2F1#top", "/split#room/1"),
    ])
  func ignoredFragment(link: String, place: String) throws {
    let scene = try FlowScene(root: PartlyLinkedFlow(root: .hall))
    try scene.open("/room/3")
    var opened: [String] = []
    scene.observeEvents { if case .linkOpened(let link) = $0.kind { opened.append(link) } }
    _ = try scene.plan(for: link)
    try scene.open(link)
    #expect(try scene.link == place)
    #expect(opened == [link])
    let launched = try FlowScene(root: PartlyLinkedFlow(root: .hall))
    launched.observeEvents { if case .linkOpened(let link) = $0.kind { opened.append(link) } }
    #expect(launched.launch(link: link).linkError == nil)
    #expect(opened == [link, link])
  }

  @Test("a text that looks like directives for a web page is read again as it was printed")
  func directives() throws {
    let split = SplitCoordinator<EveryPayload, EveryPayload>(sidebar: Coordinator(root: .home))
    let scene = try FlowScene(root: split)
    for text in [":~:", "a:~:b", ":~:~:~:", ":~", "~:"] {
      split.showDetail(.text(text))
      let link = try scene.link
      split.closeDetail()
      try scene.open(link)
      #expect(split.detail?.root == .text(text), "\(link)")
      #expect(try scene.link == link)
    }
  }

  @Test("an empty fragment is none")
  func emptyFragment() throws {
    let scene = try FlowScene(root: PartlyLinkedFlow(root: .hall))
    try scene.open("/room/1#")
    #expect(try scene.link == "/room/1")
  }

  @Test("long fragments are opened, printed and refused like short ones")
  func long() throws {
    let scene = try FlowScene(root: PartlyLinkedColumns())
    try scene.open("/#" + Array(repeating: "room/1", count: 10_000).joined(separator: "/"))
    #expect(scene.presentation.line.count == 10_002)
    _ = try scene.link
    try scene.open(Array(repeating: "..", count: 5_000).joined(separator: "/"))
    #expect(scene.presentation.line.count == 5_002)
    #expect(throws: LinkError.self) { try scene.open("/#" + String(repeating: "#", count: 100_000)) }
    #expect(throws: LinkError.self) { try scene.open("/#" + String(repeating: "~/", count: 100_000)) }
  }
}
