import Armature
import Foundation
import Testing

@Suite("A scene has several addresses, and a custom scheme has its first part as the host")
@MainActor
struct AddressTests {
  let root = StyledFlow()
  let scene: FlowScene

  init() throws {
    scene = try FlowScene(root: root, notificationCenter: NotificationCenter())
    scene.linkAddress = try LinkAddress("bank://", "https://bank.example/app", "bank-test://{scene}/x")
  }

  @Test(
    "links at any address lead to the same place, which is printed with the first one",
    arguments: [
      ("bank://page/1", "bank://page/1"), ("bank:///page/1", "bank://page/1"), ("bank:/page/1", "bank://page/1"),
      ("bank:page/1", "bank://page/1"), ("BANK://page/1/sheet/2", "bank://page/1/sheet/2"), ("bank://", "bank:///"),
      ("bank:", "bank:///"), ("bank:///", "bank:///"), ("https://bank.example/app/page/1", "bank://page/1"),
      ("https://BANK.example/app", "bank:///"),
      ("https://b%61n%4B.example/app/page/1", "bank://page/1"), ("bank-test://main/x/page/1", "bank://page/1"),
      ("/page/1", "bank://page/1"), ("bank://page/1;as=sheet", "bank://page/1;as=sheet"),
      ("bank:///.;root=page%2F9/page/1", "bank:///.;root=page%2F9/page/1"),
      ("bank://page/1/flow/2/~/page/3", "bank://page/1/flow/2/~/page/3"), ("bank://page/1/../2", "bank://page/2"),
    ])
  func several(link: String, printed: String) throws {
    try scene.open(link)
    #expect(try scene.link == printed)
    try scene.open(#require(URL(string: printed)))
    #expect(try scene.link == printed)
  }

  @Test(
    "a first part that is no host comes after the slash",
    arguments: [
      (.hall, "rooms:///Hall"), (.redRoom, "rooms://red-room"), (.room2, "rooms:///r%C3%BCm"), (.dots, "rooms:///=.."),
    ] as [(Rooms, String)])
  fileprivate func host(room: Rooms, link: String) throws {
    let flow = Coordinator<Rooms>(root: .start)
    let scene = try FlowScene(root: flow, notificationCenter: NotificationCenter())
    scene.linkAddress = try LinkAddress("rooms:")
    flow.push(room)
    #expect(try scene.link == link)
    flow.goBack()
    try scene.open(link)
    #expect(flow.routes.map(\.destination) == [room])
  }

  @Test(
    "an error says which part of the link is wrong, with the host as the first one",
    arguments: [
      ("bank://pge/1", .unknownDestination, 0, 7), ("bank://page/x", .badValue(type: "Int"), 1, 12),
      ("bank://page/1/page/x", .badValue(type: "Int"), 3, 19),
      ("https://bank.example/app/page/x", .badValue(type: "Int"), 2, 30),
      ("https://bank.example/page/1", .elsewhere, 0, 0), ("bank-test://other/x/page/1", .elsewhere, 0, 0),
      ("notes://page/1", .elsewhere, 0, 0), ("https://ban\u{212A}.example/app/page/1", .elsewhere, 0, 0),
      ("https://ban%E2%84%AA.example/app/page/1", .elsewhere, 0, 0),
      ("https://bank.example/app/../page/1", .elsewhere, 0, 0),
      ("https://bank.example/x/../app/page/x", .badValue(type: "Int"), 4, 35),
      ("bank://page/1/../x", .badValue(type: "Int"), 3, 17), ("bank://pge/1/../2", .unknownDestination, 0, 7),
    ] as [(String, LinkError.Reason, Int, Int)])
  func wrong(link: String, reason: LinkError.Reason, index: Int, offset: Int) throws {
    let error = try #require(throws: LinkError.self) { try scene.open(link) }
    #expect(error.reason == reason && error.index == index && error.offset == offset, "\(error)")
    if reason == .elsewhere {
      #expect(error.expected == ["bank:///", "https://bank.example/app", "bank-test://main/x"])
    }
  }

  @Test("a directory finds the scene by any address that names it")
  func directory() throws {
    let address = try LinkAddress("https://bank.example/{scene}", "bank://{scene}")
    let scenes = SceneDirectory(notificationCenter: NotificationCenter(), linkAddress: address) { _ in StyledFlow() }
    for (link, name) in [("bank://one/page/1", "one"), ("https://bank.example/two/page/1", "two"), ("/page/2", "two")] {
      #expect(try scenes.open(link: link).name == name)
    }
    #expect(try scenes["one"]?.link == "https://bank.example/one/page/1")
    #expect(throws: LinkError.self) { try LinkAddress("bank://", "just/a/path") }
  }
}

@Suite("`.` and `..` in the middle of a link are resolved as in RFC 3986")
@MainActor
struct DotTests {
  @Test(
    "links and the links of their places, from /page/7",
    arguments: [
      ("/page/1/../2", "/page/2"), ("/page/1/sheet/../page/2", "/page/1/page/2"), ("/page/1/page/2/../..", "/page/1"),
      ("/./page/1", "/page/1"), ("/page/./1/.", "/page/1"), ("/../page/1", "/page/1"), ("/..", "/"), ("/.", "/"),
      ("/page/1/../../..", "/"), ("/page/%2E%2E/page/1", "/page/1"), ("/page/1;as=sheet/../2", "/page/2"),
      ("/flow/1/~/../page/2", "/flow/1/page/2"), ("/.;root=page%2F9/x/../page/1", "/.;root=page%2F9/page/1"),
      ("/flow/1;root=page%2F1%2F..%2F2", "/flow/1;root=page%2F2"), ("/../.;root=page%2F9", "/.;root=page%2F9"),
      ("page/1/../2", "/page/7/page/2"), ("../page/1/../2", "/page/2"), ("../8/.", "/page/8"),
      ("./8", "/page/7/page/8"),
      ("./../8", "/page/8"), ("page/../../8", "/page/8"), ("page/1/../..", "/page/7"), ("page/..", "/page/7"),
    ])
  func places(link: String, place: String) throws {
    let root = StyledFlow()
    let scene = try FlowScene(root: root, notificationCenter: NotificationCenter())
    try scene.open("/page/7")
    try scene.open(link)
    #expect(try scene.link == place)
  }

  @Test(
    "before the address is read, so that they do not lead out of it or into it unseen",
    arguments: [
      ("https://example.com/app/../note/7", nil), ("https://example.com/app/..", nil),
      ("https://example.com/app/%2E%2E/page/1", nil), ("https://example.com/other/../app/page/1", "/app/page/1"),
      ("https://example.com/app/page/../../app/page/1", "/app/page/1"), ("https://example.com/app/../..", nil),
      ("https://example.com/../app/page/1", "/app/page/1"), ("https://example.com/./app/./page/1", "/app/page/1"),
      ("https://example.com/app/page/1/../2", "/app/page/2"), ("https://example.com/app%2F../page/1", nil),
      ("https://main.example/x/../main/page/1", "/app/page/1"), ("https://main.example/main/../page/1", nil),
      ("styled://page/../page/1", nil), ("styled://page/1/../2", "/app/page/2"),
      ("styled://page/x/../../1", "/app/page/1"),
    ])
  func address(link: String, path: String?) throws {
    let address = try LinkAddress("https://example.com/app", "https://main.example/{scene}", "styled:")
    let scene = try FlowScene(root: StyledFlow(), notificationCenter: NotificationCenter())
    scene.linkAddress = address
    guard let path else {
      let error = try #require(throws: LinkError.self) { try scene.open(link) }
      #expect(error.reason == .elsewhere || link.hasPrefix("styled:"))
      return
    }
    try scene.open(link)
    #expect(try scene.link == "https://example.com" + path)
    let scenes = SceneDirectory(notificationCenter: NotificationCenter(), linkAddress: address) { name in
      name == "main" ? StyledFlow() : nil
    }
    #expect(try scenes.open(link: link).link == scene.link)
  }

  @Test("in a detail, too")
  func detail() throws {
    let scene = try FlowScene(root: PartlyLinkedColumns())
    try scene.open("/room/1/../2#room/3/../4/./room/5")
    #expect(try scene.link == "/room/2#room/4/room/5")
  }

  @Test(
    "an error says which part of the given link is wrong",
    arguments: [
      ("/page/1/../x", 3, 11), ("/page/x/page/2/../3", 1, 6), ("/pge/../page/1/./pge/2", 5, 17), ("/page/..;x=1", 1, 6),
      ("page/1/../x", 3, 10), ("/page/1/../..", nil, 0), ("/page/./..", nil, 0), ("/page/1/..", 3, 0),
      ("/page/1/../../page", 5, 0),
    ] as [(String, Int?, Int)])
  func errors(link: String, index: Int?, offset: Int) throws {
    let scene = try FlowScene(root: StyledFlow(), notificationCenter: NotificationCenter())
    guard let index else { return try scene.open(link) }
    let error = try #require(throws: LinkError.self) { try scene.open(link) }
    #expect(error.index == index && error.offset == offset, "\(error)")
  }
}

private enum Rooms: String, Screenless, Codable {
  case start, hall = "Hall", redRoom = "red-room", room2 = "rüm", dots = ".."
}
