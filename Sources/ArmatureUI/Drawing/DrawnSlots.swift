#if canImport(SwiftUI)
  import Armature

  /// The slots that a window draws, and the models that views hold: what each slot shows, and the path of each stack.
  @MainActor
  final class DrawnSlots {
    private let scene: FlowScene
    /// The nodes of the drawn slots.
    private(set) var nodes: [SlotID: Node] = [:]
    private var paths: [DrawnStack.ID: [SlotID]] = [:]
    /// A hidden tab keeps its models; a removed slot keeps its own until its view is off display.
    private var models: [SlotID: Weak<SlotModel>] = [:]
    private var stacks: [DrawnStack.ID: Weak<DrawnStack>] = [:]

    init(_ scene: FlowScene) { self.scene = scene }

    /// The model of a slot. It is made when the slot is first drawn.
    subscript(id: SlotID) -> SlotModel {
      if let model = drawn(id) { return model }
      let model = SlotModel(
        id: id, node: nodes[id]?.rootsOnly, canGoBack: slotsOnTop.contains(id) ? scene.canGoBack : true, scene: scene)
      models[id] = Weak(object: model)
      return model
    }

    /// The model of a slot; `nil` if no view holds it.
    func drawn(_ id: SlotID) -> SlotModel? { models[id]?.object }

    /// The model of a stack. It is made when the stack is first drawn.
    func stack(_ id: DrawnStack.ID, in window: WindowModel) -> DrawnStack {
      if let stack = stacks[id]?.object { return stack }
      let stack = DrawnStack(root: id.root, path: paths[id] ?? [], in: window)
      stacks[id] = Weak(object: stack)
      return stack
    }

    /// Takes the nodes and paths of a presentation. The models follow with ``update(isAnimated:)``.
    func take(_ presentation: Presentation) {
      (nodes, paths) = ([:], [:])
      for layer in presentation.layers { take(layer) }
    }

    private func take(_ stack: Presentation.Stack) {
      let slots = stack.nodes
      paths[DrawnStack.ID(root: slots[0].id)] = slots.dropFirst().map(\.id)
      for node in slots {
        nodes[node.id] = node
        // The width of a split view's window decides which form it draws, before the scene hears of it.
        if case .split(let split) = node.content {
          paths[DrawnStack.ID(root: split.sidebar.root.id, joinsColumns: true)] = split.collapsed.path.map(\.id)
          for column in split.expanded { if let column { take(column) } }
        } else {
          for stack in node.content?.stacks ?? [] { take(stack) }
        }
      }
    }

    /// Draws what has changed.
    func update(isAnimated: Bool) {
      models = models.filter { $0.value.object != nil }
      for (id, slot) in models {
        if let node = nodes[id] { slot.object?.update(node.rootsOnly, isAnimated: isAnimated) }
      }
      stacks = stacks.filter { $0.value.object != nil }
      for (id, stack) in stacks { if let path = paths[id] { stack.object?.show(path) } }
      for id in slotsOnTop { drawn(id)?.update(canGoBack: scene.canGoBack) }
    }

    /// The slot on top, and the one that going back removes: a container, while the flows in it are at their roots.
    private var slotsOnTop: Set<SlotID> {
      let presentation = scene.presentation
      return Set([presentation.top.topNode.id, presentation.end].compactMap { $0 })
    }
  }

  /// An object that others hold.
  struct Weak<Object: AnyObject> {
    weak var object: Object?
  }
#endif
