import Armature

/// Checks that `didReturn(to:)` is called for exactly the screens that the user sees again.
///
/// Compares the screens in sight before and after each change. This needs no state of the scene but its presentation.
@MainActor
package final class ReturnCalls {
  private struct Sight: Hashable {
    let slot: SlotID
    let generation: UInt64
  }

  private var shown: Set<Sight> = []
  private var seen: Set<Sight> = []
  private var due: [String] = []
  private var heard: [String] = []

  /// Watches a scene from now on, which the user sees already.
  func watch(_ scene: FlowScene) {
    (shown, seen, due, heard) = ([], [], [], [])
    look(at: scene)
    scene.observeEvents { [weak self] in
      // One that is shown again later, after a sign-in, is another screen.
      if case .removed(let node, _) = $0.kind { self?.seen = self?.seen.filter { $0.slot != node.id } ?? [] }
    }
    scene.observe { [weak self, weak scene] _ in if let scene { self?.look(at: scene) } }
  }

  func hear(_ flow: AnyCoordinator, _ destination: any Destination) { heard.append("\(flow.flowID) \(destination)") }

  private func look(at scene: FlowScene) {
    let nodes = scene.cover == nil ? scene.presentation.screensInSight : []
    let now = nodes.map { Sight(slot: $0.id, generation: $0.generation) }
    for (node, sight) in zip(nodes, now) where seen.contains(sight) && !shown.contains(sight) {
      let flow = scene.flow(drawing: node.id).map { "\($0.flowID)" } ?? "no flow"
      due.append("\(flow) \(node.destination)")
    }
    shown = Set(now)
    seen.formUnion(now)
  }

  /// Returns a problem if the calls since the last check are not those that are due.
  package func broken() -> String? {
    defer { (due, heard) = ([], []) }
    return heard == due ? nil : "it was called for \(heard), not for \(due)"
  }
}

extension Presentation {
  /// The screens that the user sees, from the lowest layer up, found in what a host draws.
  package var screensInSight: [Node] {
    let layers = Array(sequence(first: self, next: \.modal))
    let lowest = layers.lastIndex { !$0.style.isDialog && $0.style.kind != .inspector } ?? 0
    return layers[lowest...].flatMap { Self.screens(of: $0.content) }
  }

  private static func screens(of content: Content) -> [Node] {
    switch content {
    case .stack(let root, let path): screens(of: path.last ?? root)
    case .tabs(let tabs): tabs.stack.map { screens(of: $0.content) } ?? []
    case .split(let split):
      split.expanded.compactMap { $0 }.suffix(split.isCollapsed ? 1 : 3).flatMap { screens(of: $0.content) }
    case .custom(let custom): custom.stack.map { screens(of: $0.content) } ?? []
    case .dialog: []
    }
  }

  private static func screens(of node: Node) -> [Node] { node.content.map(screens) ?? [node] }
}
