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

@Suite("Links to the web are read as other software writes them")
@MainActor
struct WebAddressTests {
  private func scene(_ address: LinkAddress) throws -> FlowScene {
    let scene = try FlowScene(root: StyledFlow(), notificationCenter: NotificationCenter())
    scene.linkAddress = address
    return scene
  }

  @Test(
    "links to the same place",
    arguments: [
      ("https://example.com/app/page/1/", "/page/1"), ("https://example.com//app//page///1//", "/page/1"),
      ("https://example.com/app/", ""), ("https://example.com//app", ""),
      ("https://example.com/app/page/1/?x=1#y", "/page/1"),
      ("http://example.com/app/page/1", "/page/1"), ("HTTP://Example.COM/app/page/1", "/page/1"),
      ("HTTPS://example.com/app/page/1", "/page/1"), ("https://example.com:443/app/page/1", "/page/1"),
      ("http://example.com:80/app/page/1", "/page/1"), ("https://example.com:/app/page/1", "/page/1"),
      ("https://example.com/app/page/1//../page/2", "/page/1/page/2"),
      ("https://example.com/app//../page/1", "/page/1"),
      ("https://example.com/app/page/1/..//2", "/page/2"), ("https://example.com/app/./page//./1", "/page/1"),
      ("https://example.com/app/page/1;as=sheet/", "/page/1;as=sheet"),
      ("https://example.com/app/flow/1//~//page/2", "/flow/1/~/page/2"),
    ])
  func same(link: String, path: String) throws {
    let scene = try scene(LinkAddress("https://example.com/app"))
    try scene.open(link)
    let printed = try scene.link
    #expect(printed == "https://example.com/app" + path)
    try scene.open(printed)
    #expect(try scene.link == printed)
  }

  @Test(
    "links that are refused, each with its reason",
    arguments: [
      ("https://example.com:8080/app/page/1", .otherPort, "otherPort"),
      ("https://example.com:80/app/page/1", .otherPort, "otherPort"),
      ("http://example.com:443/app/page/1", .otherPort, "otherPort"),
      ("https://me@example.com/app/page/1", .userInfo, "userInfo"),
      ("https://me:secret@example.com:8080/app/page/1", .userInfo, "userInfo"),
      ("https://example.com@example.org/app/page/1", .elsewhere, "elsewhere"),
      ("https://example.com:8080/page/1", .elsewhere, "elsewhere"),
      ("https://example.com./app/page/1", .elsewhere, "elsewhere"),
      ("https://www.example.com/app/page/1", .elsewhere, "elsewhere"),
      ("https://m.example.com/app/page/1", .elsewhere, "elsewhere"),
      ("https://example.com/APP/page/1", .elsewhere, "elsewhere"),
      ("https:///app/page/1", .elsewhere, "elsewhere"), ("https:app/page/1", .elsewhere, "elsewhere"),
      ("//example.com/app/page/1", .elsewhere, "elsewhere"), ("ftp://example.com/app/page/1", .elsewhere, "elsewhere"),
      ("https://example.com/app//../../page/1", .elsewhere, "elsewhere"),
      ("https://example.com/app/page/;as=sheet", .emptySegment, "emptySegment"),
      ("https://example.com/app/page//x", .badValue(type: "Int"), "badValue"),
      ("styled://page//1", .emptySegment, "emptySegment"), ("styled:////page/1", .emptySegment, "emptySegment"),
      ("/page//1", .emptySegment, "emptySegment"), ("page//1", .emptySegment, "emptySegment"),
      ("styled://me@page/1", .unknownDestination, "unknownDestination"),
      ("styled://page:80/1", .unknownDestination, "unknownDestination"),
    ] as [(String, LinkError.Reason, String)])
  func refused(link: String, reason: LinkError.Reason, code: String) throws {
    let scene = try scene(LinkAddress("https://example.com/app", "styled://"))
    let error = try #require(throws: LinkError.self) { try scene.open(link) }
    #expect(error.reason == reason && error.code == code, "\(error)")
  }

  @Test("an error says which part of the link is wrong, and its place, with empty parts before it")
  func place() throws {
    let scene = try scene(LinkAddress("https://example.com/app"))
    let link = "https://example.com//app//page//x"
    let error = try #require(throws: LinkError.self) { try scene.open(link) }
    #expect(error.leg == "x" && error.offset == 32, "\(error)")
    let other = try #require(throws: LinkError.self) { try scene.open("https://example.com:81/app/page/1") }
    #expect(
      "\(other)" == """
        “https://example.com:81/app/page/1” (part 1 of the link, at 0) names a port that the app's address does not have; \
        expected https://example.com/app
        """)
  }

  @Test("an address accepts www. before the host, or the host without it, if it says so")
  func www() throws {
    for address in ["https://example.com/app", "https://www.example.com/app"] {
      let (open, closed) = (try scene(LinkAddress(address, acceptsWWW: true)), try scene(LinkAddress(address)))
      for link in ["https://example.com", "http://www.example.com/", "https://WWW.example.com:443"] {
        let link = link + "/app/page/1"
        try open.open(link)
        #expect(try open.link == "\(address)/page/1")
        let isOther = address.contains("www") != link.lowercased().contains("www")
        #expect(((try? closed.open(link)) == nil) == isOther, "\(link)")
      }
      for link in ["https://www.www.example.com/app", "https://wwwexample.com/app", "https://me@www.example.com/app"] {
        #expect(throws: LinkError.self, "\(link)") { try open.open(link) }
      }
    }
    #expect(throws: LinkError.self) {
      try scene(LinkAddress("styled://", acceptsWWW: true)).open("styled://www.page/1")
    }
  }

  @Test("a directory finds the scene in each form, and a host that names a scene is its whole name")
  func directory() throws {
    for (address, link, name) in [
      ("https://example.com/{scene}", "http://www.example.com//one/page/1", "one"),
      ("https://example.com/{scene}", "https://example.com:443/two//page/1", "two"),
      ("https://{scene}", "https://three:443//page/1", "three"),
      ("https://{scene}", "https://www.four/page/1", "www.four"),
    ] {
      let address = try LinkAddress(address, acceptsWWW: true)
      let scenes = SceneDirectory(notificationCenter: NotificationCenter(), linkAddress: address) { _ in StyledFlow() }
      #expect(try scenes.open(link: link).name == name)
      let printed = try #require(try scenes[name]?.link)
      #expect(try scenes.open(link: printed).name == name)
    }
  }

  @Test("an address is printed as it was given, and its links are read again")
  func given() throws {
    for address in [
      "http://example.com/app", "https://example.com:443/app", "https://localhost:8080", "https://me@localhost/a//b/",
    ] {
      let scene = try scene(LinkAddress(address))
      try scene.open("/page/1")
      let printed = try scene.link
      #expect(printed.hasPrefix(address.prefix(20)))
      try scene.open("/page/2")
      try scene.open(printed)
      #expect(try scene.link == printed)
    }
  }
}
