import ArmatureExplorer
import TestSupport
import Testing

@Suite("Random apps")
@MainActor
struct RandomAppTests {
  // Restless apps make mistakes, which are findings.
  @Test("are explored to an end, twice in the same way", arguments: 0..<24)
  func explore(number: Int) async throws {
    var bounds = Explorer.Bounds()
    (bounds.states, bounds.actions, bounds.depth) = (20, 200, 5)
    let explorer = Explorer(bounds: bounds, world: { _ in RandomApp(number) }) { $0.root() }
    let (first, again) = (try await explorer.run(), try await explorer.run())
    #expect(try first.json() == again.json())
    let places = Set(first.places)
    #expect(first.edges.allSatisfy { places.contains($0.from) })
    #expect(first.findings.filter { [.notRepeatable, .lossOnRelaunch].contains($0.kind) }.isEmpty)
  }
}
