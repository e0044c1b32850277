#if canImport(SwiftUI)
  import Armature

  /// The layers of a window, those on their way out, and which of them have appeared.
  struct DrawnLayers {
    /// The layers on display, the window's first. Empty until the first drawing.
    private(set) var all: [DrawnLayer] = []
    /// Layers on their way out, as they were last drawn.
    private var leaving: [SlotID: DrawnLayer] = [:]
    /// The layers that have appeared and not disappeared since, without dialogs.
    private var appeared: Set<SlotID> = []

    /// A layer on display or on its way out.
    subscript(id: SlotID) -> DrawnLayer? { all.first { $0.root == id } ?? leaving[id] }

    /// Whether a layer is on display, and not on its way out.
    func contains(_ id: SlotID) -> Bool { all.contains { $0.root == id } }

    /// The layer right above another one.
    func above(_ id: SlotID?) -> DrawnLayer? { neighbor(of: id, at: 1) }

    /// The layer right below another one.
    func below(_ id: SlotID) -> DrawnLayer? { neighbor(of: id, at: -1) }

    private func neighbor(of id: SlotID?, at distance: Int) -> DrawnLayer? {
      all.firstIndex { $0.root == id }.flatMap {
        all.indices.contains($0 + distance) ? all[$0 + distance] : nil
      }
    }

    /// Whether a layer has appeared. The system does not report it of a dialog: no page says that views among its buttons
    /// or in its message appear.
    func hasAppeared(_ id: SlotID) -> Bool { appeared.contains(id) }

    /// Takes the layers to draw.
    ///
    /// - Parameter layers: The layers.
    mutating func show(_ layers: [DrawnLayer]) {
      // The system removes a dialog by itself, and does not report when it has done so.
      for layer in all where !layer.style.isDialog { leaving[layer.root] = layer }
      for layer in layers { leaving[layer.root] = nil }
      all = layers
    }

    mutating func didAppear(_ id: SlotID) { appeared.insert(id) }

    mutating func didDisappear(_ id: SlotID) {
      leaving[id] = nil
      appeared.remove(id)
    }
  }
#endif
