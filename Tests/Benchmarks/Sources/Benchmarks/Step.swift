import Armature
import ArmatureUI
import ArrayPlanner

/// Compares a step of the user, from the verb to the host's next step, with the same step on an array.
@MainActor
func measureStep(_ report: Report) throws {
  for way in [Way.push, .back] {
    report.title("step: a \(way.rawValue), from the verb to the next update / the same on an array of a library")
    var perRoute: [Double] = []
    // A change of an empty array costs next to nothing, so depth 0 shows what a change of a scene costs by itself.
    for (depth, limit) in [(0, 3.2), (10, 1.1), (100, 0.18), (1_000, 0.022)] {
      let times = best(
        ofRounds: 2_000, .arrayStep(way, above: depth), try .step(way, above: depth),
        try .step(way, above: depth, heardAsEvents: true))
      report.line("\(depth) routes below", times[1], against: times[0], limit: limit)
      report.line("heard as events / not heard", times[2], against: times[1], limit: 1.4)
      perRoute.append(times[1] / Double(depth))
    }
    report.line("a route of 1000 / a route of 100", perRoute[3], against: perRoute[2], limit: 1.2)
  }
}

extension Side {
  /// Ours: a scene with a host that finds its next update after each change.
  fileprivate static func step(_ way: Way, above depth: Int, heardAsEvents: Bool = false) throws -> Side {
    let flow = NotesCoordinator(.notes(depth))
    let scene = try FlowScene(root: flow)
    if heardAsEvents { scene.observeEvents { _ in } }
    var shown = scene.presentation
    var steps = 0
    // The closure keeps the scene, which lives as long as the process.
    scene.observe { _ in
      let next = Transition(from: shown, to: scene.presentation, within: .swiftUI14)
      shown = next.presentation
      steps += next.step == nil ? 0 : 1
      blackHole(next)
    }
    flow.push(.note(id: depth))
    flow.goBack()
    guard steps == 2 else { stop("a push and a step back take \(steps) updates") }
    return side(way, push: { flow.push(.note(id: depth)) }, back: { flow.goBack() })
  }

  /// The baseline.
  fileprivate static func arrayStep(_ way: Way, above depth: Int) -> Side {
    var routes = [NotesDestination].notes(depth).map { Entry.push($0) }
    func change(_ edit: (inout [Entry<NotesDestination>]) -> Void) {
      let old = routes
      edit(&routes)
      blackHole(arrays(from: old, to: routes))
    }
    return side(
      way, push: { change { $0.append(.push(.note(id: depth))) } }, back: { change { $0.removeLast() } })
  }

  /// Measures one way. The other one is done before it.
  fileprivate static func side(_ way: Way, push: @escaping () -> Void, back: @escaping () -> Void) -> Side {
    switch way {
    case .push:
      push()
      return Side(prepare: back) { _ in push() }
    case .back: return Side(prepare: push) { _ in back() }
    }
  }
}

private enum Way: String {
  case push
  case back = "step back"
}
