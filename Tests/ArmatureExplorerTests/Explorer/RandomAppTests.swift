import Armature
import ArmatureExplorer
import TestSupport
import Testing

@Suite("Random apps")
@MainActor
struct RandomAppTests {
  /// The number of an app, and the destinations that its guards do not admit.
  private struct Trial: Sendable {
    var app: Int
    var closed: Set<Int>
    var turn: Int

    @MainActor func make() -> RandomApp {
      let app = RandomApp(app)
      (app.model.closed, app.model.turn) = (closed, turn)
      return app
    }
  }

  @Test("are explored to an end, twice in the same way")
  func explore() async throws {
    try await tryCases(
      5, seed: 20_261_125,
      make: { random in
        Trial(
          app: Int.random(in: 0..<32, using: &random),
          closed: Set(random.list(0...2) { Int.random(in: 1...6, using: &$0) }),
          turn: Int.random(in: 0..<6, using: &random))
      },
      smaller: { trial in
        trial.closed.map { Trial(app: trial.app, closed: trial.closed.subtracting([$0]), turn: trial.turn) }
      }
    ) { _, trial in
      var bounds = Explorer.Bounds()
      (bounds.states, bounds.actions, bounds.depth) = (8, 60, 4)
      let explorer = Explorer(bounds: bounds, world: { _ in trial.make() }) { $0.root() }
      let first = try await explorer.run()
      if try await explorer.run().json() != first.json() { return "two explorations differ" }
      let places = Set(first.places)
      if let edge = first.edges.first(where: { !places.contains($0.from) }) { return "\(edge.from) is no place" }
      return first.findings.first { $0.kind == .notRepeatable }?.text
    }
  }
}
