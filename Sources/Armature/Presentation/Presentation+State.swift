extension Presentation {
  /// Derives the presentation from a scene's state. Hidden members of containers are skipped.
  ///
  /// - Complexity: O(*n*) in the number of drawn slots.
  init(_ state: SceneState) { self = Line(of: state.root).presentation }
}

extension Node {
  /// Creates the node of a flow's slot.
  init(_ slot: Difference.SlotRef) { self = Line.draw(slot.index, of: slot.flow.value).node }
}

/// The line that begins with a flow's root, as it is drawn.
///
/// A line can be made from an earlier one. It is drawn again from its first slot that has changed, and shares the rest.
struct Line {
  private var root: Shared<FlowState>
  /// The layers from the bottom up. Above each layer of this line are the layers that containers in it present.
  private(set) var layers: [Presentation.Stack] = []
  /// The containers in the line, in its order.
  private var containers: [Container] = []

  private struct Container {
    /// The index of the layer.
    let layer: Int
    /// The index in the layer's stack.
    let position: Int
    /// The lines of the members that are drawn.
    let members: [Line]

    /// The layers that the members present.
    var raised: [Presentation.Stack] { members.flatMap { $0.layers.dropFirst() } }
  }

  /// Draws the line of a flow.
  ///
  /// - Parameters:
  ///   - flow: The flow at the bottom.
  ///   - earlier: The line in another state of the scene, if it was drawn.
  /// - Complexity: O(*n*) in the number of slots from the first changed one on.
  init(of flow: Shared<FlowState>, after earlier: Line? = nil) {
    root = flow
    guard let earlier else {
      draw(flow.value, after: nil)
      return
    }
    if earlier.root.isSame(as: flow) {
      self = earlier
      return
    }
    let (old, new) = (earlier.root.value, flow.value)
    if new.hasSameRootNode(as: old) {
      (layers, containers) = (earlier.layers, earlier.containers)
      update(from: old, to: new, below: nil, after: earlier)
    } else {
      draw(new, after: earlier)
    }
  }

  var presentation: Presentation { Presentation(layers: layers[...]) }

  /// Returns whether the line shows a state.
  func shows(_ state: SceneState) -> Bool { root.isSame(as: state.root) }

  /// Draws the changes in a flow's run, and removes everything above it.
  ///
  /// - Parameters:
  ///   - old: The drawn state of the flow. Its root is drawn as before.
  ///   - new: The state to draw.
  ///   - next: The drawn slot above the run, if any, and its layer.
  ///   - earlier: The line as it was drawn.
  private mutating func update(from old: FlowState, to new: FlowState, below next: Position?, after earlier: Line) {
    let kept = new.slots.commonPrefix(with: old.slots) {
      $0.id == $1.id && $0.destination === $1.destination && $0.revision == $1.revision
        && $0.child?.object === $1.child?.object
    }
    if kept < new.slots.count, kept < old.slots.count, let child = new.slots[kept].child?.value,
      let drawn = old.slots[kept].child?.value, new.slots[kept].hasSameNode(as: old.slots[kept])
    {
      update(from: drawn, to: child, below: old.position(of: kept + 1) ?? next, after: earlier)
      draw(new, from: kept + 1, after: earlier)
    } else {
      if let next = old.position(of: kept) ?? next { cut(from: next) }
      draw(new, from: kept, after: earlier)
    }
  }

  /// Removes a drawn slot and everything above it.
  private mutating func cut(from slot: Position) {
    guard let layer = index(of: slot.layer) else { return }
    let position = layers[layer].above.lastIndex { $0.id == slot.id }
    containers.removeAll { ($0.layer, $0.position) >= (layer, position.map { $0 + 1 } ?? 0) }
    let raised = containers.reduce(0) { $0 + ($1.layer == layer ? $1.raised.count : 0) }
    layers.removeSubrange((layer + raised + (position == nil ? 0 : 1))...)
    if let position { layers[layer].above.truncate(to: position) }
  }

  /// Draws a flow's run from a slot on. A child flow's root is drawn with its parent's slot.
  private mutating func draw(_ flow: FlowState, from first: Int = 0, after earlier: Line?) {
    for index in flow.slots.indices[first...] {
      if index > 0 || layers.isEmpty { add(index, of: flow, after: earlier) }
      if let child = flow.slots[index].child { draw(child.value, after: earlier) }
    }
  }

  private mutating func add(_ index: Int, of flow: FlowState, after earlier: Line?) {
    let (node, members) = Self.draw(index, of: flow, after: earlier)
    let isPushed = index > 0 && !flow.slots[index].style.isModal
    let layer = isPushed ? self.index(of: flow.slots[index].layer.id) ?? layers.count - 1 : layers.count
    if isPushed { layers[layer].above.append(node) } else { layers.append(Presentation.Stack(root: node)) }
    guard !members.isEmpty else { return }
    let container = Container(layer: layer, position: layers[layer].above.count, members: members)
    containers.append(container)
    layers += container.raised
  }

  private func index(of layer: SlotID) -> Int? { layers.lastIndex { $0.root.id == layer } }

  /// Returns the node of a slot, drawn by the innermost of the flows that share it, and the lines of the drawn members
  /// of a container in it.
  fileprivate static func draw(
    _ index: Int, of flow: FlowState, openers: [any BoxedDestination] = [], generation: UInt64 = 0,
    after earlier: Line? = nil
  ) -> (node: Node, members: [Line]) {
    let generation = max(generation, index == 0 ? flow.generation : 0)
    if let child = flow.slots[index].child {
      let openers = flow.slots[index].isQuestion ? [] : openers + [flow.slots[index].destination]
      return draw(0, of: child.value, openers: openers, generation: generation, after: earlier)
    }
    let container = flow.container
    let members = container?.shown.map { index in
      container?.flows[index].map { Line(of: $0, after: earlier?.member($0.value.id)) }
    }
    let node = Node(
      id: flow.slots[index].id, generation: generation, style: flow.slots[index].style,
      revision: flow.revision + flow.slots[index].revision,
      content: container.flatMap { draw($0, of: flow, members?.map { $0?.layers[0] } ?? []) },
      box: flow.slots[index].destination, openerBoxes: openers)
    return (node, members?.compactMap { $0 } ?? [])
  }

  /// Returns the drawn line of a container's member.
  private func member(_ flow: FlowID) -> Line? { containers.lazy.flatMap(\.members).first { $0.root.value.id == flow } }

  private static func draw(
    _ container: ContainerState, of flow: FlowState, _ stacks: [Presentation.Stack?]
  ) -> Presentation.Content? {
    let id = flow.root.id
    let stack = stacks.first ?? nil
    switch container.arrangement {
    case .columns(let layout):
      guard let sidebar = stack else { return nil }
      return .split(
        Presentation.Split(
          id: id, sidebar: sidebar, others: Array(stacks.dropFirst()), layout: layout,
          placeholder: container.description.placeholder))
    case .one(let name):
      if container.isTabs {
        return .tabs(
          Presentation.Tabs(
            id: id, items: container.description.items, selected: name, stack: stack, scrolls: container.scrolls))
      }
      let names = container.available.map(\.name)
      return .custom(
        Presentation.Custom(id: id, container: "\(flow.type)", names: names, visible: name, stack: stack))
    }
  }
}

/// A slot and its layer.
private typealias Position = (id: SlotID, layer: SlotID)

extension SlotState {
  /// Returns whether the slot is drawn as in another state, without the routes of its child flow.
  @inline(__always)
  fileprivate func hasSameNode(as other: Self) -> Bool {
    guard id == other.id, destination === other.destination, revision == other.revision else { return false }
    guard let child, let otherChild = other.child else { return child == nil && other.child == nil }
    return child.isSame(as: otherChild) || child.value.hasSameRootNode(as: otherChild.value)
  }
}

extension FlowState {
  /// Returns the position of a slot; `nil` when there is none.
  fileprivate func position(of index: Int) -> Position? {
    index < slots.count ? (slots[index].id, slots[index].layer.id) : nil
  }

  /// Returns whether the flow's root is drawn as in another state. The members of containers are not compared.
  fileprivate func hasSameRootNode(as other: Self) -> Bool {
    id == other.id && generation == other.generation && revision == other.revision && sharedContainer == nil
      && slots[0].hasSameNode(as: other.slots[0])
  }
}
