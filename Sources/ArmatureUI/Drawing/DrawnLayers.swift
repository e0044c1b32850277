#if canImport(SwiftUI)
  import Armature

  /// The layers of a window, on display or on their way out, and how the system presents each of them.
  @MainActor
  final class DrawnLayers {
    /// The layers on display, the window's first. Empty until the first drawing.
    private(set) var all: [DrawnLayer] = []
    /// The views at which layers can be presented.
    let sources = PresentationSources()
    private var states: [SlotID: State] = [:]
    private var generation = HostGeneration.current
    /// Whether all layers take inspectors.
    private var showsInspectors = false

    private struct State {
      /// The layer as it was last drawn.
      var layer: DrawnLayer
      /// Whether it has appeared and not disappeared since; `false` for dialogs.
      var hasAppeared = false
      var choice: Choice?
    }

    /// How a layer is presented. It is decided when the layer is first drawn, and kept when views are added and removed
    /// or the window gets another width.
    private struct Choice {
      /// The view at which the layer is presented. Without one, the layer below presents it.
      weak var source: PresentationSource?
      /// Whether a view was chosen.
      var hasSource = false
      /// Whether an alert stands for a dialog.
      var isAlert: Bool?
      /// Whether an inspector is a column, not a sheet.
      var isColumn: Bool?
    }

    func prepare(for generation: HostGeneration, showsInspectors: Bool) {
      (self.generation, self.showsInspectors) = (generation, showsInspectors)
    }

    /// A layer on display or on its way out.
    subscript(id: SlotID) -> DrawnLayer? { states[id]?.layer }

    /// Whether a layer is on display, and not on its way out.
    func contains(_ id: SlotID) -> Bool { all.contains { $0.id == id } }

    /// The layer right above another one.
    func above(_ id: SlotID?) -> DrawnLayer? { zip(all, all.dropFirst()).first { $0.0.id == id }?.1 }

    /// The layer right below another one.
    func below(_ id: SlotID) -> DrawnLayer? { zip(all, all.dropFirst()).first { $0.1.id == id }?.0 }

    /// Whether a layer has appeared. The system does not report it of a dialog: no page says that views among its
    /// buttons or in its message appear.
    func hasAppeared(_ id: SlotID) -> Bool { states[id]?.hasAppeared == true }

    func didAppear(_ id: SlotID) { states[id]?.hasAppeared = true }

    func didDisappear(_ id: SlotID) {
      if contains(id) { states[id]?.hasAppeared = false } else { states[id] = nil }
    }

    /// Takes the layers to draw.
    ///
    /// - Parameters:
    ///   - layers: The layers.
    ///   - slots: The slots that are drawn in them.
    ///   - scene: The scene.
    func show(_ layers: [DrawnLayer], _ slots: DrawnSlots, of scene: FlowScene) {
      for layer in all where !layers.contains(where: { $0.id == layer.id }) {
        states[layer.id]?.choice?.source?.present(nil)
        states[layer.id]?.choice = nil
        // The system removes a dialog by itself, and does not report when it has done so.
        if layer.style.isDialog { states[layer.id] = nil }
      }
      sources.keep(layers.map(\.id))
      for (index, layer) in layers.enumerated() {
        states[layer.id, default: State(layer: layer)].layer = layer
        guard index > 0 else { continue }
        if states[layer.id]?.choice == nil {
          let source = sources.first(in: layers[index - 1].id, named: names(of: layer, slots, of: scene))
          states[layer.id]?.choice = Choice(source: source, hasSource: source != nil)
        }
        source(of: layer.id)?.present(layer)
      }
      all = layers
    }

    /// The destinations under which views name a layer that can be presented at a view.
    private func names(of layer: DrawnLayer, _ slots: DrawnSlots, of scene: FlowScene) -> [AnyHashable] {
      switch layer.kind {
      // The system's dialogs take no field, and early ones not every button.
      case .dialog where generation < .alerts || scene.screen(of: layer.id)?.dialog?.field != nil: []
      case .dialog, .popover: slots.nodes[layer.id]?.names ?? []
      default: []
      }
    }

    /// The view at which a layer is presented; `nil` if the layer below presents it.
    func source(of layer: SlotID) -> PresentationSource? { states[layer]?.choice?.source }

    /// Lets the layer below present the topmost layer if the view at which it was presented is removed: SwiftUI removes
    /// the presentation too. Both disappear in any order, and a dialog without a report.
    ///
    /// - Returns: Whether the view is removed.
    func losesSource(of layer: SlotID) -> Bool {
      guard all.last?.id == layer, !hasAppeared(layer), let choice = states[layer]?.choice, choice.hasSource,
        choice.source?.position == nil
      else { return false }
      states[layer]?.choice = Choice()
      choice.source?.present(nil)
      return true
    }

    /// Returns the kind of the system's dialog that stands for a dialog or an alert.
    ///
    /// - Parameters:
    ///   - dialog: The dialog or the alert.
    ///   - needsSource: Whether the system wants to know the control that a dialog belongs to.
    /// - Returns: An alert or a dialog.
    func systemKind(of dialog: DrawnLayer, needsSource: Bool) -> PresentationStyle.Kind {
      if dialog.style.kind == .alert { return .alert }
      if source(of: dialog.id) != nil { return .dialog }
      let isAlert = states[dialog.id]?.choice?.isAlert ?? needsSource
      states[dialog.id]?.choice?.isAlert = isAlert
      return isAlert ? .alert : .dialog
    }

    /// Returns the kind in which a layer is presented; that of a popover if a view presents it.
    ///
    /// - Parameters:
    ///   - layer: The layer.
    ///   - isNarrow: Whether the window is narrow now.
    /// - Returns: The kind.
    func presentedKind(of layer: DrawnLayer, isNarrow: Bool) -> PresentationStyle.Kind {
      switch layer.kind {
      case .popover: return source(of: layer.id) == nil ? .sheet : .popover
      case .inspector:
        let isColumn = states[layer.id]?.choice?.isColumn ?? (!isNarrow && below(layer.id)?.takesInspector == true)
        states[layer.id]?.choice?.isColumn = isColumn
        return isColumn ? .inspector : .sheet
      case let kind: return kind
      }
    }

    /// Returns the inspector above a layer that has to be presented anew in a window of another width: SwiftUI loses
    /// the content of one that changes from a sheet to a column.
    func turningInspector(above id: SlotID) -> SlotID? {
      guard self[id]?.takesInspector == true, let layer = above(id), layer.kind == .inspector else { return nil }
      return states[layer.id]?.choice?.isColumn == nil ? nil : layer.id
    }

    /// Whether an inspector is a sheet in a wide window, too, because the layer below takes none.
    func losesInspector(_ id: SlotID) -> Bool {
      generation.hasInspectors && self[id]?.kind == .inspector && below(id)?.takesInspector == false
    }

    func takesInspector(_ layer: Presentation.Stack) -> Bool {
      if let known = all.first(where: { $0.id == layer.root.id }) { return known.takesInspector }
      return generation.hasInspectors && (showsInspectors || layer.line.contains { $0.hasInspector })
    }
  }

  /// A layer as the views around its stack draw it.
  struct DrawnLayer: Equatable, Identifiable {
    let root: SlotID
    let style: PresentationStyle
    /// Whether the root is a container, which has stacks of its own.
    let isContainer: Bool
    /// Whether its slots are pushed over a container.
    let isPage: Bool
    /// Whether the user may not close it now.
    let isHeld: Bool
    /// Whether an inspector may be beside it. It is decided when the layer appears.
    let takesInspector: Bool
    /// The question before the user closes the held sheet; `nil` if its flow asks none, or none that it knows yet.
    let question: Question<Bool>?
    /// The revision of a dialog's screen, which the layer itself draws; 0 for other layers.
    let revision: Int

    nonisolated var id: SlotID { root }

    /// The kind of presentation that shows it.
    var kind: PresentationStyle.Kind { isPage ? .cover : style.kind }

    /// Whether it has a stack, or containers with stacks.
    var hasStack: Bool { !style.isModal || style.hasStack || isContainer }

    /// Whether the root is drawn without a stack around it.
    var isAlone: Bool { style.isModal && !style.hasStack || isContainer && !isPage }
  }
#endif
