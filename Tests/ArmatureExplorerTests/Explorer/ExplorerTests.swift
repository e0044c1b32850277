import Armature
@testable import ArmatureExplorer
import Foundation
import Testing

@Suite("The explorer")
@MainActor
struct ExplorerTests {
  @Test("has no new states for longer lists and for other texts", arguments: [10, 20])
  func folding(count: Int) async throws {
    let exploration = try await Explorer.explore { world in
      StopCoordinator(.home, "At \(world.time.now())") { _ in
        for number in 1...count { LinkRow("\(number)", to: .page(number)) }
        ButtonRow("More") { world.number += 1 }
        TextRow("\(world.number)")
      }
    }
    // The sheet and the cover are reached by links.
    #expect(exploration.states == 4)
    #expect(exploration.findings == [])
  }

  @Test("has a state for each set of rows that can be touched")
  func enabledRows() async throws {
    let exploration = try await Explorer.explore(seed: 3) { world in
      StopCoordinator(.home, "Home") { flow in
        FieldRow("Name", text: "\(world.number)") { world.number = $0.count }
        ButtonRow("Save", isEnabled: world.number > 0) { flow.push(.page(1)) }
      }
    }
    #expect(exploration.states == 5)
    #expect(exploration.edges.contains { $0.act == "button" && $0.to == "StopCoordinator:page" })
    #expect(exploration.findings == [] && exploration.text.contains("seed 3"))
  }

  @Test("says which bound was met first, and what is left, and refuses bounds of 0")
  func bounds() async throws {
    func explore(_ bound: WritableKeyPath<Explorer.Bounds, Int>, _ value: Int) async throws -> Exploration {
      var bounds = Explorer.Bounds()
      bounds[keyPath: bound] = value
      return try await Explorer.explore(bounds: bounds) { _ in StopCoordinator(draw: drawStop) }
    }
    let states = try await explore(\.states, 2)
    #expect(states.bound == .states && states.states == 2)
    let actions = try await explore(\.actions, 5)
    #expect(actions.bound == .actions && !actions.untried.isEmpty)
    #expect(
      actions.text.contains("The bound of actions was met first. Known and not tried: \(actions.untried.count)\n"))
    #expect(try await explore(\.depth, 1).bound == .depth)
    var short = Explorer.Bounds()
    short.seconds = 0.000_001
    await #expect(throws: ExplorerError("nothing was covered: the bound of seconds was met at once")) {
      try await Explorer.explore(bounds: short) { _ in StopCoordinator(draw: drawStop) }
    }
    for (bound, name) in [(\Explorer.Bounds.states, "states"), (\.actions, "actions"), (\.depth, "depth")] {
      await #expect(throws: ExplorerError("the bound of \(name) is 0; expected at least 1")) {
        try await explore(bound, 0)
      }
    }
  }

  @Test("lets time pass, on the world's clock only")
  func time() async throws {
    let exploration = try await Explorer.explore { world in
      StopCoordinator { stop, flow in
        guard stop == .page(1) else { return drawStop(stop, flow) }
        return Screen("Page") { TextRow("Wait") }.task {
          await world.time.sleep(3600)
          if !Task.isCancelled { flow.show(.cover) }
        }
      }
    }
    #expect(exploration.edges.contains { $0.act == "wait" && $0.to == "StopCoordinator:cover as cover" })
    #expect(exploration.findings == [])
    #expect(exploration.unknown == [])
  }

  @Test("names work that does not end")
  func unknown() async throws {
    let exploration = try await Explorer.explore { world in
      StopCoordinator(.home, "Home") { _ in
        ButtonRow("Wait") { try await Task.sleep(nanoseconds: 3_600_000_000_000) }
      }
    }
    #expect(
      exploration.unknown == ["StopCoordinator:home > button: the button “Wait” of “Home” is busy"])
    #expect(exploration.findings == [])
  }

  @Test("lists cases without example, examples without row, and links that are refused")
  func lists() async throws {
    let exploration = try await Explorer.explore { _ in
      let flow = StopCoordinator(.home, "Home") { _ in
        LinkRow("Page", to: .page(1))
        LinkRow("Inner", to: .inner)
      }
      // The second example of one form of link, too.
      flow.admits = { _, request in
        [.cover, .page(2)].contains(request.destination as? Stop) ? .deny("not now") : .allow
      }
      return flow
    }
    #expect(exploration.casesWithoutExample == ["Stop.inner"])
    #expect(exploration.examplesWithoutRow == ["/sheet: Stop.sheet"])
    #expect(exploration.refusedLinks.map { $0.prefix { $0 != ":" } } == ["/cover", "/page/2"])
    #expect(exploration.refusedLinks.allSatisfy { $0.hasSuffix("not now") })
  }

  @Test("looks for a case among the examples of its type, wherever links lead")
  func examples() async throws {
    let exploration = try await Explorer.explore { _ in
      let flow = StopCoordinator { stop, flow in stop == .sheet ? .child : drawStop(stop, flow) }
      // No link leads to another case.
      flow.admits = { flow, request in
        request.cause == .link && request.destination as? Stop != .home ? flow.redirect(to: .home) : .allow
      }
      flow.opens = { $0 == .sheet ? Steps() : nil }
      return flow
    }
    #expect(exploration.casesWithoutExample == ["Step.last"])
  }

  @Test("refuses an app with nothing to touch, and one whose root is in use")
  func nothing() async throws {
    let flow = StopCoordinator(draw: drawStop)
    await #expect(throws: SceneError.self) { try await Explorer.explore { _ in flow } }
  }

  @Test("shortens the way of a finding by a link")
  func shortcut() async throws {
    let exploration = try await Explorer.explore { _ in
      StopCoordinator { stop, flow in
        switch stop {
        case .home: Screen("Home") { LinkRow("Inner", to: .inner) }
        case .inner: Screen("Inner") { LinkRow("Page", to: .page(1)) }
        case .page: Screen("Page") { ButtonRow("Nothing") {} }
        default: drawStop(stop, flow)
        }
      }
    }
    let finding = try #require(exploration.findings.first)
    #expect(finding.script == ["Inner", "Page", "Nothing"])
    #expect(finding.shortScript == ["open /page/1", "Nothing"])
  }

  @Test("lists places and ways, sorted, and no texts of the app; compares lists, and refuses a damaged one")
  func list() async throws {
    func explore(hasInner: Bool) async throws -> Exploration {
      try await Explorer.explore { _ in
        StopCoordinator(.home, "Home") { _ in
          LinkRow("Page", to: .page(1))
          if hasInner { LinkRow("Inner", to: .inner) }
        }
      }
    }
    let (before, after) = (try await explore(hasInner: true), try await explore(hasInner: false))
    let lines = before.coverage.split(separator: "\n").map(String.init)
    let (places, ways) = (lines.filter { $0.hasPrefix("place") }, lines.filter { $0.hasPrefix("way") })
    #expect(lines == ["armature explore 1"] + places.sorted() + ways.sorted())
    #expect(lines.contains { $0.contains("> link /page") })
    #expect(try before.changes(since: before.coverage) == [])
    let gone = try after.changes(since: before.coverage)
    #expect(
      gone == [
        "- place StopCoordinator:inner", "- way StopCoordinator:home > tap Stop.inner > StopCoordinator:inner",
        "- way StopCoordinator:inner > back > StopCoordinator:home",
      ])
    #expect(try before.changes(since: after.coverage) == gone.map { "+" + $0.dropFirst() })
    for (list, message) in [
      ("place a\n", "it is not a list of explore --text: its first line is “place a”; expected “armature explore 1”"),
      ("armature explore 2\n", "it is a list of version 2; expected version 1; write it again with explore --text"),
      ("armature explore 1\nplace a\nplc b\n", "line 3 is “plc b”; expected “place …” or “way …”"),
    ] { #expect(throws: ExplorerError(message)) { try before.changes(since: list) } }
  }
}

/// A flow that ends with a value, so that links lead to its start only.
private final class Steps: Coordinator<Step>, Finishing {
  typealias Value = Int

  init() { super.init(root: .first) }
}

private enum Step: Destination, Codable {
  case first, last

  static let examples: [Self] = [.first]

  func screen(in flow: Steps) -> Screen<Self> {
    switch self {
    case .first: Screen("First") { LinkRow("Last", to: .last) }
    case .last: Screen("Last") { ButtonRow("Done") { flow.finish(1) } }
    }
  }
}
