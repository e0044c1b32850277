import Armature
import ArmatureExplorer
import Foundation
import Testing

@Suite("Links through containers")
@MainActor
struct ContainerLinkTests {
  @Test(
    "a tab's name is a leg, and so is the detail of a split view behind #",
    arguments: [
      ("/first", "MixedTabs page(0)"), ("/second/page/1/page/2", "MixedTabs page(0) page(1) page(2)"),
      ("/library/page/3", "MixedTabs TwoColumns home page(3)"),
      ("/library#page/7/page/8", "MixedTabs TwoColumns home page(7) page(8)"),
      ("/library/page/3#page/7?", "MixedTabs TwoColumns home page(3) page(7)"),
      ("/nested/second/page/1", "MixedTabs MixedTabs page(0) page(1)"), ("/first#page/7", "MixedTabs page(0)"),
      ("/first/page/1/~", "unexpected 3@14"), ("/third", "unknownDestination 0@1"),
      ("/first;as=sheet", "unknownParameter(as) 0@7"), ("/first;x=1", "unknownParameter(x) 0@7"),
      ("/first;detail=page%2F7", "showsNoDetail 0@1"), ("/library#page/7/~/page/8", "unexpected 3@16"),
      ("/library#pge/7", "unknownDestination 1@9"), ("/library#page/x", "badValue(Int) 2@14"),
    ])
  func tabs(link: String, line: String) throws {
    let scene = try FlowScene(of: MixedTabs([.first, .second, .library, .nested]))
    let outcome = scene.outcome(of: link)
    guard outcome.hasPrefix("/") else { return #expect(outcome == line) }
    #expect(scene.line.joined(separator: " ") == line)
    try scene.open("/second/page/9")
    try scene.open(outcome)
    #expect(scene.line.joined(separator: " ") == line)
  }

  @Test("an error says what was expected")
  func errors() throws {
    let error = try #require(throws: LinkError.self) { try FlowScene(of: MixedTabs([.first, .second])).open("/frist") }
    #expect(error.sentence == "“frist” (1, 1) is not a destination here; expected first, second; did you mean “first”?")
  }

  @Test("a split view within another one's place says its detail at the leg that opens it")
  func twoSplits() throws {
    let hub = NestingFlow()
    let scene = try FlowScene(of: hub)
    hub.show(.split)
    (hub.children.last as? TwoColumns)?.showDetail(.page(1))
    hub.show(.mail)
    (hub.children.last as? ThreeColumns)?.showMiddle(.page(2))
    (hub.children.last as? ThreeColumns)?.showDetail(.note("a/b", day: nil))
    let link = try scene.link
    #expect(link == "/split/~/mail;detail=page%2F2%2F~%2Fnote%2Fa%252Fb#page/1")
    let other = try FlowScene(of: NestingFlow())
    #expect(other.outcome(of: link) == link)
    #expect(other.presentation.shape == scene.presentation.shape)
  }

  @Test("a link to a slot of a hidden tab selects the tab")
  func hiddenSlot() throws {
    let tabs = MixedTabs()
    let scene = try FlowScene(of: tabs)
    let first = try #require(tabs.places(.first))
    first.push(.page(1))
    tabs.select(.second)
    #expect(try scene.link(to: first.routes[0].id) == "/first/page/1")
    #expect(try first.link == "/first/page/1" && first.link(to: .page(2)) == "/first/page/1/page/2")
    #expect(try scene.link == "/second")
  }

  @Test("a plan says what would be selected, and selects nothing")
  func plan() throws {
    let tabs = MixedTabs([.first, .library])
    let scene = try FlowScene(of: tabs)
    #expect(
      try scene.plan(for: "/library/page/1#page/7").description == """
        select library of MixedTabs, showing TwoColumns
        show page/1 as .push in ForeignFlow
        show page/7 as .push in StyledFlow
        """)
    #expect(tabs.selected == .first && tabs.flow(of: .library) == nil)
    #expect(try scene.plan(for: "/first").changesNothing)
  }

  @Test("a link to a tab that cannot show it changes nothing, and tabs without a tab have a link, too")
  func refused() throws {
    let tabs = MixedTabs([.first, .second])
    tabs.hide(.second)
    #expect(try !FlowScene(of: tabs).outcome(of: "/second").hasPrefix("/"))
    #expect(tabs.selected == .first && tabs.flow(of: .second) == nil)
    #expect(try FlowScene(of: ClosureContainer([])).outcome(of: "/") == "/")
  }

  @Test(
    "any text may name a tab",
    arguments: ["a/b", "..", ".", "~", "=", "=x", "", "é", "A", "?", "#", ";root=x", "%41", "👨‍👩‍👧", "a:b", "extra(1)"])
  func names(name: String) throws {
    func scene() throws -> FlowScene { try FlowScene(of: ClosureContainer(["first", "a", name])) }
    let (old, new) = (try scene(), try scene())
    let shelf = try found(old.root, as: ClosureContainer.self)
    shelf.show(name)
    shelf.places(name)?.push(.page(1))
    let link = try old.link
    #expect(new.outcome(of: link) == link)
    #expect(new.presentation.shape == old.presentation.shape, "\(link)")
    #expect(new.outcome(of: "../../first") == "/first")
    #expect(try FlowScene(of: ClosureContainer([name])).linkDirectory.flows.map(\.forms.count) == [1, 0])
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
    let scene = try FlowScene(of: TabCoordinator(tabs))
    for link in ["/text.a%2Fb%20%28c%29/page/1", "/extra.1"] { #expect(scene.outcome(of: link) == link) }
  }

  // MARK: Carrying out

  @Test("a flow of another place is not taken for the detail")
  func foreign() throws {
    let foreign = PartlyLinkedFlow(root: .hall)
    let elsewhere = try FlowScene(of: foreign)
    let rooms = PartlyLinkedColumns()
    rooms.make = { _ in foreign }
    let scene = try FlowScene(of: rooms)
    let error = try #require(throws: LinkError.self) { try scene.open("/#room/1/room/2") }
    #expect(error.reason == .refused(.alreadyInUse))
    #expect(elsewhere.layers == [["hall"]] && rooms.detail == nil)
    // A flow that was made with another root is given the one of the link.
    rooms.make = { _ in PartlyLinkedFlow(root: .hall) }
    #expect(scene.outcome(of: "/#room/1/room/2") == "/#room/1/room/2")
  }

  @Test("columns that would both present are refused by the plan, too")
  func beside() throws {
    let scene = try FlowScene(of: PartlyLinkedColumns())
    for (link, isRefused) in [
      ("/room/9#room/8/room/7", false), ("/room/9/pane/1#room/8/pane/2", true), ("/pane/1#room/1/pane/2", true),
      ("/pane/1#split/pane/2", true), ("/pane/1#room/8", false), ("/room/9#room/8/pane/2", false),
      ("/pane/1#room/8", false),
    ] {
      let outcome = scene.outcome(of: link)
      #expect(isRefused ? outcome.hasPrefix("refused(buried)") : outcome == link, "\(link): \(outcome)")
    }
  }

  @Test("another column may present something when the tab that did so is hidden by the same link")
  func inTurn() throws {
    let scene = try FlowScene(of: NestingColumns())
    for link in [
      "/tabs/first#tabs/first/sheet/1", "/tabs/first/sheet/2#tabs/second", "/tabs/second#tabs/first/sheet/1",
      "/tabs/first/sheet/2#tabs/second",
    ] { #expect(scene.outcome(of: link) == link) }
    #expect(throws: LinkError.self) { try scene.plan(for: "/tabs/first/sheet/2#tabs/first/sheet/1") }
  }

  @Test("no more flows nest through containers than otherwise")
  func tooDeep() throws {
    func nest() -> AnyCoordinator { ClosureContainer(["b", "a"]) { $0 == "a" ? nest() : StyledFlow() } }
    let scene = try FlowScene(of: nest())
    // The last one shows a flow, too.
    try scene.open("/" + String(repeating: "a/", count: 62))
    let before = scene.presentation
    for count in [63, 100_000] {
      #expect(throws: LinkError.self) { try scene.open("/" + String(repeating: "a/", count: count)) }
      #expect(scene.presentation == before)
    }
  }
}
