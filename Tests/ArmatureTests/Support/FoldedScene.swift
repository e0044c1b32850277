import Armature

/// The lines of a scene and the visible members of its containers, known at the start and then only from events.
@MainActor
struct FoldedScene {
  private struct Flow {
    /// The slot of the flow's root.
    let slot: SlotID
    /// How many flows are around it. Of the flows that share a slot, the inner ones come first in the line.
    let depth: Int
    var routes: [SlotID] = []
  }

  private var flows: [FlowID: Flow] = [:]
  /// The slots at the bottom of lines.
  private var bottoms: Set<SlotID> = []
  private(set) var selected: [FlowID: String] = [:]
  /// The last visible slot.
  private(set) var visible: VisibleSlot?
  private(set) var problem: String?
  private let root: String?

  /// The scene as it is.
  init(_ scene: FlowScene) {
    root = "\(type(of: scene.root))"
    visible = VisibleSlot(scene)
    add(scene.root, depth: 1, isBottom: true)
  }

  private mutating func add(_ flow: AnyCoordinator, depth: Int, isBottom: Bool) {
    let slots = flow.slots.map(\.id)
    flows[flow.flowID] = Flow(slot: slots[0], depth: depth, routes: Array(slots.dropFirst()))
    if isBottom { bottoms.insert(slots[0]) }
    selected[flow.flowID] = (flow as? AnyContainer).flatMap { $0.showsOneMember ? $0.visibleName : nil }
    for child in flow.children { add(child, depth: depth + 1, isBottom: flow is AnyContainer) }
  }

  /// Follows an event.
  mutating func fold(_ event: NavigationEvent) {
    // The flows of a lock are in a scene of their own, which covers this one.
    if case .visible = event.kind {} else if event.flow.path.first != root { return }
    switch event.kind {
    case .shown(let node, index: 0) where node.id == event.flow.slot:
      bottoms.insert(node.id)
      learn(node, in: event.flow)
    case .shown(let node, let index):
      learn(node, in: event.flow)
      // A slot that got another root or another place is shown again.
      flows[event.flow.id]?.routes.removeAll { $0 == node.id }
      flows[event.flow.id]?.routes.insert(node.id, at: index - 1)
    case .removed(let node, _):
      if bottoms.remove(node.id) == nil { removeRoute(node.id, of: event.flow.id) }
    case .selected(let name): selected[event.flow.id] = name
    case .visible(let node):
      let next = VisibleSlot(node)
      if next == visible { problem = "\(next) was reported as visible twice" }
      visible = next
    default: break
    }
  }

  /// Learns of a slot, and of the flows around it.
  private mutating func learn(_ node: Node, in flow: NavigationEvent.Flow) {
    if flows[flow.id] == nil { flows[flow.id] = Flow(slot: flow.slot, depth: flow.path.count) }
  }

  private mutating func removeRoute(_ slot: SlotID, of flow: FlowID) {
    if flows[flow]?.routes.contains(slot) != true { problem = "\(slot) was removed, but was not there" }
    flows[flow]?.routes.removeAll { $0 == slot }
  }

  /// All lines, each from the bottom up.
  var lines: Set<[SlotID]> { Set(bottoms.map(line)) }

  private func line(from slot: SlotID) -> [SlotID] {
    let here = flows.values.filter { $0.slot == slot && !$0.routes.isEmpty }.sorted { $0.depth > $1.depth }
    return [slot] + here.flatMap { $0.routes.flatMap(line) }
  }
}

/// A slot that is visible, by one root.
struct VisibleSlot: Hashable, CustomStringConvertible {
  let id: SlotID
  let generation: UInt64

  init(_ node: Node) { (id, generation) = (node.id, node.generation) }

  /// The slot that a user looks at: on top of the last layer that is no dialog.
  @MainActor
  init(_ scene: FlowScene) {
    let layers = sequence(first: scene.presentation) { $0.modal }.filter { !$0.style.isDialog }
    self.init((layers.last ?? scene.presentation).topNode)
  }

  var description: String { "\(id), generation \(generation)" }
}
