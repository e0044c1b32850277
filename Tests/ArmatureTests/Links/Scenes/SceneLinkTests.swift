import Armature
import Testing

@Suite("A link leads to a place, and a place has a link")
@MainActor
struct SceneLinkTests {
  let root = StyledFlow()
  let scene: FlowScene

  init() throws { scene = try FlowScene(of: root) }

  @Test(
    "links and the lines that they open",
    arguments: [
      ("/", "page(0)"), ("/page/1/page/2", "page(0) page(1) page(2)"), ("/page/1;as=sheet", "page(0) | page(1)"),
      ("/sheet/1;as=push", "page(0) sheet(1)"), ("/page/1;as=cover.nostack/sheet/2", "page(0) | page(1) | sheet(2)"),
      ("/flow/1/~/page/3", "page(0) page(0) page(3)"), ("/flow/1;root=page%2F7/page/2", "page(0) page(7) page(2)"),
      ("/flow/1/flow/2/page/3/~/~/page/4", "page(0) page(0) page(0) page(3) page(4)"),
      ("/.;root=page%2F9/page/2", "page(9) page(2)"), ("/sheet-flow/1/page/2", "page(0) | home page(2)"),
      ("/twin/1/page/2/~/page/3", "page(0) page(0) page(2) page(3)"),
      // A flow that begins with a route of its own: a link to its root takes that away.
      ("/eager/2", "page(0) page(0)"), ("/eager/2/page/2/page/3", "page(0) page(0) page(2) page(3)"),
      (
        "/card-flow/1/sheet/2/~/page/3/flow/4/page/5/~/page/6",
        "page(0) | page(0) | sheet(2) page(3) page(0) page(5) page(6)"
      ),
    ])
  func opens(link: String, line: String) throws {
    try scene.open(link)
    #expect(scene.text == line)
    #expect(try scene.link == link)
    let before = scene.presentation
    try scene.open(link)
    #expect(scene.presentation == before)
  }

  @Test(
    "a link that cannot be opened says which part of it is wrong, is reported, and changes nothing",
    arguments: [
      ("/page", "missingValue(_0) 1@0"), ("/page/x", "badValue(Int) 1@6"), ("/pages/1", "unknownDestination 0@1"),
      ("/page/1/shet/2", "unknownDestination 2@8"), ("/~", "unexpected 0@1"), ("/flow/1/~/~", "unexpected 3@10"),
      ("/page/1;root=page%2F2", "opensNoFlow 0@1"), ("/page/1;as=push.large", "badValue(PresentationStyle) 1@8"),
      ("notes://main/page/1", "elsewhere 0@0"), ("/page//1", "emptySegment 1@6"), ("/page/%4", "malformedEscape 1@6"),
      ("page/x", "badValue(Int) 1@5"), ("../page/x", "badValue(Int) 2@8"),
      ("https://example.com/app/main/page/x", "badValue(Int) 3@34"), ("/card/1/page/2", "refused(noStack) 2@8"),
      ("/page/1/card/1/page/2", "refused(noStack) 4@15"), ("/cover/1;as=cover.nostack/flow/2", "refused(noStack) 2@26"),
      ("/card-flow/1/page/2", "refused(noStack) 2@13"), ("/card-flow/1/~/page/3", "refused(noStack) 3@15"),
      ("/page/1/flow/2;root=page%2Fx", "badValue(Int) 3@13"), ("/.;root=page%2F1%3Broot%3Dpage", "opensNoFlow 0@1"),
      ("/.;rot=page%2F1", "unknownParameter(rot) 0@3"), ("/flow/1/~;as=sheet/page/1", "unknownParameter(as) 2@10"),
    ])
  func refuses(link: String, problem: String) throws {
    scene.linkAddress = try LinkAddress("https://example.com/app/{scene}")
    try scene.open("/flow/1/page/2")
    var events: [String] = []
    scene.observeTexts { events.append($0) }
    #expect(scene.outcome(of: link) == problem)
    #expect(events == ["could not open \(link)"])
    let error = try #require(throws: LinkError.self) { try scene.plan(for: link) }
    #expect(problem.hasPrefix(error.code) && !error.description.isEmpty)
    #expect(throws: LinkError.self) { try scene.open(link, orElse: .popToRoot) }
    #expect(scene.layers == [["page(0)"]])
  }

  @Test(
    "a slot stays only if the link shows it in the same style",
    arguments: [
      ("/page/1", "/page/1;as=sheet"), ("/page/1;as=sheet", "/page/1"), ("/sheet/1", "/sheet/1;as=cover"),
      ("/page/1;as=cover", "/page/1;as=cover.nostack"),
    ])
  func otherStyle(first: String, second: String) throws {
    try scene.open(first)
    let before = scene.presentation.line
    try scene.open(second)
    #expect(try scene.link == second)
    #expect(scene.presentation.line.first == before.first)
    #expect(scene.presentation.line.last?.id != before.last?.id)
  }

  @Test(
    "relative links start where the user is",
    arguments: [
      ("page/7", "/flow/1/page/2/page/7"), ("./page/7", "/flow/1/page/2/page/7"), ("..", "/flow/1"),
      ("../page/8", "/flow/1/page/8"), ("./page/8", "/flow/1/page/2/page/8"),
      ("../..", "/"), ("../../../..", "/"), ("../../page/1", "/page/1"), (".", "/flow/1/page/2"),
      ("", "/flow/1/page/2"), ("~/page/3", "/flow/1/page/2/~/page/3"), ("/page/1", "/page/1"),
    ] as [(String, String)])
  func relative(link: String, place: String) throws {
    try scene.open("/flow/1/page/2")
    try scene.open(link)
    #expect(try scene.link == place)
  }

  @Test("a slot and a flow have links of their own")
  func partial() throws {
    try scene.open("/page/1/flow/2/page/3/~/page/4")
    let links = try scene.presentation.line.map { try scene.link(to: $0.id) }
    #expect(links == ["/", "/page/1", "/page/1/flow/2", "/page/1/flow/2/page/3", "/page/1/flow/2/page/3/~/page/4"])
    #expect(try scene.link(to: SlotID()) == nil && StyledFlow().link == nil)
  }

  @Test("destinations are read without a scene, as long as they are of one type")
  func destinations() throws {
    #expect(try Styled.destinations(in: "https://example.com/page/1/sheet/2") == [.page(1), .sheet(2)])
    #expect(try Styled.destinations(in: "") == [])
    for link in ["..", "/page/1/~", "/page/1/home", "/./page/1"] {
      #expect(throws: LinkError.self) { try Styled.destinations(in: link) }
    }
  }

  @Test("a plan tells what would happen and changes nothing")
  func plan() throws {
    root.push(.page(1))
    let before = scene.presentation
    let plan = try scene.plan(for: "/page/1/flow/2/page/3")
    #expect(
      plan.description == """
        keep page/1 as .push in StyledFlow
        show flow/2 as .push in StyledFlow, opens StyledFlow
        show page/3 as .push in StyledFlow
        """)
    #expect(!plan.changesNothing)
    #expect(scene.presentation == before)
    #expect(try scene.plan(for: "/page/1").changesNothing)
    #expect(try scene.plan(for: "/").description == "go to the root")
  }

  @Test("one change, one notification, and events with their cause")
  func events() throws {
    try scene.open("/flow/1/page/2")
    var events: [String] = []
    var changes = 0
    scene.observeTexts { events.append($0) }
    scene.observe { _ in changes += 1 }
    try scene.open("/flow/1/page/3/sheet/4")
    #expect(events == ["removed page(2) (link)", "shown page(3)", "shown sheet(4)", "opened /flow/1/page/3/sheet/4"])
    #expect(changes == 1)
  }
}
