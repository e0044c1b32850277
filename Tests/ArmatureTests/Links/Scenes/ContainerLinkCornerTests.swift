import Armature
import Testing

@Suite("Links through containers, in corners")
@MainActor
struct ContainerLinkCornerTests {
  @Test(
    "relative links in columns start in the detail, and hostile fragments are refused with their place",
    arguments: [
      ("/room/1#room/7", "../room/8", "/room/1#room/8"), ("/room/1#room/7", "../pane/8", "/room/1#pane/8"),
      ("/room/1#room/7", "./room/8", "/room/1#room/7/room/8"), ("/room/1#room/7", "..", "/room/1"),
      ("/room/1#room/7", "../..", "/"), ("/room/1#room/7", "../../../..", "/"),
      ("/room/1#room/7", "#room/8", "/room/1#room/8"), ("/room/1#room/7", "..#room/8", "/#room/8"),
      ("/room/1#room/7", "room/2#room/8", "/room/1/room/2#room/8"), ("/room/1#room/7", ".", "/room/1#room/7"),
      ("/room/1#room/7", "#", "/room/1"), ("/room/1", "#room/8", "/room/1#room/8"),
      ("/room/1#room/7/room/8", "../room/9", "/room/1#room/7/room/9"),
      ("/room/1#room/7/room/8/room/9", "../../..", "/room/1"), ("/room/1/pane/2#room/7", "..", "/room/1#room/7"),
      ("/room/1/pane/2#room/7", "../pane/3", "/room/1/pane/3#room/7"),
      ("/room/1/pane/2#room/7", "room/3", "/room/1/pane/2/room/3#room/7"),
      ("/room/1/pane/2#room/7", "../room/3", "/room/1/room/3#room/7"),
      ("/room/1/pane/2#room/7", "../../room/2", "/room/1#room/2"), ("/room/1#room/7", "../../room/2", "/room/2"),
      ("/tabs/a/room/1#tabs/b/room/2", "../room/3", "/tabs/a/room/1#tabs/b/room/3"),
      ("/tabs/a/room/1#tabs/b/room/2", "../../a", "/tabs/a/room/1#tabs/a"),
      ("/tabs/a/room/1", "../room/2", "/tabs/a/room/2"), ("/tabs/a/room/1", "../../b", "/tabs/b"),
      ("/room/1#room/2/room/3", "nowhere", "unknownDestination 0@0"),
      ("/room/1#room/2/room/3", "room/4/nowhere", "unknownDestination 2@7"),
      ("/", "/room/1/../2#room/3/../4/./room/5", "/room/2#room/4/room/5"),
      ("/", "/room/1#room/7#room/8", "showsNoDetail 4@15"), ("/", "/room/1#app://x/room/7", "elsewhere 2@8"),
      ("/", "/room/1#room/%zz", "malformedEscape 3@13"), ("/", "/room/1#room//1", "emptySegment 3@13"),
      ("/", "/room/1#~/room/1", "unexpected 2@8"), ("/", "/room/1#..", "unknownDestination 2@8"),
      ("/", "/room/1#.", "unknownDestination 2@8"), ("/", "/room/1#~", "unexpected 2@8"),
      ("/", "/room/1#room/1;as=sheet", "unknownParameter(as) 3@15"),
      ("/", "/room/1;detail=room%2F1", "showsNoDetail 0@1"),
      ("/", "/split;detail=room%2Fx#room/1", "badValue(Int) 0@1"),
      ("/", "/split;root=room%2F1%3Bas=sheet", "unknownParameter(as) 0@1"),
      ("/", "/room/1#room/1;detail=room%2F2", "showsNoDetail 2@8"),
      ("/", "/room/1?detail=room%2F2", "showsNoDetail 0@1"), ("/", "/split?detail=room%2F2%23x", "showsNoDetail 0@1"),
      ("/", "/#room/1;root=room%2F1", "opensNoFlow 1@7"), ("/", "/#room", "missingValue(_0) 1@2"),
    ])
  func columns(place: String, link: String, outcome: String) throws {
    let scene = try FlowScene(of: PartlyLinkedColumns())
    #expect(scene.outcome(of: place) == place)
    #expect(scene.outcome(of: link) == outcome)
  }

  nonisolated private static let split = "/split#room/1/split;detail=room%2F2"
  nonisolated private static let second = "/split/room/1/~/split;detail=room%2F2"

  @Test(
    "relative links start in the innermost or last detail, and errors have their place in that link",
    arguments: [
      (split, "nowhere", "unknownDestination 0@0"), (split, "room/4/nowhere", "unknownDestination 2@7"),
      (split, "room/4/room/nowhere/room/5", "badValue(Int) 3@12"), (split, "../room/nowhere", "badValue(Int) 2@8"),
      (split, "room/4/room/5;detail=room%2F3/room/2", "showsNoDetail 2@7"),
      (split, "room/1/split;detail=room%2Fnowhere/room/2", "badValue(Int) 2@7"),
      ("\(split)%2Fsplit%3Bdetail%3Droom%252F3", "room/4/nowhere", "unknownDestination 2@7"),
      ("/split/split;detail=room%2F2#room/1", "room/4/nowhere", "unknownDestination 2@7"),
      ("/room/1", "room/2/split#room/4/nowhere", "unknownDestination 5@20"),
      ("\(second)/room/3#room/4", "room/5", "\(second)%2Froom%2F5/room/3#room/4"),
      ("\(second)%2Froom%2F5/room/3#room/4", "../room/6", "\(second)%2Froom%2F6/room/3#room/4"),
      ("\(second)%2Froom%2F6/room/3#room/4", "../..", "/split/room/1/~/split/room/3#room/4"),
      ("/split/room/1/~/split/room/3#room/4", "../..", "/split/room/1#room/4"),
      ("/split/room/1#room/4", "..", "/split/room/1"),
    ])
  func nested(place: String, link: String, outcome: String) throws {
    let scene = try FlowScene(of: PartlyLinkedFlow(root: .hall))
    #expect(scene.outcome(of: place) == place)
    #expect(scene.outcome(of: link) == outcome)
  }

  @Test(
    "a fragment is ignored where no split view takes it, and the event has it for the app",
    arguments: [
      ("/room/1#top", "/room/1"), ("/room/1#:~:text=room%20one", "/room/1"),
      ("/room/1;as=sheet?utm=x#a#b", "/room/1;as=sheet"), ("/room/1#%zz", "/room/1"), ("/room/1#room/7", "/room/1"),
      ("/room/1#", "/room/1"), ("/#", "/"), ("room/2#top", "/room/3/room/2"), ("#top", "/room/3"), ("..#top", "/"),
      ("/split/room/1#room/2:~:text=two", "/split/room/1#room/2"), ("/split/room/1#:~:text=one", "/split/room/1"),
      ("/split;detail=room%2F1#top", "/split#room/1"),
    ])
  func ignoredFragment(link: String, place: String) throws {
    let (scene, launched) = (
      try FlowScene(of: PartlyLinkedFlow(root: .hall)), try FlowScene(of: PartlyLinkedFlow(root: .hall))
    )
    try scene.open("/room/3")
    var opened: [String] = []
    for scene in [scene, launched] {
      scene.observeEvents { if case .linkOpened(let link) = $0.kind { opened.append(link) } }
    }
    #expect(scene.outcome(of: link) == place)
    #expect(launched.launch(link: link).linkError == nil)
    #expect(opened == [link, place, link])
  }

  @Test(
    "a dialog in a tab, below what lies above the tabs, is in the link, and one kept out of links ends its line only")
  func dialogInTab() throws {
    let root = PartlyLinkedFlow(root: .hall)
    let scene = try FlowScene(of: root)
    root.push(.tabs)
    let tab = try found((root.children.first as? ClosureContainer)?.visibleFlow, as: PartlyLinkedFlow.self)
    root.show(.pane(2))
    #expect(tab.show(.note(1)))
    let link = try scene.link
    #expect(link == "/tabs/a/note/1/~/pane/2")
    let other = try FlowScene(of: PartlyLinkedFlow(root: .hall))
    #expect(other.outcome(of: link) == link && other.presentation.shape == scene.presentation.shape)

    try scene.open("/tabs/a/room/1/~/room/2")
    tab.show(.ask(1))
    #expect(try scene.link == "/tabs/a/room/1/~/room/2")
    #expect(try root.link(to: .room(3)) == "/tabs/a/room/1/~/room/2/room/3")
    #expect(throws: LinkError.self) { try tab.link(to: .room(3)) }
    #expect(try scene.link(to: #require(tab.routes.last?.id)) == "/tabs/a/room/1")
    try scene.open(scene.link)
    #expect(scene.layers == [["hall", "ClosureContainer", "room(2)"]] && tab.routes.count == 1)
  }

  /// A hall with a split view.
  private func split() throws -> (root: PartlyLinkedFlow, scene: FlowScene, split: PartlyLinkedColumns) {
    let root = PartlyLinkedFlow(root: .hall)
    let scene = try FlowScene(of: root)
    root.push(.split)
    return (root, scene, try found(root.children.first))
  }

  @Test("a slot in a sidebar that is kept out of links leaves the detail in the link")
  func dialogInSidebar() throws {
    let rooms = PartlyLinkedColumns()
    let scene = try FlowScene(of: rooms)
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
    let (root, scene, rooms) = try split()
    rooms.showDetail(.room(1))
    root.push(.room(2))
    rooms.detail?.push(.secret)
    #expect(try scene.link == "/split/~/room/2#room/1")
    rooms.showDetail(.secret)
    #expect(try scene.link == "/split/~/room/2")
  }

  @Test("a split view in the root of another one's sidebar does not take that one's place for the detail")
  func sameOpener() throws {
    let (_, scene, outer) = try split()
    outer.sidebar.setRoot(.split)
    try found(outer.sidebar.children.first, as: PartlyLinkedColumns.self).showDetail(.room(1))
    #expect(try scene.link == "/split;root=split")
    outer.showDetail(.room(2))
    #expect(try scene.link == "/split;root=split#room/2")
    try scene.open("../room/3")
    #expect(outer.detail?.root == .room(3))
  }

  @Test("relative links in three columns start in the last one, which may begin with another place")
  func threeColumns() throws {
    let scene = try FlowScene(of: ThreeColumns())
    let middle = "/flow/1#nest/flow/4/~/page/2"
    for (link, place) in [
      ("\(middle)/~/~/flow/3/page/1/~/page/4", "\(middle)/~/~/flow/3/page/1/~/page/4"),
      ("../../page/6", "\(middle)/~/~/flow/3/page/6"), ("\(middle)/~/~/page/1", "\(middle)/~/~/page/1"),
      ("../page/7", "\(middle)/~/~/page/7"),
    ] { #expect(scene.outcome(of: link) == place) }
  }

  @Test("a text that looks like directives for a web page is read again as it was printed")
  func directives() throws {
    let split = SplitCoordinator<EveryPayload, EveryPayload>(sidebar: Coordinator(root: .home))
    let scene = try FlowScene(of: split)
    for text in [":~:", "a:~:b", ":~:~:~:", ":~", "~:"] {
      split.showDetail(.text(text))
      let link = try scene.link
      split.closeDetail()
      #expect(scene.outcome(of: link) == link && split.detail?.root == .text(text), "\(link)")
    }
  }
}
