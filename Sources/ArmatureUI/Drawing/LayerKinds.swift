#if canImport(SwiftUI)
  import Armature

  /// How the system presents the layers of a window: which are alerts, dialogs, popovers, columns or sheets. It is decided
  /// when a layer is first drawn, since the window may get another width.
  @MainActor
  final class LayerKinds {
    /// The views at which layers are presented.
    let sources = PresentationSources()
    /// Whether the system has inspectors.
    private(set) var hasInspectors = false
    /// Whether all layers take inspectors.
    private var showsInspectors = false
    /// Whether the system has dialogs with any buttons.
    private var hasDialogs = false
    /// The dialogs that are drawn as alerts.
    private var asAlerts: [SlotID: Bool] = [:]
    /// The inspectors that are drawn as columns, not as sheets.
    private var asColumns: [SlotID: Bool] = [:]

    func prepare(for generation: HostGeneration, showsInspectors: Bool) {
      hasInspectors = generation.hasInspectors
      self.showsInspectors = showsInspectors
      hasDialogs = generation >= .alerts
    }

    /// Returns the kind of the system's dialog that stands for a dialog or an alert.
    ///
    /// - Parameters:
    ///   - dialog: The dialog or the alert.
    ///   - needsSource: Whether the system wants to know the control that a dialog belongs to.
    /// - Returns: An alert or a dialog.
    func systemKind(of dialog: DrawnLayer, needsSource: Bool) -> PresentationStyle.Kind {
      if dialog.style.kind == .alert { return .alert }
      if sources.source(of: dialog.id) != nil { return .dialog }
      let isAlert = asAlerts[dialog.id] ?? needsSource
      asAlerts[dialog.id] = isAlert
      return isAlert ? .alert : .dialog
    }

    /// Returns the kind in which a layer is presented; that of a popover if a view presents it.
    ///
    /// - Parameters:
    ///   - layer: The layer.
    ///   - below: The layer below.
    ///   - isNarrow: Whether the window is narrow now.
    /// - Returns: The kind.
    func presentedKind(of layer: DrawnLayer, over below: DrawnLayer?, isNarrow: Bool) -> PresentationStyle.Kind {
      switch layer.kind {
      case .popover: return sources.source(of: layer.id) == nil ? .sheet : .popover
      case .inspector:
        let isColumn = asColumns[layer.id] ?? (!isNarrow && below?.takesInspector == true)
        asColumns[layer.id] = isColumn
        return isColumn ? .inspector : .sheet
      case let kind: return kind
      }
    }

    /// Whether an inspector has been presented, as a column or as a sheet.
    func isDecided(_ inspector: DrawnLayer) -> Bool { asColumns[inspector.id] != nil }

    func takesInspector(_ layer: Presentation.Stack) -> Bool {
      hasInspectors && (showsInspectors || layer.line.contains { $0.hasInspector })
    }

    /// Takes the layers on display.
    ///
    /// - Parameters:
    ///   - layers: The layers.
    ///   - slots: The slots that are drawn in them.
    ///   - scene: The scene.
    func update(_ layers: [DrawnLayer], _ slots: DrawnSlots, of scene: FlowScene) {
      sources.update(layers) { layer in
        switch layer.kind {
        // The system's dialogs take no field.
        case .dialog where !hasDialogs || scene.screen(of: layer.id)?.dialog?.field != nil: []
        case .dialog, .popover: slots.nodes[layer.id]?.names ?? []
        default: []
        }
      }
      asAlerts = asAlerts.filter { id, _ in layers.contains { $0.id == id } }
      asColumns = asColumns.filter { id, _ in layers.contains { $0.id == id } }
    }
  }
#endif
