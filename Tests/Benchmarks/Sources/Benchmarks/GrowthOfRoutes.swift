import Armature

/// Compares flows of many routes with flows of few.
@MainActor
func measureRoutes(_ report: Report) throws {
  func line(_ name: String, _ work: (_ flow: NotesFlow, _ scene: FlowScene, _ count: Int) throws -> () -> Void) throws {
    try lineForItem(report, name, of: 100_000, 10_000) { count in
      let flow = NotesFlow(root: .list)
      return try work(flow, try FlowScene(root: flow), count)
    }
  }
  try line("a push and a step back in edits") { flow, _, count in
    {
      flow.pushNotes(count)
      try? flow.edit { stack in for _ in 0..<count { try stack.goBack() } }
    }
  }
  try line("writing a route") { flow, scene, count in
    flow.pushNotes(count)
    return { blackHole(try? scene.archive()) }
  }
  try line("restoring a route") { flow, scene, count in
    flow.pushNotes(count)
    let archive = try scene.archive()
    return { scene.restore(archive) }
  }
  try line("opening a leg of a link") { flow, scene, count in
    let link = "/" + Array(repeating: "note/7", count: count).joined(separator: "/")
    return {
      flow.goBackToRoot()
      _ = try? scene.open(link)
    }
  }
  let times = best(ofRounds: 8, try printingTooLong(200_000), try printingTooLong(1_000_000))
  report.line("a link that is too long, of 1000000 / of 200000", times[1], against: times[0], limit: 1.5)
}

/// A place whose link becomes too long at its first half.
@MainActor
private func printingTooLong(_ count: Int) throws -> Side {
  let flow = NotesFlow(root: .list)
  let scene = try FlowScene(root: flow)
  flow.pushNotes(count)
  return Side { _ in blackHole(try? scene.link) }
}

private typealias NotesFlow = Coordinator<ArchivedDestination>

extension Coordinator<ArchivedDestination> {
  fileprivate func pushNotes(_ count: Int) {
    try? edit { stack in for number in 0..<count { try stack.push(.note(id: number)) } }
  }
}
