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
    @Published private(set) var closing: SlotID? {
      didSet {
        for id in [oldValue, closing].compactMap({ $0 }) { sources.source(of: id)?.isClosing = id == closing }
      }
    }
    /// The layers that have appeared and not disappeared since, without dialogs.
    private var appeared: Set<SlotID> = []
    /// The dialogs that are drawn as alerts. It is decided when a dialog is first drawn, since the width may change.
    private var asAlerts: [SlotID: Bool] = [:]
    /// The inspectors that are drawn as columns, not as sheets. It is decided when an inspector is first drawn.
    private var asColumns: [SlotID: Bool] = [:]
    /// The views at which layers are presented.
    let sources = PresentationSources()
    /// Whether the system has inspectors.
    private var hasInspectors = false
    /// Whether all layers take inspectors.
    private var showsInspectors = false
    /// Whether the system has dialogs with any buttons.
    private var hasDialogs = false
    /// The models that views hold. A hidden tab keeps its models; a removed slot keeps its own until its view is off
    /// display.
    private var slots: [SlotID: WeakSlot] = [:]
    private(set) var nodes: [SlotID: Node] = [:]

    /// The paths to which the user has just gone back, by the roots of their stacks. SwiftUI may report one again, late.
    private(set) var popped: [SlotID: [SlotID]] = [:]
    /// The sheets of the app's own that close before the window shows another place.
    private var ownPresentations: [ObjectIdentifier: WeakPresentation] = [:]

    private struct WeakPresentation {
      weak var presentation: OwnPresentation?
    }

    /// The mistakes that were reported.
    private var problems: Set<String> = []
    private var limits: TransitionLimits?
    /// Whether columns stay apart in a narrow window, where the system draws them as one stack.
    private var foldsColumns = false
    private(set) var pace = HostPace()
    private var runner: TransitionRunner?
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

    /// Adds a sheet of the app's own.
    func add(_ presentation: OwnPresentation) {
      ownPresentations = ownPresentations.filter { $0.value.presentation != nil }
      ownPresentations[ObjectIdentifier(presentation)] = WeakPresentation(presentation: presentation)
    }

    /// Closes the app's own sheets if the window shows another place soon. Returns whether one was open.
    private func closeOwnPresentations(before place: Presentation) -> Bool {
      guard !ownPresentations.isEmpty, place != runner?.goal else { return false }
      return ownPresentations.values.filter { $0.presentation?.close() == true }.count > 0
    }

    /// Takes no step until the system has closed a layer.
    private func hold() {
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

    /// Whether a layer is one of the window's.
    func isPresented(_ id: SlotID) -> Bool { layers.contains { $0.id == id } }

    /// Whether a slot has a view.
    func isDrawn(_ id: SlotID?) -> Bool { id.flatMap { slots[$0]?.model } != nil }

    /// Whether the screen of a slot is on display.
    func isOnDisplay(_ id: SlotID) -> Bool { slots[id]?.model?.isOnDisplay == true }

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

    private func draw(_ presentation: Presentation) {
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

    private func takesInspector(_ layer: Presentation) -> Bool {
      let line = layer.line.dropLast(layer.modal?.line.count ?? 0)
      return hasInspectors && (showsInspectors || line.contains { $0.hasInspector })
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

    // MARK: The user's actions

    /// Lets SwiftUI read and write the path of a drawn stack.
    func follow(_ stack: DrawnStack, with path: SystemValue<[StackElement]>) {
      path.follow(self, get: { [self] in self.path(of: stack).map(StackElement.slot) }) { [self] path in
        guard case .wanted(let value)? = path.last else {
          shorten(stack, to: path.compactMap(\.slot))
          return true
        }
        follow(link: value, in: stack, to: path)
        return false
      }
    }

    /// The user followed a link to a destination.
    private func follow(link value: AnyDestination, in stack: DrawnStack, to path: [StackElement]) {
      // A second tap on the link, while the first one is carried out.
      guard runner?.isSettled != false else { return }
      guard path.dropLast().elementsEqual(self.path(of: stack).map(StackElement.slot)),
        let flow = scene.flow(drawing: self.path(of: stack).last ?? stack.root),
        let destination = value.base as? any Destination
      else { return }
      destination.show(in: flow)
    }

    /// The user made a stack shorter. Reports come late and twice; one that does not match the drawn stack is ignored.
    private func shorten(_ stack: DrawnStack, to path: [SlotID]) {
      guard path.count < stack.path.count, stack.path.starts(with: path) else { return }
      guard current(stack)?.path == stack.path, popped[stack.root] != path else { return }
      // SwiftUI drops the path of a stack whose root gets another identity in the same update.
      guard stack.path.last.flatMap({ slots[$0]?.model })?.isNew != true else { return }
      popped[stack.root] = path
      Task { [weak self, pace] in
        await pace.waitForPush()
        self?.popped[stack.root] = nil
      }
      scene.pop(to: path.last ?? stack.root)
      didRemove(stack.path[path.count])
    }

    /// Reports the tabs for which a bar may show nothing, each once.
    func noteProblems(of tabs: Presentation.Tabs) {
      guard let flow = scene.flow(drawing: tabs.id) else { return }
      for problem in tabs.items.compactMap(\.problem) { report(mistake: problem, in: flow) }
    }

    /// The user closes a held sheet, and has answered the question before.
    func leave(_ id: SlotID) { if isPresented(id), scene.dismissConfirmed(id) { didRemove(id) } }

    /// The user closed a layer.
    func dismiss(_ id: SlotID) {
      guard let layer = layers.first(where: { $0.root == id }) else { return }
      // A page's own view may close it.
      let isGone =
        layer.isPage ? scene.presentation.slot(below: id).map { scene.pop(to: $0) } ?? true : scene.dismiss(id)
      guard !isGone else { return didRemove(id) }
      // The system cannot hold a sheet, as on iOS 14, and has closed one that the flow keeps.
      presentAgain(id)
    }

    /// Draws the window without a layer, and presents the layer again.
    private func presentAgain(_ id: SlotID) {
      hold()
      didRemove(id)
    }

    /// The system closes a dialog. It calls the tapped button's action before or after this, also in another turn of
    /// the run loop, so the dialog counts as cancelled only if it is still open some frames later. An alert that is still
    /// open although only its buttons can close it was dropped by the system. It is presented again.
    func close(dialog id: SlotID) {
      guard closing != id, layers.contains(where: { $0.root == id }) else { return }
      closing = id
      Task { [weak self, pace] in
        await pace.sleep(TransitionPacing.unanimatedSeconds)
        if self?.isClosedByButtons(id) == true {
          await pace.sleep(TransitionPacing.standardSeconds)
        } else {
          self?.dismiss(id)
        }
        if self?.closing == id { self?.closing = nil }
      }
    }

    /// Whether each way to close an alert is a tap on one of its buttons. To an alert whose buttons are all destructive the
    /// system adds one of its own.
    private func isClosedByButtons(_ id: SlotID) -> Bool {
      guard layer(id)?.style.kind == .alert, let buttons = scene.screen(of: id)?.dialog?.buttons else { return false }
      return buttons.contains {
        if case .button(let role, _, _, _) = $0.kind { role != .destructive } else { false }
      }
    }

    private func didRemove(_ id: SlotID) {
      guard let runner else { return }
      runner.didRemove(id)
      draw(runner.shown)
    }

    /// A layer has appeared. Its animation may go on.
    func layerDidAppear(_ id: SlotID) {
      appeared.insert(id)
      noteLostInspector(id)
    }

    /// Reports an inspector that is a sheet in a wide window, too, because the layer below takes none.
    private func noteLostInspector(_ id: SlotID) {
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
    private func current(_ stack: DrawnStack) -> DrawnStack? {
      if let layer = layer(stack.root) { return layer.stack }
      let stacks = nodes.values.lazy.flatMap { $0.content?.stacks(joiningColumns: stack.joinsColumns) ?? [] }
      return stacks.first { $0.root.id == stack.root }.map {
        DrawnStack($0, joinsColumns: stack.joinsColumns, isOverColumn: stack.isOverColumn)
      }
    }

    func open(_ url: URL) { open(link: url.absoluteString) }

    /// Opens a link in the directory, or else in the scene. The scene reports a link that leads nowhere.
    func open(link: String) {
      if let directory = scene.directory {
        _ = try? directory.open(link: link, asksToLeave: true)
      } else {
        try? scene.open(link, asksToLeave: true)
      }
    }
  }
#endif
