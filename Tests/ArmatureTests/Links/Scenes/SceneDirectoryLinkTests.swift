import Armature
import Foundation
import Testing

@Suite("A link goes to the scene that it names, else to the current one")
@MainActor
struct SceneDirectoryLinkTests {
  let census = Census()

  private func directory(_ address: String?, open names: [String] = []) throws -> SceneDirectory {
    let scenes = try SceneDirectory(at: address) { [census] name in
      name.hasPrefix("no") ? nil : StyledFlow(census: census)
    }
    for name in names { try scenes.open(name) }
    return scenes
  }

  @Test(
    "which scene, and what is open then",
    arguments: [
      ("app://{scene}", "app://a/page/1", "a", ["a", "b"]), ("app://{scene}", "app://b/page/1", "b", ["a", "b"]),
      ("app://{scene}", "APP://B/page/1", "b", ["a", "b"]),
      ("app://{scene}", "app://new/page/1", "new", ["a", "b", "new"]),
      ("app://{scene}", "/page/1", "b", ["a", "b"]), ("app://{scene}", "page/1", "b", ["a", "b"]),
      ("https://example.com/{scene}", "https://example.com/a/page/1", "a", ["a", "b"]),
      ("https://example.com/{scene}", "https://EXAMPLE.com/new/page/1", "new", ["a", "b", "new"]),
      // A path tells capitals from others.
      ("https://example.com/{scene}", "https://example.com/A/page/1", "A", ["a", "b", "A"]),
      ("https://example.com/app/{scene}", "https://example.com/app/a/page/1", "a", ["a", "b"]),
      // A path belongs to the current scene, whatever it begins with.
      ("app://{scene}", "//a/page/1", nil, ["a", "b"]), ("app://main", "app://main/page/1", "b", ["a", "b"]),
      (nil, "/page/1", "b", ["a", "b"]),
    ] as [(String?, String, String?, [String])])
  func goals(address: String?, link: String, goal: String?, names: [String]) throws {
    let scenes = try directory(address, open: ["a", "b"])
    guard let goal else {
      #expect(throws: LinkError.self) { try scenes.open(link: link) }
      return #expect(scenes.names == names)
    }
    let plan = try scenes.plan(for: link)
    #expect(plan.scene == goal && plan.legs.map(\.text) == ["page/1"])
    #expect(scenes.names == ["a", "b"] && scenes.current?.name == "b" && census.living.count == 2)

    let scene = try scenes.open(link: link)
    #expect(scene.name == goal && scene === scenes[goal] && scene === scenes.current && scenes.names == names)
    for scene in scenes.scenes {
      #expect(scene.layers == (scene.name == goal ? [["page(0)", "page(1)"]] : [["page(0)"]]))
    }
    #expect(try scenes.open(link: scene.link) === scene)
    #expect(try scenes.open(link: try #require(URL(string: scene.link))) === scene)
    #expect(scenes.names == names)
  }

  @Test(
    "a scene of any name is found again by its link",
    arguments: [
      "main", "Fenster 2", "a/b", "a b", "ä", "日本", "👨‍👩‍👧", ".", "..", "~", "=", "=x", ";as=sheet", "?q", "#f", "%41",
      "{scene}", "close", "a:b@c", "\n", "[::1]", "x;root=y", "-", "//",
    ], ["app://{scene}", "https://example.com/{scene}", "app://x/{scene}/y"])
  func names(name: String, address: String) throws {
    let scenes = try directory(address, open: ["main"])
    let scene = try scenes.open(name)
    try scene.open("/page/1/sheet/2")
    let link = try scene.link
    scenes.activate("main")
    #expect(try scenes.open(link: link) === scene && scene.link == link, "\(link)")
    // The link alone opens the scene elsewhere.
    let others = try directory(address)
    #expect(try others.open(link: link).name == name, "\(link)")
    #expect(others.names == [name] && others.current?.layers == scene.layers)
    if let url = URL(string: link) { #expect(try scenes.open(link: url) === scene, "\(url)") }
  }

  @Test("without any scene, a link that names none opens main", arguments: ["/page/1", "page/1", "./page/1"])
  func main(link: String) throws {
    let scenes = try directory("app://{scene}")
    #expect(try scenes.plan(for: link).scene == "main")
    #expect(scenes.names.isEmpty && census.living.isEmpty)
    let scene = try scenes.open(link: link)
    #expect(scene.name == "main" && scene.layers == [["page(0)", "page(1)"]])
  }

  @Test(
    "a link that cannot be opened says why, and nothing has changed",
    arguments: [
      ("app://nobody/page/1", "“nobody” is not a scene of this app; expected clients, main"),
      ("app://noain/page/1", "“noain” is not a scene of this app; expected clients, main"),
      ("app://nomain/page/1", "“nomain” is not a scene of this app; expected clients, main; did you mean “main”?"),
      ("other://clients/page/1", "“other://clients/page/1” (1, 0) does not belong to this scene; expected app://main/"),
      ("app://clients/page/x", "“x” (2, 19) is not a value of type Int; expected _0: Int"),
      ("app://new/page/x", "“x” (2, 15) is not a value of type Int; expected _0: Int"),
      ("app://new/page//1", "“” (2, 15) is empty; write = for an empty value"),
    ])
  func errors(link: String, sentence: String) throws {
    let scenes = try directory("app://{scene}", open: ["clients", "main"])
    var changes: [SceneChange] = []
    scenes.observe { changes.append($0) }
    let error = try #require(throws: LinkError.self) { try scenes.open(link: link) }
    #expect(error.sentence == sentence && link.utf8.dropFirst(error.offset).starts(with: error.leg.utf8))
    #expect(try #require(throws: LinkError.self) { try scenes.plan(for: link) }.sentence == sentence)
    #expect(changes.isEmpty && scenes.names == ["clients", "main"] && scenes.current?.name == "main")
    #expect(census.living.count == 2 && scenes.scenes.allSatisfy { $0.layers == [["page(0)"]] })
  }

  @Test("the fallback is done in an open scene, and a scene that is not open is not opened for it")
  func fallback() throws {
    let scenes = try directory("app://{scene}", open: ["a", "b"])
    for scene in scenes.scenes { try scene.open("/page/1") }
    for (link, counts) in [("app://new/nowhere", [2, 2]), ("app://a/nowhere", [1, 2])] {
      #expect(throws: LinkError.self) { try scenes.open(link: link, orElse: .popToRoot) }
      #expect(scenes.scenes.map(\.presentation.line.count) == counts)
    }
    #expect(scenes.names == ["a", "b"] && scenes.current?.name == "b")
  }

  @Test("a link from inside a batch of its scene is refused with the batch; another scene's is not touched")
  func batch() throws {
    let scenes = try directory("app://{scene}", open: ["a", "b"])
    #expect(throws: NavigationError.busy) {
      try scenes["a"]?.batch { _ = try? scenes.open(link: "app://a/page/1") }
    }
    for link in ["app://b/page/1", "app://c/page/1"] { try scenes["a"]?.batch { try scenes.open(link: link) } }
    #expect(scenes.scenes.map(\.presentation.line.count) == [1, 2, 2])
  }
}
