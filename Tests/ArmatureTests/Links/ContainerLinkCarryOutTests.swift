import Armature
import Foundation
import Testing

@Suite("Links through containers change all or nothing")
@MainActor
struct ContainerLinkCarryOutTests {
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

  @Test("a link through tabs makes no other tab's flow")
  func madeOnce() throws {
    let scene = try FlowScene(of: NestingFlow())
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
    let scene = try FlowScene(of: MixedTabs([.first, .library, .nested], census: census))
    let count = census.living.count
    for link in ["/library/page/1#page/2/nowhere", "/nested/second/page/x", "/library/sheet/1#page/1/sheet/2"] {
      #expect(throws: LinkError.self) { try scene.open(link) }
      #expect(census.living.count == count, "\(link)")
    }
    _ = try scene.plan(for: "/library/page/1#page/2")
    #expect(census.living.count == count)
    #expect(scene.outcome(of: "/library/page/1#page/2") == "/library/page/1#page/2")
  }

  @Test("a link that fails while it is carried out leaves hidden flows, selection and memos as they were")
  func rolledBack() throws {
    let shared = StyledFlow()
    let root = ClosureContainer(["mail", "first", "twice"]) { name in
      guard name == "twice" else { return name == "mail" ? ThreeColumns() : StyledFlow() }
      return ClosureContainer(["a"]) { _ in ClosureFlow { if case .flow = $0 { shared } else { nil } } }
    }
    let scene = try FlowScene(of: root)
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

  private final class Nest: ContainerCoordinator {
    init() { super.init(names: ["b", "a"]) }
    override func flow(named name: String) -> AnyCoordinator { name == "a" ? Nest() : StyledFlow() }
  }

  @Test("no more flows nest through containers than otherwise")
  func tooDeep() throws {
    let scene = try FlowScene(of: Nest())
    // The last one shows a flow, too.
    try scene.open("/" + String(repeating: "a/", count: 62))
    let before = scene.presentation
    for count in [63, 100_000] {
      #expect(throws: LinkError.self) { try scene.open("/" + String(repeating: "a/", count: count)) }
      #expect(scene.presentation == before)
    }
  }

  @Test("a scene with tabs and columns is led to by name, and closed with all that it hides")
  func scenes() throws {
    let census = Census()
    let scenes = try SceneDirectory(at: "app://{scene}") { _ in MixedTabs([.first, .library, .nested], census: census) }
    try scenes.open(link: "app://one/nested/second/flow/1/page/1/sheet/2")
    try scenes.open(link: "app://one/library/page/1#page/2/sheet/3")
    try scenes.open("main")
    let count = census.living.count
    #expect(throws: LinkError.self) { try scenes.open(link: "app://new/first;detail=page%2F7") }
    _ = try scenes.plan(for: "app://new/library#page/7")
    #expect(scenes.names == ["one", "main"] && census.living.count == count)
    #expect(try scenes.open(link: "app://one/library/page/1#page/7").line.last == "page(7)")
    scenes.close("one")
    #expect(scenes.names == ["main"] && census.living.count == 2)
    scenes.close("main")
    #expect(census.living.isEmpty)
  }
}
