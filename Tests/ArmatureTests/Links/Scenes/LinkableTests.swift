import Armature
import ArmatureExplorer
import Testing

/// One place, kept out of links, which opens a flow that is not.
private enum Lobby: Screenless, Codable {
  case start

  static let examples: [Lobby] = [.start]
  var isLinkable: Bool { false }
}

private final class LobbyFlow: Coordinator<Lobby> {
  override func child(for destination: Lobby) -> AnyCoordinator? { PartlyLinkedFlow(root: .hall) }
}

@Suite("Links lead to a dialog only where its destination allows it")
@MainActor
struct LinkableTests {
  private let flow = PartlyLinkedFlow(root: .hall)
  private let scene: FlowScene

  init() throws { scene = try FlowScene(of: flow) }

  @Test(
    "a link to what is kept out is refused, and one to a dialog that allows it leads there",
    arguments: [
      ("/ask/1;as=sheet", "notLinkable 0@1"), ("/room/1/secret", "notLinkable 2@8"),
      ("/nook;root=secret", "notLinkable 0@1"), ("/.;root=secret/room/1", "notLinkable 0@1"),
      ("/room/1/note/2", "/room/1/note/2"), ("/note/2/note/3", "refused(underDialog) 2@8"),
    ])
  func outcomes(link: String, outcome: String) throws {
    #expect(scene.outcome(of: link) == outcome)
    #expect(scene.layers == (outcome == link ? [["hall", "room(1)"], ["note(2)"]] : [["hall"]]))
  }

  @Test("dialogs are kept out unless they say otherwise, from reading, from rows, and from the list")
  func keptOut() throws {
    #expect(Styled.sheet(1).isLinkable && !Styled.ask(1).isLinkable)
    let error = try #require(throws: LinkError.self) { try PartlyLinked.destinations(in: "room/1/secret") }
    #expect("\(error)" == "“secret” cannot be opened by a link")
    #expect(throws: LinkError.self) { try flow.link(to: .ask(1)) }
    #expect(try flow.link(to: .note(1)) == "/note/1")
    #expect(PartlyLinked.linkTable.forms().map(\.example) == ["hall", "room/1", "tabs", "split"])
    // A flow without links is not in the list, but the flows within it are.
    let flows = try FlowScene(of: LobbyFlow(root: .start)).linkDirectory.flows
    #expect(flows.first?.flow == "PartlyLinkedFlow" && flows.first?.prefix == "/")
  }

  @Test("the link to where the user is ends beneath what is kept out, and closes it when it is opened")
  func printing() throws {
    flow.push(.room(1))
    for (link, line) in [("/room/1", ["hall", "room(1)"]), ("../room/3", ["hall", "room(3)"])] {
      flow.show(.ask(2))
      let links: [String?] = try [scene.link, scene.link(to: flow.routes[1].id), flow.link]
      #expect(links == ["/room/1", "/room/1", "/room/1"])
      try scene.open(link)
      #expect(scene.layers == [line])
    }
    // The slots above have no link either.
    for place: PartlyLinked in [.secret, .room(4)] { flow.push(place) }
    #expect(try scene.link == "/room/3")
    #expect(throws: LinkError.self) { try flow.link(to: .room(5)) }
  }

  @Test("a root that is kept out ends the link beneath the slot that it draws, and a flow that was closed is not in it")
  func roots() throws {
    for place: PartlyLinked in [.room(1), .nook] { flow.push(place) }
    let child = try #require(flow.children.first as? PartlyLinkedFlow)
    child.setRoot(.secret)
    child.push(.room(2))
    #expect(try scene.link == "/room/1")
    flow.push(.room(3))
    #expect(try scene.link == "/room/1")
    flow.setRoot(.secret)
    flow.push(.room(1))
    #expect(try scene.link == "/")
    try scene.open("/room/2")
    #expect(scene.layers == [["secret", "room(2)"]])
    try scene.open("/.;root=hall/nook")
    flow.push(.secret)
    #expect(try scene.link == "/nook")
  }
}
