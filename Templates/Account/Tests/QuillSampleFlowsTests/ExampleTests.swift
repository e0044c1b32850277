import ArmatureTesting
import Testing

@testable import QuillSampleFlows

@MainActor
@Suite("The examples of all flows")
struct ExampleTests {
  @Test("Each one opens by its link, prints the same link, is drawn, and comes back after a relaunch")
  func examples() throws { try AppDriver.expectExamples { AppCoordinator(session: Session(user: "Ada")) } }
}
