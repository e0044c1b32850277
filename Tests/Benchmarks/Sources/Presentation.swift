import Armature

/// Compares making a presentation with making as many nodes from a flat array.
@MainActor
func measurePresentation(_ report: Report) throws {
  report.title("presentation: 10,000 routes in 100 nested flows / a flat array mapped to as many nodes")
  // There are two branches, since at most 64 flows nest. The last route of the line is in the innermost archive.
  let root = NotesCoordinator(.notes(49) + [.folder(depth: 50)] + .notes(49) + [.archive(depth: 49)])
  let scene = try FlowScene(root: root)
  let flows = root.family
  let line = scene.presentation.line.dropFirst()
  guard flows.count == 100, line.count == 10_000 else { throw UnexpectedTree(flows: flows.count, slots: line.count) }

  let values = line.compactMap { node in
    (node.destination as? NotesDestination).map { (id: node.id, destination: $0, style: node.style) }
  }
  var nodes: [Node] = []
  let mapped = Side {
    for _ in 0..<$0 { nodes = values.map { Node(id: $0.id, destination: $0.destination, style: $0.style) } }
    blackHole(nodes)
  }
  let fresh = Side(prepare: {
    for flow in flows { flow.refresh() }
  }) { _ in
    blackHole(scene.presentation)
  }
  let whole = best(mapped, fresh)
  report.line("everything made anew", whole[1], against: whole[0], aim: 2.5)

  report.title("presentation: after one push, the push included / everything made anew")
  // The flows are in the first branch, whose folders are in the middle of their flows.
  let inside = best(
    fresh, pushed(in: flows[99], scene), pushed(in: root, scene), pushed(in: flows[25], scene),
    pushed(in: flows[50], scene))
  report.line("at the end of the line, 50 flows deep", inside[1], against: inside[0], aim: 0.1)
  report.line("at the end of the line, in the root flow", inside[2], against: inside[0], aim: 0.1)
  report.line("in the middle, 26 flows deep", inside[3], against: inside[0])
  report.line("in the middle, 51 flows deep", inside[4], against: inside[0])
}

/// A push in one flow, and the presentation after it.
@MainActor
private func pushed(in flow: NotesCoordinator, _ scene: FlowScene) -> Side {
  var isPushed = false
  return Side(prepare: {
    if isPushed { flow.goBack() }
    isPushed = true
    blackHole(scene.presentation)
  }) { _ in
    flow.push(.note(id: 0))
    blackHole(scene.presentation)
  }
}

/// The tree is not the one that the figures describe.
private struct UnexpectedTree: Error {
  let flows: Int
  let slots: Int
}
