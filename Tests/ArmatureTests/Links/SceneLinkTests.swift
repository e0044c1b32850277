import Armature
import Foundation
import TestSupport
import Testing

@Suite("A link leads to a place, and a place has a link")
@MainActor
struct SceneLinkTests {
  let root = StyledFlow()
  let scene: FlowScene

  init() throws { scene = try FlowScene(root: root, notificationCenter: NotificationCenter()) }

  @Test(
    "an error has a word for code that tells errors apart",
    arguments: [
      ("/pages", "unknownDestination"), ("/page/x", "badValue"), ("/page", "missingValue"),
      ("/page//1", "emptySegment"),
      ("/page/1/~", "unexpected"), ("other://page/1", "elsewhere"),
    ])
  func codes(link: String, code: String) throws {
    let error = try #require(throws: LinkError.self) { try scene.open(link) }
    #expect(error.code == code)
  }

  @Test(
    "links and the lines that they open",
    arguments: [
      ("/", [["page(0)"]]),
      ("/page/1", [["page(0)", "page(1)"]]),
      ("/page/1/page/2", [["page(0)", "page(1)", "page(2)"]]),
      ("/page/1/sheet/2/page/3", [["page(0)", "page(1)"], ["sheet(2)", "page(3)"]]),
      ("/page/1;as=sheet", [["page(0)"], ["page(1)"]]),
      ("/sheet/1;as=push", [["page(0)", "sheet(1)"]]),
      ("/page/1;as=cover.nostack/sheet/2", [["page(0)"], ["page(1)"], ["sheet(2)"]]),
      ("/flow/1", [["page(0)", "page(0)"]]),
      ("/flow/1/page/2/~/page/3", [["page(0)", "page(0)", "page(2)", "page(3)"]]),
      ("/flow/1/~/page/3", [["page(0)", "page(0)", "page(3)"]]),
      ("/flow/1/flow/2/page/3/~/~/page/4", [["page(0)", "page(0)", "page(0)", "page(3)", "page(4)"]]),
      ("/flow/1;root=page%2F7/page/2", [["page(0)", "page(7)", "page(2)"]]),
      ("/.;root=page%2F9/page/2", [["page(9)", "page(2)"]]),
      ("/sheet-flow/1/page/2", [["page(0)"], ["home", "page(2)"]]),
      ("/twin/1/page/2/~/page/3", [["page(0)", "page(0)", "page(2)", "page(3)"]]),
      ("/flow/1/sheet/2/~/page/3", [["page(0)", "page(0)"], ["sheet(2)", "page(3)"]]),
      // A flow that begins with a route of its own: a link to its root takes that away.
      ("/eager/2", [["page(0)", "page(0)"]]),
      ("/eager/2/page/2/page/3", [["page(0)", "page(0)", "page(2)", "page(3)"]]),
    ] as [(String, [[String]])])
  func opens(link: String, layers: [[String]]) throws {
    try scene.open(link)
    #expect(scene.layers == layers)
    #expect(try scene.link == link)
    let before = scene.presentation
    try scene.open(link)
    #expect(scene.presentation == before)
  }

  @Test(
    "a link that cannot be opened says which part of it is wrong, and changes nothing",
    arguments: [
      ("/page", .missingValue("_0"), 1), ("/page/x", .badValue(type: "Int"), 1),
      ("/pages/1", .unknownDestination, 0), ("/page/1/shet/2", .unknownDestination, 2),
      ("/card/1/page/2", .refused(.noStack), 2), ("/~", .unexpected, 0), ("/flow/1/~/~", .unexpected, 3),
      ("/page/1;root=page%2F2", .opensNoFlow, 0), ("/page/1;as=push.large", .badValue(type: "PresentationStyle"), 1),
      ("notes://main/page/1", .elsewhere, 0), ("/page//1", .emptySegment, 1), ("/page/%4", .malformedEscape, 1),
    ] as [(String, LinkError.Reason, Int)])
  func refuses(link: String, reason: LinkError.Reason, index: Int) throws {
    root.push(.flow(5))
    let before = scene.presentation
    var events: [String] = []
    scene.observeTexts { events.append($0) }
    do throws(LinkError) {
      try scene.open(link)
      Issue.record("\(link) was opened")
    } catch {
      #expect(error.reason == reason)
      #expect(error.index == index)
      #expect(!error.description.isEmpty)
    }
    #expect(scene.presentation == before)
    #expect(events == ["could not open \(link)"])
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

  @Test("slots that a link has in common with the line stay, with their child flows")
  func commonPrefix() throws {
    try scene.open("/flow/1/page/2/flow/3/page/4/~/~/page/5")
    let line = scene.presentation.line
    let child = try #require(root.children.first as? StyledFlow)
    try scene.open("/flow/1/page/2/flow/3/page/9")
    let after = scene.presentation.line
    #expect(after.dropLast().map(\.id) == line.prefix(4).map(\.id))
    #expect(scene.layers == [["page(0)", "page(0)", "page(2)", "page(0)", "page(9)"]])
    #expect(root.children.first === child)
    try scene.open("/flow/1")
    #expect(scene.presentation.line == Array(line.prefix(2)))
  }

  @Test(
    "relative links start where the user is",
    arguments: [
      ("page/7", "/flow/1/page/2/page/7"), ("./page/7", "/flow/1/page/2/page/7"), ("..", "/flow/1"),
      ("../page/8", "/flow/1/page/8"), ("../8", "/flow/1/page/8"), ("./8", "/flow/1/page/2/page/8"),
      ("../..", "/"), ("../../../..", "/"), ("../../page/1", "/page/1"), (".", "/flow/1/page/2"),
      ("", "/flow/1/page/2"),
      ("~/page/3", "/flow/1/page/2/~/page/3"), ("/page/1", "/page/1"),
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
    #expect(try scene.link(to: SlotID()) == nil)
  }

  @Test("a flow tells the link to where a verb would lead")
  func foretold() throws {
    try scene.open("/page/1/flow/2/page/3")
    let child = try #require(root.children.first as? StyledFlow)
    #expect(try child.link == "/page/1/flow/2/page/3")
    #expect(try root.link == "/page/1/flow/2/page/3")
    #expect(try child.link(to: .page(9)) == "/page/1/flow/2/page/3/page/9")
    let link = try #require(try root.link(to: .sheet(9), as: .push))
    #expect(link == "/page/1/flow/2/page/3/~/sheet/9;as=push")
    root.show(.sheet(9), as: .push)
    #expect(try scene.link == link)
    #expect(try child.link == "/page/1/flow/2/page/3")
    #expect(try StyledFlow().link == nil)
  }

  @Test("destinations are read without a scene, as long as they are of one type")
  func destinations() throws {
    #expect(try Styled.destinations(in: "https://example.com/page/1/sheet/2") == [.page(1), .sheet(2)])
    #expect(try Styled.destinations(in: "") == [])
    for link in ["..", "/page/1/~", "/page/1/home", "/./page/1"] {
      #expect(throws: LinkError.self) { try Styled.destinations(in: link) }
    }
  }

  @Test("hostile links are refused or opened, and never anything between")
  func hostile() async throws {
    let pieces = [
      "page", "flow", "1", "2", "sheet", "~", "..", ".", "%", "%4", "%2F", "%00", "\u{0}", "//", "/", ";", ";;", ";as=",
      ";as=sheet", ";root=page%2F1", "?", "&", "=", "==", "#", ":", "notes:", "https://", "é", "🙂", "\u{301}", "{id}",
      String(repeating: "../", count: 50), String(repeating: "page/1/", count: 40), "%F0%9F", "-9223372036854775809",
    ]
    var opened = 0
    let tried = try await tryCases(
      1_200, seed: 5,
      make: { $0.list(0...8) { pieces.randomElement(using: &$0) ?? "" } + [Bool.random(using: &$0) ? "/" : ""] },
      smaller: { $0.smaller() }
    ) { _, pieces in
      let link = pieces.dropLast().joined(separator: pieces.last ?? "")
      let before = scene.presentation
      do throws(LinkError) {
        try scene.open(link)
      } catch {
        let isSilent = scene.presentation == before && !error.description.isEmpty
        return isSilent ? nil : "\(link) changed something"
      }
      opened += 1
      let place = try scene.link
      try scene.open(place)
      let next = try scene.link
      if scene.presentation.line.count > 200 { root.goBackToRoot() }
      return next == place ? nil : "\(link) leads to \(place), and that to \(next)"
    }
    #expect(opened >= tried / 20)
  }

  @Test("very long links are read in one go")
  func long() throws {
    try scene.open("/" + Array(repeating: "page/1", count: 10_000).joined(separator: "/"))
    #expect(root.routes.count == 10_000)
    #expect(throws: LinkError.self) { try scene.open("/" + String(repeating: "flow/1/", count: 100)) }
    #expect(throws: LinkError.self) { try scene.open("/" + String(repeating: "x", count: 65_536)) }
    #expect(root.routes.count == 10_000)
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

  @Test("links behind an address, and links of others")
  func address() throws {
    scene.linkAddress = try LinkAddress("https://example.com/app/{scene}")
    try scene.open("https://example.com/app/main/page/1")
    #expect(try scene.link == "https://example.com/app/main/page/1")
    try scene.open("/page/2")
    #expect(scene.layers == [["page(0)", "page(2)"]])
    for other in ["https://example.com/app/other/page/1", "https://example.org/app/main/page/1", "notes://main/page/1"]
    {
      #expect(throws: LinkError.self) { try scene.open(other) }
    }
    scene.linkAddress = try LinkAddress("notes://{scene}")
    try scene.open("notes://main/sheet/1")
    #expect(try scene.link == "notes://main/sheet/1")
    #expect(try scene.open(#require(URL(string: "notes://main/page/7"))) == ())
    #expect(throws: LinkError.self) { try LinkAddress("just/a/path") }
  }

  @Test("a link that cannot be opened may lead to the root, and is reported")
  func fallback() throws {
    root.push(.page(1))
    #expect(throws: LinkError.self) { try scene.open("/nowhere", orElse: .popToRoot) }
    #expect(scene.layers == [["page(0)"]])
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

  @Test("a link without a root leaves the root that the flow has")
  func keepsRoot() throws {
    root.setRoot(.page(9))
    try scene.open("/page/1")
    #expect(scene.layers == [["page(9)", "page(1)"]])
    #expect(try scene.link == "/.;root=page%2F9/page/1")
  }
}
