import Armature
import ArmatureExplorer
import Foundation
import Testing

@Suite("The case at a flow's root has the root's link")
@MainActor
struct RootLinkTests {
  let front = FrontDoor()

  /// The app of a user who has signed in.
  private func openSignedIn() throws -> (scene: FlowScene, hall: Hall, scenario: Scenario) {
    front.user = "Ada"
    return try front.open(.hold)
  }

  @Test("the links of an app are the same whether a guard shows its first root or another one")
  func listed() throws {
    let (scene, hall, _) = try front.open(.hold)
    #expect(hall.root == .signIn)
    let outside = scene.linkDirectory
    #expect(outside.flows.map(\.flow) == ["Hall", "HallTabs", "Coordinator<TripsPlace>", "FrontForm"])
    #expect(
      outside.flows.flatMap(\.forms).compactMap(\.link) == [
        "/trips", "/trips/~/sign-in", "/trips/~/help", "/trips", "/map", "/trips", "/trips/map", "/trips/trip/1",
        "/trips/~/sign-in", "/trips/~/sign-in/code", "/trips/~/sign-in/name", "/trips/~/sign-in/thanks",
      ])
    front.user = "Ada"
    scene.checkGuards()
    #expect(hall.root == .main && scene.linkDirectory == outside && scene.linkProblems == [])
  }

  @Test(
    "a link may name the root, which is no place above itself",
    arguments: [
      ("/main", "/map"), ("/main/trips", "/trips"), ("/main/trips/trip/1", "/trips/trip/1"),
      ("/trips/start", "/trips"), ("/trips/start/trip/1", "/trips/trip/1"), ("/main/map/map/trip/2", "/map/trip/2"),
      ("/trips/start;as=push", "/trips/start;as=push"), ("/trips/trip/1/start", "/trips/trip/1/start"),
      ("/trips/~/main", "/trips"),
      ("/trips/~/main;as=push", "/trips/~/main;as=push/trips"), ("/.;root=sign-in", "/.;root=sign-in"),
      ("/.;root=sign-in/form", "/.;root=sign-in"), ("/trips;root=map/map", "/trips;root=map/map;as=push"),
    ])
  func named(link: String, printed: String) throws {
    let (scene, again) = (try openSignedIn().scene, try openSignedIn().scene)
    for (scene, link) in [(scene, link), (again, printed)] {
      try scene.open("/map/trip/9")
      #expect(scene.outcome(of: link) == printed)
    }
    #expect(again.presentation.shape == scene.presentation.shape)
  }

  @Test("a verb may show the root's destination above the root, and its link says so")
  func above() throws {
    let (scene, hall, _) = try openSignedIn()
    let trips = try #require((hall.children.first as? HallTabs)?.flow(of: .trips) as? Coordinator<TripsPlace>)
    #expect(try trips.link(to: .start) == "/trips/start;as=push")
    #expect(try scene.link(to: TripsPlace.start) == "/trips" && scene.link(to: HallPlace.main) == "/trips")
    trips.push(.start)
    let slots = scene.presentation.line.map(\.id)
    #expect(scene.outcome(of: "/trips/start;as=push") == "/trips/start;as=push")
    #expect(scene.presentation.line.map(\.id) == slots)
    trips.goBack()
    trips.push(.trip(1))
    #expect(try trips.link(to: .start) == "/trips/trip/1/start")
  }

  @Test("the link to a place that a guard shows is the link to the first root")
  func substitute() throws {
    let (scene, hall, _) = try front.open(.hold)
    let form = try #require(hall.children.first as? FrontForm)
    #expect(try scene.link == "/")
    form.push(.code)
    #expect(try scene.link == "/")
    #expect(throws: LinkError.self) { try form.link(to: .name) }
    try scene.open("/")
    // The user may be signing in.
    #expect(scene.places == ["form", "code"])
    front.user = "Ada"
    scene.checkGuards()
    #expect(scene.outcome(of: "/") == "/trips")
  }

  @Test("a plan shows the root as kept")
  func plan() throws {
    #expect(
      "\(try openSignedIn().scene.plan(for: "/main/trips/trip/1"))" == """
        keep main as .push in Hall, opens HallTabs
        stay in trips of HallTabs, showing Coordinator<TripsPlace>
        show trip/1 as .push in Coordinator<TripsPlace>
        """)
  }
}
