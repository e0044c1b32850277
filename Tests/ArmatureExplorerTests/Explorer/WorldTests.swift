import Armature
@testable import ArmatureExplorer
import Testing

@Suite("Several worlds")
@MainActor
struct WorldTests {
  /// An app with a page that only a signed-in user sees. All users have the same first screen.
  private static func root(_ user: String?) -> AnyCoordinator {
    let flow = StopCoordinator { stop, flow in
      switch stop {
      case .home: Screen("Home") { ButtonRow("Look") { flow.push(user == nil ? .page(1) : .inner) } }
      case .inner: Screen("Inner \(user ?? "")") { ButtonRow("Nothing") {} }
      default: drawStop(stop, flow)
      }
    }
    flow.admits = { _, request in
      user == nil && request.destination as? Stop == .cover ? .deny("for members") : .allow
    }
    return flow
  }

  @Test("have one list of places and states, and a way says in which world it begins")
  func places() async throws {
    let alone = try await Explorer(world: { _ in String?.none }) { Self.root($0) }.run()
    #expect(alone.refusedLinks.count == 1 && alone.findings == [])
    let drawing = try await Explorer(
      world: { _ in nil }, otherWorlds: ["signed in": { _ in String?("Ada") }]
    ) {
      Self.root($0)
    }.draw()
    let both = drawing.exploration
    #expect(Set(both.places) == Set(alone.places + ["StopCoordinator:inner", "StopCoordinator:cover as cover"]))
    #expect(both.states == both.places.count && both.bound == nil)
    #expect(both.refusedLinks == [])
    let finding = try #require(both.findings.first)
    #expect(both.findings.count == 1 && finding.isCertain)
    #expect(finding.script == ["# in the world “signed in”", "Look", "Nothing"])
    #expect(finding.test == ["// in the world “signed in”", #"app.tap("Look")"#, #"app.tap("Nothing")"#])
    #expect(finding.shortScript == nil)
    #expect(try drawing.storyboard.html().contains("# in the world “signed in”"))
  }

  @Test("do not try an act twice that leads to the same place, and share the bounds")
  func bounds() async throws {
    func explore(_ states: Int) async throws -> (one: Exploration, two: Exploration) {
      var bounds = Explorer.Bounds()
      bounds.states = states
      let root: @MainActor (Int) -> AnyCoordinator = { _ in StopCoordinator(draw: drawStop) }
      return (
        try await Explorer(bounds: bounds, world: { _ in 1 }, root: root).run(),
        try await Explorer(bounds: bounds, world: { _ in 1 }, otherWorlds: ["b": { _ in 2 }], root: root).run()
      )
    }
    for states in [300, 2] {
      let (one, two) = try await explore(states)
      #expect(two.states == one.states && two.places == one.places && two.edges == one.edges)
      #expect(two.bound == one.bound && two.findings == one.findings)
    }
  }

  @Test("lead past a guard, so that nothing is said about it")
  func guardian() async throws {
    let root: @MainActor (Bool) -> AnyCoordinator = { isSignedIn in
      let flow = StopCoordinator(draw: drawStop)
      flow.admits = { flow, _ in isSignedIn ? .allow : flow.hold(at: .inner) }
      return flow
    }
    let one = try await Explorer(world: { _ in false }, root: root).run()
    #expect(one.notes.count == 1 && one.notes[0].contains(#"otherWorlds: ["signed in":"#))
    let two = try await Explorer(world: { _ in false }, otherWorlds: ["signed in": { _ in true }], root: root).run()
    #expect(
      two.notes == [] && two.places.contains("StopCoordinator:home") && two.places.contains("StopCoordinator:inner"))
  }

  @Test("have different names")
  func names() async {
    await #expect(throws: ExplorerError("two worlds have the name “a”")) {
      try await Explorer(world: { _ in 1 }, otherWorlds: ["a": { _ in 2 }, "a": { _ in 3 }]) { _ in
        StopCoordinator(draw: drawStop)
      }.run()
    }
  }
}
