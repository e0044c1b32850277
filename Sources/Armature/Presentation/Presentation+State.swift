extension Presentation {
  /// Derives the presentation from a scene's state. Hidden members of containers are skipped.
  ///
  /// - Complexity: O(*n*) in the number of drawn slots.
  init(_ state: SceneState) { layers = Line(of: state.root.value).layers[...] }
}

extension Node {
  /// Creates the node of a flow's slot.
  init(_ slot: Comparison.Slot) { self = Line.draw(slot.index, of: slot.flow).node }
}

/// The layers of the line that begins with a flow's root.
private struct Line {
  /// The layers of this line, each with the layers that containers in it present right above it.
  private var own: [(layer: Presentation.Stack, raised: [Presentation.Stack])]

  /// All layers from the bottom up.
  var layers: [Presentation.Stack] { own.flatMap { [$0.layer] + $0.raised } }

  init(of flow: FlowState) {
    let (root, raised) = Self.draw(0, of: flow)
    own = [(Presentation.Stack(root: root), raised)]
    addRoutes(of: flow)
  }

  private mutating func addRoutes(of flow: FlowState) {
    if let child = flow.root.child { addRoutes(of: child.value) }
    for index in flow.routes.indices {
      add(index, of: flow)
      if let child = flow.slots[index].child { addRoutes(of: child.value) }
    }
  }

  private mutating func add(_ index: Int, of flow: FlowState) {
    let (node, raised) = Self.draw(index, of: flow)
    if node.style.isModal {
      own.append((Presentation.Stack(root: node), raised))
    } else {
      own[own.count - 1].layer.path.append(node)
      own[own.count - 1].raised += raised
    }
  }

  /// Returns the node of a slot, drawn by the innermost of the flows that share it, and the layers that a container in
  /// it presents.
  static func draw(_ index: Int, of flow: FlowState) -> (node: Node, raised: [Presentation.Stack]) {
    var (drawer, index) = (flow, index)
    let generation = flow.drawnGeneration(at: index)
    var openers: [any BoxedDestination] = []
    while let child = drawer.slots[index].child {
      openers.append(drawer.slots[index].destination)
      (drawer, index) = (child.value, 0)
    }
    let (content, raised) = drawer.container.map { draw($0, of: drawer) } ?? (nil, [])
    let slot = drawer.slots[index]
    let node = Node(
      id: slot.id, generation: generation, box: slot.destination, openers: openers, style: slot.style,
      revision: drawer.revision + slot.revision, content: content)
    return (node, raised)
  }

  private static func draw(
    _ container: ContainerState, of flow: FlowState
  ) -> (content: Presentation.Content?, raised: [Presentation.Stack]) {
    var raised: [Presentation.Stack] = []
    var stacks: [Presentation.Stack?] = []
    for (index, member) in container.members.enumerated() where container.shows(index) {
      let layers = member.flow.map { Line(of: $0.value).layers }
      stacks.append(layers.map { $0[0] })
      raised += layers?.dropFirst() ?? []
    }
    let id = flow.root.id
    switch container.arrangement {
    case .columns(let isCollapsed):
      guard let sidebar = stacks.first ?? nil else { return (nil, raised) }
      return (
        .split(
          Presentation.Split(
            id: id, sidebar: sidebar, others: Array(stacks.dropFirst()), isCollapsed: isCollapsed,
            placeholder: container.placeholder)), raised
      )
    case .one(let name):
      let stack = stacks.first ?? nil
      if container.isTabs {
        let tabs = Presentation.Tabs(
          id: id, items: container.items, selected: name, stack: stack, scrolls: container.scrolls)
        return (.tabs(tabs), raised)
      }
      let shown = container.members.filter { !$0.isHidden }.map(\.name)
      return (
        .custom(Presentation.Custom(id: id, container: container.type, names: shown, visible: name, stack: stack)),
        raised
      )
    }
  }
}
