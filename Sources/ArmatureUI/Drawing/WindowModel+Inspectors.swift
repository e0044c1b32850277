#if canImport(SwiftUI)
  import Armature

  // Inspectors are columns where the layer below takes them, and sheets elsewhere.
  extension WindowModel {
    /// The kind in which the layer below presents a layer; that of a popover if a view presents it.
    func presentedKind(of layer: DrawnLayer, isNarrow: Bool) -> PresentationStyle.Kind {
      switch layer.kind {
      case .popover: return sources.source(of: layer.id) == nil ? .sheet : .popover
      case .inspector:
        let isColumn = asColumns[layer.id] ?? (!isNarrow && layerBelow(layer.id)?.takesInspector == true)
        asColumns[layer.id] = isColumn
        return isColumn ? .inspector : .sheet
      case let kind: return kind
      }
    }

    private func layerBelow(_ id: SlotID) -> DrawnLayer? {
      layers.firstIndex { $0.id == id }.flatMap { $0 > 0 ? layers[$0 - 1] : nil }
    }

    /// The window has another width. An inspector is presented anew: SwiftUI loses the content of one that changes from a
    /// sheet to a column.
    func turnInspector(above id: SlotID) {
      guard isSeen, let layer = layer(above: id), layer.kind == .inspector, asColumns[layer.id] != nil,
        layerBelow(layer.id)?.takesInspector == true
      else { return }
      presentAgain(layer.id)
    }

    func takesInspector(_ layer: Presentation) -> Bool {
      let line = layer.line.dropLast(layer.modal?.line.count ?? 0)
      return hasInspectors && (showsInspectors || line.contains { $0.hasInspector })
    }

    /// Reports an inspector that is a sheet in a wide window, too, because the layer below takes none.
    func noteLostInspector(_ id: SlotID) {
      guard hasInspectors, layer(id)?.kind == .inspector, layerBelow(id)?.takesInspector == false,
        let node = nodes[id], let flow = scene.flow(drawing: id)
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
