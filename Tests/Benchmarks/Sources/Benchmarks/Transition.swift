import Armature
import ArmatureUI

/// Compares all updates between two presentations with the same transition on arrays, which copies the array at
/// each step.
@MainActor
func measureTransition(_ report: Report) throws {
  report.title("transition: all updates, one push and one layer at a time / an array of routes for each of them")
  // A host waits for an animation after each update, so an update of some microseconds is fast enough.
  for (count, limit) in [(100, 20.0), (1_000, 1.0)] {
    for journey in try Journeys(count: count).all {
      let times = best(journey.planned, journey.copied)
      guard journey.stepCount == journey.updates.count else { stop("the transitions do not take the same steps") }
      report.line("\(journey.name): \(journey.stepCount) steps", times[0], against: times[1], limit: limit)
    }
  }
}

/// The start and the goal, as presentations and as arrays of routes.
@MainActor
private struct Journey {
  let name: String
  let from: Presentation
  let to: Presentation
  let routes: (from: [Route<NotesDestination>], to: [Route<NotesDestination>])

  var updates: [Transition] { Transition.all(from: from, to: to, within: .swiftUI14) }

  var stepCount: Int { steps(from: routes.from, to: routes.to).count }

  var planned: Side { .same(20) { blackHole(updates) } }
  var copied: Side { .same(1) { blackHole(steps(from: routes.from, to: routes.to)) } }
}

/// The baseline: goes down to the common part, slots at once and layers one at a time, then up one by one. Each step
/// has the whole array.
private func steps(
  from old: [Route<NotesDestination>], to new: [Route<NotesDestination>]
) -> [[Route<NotesDestination>]] {
  let common = zip(old, new).prefix { $0.id == $1.id }.count
  var steps: [[Route<NotesDestination>]] = []
  var current = old
  while let modal = current.lastIndex(where: { $0.style.isModal }), modal >= common {
    current.removeSubrange(modal...)
    steps.append(current)
  }
  if current.count > common {
    current.removeSubrange(common...)
    steps.append(current)
  }
  for route in new.dropFirst(common) {
    current.append(route)
    steps.append(current)
  }
  return steps
}

@MainActor
private struct Journeys {
  let all: [Journey]

  init(count: Int) throws {
    let flow = NotesCoordinator([])
    let scene = try FlowScene(root: flow)
    func journey(_ name: String, _ change: () -> Void) -> Journey {
      let from = (scene.presentation, flow.routes)
      change()
      return Journey(name: name, from: from.0, to: scene.presentation, routes: (from.1, flow.routes))
    }
    func push() {
      for number in 0..<count { flow.push(.note(id: number)) }
    }
    let pushed = journey("from nothing to \(count) pushes", push)
    let replaced = journey("to as many others") {
      flow.goBackToRoot()
      push()
    }
    flow.goBackToRoot()
    for number in 0..<count {
      if number % 2 == 0 { flow.presentSheet(.note(id: number)) } else { flow.presentCover(.note(id: number)) }
    }
    let dismissed = journey("dismissing \(count) sheets and covers") { flow.goBackToRoot() }
    all = [pushed, replaced, dismissed]
  }
}
