import Armature

/// Compares show and back with `append` and `removeLast` on an array in a class with a callback.
@MainActor
func measureStack(_ report: Report) throws {
  report.title("stack: show + back / append + removeLast in a hand-written class, each with a callback")
  for depth in [1, 100, 10_000] {
    let times = best(try showAndBack(in: NotesCoordinator(.notes(depth))), appendAndRemove(above: depth))
    report.line("\(depth) routes below", times[0], against: times[1], aim: 2, limit: 4)
  }

  let flat = best(
    try showAndBack(in: NotesCoordinator(.notes(1))), try showAndBack(in: NotesCoordinator(.notes(10_000))))
  report.line("10000 routes below / 1 route below", flat[1], against: flat[0], aim: 1.2)

  let parent = NotesCoordinator([.archive(depth: 1)])
  let root = NotesCoordinator([.archive(depth: 2)])
  let others = best(
    appendAndRemove(above: 100), try showAndBack(in: parent),
    try showAndBack(in: root) { $0.family.last ?? $0 },
    try showAndBack(in: NotesCoordinator(.notes(100)), heardAsEvents: true))
  report.line("above a running child flow", others[1], against: others[0])
  report.line("in a child flow, three deep", others[2], against: others[0])
  report.line("heard as events", others[3], against: others[0])
}

/// Ours: a flow in its own scene, with an observer.
@MainActor
private func showAndBack(
  in root: NotesCoordinator, heardAsEvents: Bool = false, flow: (NotesCoordinator) -> NotesCoordinator = { $0 }
) throws -> Side {
  let scene = try FlowScene(root: root)
  let flow = flow(root)
  let counter = Counter()
  flow.observe { _ in counter.value += 1 }
  if heardAsEvents { scene.observeEvents { _ in counter.value += 1 } }
  return Side(times: 10_000) { times in
    for id in 0..<times {
      flow.show(.note(id: id))
      flow.goBack()
    }
    blackHole((scene, counter.value))
  }
}

/// The baseline.
@MainActor
private func appendAndRemove(above depth: Int) -> Side {
  let flow = HandWrittenFlow(.notes(depth))
  let counter = Counter()
  flow.onChange = { counter.value += 1 }
  return Side(times: 10_000) { times in
    for id in 0..<times {
      flow.path.append(.note(id: id))
      flow.path.removeLast()
    }
    blackHole((flow, counter.value))
  }
}
