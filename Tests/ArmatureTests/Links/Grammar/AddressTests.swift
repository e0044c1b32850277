import Armature
import Foundation
import Testing

@Suite("A scene has several addresses, and a custom scheme has its first part as the host")
@MainActor
struct AddressTests {
  private func bank() throws -> FlowScene {
    try FlowScene(of: StyledFlow(), at: LinkAddress("bank://", "https://bank.example/app", "bank-test://{scene}/x"))
  }

  @Test(
    "links at any address lead to the same place, and an error counts the host as the first part",
    arguments: [
      ("bank://page/1", "bank://page/1"), ("bank:///page/1", "bank://page/1"), ("bank:/page/1", "bank://page/1"),
      ("bank:page/1", "bank://page/1"), ("BANK://page/1/sheet/2", "bank://page/1/sheet/2"), ("bank://", "bank:///"),
      ("bank:", "bank:///"), ("bank:///", "bank:///"), ("https://bank.example/app/page/1", "bank://page/1"),
      ("https://BANK.example/app", "bank:///"),
      ("https://b%61n%4B.example/app/page/1", "bank://page/1"), ("bank-test://main/x/page/1", "bank://page/1"),
      ("/page/1", "bank://page/1"), ("bank://page/1;as=sheet", "bank://page/1;as=sheet"),
      ("bank:///.;root=page%2F9/page/1", "bank:///.;root=page%2F9/page/1"),
      ("bank://page/1/flow/2/~/page/3", "bank://page/1/flow/2/~/page/3"),
      ("bank://pge/1", "unknownDestination 0@7"), ("bank://page/x", "badValue(Int) 1@12"),
      ("bank://page/1/page/x", "badValue(Int) 3@19"), ("https://bank.example/app/page/x", "badValue(Int) 2@30"),
      ("https://bank.example/page/1", "elsewhere 0@0"), ("bank-test://other/x/page/1", "elsewhere 0@0"),
      ("notes://page/1", "elsewhere 0@0"), ("https://ban\u{212A}.example/app/page/1", "elsewhere 0@0"),
      ("https://ban%E2%84%AA.example/app/page/1", "elsewhere 0@0"),
      ("https://bank.example/x/../app/page/x", "badValue(Int) 4@35"), ("bank://page/1/../x", "badValue(Int) 3@17"),
    ])
  func several(link: String, outcome: String) throws {
    #expect(try bank().outcome(of: link) == outcome)
  }

  @Test(
    "a first part that is no host comes after the slash",
    arguments: [
      (.hall, "rooms:///Hall"), (.redRoom, "rooms://red-room"), (.room2, "rooms:///r%C3%BCm"), (.dots, "rooms:///=.."),
    ] as [(Rooms, String)])
  fileprivate func host(room: Rooms, link: String) throws {
    let flow = Coordinator<Rooms>(root: .start)
    let scene = try FlowScene(of: flow, at: LinkAddress("rooms:"))
    flow.push(room)
    #expect(try scene.link == link)
    flow.goBack()
    #expect(scene.outcome(of: link) == link && flow.routes.map(\.destination) == [room])
  }

  @Test(
    "a scene of any name has an address, also with a port",
    arguments: [
      ("https://localhost:8080/{scene}", "main", "https://localhost:8080/main/page/1"),
      ("https://[::1]:8080", "main", "https://[::1]:8080/page/1"),
      ("notes://{scene}", "My notes", "notes://My%20notes/page/1"),
      ("https://example.com/a/{scene}/b", "..", "https://example.com/a/=../b/page/1"),
      ("notes://{scene}/{scene}/", "a/b", "notes://a%2Fb/a%2Fb/page/1"),
      ("notes://{scene}/x", "é", "notes://%C3%A9/x/page/1"),
    ])
  func names(text: String, name: String, link: String) throws {
    let scene = try FlowScene(root: StyledFlow(), name: name, notificationCenter: NotificationCenter())
    scene.linkAddress = try LinkAddress(text)
    #expect(scene.outcome(of: "/page/1") == link)
    let parts = link.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    for text in [link, "\(parts[0].uppercased())//\(parts[2].uppercased())/\(parts[3])"] {
      try scene.open("/")
      #expect(scene.outcome(of: text) == link)
    }
  }

  @Test("an address is a whole one, and an error for another one names the scene's own")
  func whole() throws {
    let error = try #require(throws: LinkError.self) { try bank().open("notes://page/1") }
    #expect(error.expected == ["bank:///", "https://bank.example/app", "bank-test://main/x"])
    #expect(throws: LinkError.self) { try LinkAddress("bank://", "just/a/path") }
  }
}

private enum Rooms: String, Screenless, Codable {
  case start, hall = "Hall", redRoom = "red-room", room2 = "rüm", dots = ".."
}

@Suite("`.` and `..` in the middle of a link are resolved as in RFC 3986")
@MainActor
struct DotTests {
  @Test(
    "links and the links of their places, from /page/7, and errors with the wrong part of the given link",
    arguments: [
      ("/page/1/../2", "/page/2"), ("/page/1/sheet/../page/2", "/page/1/page/2"), ("/page/1/page/2/../..", "/page/1"),
      ("/./page/1", "/page/1"), ("/page/./1/.", "/page/1"), ("/../page/1", "/page/1"), ("/..", "/"), ("/.", "/"),
      ("/page/1/../../..", "/"), ("/page/%2E%2E/page/1", "/page/1"), ("/page/1;as=sheet/../2", "/page/2"),
      ("/flow/1/~/../page/2", "/flow/1/page/2"), ("/.;root=page%2F9/x/../page/1", "/.;root=page%2F9/page/1"),
      ("/flow/1;root=page%2F1%2F..%2F2", "/flow/1;root=page%2F2"), ("/../.;root=page%2F9", "/.;root=page%2F9"),
      ("page/1/../2", "/page/7/page/2"), ("../page/1/../2", "/page/2"), ("../page/8/.", "/page/8"),
      ("./page/8", "/page/7/page/8"), ("./../page/8", "/page/8"), ("page/../../page/8", "/page/8"),
      ("page/1/../..", "/page/7"),
      ("page/..", "/page/7"), ("/page/1/../..", "/"), ("/page/./..", "/"), ("/page/1/../x", "badValue(Int) 3@11"),
      ("/page/x/page/2/../3", "badValue(Int) 1@6"), ("/pge/../page/1/./pge/2", "unknownDestination 5@17"),
      ("/page/..;x=1", "missingValue(_0) 1@6"), ("page/1/../x", "badValue(Int) 3@10"),
      ("/page/1/..", "missingValue(_0) 3@0"), ("/page/1/../../page", "missingValue(_0) 5@0"),
    ])
  func places(link: String, outcome: String) throws {
    let scene = try FlowScene(of: StyledFlow())
    try scene.open("/page/7")
    #expect(scene.outcome(of: link) == outcome)
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
    let scene = try FlowScene(of: StyledFlow(), at: address)
    let outcome = scene.outcome(of: link)
    guard let path else { return #expect(outcome == "elsewhere 0@0" || link.hasPrefix("styled:")) }
    #expect(outcome == "https://example.com" + path)
    let scenes = SceneDirectory(notificationCenter: NotificationCenter(), linkAddress: address) { name in
      name == "main" ? StyledFlow() : nil
    }
    #expect(try scenes.open(link: link).link == outcome)
  }
}

@Suite("Links to the web are read as other software writes them")
@MainActor
struct WebAddressTests {
  private func scene(_ address: LinkAddress) throws -> FlowScene { try FlowScene(of: StyledFlow(), at: address) }

  @Test(
    "links to a place, and links that are refused, each with its reason",
    arguments: [
      ("https://example.com/app/page/1/", "/page/1"), ("https://example.com//app//page///1//", "/page/1"),
      ("https://example.com/app/", ""), ("https://example.com//app", ""),
      ("https://example.com/app/page/1/?x=1#y", "/page/1"), ("http://example.com/app/page/1", "/page/1"),
      ("HTTP://Example.COM/app/page/1", "/page/1"), ("HTTPS://example.com/app/page/1", "/page/1"),
      ("https://example.com:443/app/page/1", "/page/1"), ("http://example.com:80/app/page/1", "/page/1"),
      ("https://example.com:/app/page/1", "/page/1"), ("https://example.com/app/page/1//../page/2", "/page/1/page/2"),
      ("https://example.com/app//../page/1", "/page/1"), ("https://example.com/app/page/1/..//2", "/page/2"),
      ("https://example.com/app/./page//./1", "/page/1"),
      ("https://example.com/app/page/1;as=sheet/", "/page/1;as=sheet"),
      ("https://example.com/app/flow/1//~//page/2", "/flow/1/~/page/2"),
      ("https://example.com:8080/app/page/1", "otherPort"), ("https://example.com:80/app/page/1", "otherPort"),
      ("http://example.com:443/app/page/1", "otherPort"), ("https://me@example.com/app/page/1", "userInfo"),
      ("https://me:secret@example.com:8080/app/page/1", "userInfo"),
      ("https://example.com@example.org/app/page/1", "elsewhere"), ("https://example.com:8080/page/1", "elsewhere"),
      ("https://example.com./app/page/1", "elsewhere"), ("https://www.example.com/app/page/1", "elsewhere"),
      ("https://m.example.com/app/page/1", "elsewhere"), ("https://example.com/APP/page/1", "elsewhere"),
      ("https:///app/page/1", "elsewhere"), ("https:app/page/1", "elsewhere"),
      ("//example.com/app/page/1", "elsewhere"), ("ftp://example.com/app/page/1", "elsewhere"),
      ("https://example.com/app//../../page/1", "elsewhere"),
      ("https://example.com/app/page/;as=sheet", "emptySegment"), ("https://example.com/app/page//x", "badValue"),
      ("styled://page//1", "emptySegment"), ("styled:////page/1", "emptySegment"), ("/page//1", "emptySegment"),
      ("page//1", "emptySegment"), ("styled://me@page/1", "unknownDestination"),
      ("styled://page:80/1", "unknownDestination"),
    ])
  func links(link: String, path: String) throws {
    let outcome = try scene(LinkAddress("https://example.com/app", "styled://")).outcome(of: link)
    #expect(path.isEmpty || path.hasPrefix("/") ? outcome == "https://example.com/app" + path : outcome.hasPrefix(path))
  }

  @Test("an error says which part of the link is wrong, and its place, with empty parts before it")
  func place() throws {
    let scene = try scene(LinkAddress("https://example.com/app"))
    let error = try #require(throws: LinkError.self) { try scene.open("https://example.com//app//page//x") }
    #expect(error.leg == "x" && error.offset == 32, "\(error)")
    let other = try #require(throws: LinkError.self) { try scene.open("https://example.com:81/app/page/1") }
    #expect(
      "\(other)" == """
        “https://example.com:81/app/page/1” names a port that the app's address does not have; \
        expected https://example.com/app
        """)
  }

  @Test("an address accepts www. before the host, or the host without it, if it says so")
  func www() throws {
    for address in ["https://example.com/app", "https://www.example.com/app"] {
      let (open, closed) = (try scene(LinkAddress(address, acceptsWWW: true)), try scene(LinkAddress(address)))
      for link in ["https://example.com", "http://www.example.com/", "https://WWW.example.com:443"] {
        let link = link + "/app/page/1"
        #expect(open.outcome(of: link) == "\(address)/page/1")
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

  @Test("a directory finds the scene in each form of each address, and a host that names a scene is its whole name")
  func directory() throws {
    let site = try LinkAddress("https://example.com/{scene}", "bank://{scene}", acceptsWWW: true)
    let hosts = try LinkAddress("https://{scene}", acceptsWWW: true)
    for (address, link, name) in [
      (site, "bank://one/page/1", "one"), (site, "https://example.com/two/page/1", "two"),
      (site, "http://www.example.com//one/page/1", "one"), (site, "https://example.com:443/two//page/1", "two"),
      (hosts, "https://three:443//page/1", "three"), (hosts, "https://www.four/page/1", "www.four"),
    ] {
      let scenes = SceneDirectory(notificationCenter: NotificationCenter(), linkAddress: address) { _ in StyledFlow() }
      #expect(try scenes.open(link: link).name == name)
      let printed = try #require(try scenes[name]?.link)
      #expect(try scenes.open(link: printed).name == name && scenes.open(link: "/page/2").name == name)
      if link.hasPrefix("bank") { #expect(printed == "https://example.com/one/page/1") }
    }
  }

  @Test(
    "an address is printed as it was given, and its links are read again",
    arguments: [
      "http://example.com/app", "https://example.com:443/app", "https://localhost:8080", "https://me@localhost/a//b/",
    ])
  func given(address: String) throws {
    let scene = try scene(LinkAddress(address))
    let printed = scene.outcome(of: "/page/1")
    #expect(printed.hasPrefix(address.prefix(20)))
    try scene.open("/page/2")
    #expect(scene.outcome(of: printed) == printed)
  }
}
