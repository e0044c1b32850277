import Armature
import Testing

/// A destination type that lets links lead to one of its dialogs, and to a place of its own not.
private enum Vault: Screenless, Codable {
  case door, room(Int), lock(Int), notice(Int), safe, guarded

  static let examples: [Vault] = [.door, .room(1), .lock(1), .notice(1), .safe]
  static var links: [LinkPattern<Self>] {
    [.init("keys/{number}", Self.lock) { if case .lock(let number) = $0 { number } else { nil } }]
  }

  var style: PresentationStyle {
    switch self {
    case .door, .room, .safe, .guarded: .push
    case .lock: .dialog
    case .notice: .alert
    }
  }

  var isLinkable: Bool {
    switch self {
    case .door, .room, .notice, .guarded: true
    case .lock, .safe: false
    }
  }
}

private final class VaultFlow: Coordinator<Vault> {
  override func child(for destination: Vault) -> AnyCoordinator? {
    destination == .guarded ? VaultFlow(root: .door) : nil
  }
}

/// One place, kept out of links, which opens a flow that is not.
private enum Lobby: Screenless, Codable {
  case start

  static let examples: [Lobby] = [.start]
  var isLinkable: Bool { false }
}

private final class LobbyFlow: Coordinator<Lobby> {
  override func child(for destination: Lobby) -> AnyCoordinator? { VaultFlow(root: .door) }
}

@Suite("Links lead to a dialog only where its destination allows it")
@MainActor
struct LinkableTests {
  private let flow = VaultFlow(root: .door)
  private let scene: FlowScene

  init() throws { scene = try FlowScene(of: flow) }

  @Test("dialogs are kept out of links unless they say otherwise")
  func defaults() {
    #expect(Styled.page(1).isLinkable && Styled.sheet(1).isLinkable && Styled.cover(1).isLinkable)
    #expect(!Styled.ask(1).isLinkable)
  }

  @Test(
    "a link to what is kept out is refused, and one to a dialog that allows it leads there",
    arguments: [
      ("/keys/1", "notLinkable 0@1"), ("/lock/1;as=sheet", "notLinkable 0@1"), ("/room/1/safe", "notLinkable 2@8"),
      ("/guarded;root=safe", "notLinkable 0@1"), ("/.;root=safe/room/1", "notLinkable 0@1"),
      ("/room/1/notice/2", "/room/1/notice/2"), ("/notice/2/notice/3", "refused(underDialog) 2@10"),
    ])
  func outcomes(link: String, outcome: String) throws {
    #expect(scene.outcome(of: link) == outcome)
    #expect(scene.layers == (outcome == link ? [["door", "room(1)"], ["notice(2)"]] : [["door"]]))
  }

  @Test("the error names the place, also where a link is read without a scene")
  func sentence() throws {
    let error = try #require(throws: LinkError.self) { try Vault.destinations(in: "room/1/safe") }
    #expect("\(error)" == "“safe” cannot be opened by a link")
  }

  @Test("the link to where the user is ends beneath what is kept out, and closes it when it is opened")
  func printing() throws {
    flow.push(.room(1))
    flow.show(.lock(2))
    let links: [String?] = try [scene.link, scene.link(to: flow.routes[1].id), flow.link]
    #expect(links == ["/room/1", "/room/1", "/room/1"])
    try scene.open("/room/1")
    #expect(scene.layers == [["door", "room(1)"]])
    flow.show(.lock(2))
    try scene.open("../3")
    #expect(scene.layers == [["door", "room(3)"]])
    // The slots above have no link either.
    for place: Vault in [.safe, .room(4)] { flow.push(place) }
    #expect(try scene.link == "/room/3")
    #expect(throws: LinkError.self) { try flow.link(to: .room(5)) }
  }

  @Test("a root that is kept out ends the link beneath the slot that it draws")
  func roots() throws {
    for place: Vault in [.room(1), .guarded] { flow.push(place) }
    let child = try #require(flow.children.first as? VaultFlow)
    child.setRoot(.safe)
    child.push(.room(2))
    #expect(try scene.link == "/room/1")
    flow.push(.room(3))
    #expect(try scene.link == "/room/1")
    flow.setRoot(.safe)
    flow.push(.room(1))
    #expect(try scene.link == "/")
    try scene.open("/room/2")
    #expect(scene.layers == [["safe", "room(2)"]])
  }

  @Test("a flow that was closed in between is not left over in the link")
  func closes() throws {
    for place: Vault in [.guarded, .safe] { flow.push(place) }
    #expect(try scene.link == "/guarded")
  }

  @Test("a row has no link to it")
  func rows() throws {
    #expect(throws: LinkError.self) { try flow.link(to: .lock(1)) }
    #expect(try flow.link(to: .notice(1)) == "/notice/1")
  }

  @Test("the list of links leaves its examples out, and a flow without others, but not the flows within it")
  func directory() throws {
    #expect(Vault.linkProblems == [])
    #expect(
      Vault.linkForms.map { "\($0.text) \($0.example ?? "")" } == [
        "keys/{number} ", "door door", "room/{_0} room/1", "notice/{_0} notice/1",
      ])
    #expect(try FlowScene(of: LobbyFlow(root: .start)).linkDirectory.flows.map(\.prefix) == ["/"])
  }
}
