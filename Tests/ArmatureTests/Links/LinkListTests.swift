import Armature
import Foundation
import Testing

@Suite("The list of links has whole links")
@MainActor
struct LinkListTests {
  @Test("each link in the list leads to a place", arguments: [0, 1, 2, 3])
  func open(kind: Int) throws {
    let root: AnyCoordinator =
      switch kind {
      case 0: PartlyLinkedFlow(root: .hall)
      case 1: PartlyLinkedColumns()
      case 2: ClosureContainer(["a", "b/c"]) { _ in PartlyLinkedFlow(root: .hall) }
      default: TagFlow(root: .list)
      }
    let scene = try FlowScene(root: root, notificationCenter: NotificationCenter())
    for address in [nil, try LinkAddress("app://"), try LinkAddress("https://example.com/{scene}")] {
      scene.linkAddress = address
      let links = scene.linkDirectory.flows.flatMap(\.forms).filter { $0.example != nil }.map(\.link)
      #expect(links.count > 2)
      for link in links {
        let link = try #require(link)
        try scene.open(link)
        #expect(try scene.plan(for: link).changesNothing)
        #expect(try scene.plan(for: scene.link).changesNothing)
      }
    }
  }

  @Test("a type without examples says that they feed the list, in the list and in errors")
  func noExamples() throws {
    let scene = try FlowScene(root: StyledFlow(), notificationCenter: NotificationCenter())
    let row = try #require(scene.linkDirectory.flows.first)
    #expect(row.forms.isEmpty)
    #expect(row.problem == "Styled has no examples, and this list is made from examples")
    let error = try #require(throws: LinkError.self) { try scene.open("/pages/1") }
    #expect(error.expected == ["a case of Styled; its examples would be listed here"])
    let other = try FlowScene(root: PartlyLinkedFlow(root: .hall), notificationCenter: NotificationCenter())
    #expect(other.linkDirectory.flows.allSatisfy { $0.problem == nil })
  }

  @Test("flows that share the root's slot are all in the list, and a change of root is the link's doing")
  func sharedSlot() throws {
    let flow = Outer(root: .outer)
    let scene = try FlowScene(root: flow, notificationCenter: NotificationCenter())
    #expect(scene.linkDirectory.flows.map(\.flow) == ["Outer", "Middle", "Inner"])
    flow.push(.page(1))
    var events: [NavigationEvent.Kind] = []
    scene.observeEvents { events.append($0.kind) }
    try scene.open("/.;root=page%2F2")
    let causes = events.compactMap { if case .removed(_, let cause) = $0 { cause } else { nil } }
    #expect(causes == [.link])
  }

  @Test("a container within another one of its type is in the list once")
  func nestedContainers() throws {
    let outer = ClosureContainer(["a"]) { _ in ClosureContainer(["b"]) { _ in TagFlow(root: .list) } }
    let flows = try FlowScene(root: outer, notificationCenter: NotificationCenter()).linkDirectory.flows
    #expect(flows.map(\.flow) == ["ClosureContainer"])
  }

  @Test("a destination of any flow has a link from the root on, through the first flow of its type")
  func toDestination() throws {
    let scene = try FlowScene(root: TagFlow(root: .list), notificationCenter: NotificationCenter())
    for (link, title) in try [
      (scene.link(to: Tags.list), "list"), (scene.link(to: Tags.tag("x")), "tag"),
      (scene.link(to: PartlyLinked.hall), "hall"), (scene.link(to: PartlyLinked.room(3)), "room"),
    ] {
      let link = try #require(link)
      try scene.open(link)
      #expect(try scene.link == link)
      #expect(scene.presentation.line.last.map { "\($0.destination)".hasPrefix(title) } == true, "\(link)")
    }
    #expect(throws: LinkError.self) { try scene.link(to: PartlyLinked.secret) }
    #expect(try scene.link(to: Innermost.outer) == nil)
    scene.linkAddress = try LinkAddress("app://")
    #expect(try scene.link(to: Tags.page) == "app://page")
  }

  @Test("the link to a destination of a column names it also where it is the column's first one")
  func toColumn() throws {
    let scene = try FlowScene(root: TagColumns(sidebar: TagFlow(root: .list)), notificationCenter: NotificationCenter())
    #expect(try scene.link(to: Tags.page) == "/page")
    #expect(try scene.link(to: Innermost.outer) == "/#outer")
    try scene.open("/#outer")
    #expect(try scene.link == "/#outer")
  }
}

private final class TagColumns: SplitCoordinator<Tags, Innermost> {
  override func detailFlow(for destination: Innermost) -> Coordinator<Innermost> { Inner(root: destination) }
}

private enum Nested<Next: Destination & Codable>: Screenless, Codable {
  case outer, page(Int)

  static var examples: [Self] { [.outer, .page(1)] }
}

private enum Innermost: Screenless, Codable {
  case outer

  static let examples: [Self] = [.outer]
}

private final class Outer: Coordinator<Nested<Nested<Innermost>>> {
  override func child(for destination: Nested<Nested<Innermost>>) -> AnyCoordinator? {
    destination == .outer ? Middle(root: .outer) : nil
  }
}

private final class Middle: Coordinator<Nested<Innermost>> {
  override func child(for destination: Nested<Innermost>) -> AnyCoordinator? {
    destination == .outer ? Inner(root: .outer) : nil
  }
}

private final class Inner: Coordinator<Innermost> {}

/// A leg that the part after it could belong to.
private enum Tags: Screenless, Codable {
  case list, tags, tag(String), page

  static let examples: [Tags] = [.list, .tags, .tag("x"), .page]

  static var links: [LinkPattern<Self>] {
    [
      .init("tags", .tags),
      .init("tags/{tag}", Self.tag) { if case .tag(let tag) = $0 { tag } else { nil } },
    ]
  }
}

private final class TagFlow: Coordinator<Tags> {
  override func child(for destination: Tags) -> AnyCoordinator? {
    destination == .tags ? PartlyLinkedFlow(root: .hall) : nil
  }
}
