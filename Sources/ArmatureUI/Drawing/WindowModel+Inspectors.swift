#if canImport(SwiftUI)
  import Armature

  // Inspectors are columns where the layer below takes them, and sheets elsewhere.
  extension WindowModel {
    /// The kind in which the layer below presents a layer.
    func presentedKind(of layer: DrawnLayer, isNarrow: Bool) -> PresentationStyle.Kind {
      kinds.presentedKind(of: layer, over: layers.below(layer.id), isNarrow: isNarrow)
    }

    /// The window has another width. An inspector is presented anew: SwiftUI loses the content of one that changes from a
    /// sheet to a column.
    func turnInspector(above id: SlotID) {
      guard isSeen, let layer = layers.above(id), layer.kind == .inspector, kinds.isDecided(layer),
        layers.below(layer.id)?.takesInspector == true
      else { return }
      presentAgain(layer.id)
    }

    /// Reports an inspector that is a sheet in a wide window, too, because the layer below takes none.
    func noteLostInspector(_ id: SlotID) {
      guard kinds.hasInspectors, layers[id]?.kind == .inspector, layers.below(id)?.takesInspector == false,
        let node = slots.nodes[id], let flow = scene.flow(drawing: id)
      else { return }
      let name = "\(Swift.type(of: node.opener))"
      let remedy =
        node.hasInspector
        ? "use showsInspectors() on the CoordinatorView, because the layer below was there before any \(name)"
        : "declare `static let hasInspector = true` in \(name), or use showsInspectors() on the CoordinatorView"
      report(mistake: "an inspector of \(name) is a sheet: \(remedy)", in: flow)
    }
  }
#endif
