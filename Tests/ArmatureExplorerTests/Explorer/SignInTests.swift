import Armature
import ArmatureExplorer
import TestSupport
import Testing

@Suite("A sign-in behind which something waits")
@MainActor
struct SignInTests {
  @Test("is passed by the explorer, which finds each place behind it, and no dead row and nothing lost")
  func explore() async throws {
    let exploration = try await Explorer { _ in
      ClubMember()
    } root: {
      ClubTabs($0)
    }.run()
    #expect(exploration.findings.map(\.text) == [])
    #expect(exploration.bound == nil)
    let signIn = "ClubTabs(rooms)/Club:signIn as sheet while a link waits"
    let behind = Set(exploration.edges.filter { $0.from == signIn && $0.act == "button" }.map(\.to))
    let rooms = ["lounge", "vault", "bar", "code while a link waits"].map { "ClubTabs(rooms)/Club:\($0)" }
    #expect(behind.isSuperset(of: rooms))
    #expect(exploration.places.contains("ClubTabs(rooms)/Club:cellar"))
  }
}
