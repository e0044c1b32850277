import Armature
import ArmatureTesting
import Testing

@testable import PlannerFlows

@MainActor
@Suite("The planner", .traced)
struct AppTests {
  private let planner = Planner()

  private func app(opening link: String? = nil) throws -> AppDriver {
    try AppDriver(opening: link) { [planner] in AppCoordinator(session: planner) }
  }

  private func signIn(_ app: AppDriver) {
    app.expect(line: ["Sign In"])
    app.expect(row: "Sign in", .disabled)
    app.fill("Name", with: "Grace")
    app.tap("Sign in")
  }

  @Test("A link waits, and opens when the user has signed in", arguments: [false, true])
  func link(isRelaunched: Bool) throws {
    planner.user = nil
    let app = try app(opening: "/trips/trip-page/1")
    app.expect(line: ["Sign In"])
    if isRelaunched { #expect(try app.relaunch() == []) }
    signIn(app)
    app.expect(tabs: ["Trips", "Profile"], selected: "Trips")
    app.expect(line: ["Trips", "Lisbon"])
    app.expect(link: "/trips/trip-page/1")
  }

  @Test("Each example opens by its link, prints the same link, is drawn, and comes back after a relaunch")
  func examples() throws { try AppDriver.expectExamples { AppCoordinator() } }

  @Test("Each tab leads to its screens and keeps them")
  func tabs() throws {
    let app = try app()
    app.tap("Lisbon", "Day 1", "Eat cakes")
    app.expect(row: "Place", .detail("Belém"))
    app.select(tab: "Profile")
    app.tap("Avatar", "Beach")
    app.expect(row: "Avatar", .detail("Beach"))
    app.tap("Settings", "About")
    app.expect(layers: ["Profile > Settings", "cover: About"])
    app.tap("Close")
    app.select(tab: "Trips")
    app.expect(line: ["Trips", "Lisbon", "Day 1", "Eat cakes"])
    app.expect(link: "/trips/trip-page/1/day/1/activity/1/2")
  }

  @Test("The wizard makes a trip, also when the app is opened again on the way")
  func wizard() throws {
    let app = try app()
    app.tap("New trip")
    app.expect(row: "Next", .disabled)
    app.fill("Name", with: "Rome")
    app.tap("Next")
    app.fill("Starts", with: "2026-09-01")
    app.fill("Days", with: "3")
    app.tap("Next", "Photo")
    #expect(try app.relaunch() == [])
    app.expect(layers: ["Trips", "sheet: New Trip > Dates > Photo", "sheet: Photos"])
    app.tap("Mountain")
    app.expect(row: "Photo", .detail("Mountain"))
    app.tap("Create", "Rome")
    app.expect(line: ["Trips", "Rome"])
    app.expect(rows: ["Starts", "Photo", "Days", "Day 1", "Day 2", "Day 3", "Delete trip"])
  }

  @Test("The links are the same for a user who has not signed in, and each opens after the sign-in")
  func listed() throws {
    let links = try app().linksToFlows
    planner.user = nil
    let outside = try app()
    #expect(outside.linksToFlows == links && outside.linkProblems == [])
    #expect(links.contains("/trips/trip-page/1"))
    outside.open("/main/trips/start/trip-page/1")
    signIn(outside)
    outside.expect(link: "/trips/trip-page/1")
  }

  @Test("A relaunch of a user who has signed out leads to the sign-in, and loses nothing that counts")
  func signedOut() throws {
    let app = try app(opening: "/trips/trip-page/1")
    planner.user = nil
    #expect(try app.relaunch().allSatisfy { $0.code == "redirected" })
    signIn(app)
    app.expect(line: ["Trips"])
  }

  @Test("A tool that walks through the app finds nothing wrong, signed in and signed out", arguments: ["Ada", nil])
  func explored(user: String?) async throws {
    let result = try await Explorer(world: { _ in Planner(user: user) }) { AppCoordinator(session: $0) }.run()
    #expect(result.findings.map(\.text) == [])
    #expect(result.casesWithoutExample == [])
    #expect(result.places.contains { $0.hasSuffix("TripCoordinator:activity") })
  }
}
