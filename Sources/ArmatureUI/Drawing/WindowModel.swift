#if canImport(SwiftUI)
  import Armature
  import Combine
  import Foundation
  import SwiftUI

  /// The layers that a window draws, and a model for each slot on display.
  @MainActor
  final class WindowModel: ObservableObject {
    let scene: FlowScene
    /// Whether the bottom layer has a stack of its own. Otherwise it pushes onto the stack around it.
    let ownsNavigation: Bool
    /// The layers, the window's first. Empty until the first drawing.
    private(set) var layers: [DrawnLayer] = []
    /// Layers on their way out, as they were last drawn.
    private var leaving: [SlotID: DrawnLayer] = [:]
    /// The dialog that the system is closing.
    @Published var closing: SlotID? {
      didSet {
        for id in [oldValue, closing].compactMap({ $0 }) { sources.source(of: id)?.isClosing = id == closing }
      }
    }
    /// The layers that have appeared and not disappeared since, without dialogs.
    private var appeared: Set<SlotID> = []
    /// The dialogs that are drawn as alerts. It is decided when a dialog is first drawn, since the width may change.
    private var asAlerts: [SlotID: Bool] = [:]
    /// The inspectors that are drawn as columns, not as sheets. It is decided when an inspector is first drawn.
    var asColumns: [SlotID: Bool] = [:]
    /// The views at which layers are presented.
    let sources = PresentationSources()
    /// Whether the system has inspectors.
    private(set) var hasInspectors = false
    /// Whether all layers take inspectors.
    private(set) var showsInspectors = false
    /// Whether the system has dialogs with any buttons.
    private var hasDialogs = false
    /// The models that views hold. A hidden tab keeps its models; a removed slot keeps its own until its view is off
    /// display.
    private var slots: [SlotID: WeakSlot] = [:]
    private(set) var nodes: [SlotID: Node] = [:]

    /// The paths to which the user has just gone back, by the roots of their stacks. SwiftUI may report one again, late.
    var popped: [SlotID: [SlotID]] = [:]
    /// The sheets of the app's own that close before the window shows another place.
    var ownPresentations: [ObjectIdentifier: WeakPresentation] = [:]
    /// The mistakes that were reported.
    private var problems: Set<String> = []
    private var limits: TransitionLimits?
    /// Whether columns stay apart in a narrow window, where the system draws them as one stack.
    private var foldsColumns = false
    private(set) var pace = HostPace()
    private(set) var runner: TransitionRunner?
    /// Whether SwiftUI reports the end of a change's animations.
    private var tellsAnimations = false
    private var isStarting = false
    /// Whether the user may see the window. Until then, nothing that SwiftUI writes counts.
    private(set) var isSeen = true

    init(_ scene: FlowScene, ownsNavigation: Bool = true) {
      self.scene = scene
      self.ownsNavigation = ownsNavigation
      var observation: ObservationToken?
      observation = scene.observe { [weak self] change in
        if let self { follow(change) } else { observation?.cancel() }
      }
    }

    /// Makes the layers of the first drawing. It is called while the window's view is evaluated.
    func prepare(for generation: HostGeneration, showsInspectors: Bool = false) {
      guard limits == nil else { return }
      limits = ownsNavigation ? generation.limits : generation.borrowedLimits
      foldsColumns = generation.foldsColumns
      hasInspectors = generation.hasInspectors
      self.showsInspectors = showsInspectors
      hasDialogs = generation >= .alerts
      draw(first)
    }

    /// The part of the scene that the first drawing shows.
    private var first: Presentation { limits?.firstDrawing(of: presentation) ?? presentation.bottom }

    /// The scene with a layer for what is pushed over a container: a container in a stack of its own would get other
    /// views, without their state.
    private var presentation: Presentation {
      (foldsColumns ? scene.presentation.columnsApart : scene.presentation).pagesAsLayers
    }

    /// Shows the rest of the scene in steps that the platform can take.
    func start(_ generation: HostGeneration, _ pace: HostPace) {
      guard runner == nil, !isStarting else { return }
      prepare(for: generation)
      guard !ownsNavigation, presentation != first else { return run(generation, pace) }
      // The screen that contains this window may still be on its way.
      isStarting = true
      Task { [weak self] in
        await pace.waitForPush()
        self?.run(generation, pace)
      }
    }

    private func run(_ generation: HostGeneration, _ pace: HostPace) {
      self.pace = pace
      tellsAnimations = generation >= .joined
      runner = TransitionRunner(
        shown: first, limits: limits ?? generation.limits, pacing: pace.pacing, sleep: pace.sleep,
        isOnDisplay: { [weak self] in self?.isOnDisplay($0) ?? true }
      ) { [weak self] in self?.draw($0) }
      if let runner { scene.attach(runner) }
      if !isSeen { runner?.pause() }
      // The first drawing is not animated: the user has not navigated yet.
      runner?.show(presentation, isAnimated: false)
    }

    private func follow(_ change: FlowChange) {
      guard let runner else { return limits == nil ? () : draw(first) }
      // A redrawn screen does not change whether the steps to the goal are animated.
      let isElsewhere = !change.kinds.isSubset(of: [.screens, .payload])
      if isElsewhere, closeOwnPresentations(before: presentation) { hold() }
      runner.show(presentation, isAnimated: isElsewhere ? change.isAnimated : runner.isAnimated)
      // The root of a column has a way back only in a narrow window, which needs no other drawing.
      if foldsColumns { askTop() }
    }

    /// Takes no step until the system has closed a layer.
    func hold() {
      runner?.pause()
      Task { [weak self, pace] in
        await pace.waitForPush()
        if let self { setSeen(isSeen) }
      }
    }

    /// Pauses or resumes drawing. The system drops some changes while the app is in the background, so they are drawn
    /// later.
    func setSeen(_ isSeen: Bool) {
      self.isSeen = isSeen
      if isSeen { runner?.resume() } else { runner?.pause() }
    }

    /// The slot at the bottom of the window.
    var bottom: SlotID { layers[0].root }

    /// Whether a layer pushes onto a stack that another view made.
    func borrowsStack(_ layer: SlotID) -> Bool { !ownsNavigation && layer == bottom }

    // MARK: Drawing

    /// A layer on display or on its way out.
    func layer(_ id: SlotID) -> DrawnLayer? { layers.first { $0.root == id } ?? leaving[id] }

    /// The layer right above another one.
    func layer(above id: SlotID?) -> DrawnLayer? {
      guard let index = layers.firstIndex(where: { $0.root == id }), index + 1 < layers.count else { return nil }
      return layers[index + 1]
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

    /// Whether a layer is one of the window's.
    func isPresented(_ id: SlotID) -> Bool { layers.contains { $0.id == id } }

    /// Whether a slot has a view.
    func isDrawn(_ id: SlotID?) -> Bool { id.flatMap { slots[$0]?.model } != nil }

    /// Whether the screen of a slot is on display.
    func isOnDisplay(_ id: SlotID) -> Bool { slots[id]?.model?.isOnDisplay == true }

    /// Whether a slot has a screen that has never appeared.
    func isNew(_ id: SlotID) -> Bool { slots[id]?.model?.isNew == true }

    /// The model of a slot. It is made when the slot is first drawn.
    func slot(_ id: SlotID) -> SlotModel {
      if let slot = slots[id]?.model { return slot }
      let slot = SlotModel(id: id, node: nodes[id], letsGo: letsGo(id) ?? true, scene: scene)
      slots[id] = WeakSlot(model: slot)
      return slot
    }

    /// Whether the user may go back from a slot; `nil` if the slot is not on top.
    private func letsGo(_ id: SlotID) -> Bool? { slotsOnTop.contains(id) ? scene.canGoBack : nil }

    /// The slot on top, and the one that going back removes: a container, while the flows in it are at their roots.
    private var slotsOnTop: Set<SlotID> {
      let presentation = scene.presentation
      return Set([presentation.top.topNode.id, presentation.end].compactMap { $0 })
    }

    private var isAnimated: Bool { runner?.isAnimated ?? false }

    func draw(_ presentation: Presentation) {
      var transaction = Transaction()
      let top = presentation.top
      if !isAnimated {
        transaction.disablesAnimations = true
      } else if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *), tellsAnimations, layer(top.nodes[0].id) == nil {
        transaction.addAnimationCompletion(criteria: .removed) { [weak self] in self?.didPresent(top) }
      } else {
        return publish(presentation)
      }
      withTransaction(transaction) { publish(presentation) }
    }

    /// The animations of a new layer are over. If SwiftUI counts none for it, it says so at once, before the layer has
    /// appeared. The runner's time limit ends the step then.
    private func didPresent(_ layer: Presentation) {
      guard let last = layer.nodes.last, isOnDisplay(layer.topNode.id) else { return }
      runner?.didAppear(last.id)
    }

    private func publish(_ presentation: Presentation) {
      var drawn: [DrawnLayer] = []
      nodes = [:]
      var next: Presentation? = presentation
      while let layer = next {
        for node in layer.nodes { nodes[node.id] = node }
        for node in layer.line where nodes[node.id] == nil { nodes[node.id] = node }
        let (id, isPage) = (layer.nodes[0].id, !drawn.isEmpty && !layer.style.isModal)
        let isHeld = isPage || layer.style.isModal && !scene.canDismiss(id)
        drawn.append(
          DrawnLayer(
            layer, isPage: isPage, isHeld: isHeld,
            question: isHeld && layer.style.kind == .sheet ? scene.question(beforeDismissing: id) : nil,
            takesInspector: layers.first { $0.root == id }?.takesInspector ?? takesInspector(layer)))
        next = layer.modal
      }
      // The system removes a dialog by itself, and does not report when it has done so.
      for layer in layers where !layer.style.isDialog && !drawn.contains(where: { $0.root == layer.root }) {
        leaving[layer.root] = layer
      }
      for layer in drawn { leaving[layer.root] = nil }
      if drawn != layers {
        // Before the first drawing, no view has read the layers.
        if !layers.isEmpty { objectWillChange.send() }
        layers = drawn
        sources.update(drawn) { names(ofSourced: $0) }
      }
      asAlerts = asAlerts.filter { id, _ in drawn.contains { $0.id == id } }
      asColumns = asColumns.filter { id, _ in drawn.contains { $0.id == id } }
      slots = slots.filter { $0.value.model != nil }
      for (id, slot) in slots { if let node = nodes[id] { slot.model?.update(node, isAnimated: isAnimated) } }
      askTop()
    }

    /// The names of a layer that is presented at a view, if there is one. The system's dialogs take no field.
    private func names(ofSourced layer: DrawnLayer) -> [AnyHashable] {
      switch layer.kind {
      case .dialog where !hasDialogs || scene.screen(of: layer.id)?.dialog?.field != nil: []
      case .dialog, .popover: nodes[layer.id]?.names ?? []
      default: []
      }
    }

    /// Asks whether the user may go back from the slot on top.
    private func askTop() {
      for id in slotsOnTop { slots[id]?.model?.update(letsGo: scene.canGoBack) }
    }

    // MARK: Reports

    /// Reports the tabs for which a bar may show nothing, each once.
    func noteProblems(of tabs: Presentation.Tabs) {
      guard let flow = scene.flow(drawing: tabs.id) else { return }
      for problem in tabs.items.compactMap(\.problem) { report(mistake: problem, in: flow) }
    }

    /// A layer has appeared. Its animation may go on.
    func layerDidAppear(_ id: SlotID) {
      appeared.insert(id)
      noteLostInspector(id)
    }

    /// Reports a mistake once.
    func report(mistake: String, in flow: AnyCoordinator) {
      if problems.insert("\(type(of: flow)) \(mistake)").inserted { scene.report(mistake: mistake, in: flow) }
    }

    /// Whether a layer has appeared. The system does not report whether a dialog has: no page says that views among its
    /// buttons or in its message appear.
    private func isOnDisplay(_ layer: Presentation) -> Bool {
      layer.style.isDialog || appeared.contains(layer.nodes[0].id)
    }

    /// The view of a slot is off display.
    func didDisappear(_ id: SlotID) {
      leaving[id] = nil
      appeared.remove(id)
      noteLostSource(of: id)
      slots[id]?.model?.isOnDisplay = false
      runner?.didDisappear(id)
    }

    /// Presents a layer once more if the view at which it was presented is gone. The system has closed the layer with the
    /// view. The views of both disappear in any order, and those of a dialog without a report.
    func noteLostSource(of id: SlotID) {
      guard layers.last?.id == id, !appeared.contains(id), sources.loses(id) else { return }
      objectWillChange.send()
    }

    /// The slots above the root of a stack. SwiftUI reads them also between a change and the next drawing.
    func path(of stack: DrawnStack) -> [SlotID] { (current(stack) ?? stack).path }

    /// The selected one of some tabs.
    func selected(in tabs: Presentation.Tabs) -> String {
      if case .tabs(let current) = nodes[tabs.id]?.content { current.selected } else { tabs.selected }
    }

    /// The present state of a stack.
    func current(_ stack: DrawnStack) -> DrawnStack? {
      if let layer = layer(stack.root) { return layer.stack }
      let stacks = nodes.values.lazy.flatMap { $0.content?.stacks(joiningColumns: stack.joinsColumns) ?? [] }
      return stacks.first { $0.root.id == stack.root }.map {
        DrawnStack($0, joinsColumns: stack.joinsColumns, isOverColumn: stack.isOverColumn)
      }
    }

  }
#endif
