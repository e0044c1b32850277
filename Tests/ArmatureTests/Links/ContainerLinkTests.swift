import Armature
import Foundation
import Testing

@Suite("Links through containers")
@MainActor
struct ContainerLinkTests {
  @Test(
    "a tab's name is a leg",
    arguments: [
      ("/first", ["MixedTabs", "page(0)"]),
      ("/second/page/1/page/2", ["MixedTabs", "page(0)", "page(1)", "page(2)"]),
      ("/library/page/3", ["MixedTabs", "TwoColumns", "home", "page(3)"]),
      ("/library#page/7/page/8", ["MixedTabs", "TwoColumns", "home", "page(7)", "page(8)"]),
      ("/library/page/3#page/7?", ["MixedTabs", "TwoColumns", "home", "page(3)", "page(7)"]),
      ("/nested/second/page/1", ["MixedTabs", "MixedTabs", "page(0)", "page(1)"]),
      ("/first/page/1/~", nil),
      ("/third", nil),
      ("/first;as=sheet", nil),
      ("/first;x=1", nil),
      ("/first#page/7", ["MixedTabs", "page(0)"]),
      ("/first;detail=page%2F7", nil),
      ("/library#page/7/~/page/8", nil),
      ("/library#pge/7", nil),
    ] as [(String, [String]?)])
  func tabs(link: String, line: [String]?) throws {
    let tabs = MixedTabs([.first, .second, .library, .nested])
    let scene = try FlowScene(root: tabs)
    let before = scene.presentation
    do {
      try scene.open(link)
      #expect(scene.line == line)
      let printed = try scene.link
      try scene.open("/second/page/9")
      try scene.open(printed)
      #expect(scene.line == line)
      #expect(try scene.plan(for: printed).changesNothing)
    } catch {
      #expect(line == nil, "\(error)")
      #expect(scene.presentation == before)
    }
  }

  @Test(
    "an error says which part was wrong and what was expected",
    arguments: [
      (
        "/frist",
        "“frist” (part 1 of the link, at 1) is not a destination here; expected first, second, library; did you mean “first”?"
      ),
      ("/first;detail=page%2F7", "“page/7” (part 1 of the link, at 1) names a detail, but shows no split view"),
      (
        "/library#page/x",
        "“x” (part 3 of the link, at 14) is not a value of type Int; expected _0: Int"
      ),
    ])
  func errors(link: String, message: String) throws {
    let scene = try FlowScene(root: MixedTabs([.first, .second, .library]))
    do {
      try scene.open(link)
      Issue.record("opened")
    } catch {
      #expect("\(error)" == message)
    }
  }

  @Test("slots that a link keeps in a tab keep their identity, and other tabs keep theirs")
  func kept() throws {
    let tabs = MixedTabs()
    let scene = try FlowScene(root: tabs)
    let first = try #require(tabs.places(.first))
    first.push(.page(1))
    first.push(.page(2))
    let ids = first.routes.map(\.id)
    try scene.open("/second/page/5")
    #expect(first.routes.map(\.id) == ids)
    try scene.open("/first/page/1/page/3")
    #expect(first.routes[0].id == ids[0] && first.routes.count == 2)
    #expect(tabs.places(.second)?.routes.count == 1)
    // The same link on the same tab leads to exactly that place.
    first.push(.page(4))
    try scene.open("/first/page/1/page/3")
    #expect(scene.line == ["MixedTabs", "page(0)", "page(1)", "page(3)"])
  }

  @Test("slots above tabs follow behind one ~, and stay while the link says so")
  func above() throws {
    let hub = NestingFlow()
    let scene = try FlowScene(root: hub)
    try scene.open("/tabs/second/page/1/~/page/2/sheet/3")
    #expect(scene.layers == [["start", "MixedTabs", "page(2)"], ["sheet(3)"]])
    #expect(try scene.link == "/tabs/second/page/1/~/page/2/sheet/3")
    let ids = hub.routes.map(\.id)
    try scene.open("/tabs/first/~/page/2/sheet/3")
    #expect(hub.routes.map(\.id) == ids)
    #expect(scene.line == ["start", "MixedTabs", "page(0)", "page(2)", "sheet(3)"])
  }

  @Test("a split view within another one's place says its detail at the leg that opens it")
  func twoSplits() throws {
    let hub = NestingFlow()
    let scene = try FlowScene(root: hub)
    hub.show(.split)
    (hub.children.last as? TwoColumns)?.showDetail(.page(1))
    hub.show(.mail)
    (hub.children.last as? ThreeColumns)?.showMiddle(.page(2))
    (hub.children.last as? ThreeColumns)?.showDetail(.note("a/b", day: nil))
    let link = try scene.link
    #expect(link == "/split/~/mail;detail=page%2F2%2F~%2Fnote%2Fa%252Fb#page/1")
    let other = try FlowScene(root: NestingFlow())
    try other.open(link)
    #expect(other.presentation.shape == scene.presentation.shape)
    #expect(try other.link == link)
  }

  @Test("relative links start in the detail, or in the tab")
  func relative() throws {
    let library = TwoColumns()
    let scene = try FlowScene(root: library)
    try scene.open("/page/1#page/7/page/8")
    try scene.open("../9")
    #expect(try scene.link == "/page/1#page/7/page/9")
    try scene.open("page/10")
    #expect(try scene.link == "/page/1#page/7/page/9/page/10")
    try scene.open("../../..")
    #expect(try scene.link == "/page/1")
    let tabs = try FlowScene(root: MixedTabs())
    try tabs.open("/second/page/1")
    try tabs.open("../2")
    #expect(try tabs.link == "/second/page/2")
    try tabs.open("../../first")
    #expect(try tabs.link == "/first")
  }

  @Test("a link to a slot of a hidden tab selects the tab")
  func hiddenSlot() throws {
    let tabs = MixedTabs()
    let scene = try FlowScene(root: tabs)
    tabs.places(.first)?.push(.page(1))
    let slot = try #require(tabs.places(.first)?.routes.first?.id)
    tabs.select(.second)
    #expect(try scene.link(to: slot) == "/first/page/1")
    #expect(try tabs.places(.first)?.link == "/first/page/1")
    #expect(try tabs.places(.first)?.link(to: .page(2)) == "/first/page/1/page/2")
    #expect(try scene.link == "/second")
  }

  @Test("a plan says what would be selected, and selects nothing")
  func plan() throws {
    let tabs = MixedTabs([.first, .library])
    let scene = try FlowScene(root: tabs)
    let plan = try scene.plan(for: "/library/page/1#page/7")
    #expect(
      plan.description == """
        select library of MixedTabs, showing TwoColumns
        show page/1 as .push in ForeignFlow
        show page/7 as .push in StyledFlow
        """)
    #expect(tabs.selected == .first && tabs.flow(of: .library) == nil)
    #expect(try scene.plan(for: "/first").changesNothing)
  }

  @Test("a link to a tab that cannot show it changes nothing")
  func refused() throws {
    let tabs = MixedTabs([.first, .second])
    tabs.hide(.second)
    let scene = try FlowScene(root: tabs)
    #expect(throws: LinkError.self) { try scene.open("/second") }
    #expect(tabs.selected == .first && tabs.flow(of: .second) == nil)
  }

  @Test("the directory lists tabs, and the detail of split views")
  func directory() throws {
    let directory = try FlowScene(root: MixedTabs([.first, .library])).linkDirectory
    #expect(directory.flows.map(\.prefix) == ["/", "/first", "/library", "/library#"])
    #expect(directory.flows[0].forms.map(\.text) == ["first", "library"])
  }
}
