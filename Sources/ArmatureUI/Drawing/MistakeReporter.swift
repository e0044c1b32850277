#if canImport(SwiftUI)
  import Armature

  /// The mistakes of the app that only the host sees. Each one is reported once.
  @MainActor
  final class MistakeReporter {
    private let scene: FlowScene
    private var reported: Set<String> = []

    init(_ scene: FlowScene) { self.scene = scene }

    private func report(_ mistake: String, in flow: AnyCoordinator) {
      if reported.insert("\(type(of: flow)) \(mistake)").inserted { scene.report(mistake: mistake, in: flow) }
    }

    /// Reports the tabs for which a bar may show nothing.
    func check(_ tabs: Presentation.Tabs) {
      guard let flow = scene.flow(drawing: tabs.id) else { return }
      for problem in tabs.items.compactMap(\.problem) { report(problem, in: flow) }
    }

    /// Reports an inspector that is a sheet in a wide window, too, because the layer below takes none.
    func report(lostInspector node: Node) {
      guard let flow = scene.flow(drawing: node.id) else { return }
      let name = "\(Swift.type(of: node.opener))"
      let remedy =
        node.hasInspector
        ? "use showsInspectors() on the CoordinatorView, because the layer below was there before any \(name)"
        : "declare “static let hasInspector = true” in \(name), or use showsInspectors() on the CoordinatorView"
      report("an inspector of \(name) is a sheet: \(remedy)", in: flow)
    }

    /// Reports a held sheet that the user cannot leave: its flow asks, but nothing on its only screen makes it ask. A screen
    /// without a field may be on display for the time of its work, and nothing is known about an app's own view.
    func check(held layer: DrawnLayer, in window: WindowModel) {
      guard layer.style.kind == .sheet, !layer.isContainer, window.stack(layer.id).path.isEmpty,
        let node = window.slots.nodes[layer.id], !(node.destination is any ViewDestination),
        scene.takesDismissal(of: layer.id), let flow = scene.flow(drawing: layer.id),
        let screen = scene.screen(of: layer.id), screen.rows.onlyTakeText, screen.toolbar.isEmpty
      else { return }
      report(
        "the sheet “\(screen.title)” cannot be swiped away now, and has no button: give it one that closes it, so that "
          + "its flow asks",
        in: flow)
    }
  }

  extension [RowContent] {
    /// Whether the rows take texts, and nothing else can be done with them.
    @MainActor fileprivate var onlyTakeText: Bool {
      let kinds = flatMap(\.withRowsOfSection).map(\.takesText)
      return kinds.contains(true) && !kinds.contains(nil)
    }
  }

  extension RowContent {
    /// Whether the user types a text in the row; `nil` if the row runs other code of the app.
    fileprivate var takesText: Bool? {
      switch kind {
      case .field, .number: true
      case .text, .image, .section: false
      default: nil
      }
    }
  }
#endif
