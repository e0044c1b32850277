#if canImport(SwiftUI)
  import Armature

  /// The slots that a window draws: what each of them shows, and the models that views hold.
  @MainActor
  final class DrawnSlots {
    private let scene: FlowScene
    /// The nodes of the drawn slots.
    private(set) var nodes: [SlotID: Node] = [:]
    /// A hidden tab keeps its models; a removed slot keeps its own until its view is off display.
    private var models: [SlotID: WeakSlot] = [:]

    private struct WeakSlot {
      weak var model: SlotModel?
    }

    init(_ scene: FlowScene) { self.scene = scene }

    /// The model of a slot. It is made when the slot is first drawn.
    subscript(id: SlotID) -> SlotModel {
      if let model = drawn(id) { return model }
      let model = SlotModel(
        id: id, node: nodes[id], letsGo: slotsOnTop.contains(id) ? scene.canGoBack : true, scene: scene)
      models[id] = WeakSlot(model: model)
      return model
    }

    /// The model of a slot; `nil` if no view holds it.
    func drawn(_ id: SlotID) -> SlotModel? { models[id]?.model }

    /// Takes the nodes of a presentation. Their models follow with ``update(isAnimated:)``.
    func take(_ presentation: Presentation) {
      nodes = [:]
      for node in presentation.line { nodes[node.id] = node }
    }

    func update(isAnimated: Bool) {
      models = models.filter { $0.value.model != nil }
      for (id, slot) in models { if let node = nodes[id] { slot.model?.update(node, isAnimated: isAnimated) } }
      askTop()
    }

    /// Asks whether the user may go back from the slot on top.
    func askTop() {
      for id in slotsOnTop { drawn(id)?.update(letsGo: scene.canGoBack) }
    }

    /// The slot on top, and the one that going back removes: a container, while the flows in it are at their roots.
    private var slotsOnTop: Set<SlotID> {
      let presentation = scene.presentation
      return Set([presentation.top.topNode.id, presentation.end].compactMap { $0 })
    }
  }
#endif
