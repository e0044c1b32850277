import ArmatureTesting
import Testing

@testable import QuillSampleFlows

@MainActor
@Suite("A walk through the whole app")
struct ExploreTests {
  @Test(
    "It finds no row without effect, no wrong way back, no wrong link, and nothing that a relaunch loses",
    arguments: [nil, "Ada"])
  func findings(user: String?) async throws {
    let exploration = try await Explorer(world: { _ in Session(user: user) }) { AppCoordinator(session: $0) }.run()
    #expect(exploration.findings == [])
  }
}
