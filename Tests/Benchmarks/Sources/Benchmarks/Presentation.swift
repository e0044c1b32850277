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
  guard flows.count == 100, line.count == 10_000 else { stop("there are \(flows.count) flows, \(line.count) slots") }

  let values = line.compactMap { node in
    (node.destination as? NotesDestination).map { (id: node.id, destination: $0, style: node.style) }
  }
  var nodes: [Node] = []
  let mapped = Side {
    for _ in 0..<$0 { nodes = values.map { Node(id: $0.id, destination: $0.destination, style: $0.style) } }
    blackHole(nodes)
  }
  let fresh = Side(prepare: { root.refresh() }) { _ in blackHole(scene.presentation) }
  let times = best(mapped, fresh)
  report.line("everything made anew", times[1], against: times[0], limit: 2.5)
}
