import Armature
import ArmatureExplorer
import Foundation
import Testing

@Suite("The list of links has whole links")
@MainActor
struct LinkListTests {
  @Test("each link in the list leads to a place, also through tabs and columns")
  func open() throws {
    for (root, prefixes) in [
      (PartlyLinkedFlow(root: .hall), ["/", "/tabs", "/split#"]), (PartlyLinkedColumns(), nil),
      (ClosureContainer(["a", "b/c"]) { _ in PartlyLinkedFlow(root: .hall) }, nil), (TagFlow(root: .list), nil),
      (MixedTabs([.first, .library]), ["/", "/first", "/library", "/library#"]),
      (Cabin(), ["/", "/split", "/#", "/#flat"]), (Lodge(), ["/", "/#", "/#~", "/#~/flat"]),
    ] as [(AnyCoordinator, [String]?)] {
      let scene = try FlowScene(of: root)
      for address in [nil, try LinkAddress("app://"), try LinkAddress("https://example.com/{scene}")] {
        scene.linkAddress = address
        let flows = scene.linkDirectory.flows
        if let prefixes { #expect(flows.map(\.prefix) == prefixes, "\(type(of: root))") }
        let links = flows.flatMap(\.forms).filter { $0.example != nil }.map(\.link)
        #expect(links.count > 1)
        for link in links {
          let link = try #require(link)
          try scene.open(link)
          #expect(try scene.plan(for: link).changesNothing && scene.plan(for: scene.link).changesNothing, "\(link)")
        }
      }
    }
  }

  @Test("it has prefixes behind which the links of its flows are read, and a container's type once")
  func prefixes() throws {
    let scene = try FlowScene(of: ForeignFlow(root: .nest))
    #expect(scene.linkDirectory.flows.map { "\($0.prefix) \($0.flow)" } == ["/~ ForeignFlow", "/ StyledFlow"])
    for link in ["/~/page/1", "/page/1"] { #expect(scene.outcome(of: link) == link) }
    let outer = ClosureContainer(["a"]) { _ in ClosureContainer(["b"]) { _ in TagFlow(root: .list) } }
    #expect(try FlowScene(of: outer).linkDirectory.flows.map(\.flow) == ["ClosureContainer"])
  }

  @Test("a type without examples says that they feed the list, in the list and in errors")
  func noExamples() throws {
    let scene = try FlowScene(of: StyledFlow())
    let row = try #require(scene.linkDirectory.flows.first)
    #expect(row.forms.isEmpty)
    #expect(row.problem == "Styled has no examples, and this list is made from examples")
    let error = try #require(throws: LinkError.self) { try scene.open("/pages/1") }
    #expect(error.expected == ["a case of Styled; its examples would be listed here"])
    let flows = try FlowScene(of: PartlyLinkedFlow(root: .hall)).linkDirectory.flows
    #expect(flows.allSatisfy { $0.problem == nil })
  }

  @Test("flows that share the root's slot are all in the list, and a change of root is the link's doing")
  func sharedSlot() throws {
    let scene = try Tower([.wrapper, .wrapper]).scene()
    #expect(scene.linkDirectory.flows.map(\.flow.first) == ["S", "S", "C"])
    try scene.open("/~/~/page/1")
    var events: [String] = []
    scene.observeTexts { if $0.hasPrefix("removed") { events.append($0) } }
    try scene.open("/.;root=page%2F2")
    #expect(events == ["removed page(1) (link)"])
  }

  @Test("a destination of any flow has a link from the root on, through the first flow of its type")
  func toDestination() throws {
    let scene = try FlowScene(of: TagFlow(root: .list))
    for (link, title) in try [
      (scene.link(to: Tags.list), "list"), (scene.link(to: Tags.tag("x")), "tag"),
      (scene.link(to: PartlyLinked.hall), "hall"), (scene.link(to: PartlyLinked.room(3)), "room"),
    ] {
      let link = try #require(link)
      #expect(scene.outcome(of: link) == link)
      #expect(scene.line.last?.hasPrefix(title) == true, "\(link)")
    }
    #expect(throws: LinkError.self) { try scene.link(to: PartlyLinked.secret) }
    #expect(try scene.link(to: Floor.flat) == nil)
    scene.linkAddress = try LinkAddress("app://")
    #expect(try scene.link(to: Tags.page) == "app://page")
    // The link to a destination of a column names it also where it is the column's first one.
    #expect(try FlowScene(of: Cabin()).link(to: Floor.stairs(1)) == "/#stairs/1")
    // A flow comes before a column of the same type.
    #expect(try FlowScene(of: Lodge()).link(to: Door.shut) == "/shut")
  }
}

/// A leg that the part after it could belong to.
private enum Tags: Screenless, Codable {
  case list, tags, tag(String), page

  static let examples: [Tags] = [.list, .tags, .tag("x"), .page]

  static var links: [LinkPattern<Self>] {
    [.init("tags", .tags), .init("tags/{tag}", Self.tag) { if case .tag(let tag) = $0 { tag } else { nil } }]
  }
}

private final class TagFlow: Coordinator<Tags> {
  override func child(for destination: Tags) -> AnyCoordinator? {
    destination == .tags ? PartlyLinkedFlow(root: .hall) : nil
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

private final class Lodge: ThreeColumnCoordinator<Door, Door, Floor> {
  init() { super.init(sidebar: Coordinator(root: .open)) }
  override func detailFlow(for destination: Floor) -> Coordinator<Floor> { FloorFlow(root: destination) }
}
