extension Presentation {
  /// Derives the presentation from a scene's state. Hidden members of containers are skipped.
  ///
  /// - Complexity: O(*n*) in the number of drawn slots.
  init(_ state: SceneState) { layers = Line(of: state.root.value).layers[...] }
}

extension Node {
  /// Creates the node of a flow's slot.
  init(_ slot: Comparison.Slot) {
    var raised: [Presentation.Stack] = []
    self = Line.draw(slot.index, of: slot.flow.value, raising: &raised)
  }
}

/// The layers of the line that begins with a flow's root.
private struct Line {
  /// The layers from the bottom up. Above each layer of this line are the layers that containers in it present.
  private(set) var layers: [Presentation.Stack] = []
  /// The index of the last layer of this line.
  private var top = 0

  init(of flow: FlowState) {
    start(with: 0, of: flow)
    addRoutes(of: flow)
  }

  private mutating func addRoutes(of flow: FlowState) {
    if let child = flow.root.child { addRoutes(of: child.value) }
    for index in flow.routes.indices {
      if flow.slots[index].style.isModal { start(with: index, of: flow) } else { add(index, of: flow) }
      if let child = flow.slots[index].child { addRoutes(of: child.value) }
    }
  }

  /// Starts a layer.
  private mutating func start(with index: Int, of flow: FlowState) {
    var raised: [Presentation.Stack] = []
    top = layers.count
    layers.append(Presentation.Stack(root: Self.draw(index, of: flow, raising: &raised)))
    layers += raised
  }

  private mutating func add(_ index: Int, of flow: FlowState) {
    var raised: [Presentation.Stack] = []
    layers[top].path.append(Self.draw(index, of: flow, raising: &raised))
    layers += raised
  }

  /// Returns the node of a slot, drawn by the innermost of the flows that share it. Adds the layers that a container in
  /// it presents to `raised`.
  static func draw(
    _ index: Int, of flow: FlowState, openers: [any BoxedDestination] = [], generation: UInt64 = 0,
    raising raised: inout [Presentation.Stack]
  ) -> Node {
    let generation = max(generation, index == 0 ? flow.generation : 0)
    if let child = flow.slots[index].child {
      let openers = flow.slots[index].isQuestion ? [] : openers + [flow.slots[index].destination]
      return draw(0, of: child.value, openers: openers, generation: generation, raising: &raised)
    }
    return Node(
      id: flow.slots[index].id, generation: generation, box: flow.slots[index].destination, openers: openers,
      style: flow.slots[index].style, revision: flow.revision + flow.slots[index].revision,
      content: flow.container.flatMap { draw($0, in: flow.root.id, raising: &raised) })
  }

  private static func draw(
    _ container: ContainerState, in id: SlotID, raising raised: inout [Presentation.Stack]
  ) -> Presentation.Content? {
    var stacks: [Presentation.Stack?] = []
    for index in container.shown {
      let layers = container.flows[index].map { Line(of: $0.value).layers }
      stacks.append(layers.map { $0[0] })
      raised += layers?.dropFirst() ?? []
    }
    switch container.arrangement {
    case .columns(let isCollapsed):
      guard let sidebar = stacks.first ?? nil else { return nil }
      return .split(
        Presentation.Split(
          id: id, sidebar: sidebar, others: Array(stacks.dropFirst()), isCollapsed: isCollapsed,
          placeholder: container.description.placeholder))
    case .one(let name):
      let stack = stacks.first ?? nil
      if container.isTabs {
        return .tabs(
          Presentation.Tabs(
            id: id, items: container.description.items, selected: name, stack: stack, scrolls: container.scrolls))
      }
      let names = container.available.map(\.name)
      return .custom(
        Presentation.Custom(id: id, container: container.type, names: names, visible: name, stack: stack))
    }
  }
}
