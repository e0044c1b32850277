import Armature
import Foundation
import Testing

@Suite("No place stays on display that its guards refuse")
@MainActor
struct GuardPlaceTests {
  let door = ClubDoor()

  /// Lets the guards decide again, by a change of the model or by hand.
  private func ask(_ scene: FlowScene, byModel: Bool) async {
    if byModel { await scene.settled() } else { scene.checkGuards() }
  }

  @Test("a denied root gives way to the flow's first root", arguments: [false, true])
  func root(byModel: Bool) async throws {
    let (scene, club, heard) = try door.open()
    club.setRoot(.news(5))
    club.push(.news(3))
    heard.events = []
    door.admit = { request, _ in request.destination as? ClubPlace == .news(5) ? .deny("Old.") : .allow }
    await ask(scene, byModel: byModel)
    #expect(scene.layers == [["home"]])
    #expect(
      heard.events == [
        "removed news(3) (notAdmitted)", "shown home", "denied by Club (Old.)",
      ], "\(heard.events)")
  }

  @Test("a first root that is denied stays alone, also when another root was denied before", arguments: [false, true])
  func firstRoot(byModel: Bool) async throws {
    let (scene, club, _) = try door.open()
    club.setRoot(.news(5))
    club.push(.news(3))
    door.admit = { request, _ in
      [.news(5), .home].contains(request.destination as? ClubPlace) ? .deny("Old.") : .allow
    }
    await ask(scene, byModel: byModel)
    #expect(scene.layers == [["home"]])
    club.push(.news(1))
    scene.checkGuards()
    #expect(scene.layers == [["home"]])
  }

  @Test("a denied root of a flow within another gives way, too, and leaves with its slot if it is the first one")
  func childRoot() throws {
    let (scene, club, _) = try door.open()
    club.push(.welcome)
    let desk = try #require(club.children.first as? ClubDesk)
    desk.setRoot(.lounge)
    club.push(.news(1))
    door.admit = { request, _ in request.destination as? ClubDeskPlace == .lounge ? .deny("Full.") : .allow }
    scene.checkGuards()
    #expect(scene.layers == [["home", "start"]])
    door.admit = { request, _ in request.destination is ClubDeskPlace ? .deny("Full.") : .allow }
    desk.setRoot(.lounge)
    scene.checkGuards()
    #expect(scene.layers == [["home"]])
  }

  @Test("if all tabs are denied, the selected one stays with its root alone", arguments: [false, true], [false, true])
  func allTabs(byModel: Bool, isRoot: Bool) async throws {
    let tabs = ClubTabs(door)
    let root: AnyCoordinator = isRoot ? tabs : ClosureFlow(root: .flow(1)) { _ in tabs }
    let scene = try FlowScene(root: root)
    tabs.select(.b)
    (tabs.flow(of: .b) as? ClubRoom)?.push(.page(1))
    door.closed = ["a", "b", "c"]
    await ask(scene, byModel: byModel)
    #expect(tabs.selected == .b)
    #expect(scene.places == ["room(\"b\")"])
    door.closed = ["b"]
    await ask(scene, byModel: byModel)
    #expect(scene.places == ["room(\"a\")"])
  }

  @Test("a tab that is shown again is asked about everything in it", arguments: ["verb", "tap", "hide", "link"])
  func deepPlace(_ way: String) throws {
    let (scene, club, heard) = try door.open(.tabs)
    let tabs = try #require(club.children.first as? ClubTabs)
    let room = try #require(tabs.flow(of: .a) as? ClubRoom)
    for number in 1...3 { room.push(.page(number)) }
    tabs.select(.b)
    door.admit = { request, _ in request.destination as? RoomPlace == .page(2) ? .deny("Closed.") : .allow }
    heard.events = []
    switch way {
    case "verb": tabs.select(.a)
    case "tap": scene.select("a", in: tabs.id)
    case "hide":
      tabs.hide(.c)
      tabs.hide(.b)
    default:
      let error = #expect(throws: LinkError.self) { try scene.open("/a/page/1/page/2/page/3") }
      #expect(error?.reason == .notAdmitted(.denied("Closed.")))
      try scene.open("/a/page/1")
    }
    #expect(scene.places == ["room(\"a\")", "page(1)"])
    #expect(tabs.selected == .a)
    if way == "verb" {
      #expect(
        heard.events == [
          "removed page(3) (notAdmitted)", "removed page(2) (notAdmitted)", "selected a in ClubTabs",
          "denied by Club (Closed.)",
        ])
    }
  }

  @Test("a place deep in a tab that is shown again is redirected")
  func deepRedirect() throws {
    let (scene, club, _) = try door.open(.tabs)
    let tabs = try #require(club.children.first as? ClubTabs)
    (tabs.flow(of: .a) as? ClubRoom)?.push(.page(1))
    tabs.select(.b)
    door.admit = { request, club in request.destination as? RoomPlace == .page(1) ? club.redirect(to: .pin) : .allow }
    tabs.select(.a)
    #expect(scene.places == ["room(\"a\")", "pin"])
  }

  @Test("a place that is admitted because of another goes with it")
  func becauseOfAnother() throws {
    let (scene, club, _) = try door.open()
    for number in [1, 2] { club.push(.news(number)) }
    club.setRoot(.news(0))
    for number in [1, 2, 3] { club.push(.news(number)) }
    // The first is admitted while the third is there.
    door.admit = { request, club in
      switch request.destination as? ClubPlace {
      case .news(1): club.routes.contains { $0.destination == .news(3) } ? .allow : .deny("Alone.")
      case .news(2): .deny("Gone.")
      default: .allow
      }
    }
    scene.checkGuards()
    #expect(scene.layers == [["news(0)"]])
  }

  @Test(
    "a tab that the model hides gives way to the next one that the guards admit", arguments: ["model", "verb", "set"])
  func hiddenTab(_ way: String) async throws {
    let tabs = ClubTabs(door)
    let scene = try FlowScene(root: tabs)
    door.closed = ["b"]
    switch way {
    case "model": door.hidden = ["a"]
    case "verb": #expect(tabs.hide(.a))
    default: #expect(tabs.setTabs([.b, .c]))
    }
    await scene.settled()
    #expect(tabs.selected == .c)
    #expect(!tabs.shownTabs.contains(.a))
  }

  @Test("a tab stays if the guards admit no other one, and an event says so")
  func noOtherTab() async throws {
    let tabs = ClubTabs(door)
    let scene = try FlowScene(root: tabs)
    await scene.settled()
    var events: [String] = []
    scene.observeTexts { events.append($0) }
    door.closed = ["b", "c"]
    await scene.settled()
    door.hidden = ["a"]
    await scene.settled()
    #expect(tabs.selected == .a)
    #expect(events == ["denied by ClubTabs (c is closed)", "refused ClubTabs.refreshItems() (denied)"], "\(events)")
    #expect(!tabs.hide(.a))
  }

  @Test("guards are asked although the items of a container that changes with them are refused")
  func refusedTogether() async throws {
    let (scene, club, _) = try door.open(.tabs)
    let tabs = try #require(club.children.first as? ClubTabs)
    door.user = "Ada"
    door.admit = { [door] request, _ in
      request.destination as? ClubPlace == .news(1) && door.user == nil ? .deny("Signed out.") : .allow
    }
    door.closed = ["b", "c"]
    await scene.settled()
    club.push(.news(1))
    await scene.settled()
    (door.user, door.hidden) = (nil, ["a"])
    await scene.settled()
    #expect(scene.places == ["room(\"a\")"])
    #expect(tabs.selected == .a)
  }

  @Test("an archive does not select a tab that the app hides now", arguments: [ClubPlace.home, .tabs], ["b", "c"])
  func hiddenTab(root: ClubPlace, hidden: String) async throws {
    func tabs(_ club: Club) -> ClubTabs? { club.children.last as? ClubTabs }
    let (scene, club, _) = try door.open(root)
    if root == .home { club.push(.tabs) }
    try #require(tabs(club)).select(hidden == "b" ? .b : .c)
    let archive = try scene.archive()
    door.hidden = [hidden]
    let (next, nextClub, _) = try door.open(root)
    next.launch(archive: archive)
    let restored = try #require(tabs(nextClub))
    #expect(restored.selected.map { !door.hidden.contains($0.rawValue) } == true)
    #expect(restored.shownTabs.count == 2)
    // The model knows it a moment later.
    door.hidden = []
    next.restore(archive)
    #expect(tabs(nextClub)?.selected?.rawValue == hidden)
    door.hidden = [hidden]
    await next.settled()
    #expect(tabs(nextClub)?.selected?.rawValue != hidden)
  }
}
