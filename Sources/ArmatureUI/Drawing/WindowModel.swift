#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// What a window draws: the layers by the slots that started them, and a model for each slot on display.
  @MainActor
  final class WindowModel: ObservableObject {
    let scene: FlowScene
    /// Whether the bottom layer has a stack of its own, and does not push onto the one around it.
    let ownsNavigation: Bool
    /// The layers, the window's first.
    @Published private(set) var layers: [DrawnLayer] = []
    /// Layers that are on their way out, as they were drawn last.
    private var leaving: [SlotID: DrawnLayer] = [:]
    /// The dialog that the system is closing.
    @Published private(set) var closing: SlotID?
    /// The stacks look at their path again when it grows.
    let refusals = Refusals()
    /// The models that views hold. Those of a hidden tab are held on, and those of what has gone until it is off display.
    private var slots: [SlotID: WeakSlot] = [:]
    private var nodes: [SlotID: Node] = [:]

    private var runner: TransitionRunner?
    private var isStarting = false
    private var isActive = true

    init(_ scene: FlowScene, ownsNavigation: Bool = true) {
      self.scene = scene
      self.ownsNavigation = ownsNavigation
      draw(scene.presentation.bottom)
      var observation: ObservationToken?
      observation = scene.observe { [weak self] change in
        if let self { follow(change) } else { observation?.cancel() }
      }
    }

    /// Goes for what the scene shows, in steps that the platform takes. Before, only the bottom is drawn.
    func start(_ generation: HostGeneration, _ pace: HostPace) {
      guard runner == nil, !isStarting else { return }
      guard !ownsNavigation, scene.presentation != scene.presentation.bottom else { return run(generation, pace) }
      // The screen in which the window stands may itself be on its way.
      isStarting = true
      Task { [weak self] in
        await pace.sleep(pace.pacing.push ?? TransitionPacing.standardSeconds)
        self?.run(generation, pace)
      }
    }

    private func run(_ generation: HostGeneration, _ pace: HostPace) {
      runner = TransitionRunner(
        shown: scene.presentation.bottom, limits: ownsNavigation ? generation.limits : generation.borrowedLimits,
        pacing: pace.pacing, sleep: pace.sleep
      ) { [weak self] in self?.draw($0) }
      if !isActive { runner?.pause() }
      // Where the scene is already, nobody has gone before the user's eyes.
      runner?.show(scene.presentation, isAnimated: false)
    }

    private func follow(_ change: FlowChange) {
      guard let runner else { return draw(scene.presentation.bottom) }
      // What is drawn anew where it is leaves the way to the goal as it was.
      let isElsewhere = !change.kinds.isSubset(of: [.screens, .payload])
      runner.show(scene.presentation, isAnimated: isElsewhere ? change.isAnimated : runner.isAnimated)
    }

    /// Changes that come while the app is not active are drawn when it is again: the system drops some of them.
    func setActive(_ isActive: Bool) {
      self.isActive = isActive
      if isActive { runner?.resume() } else { runner?.pause() }
    }

    /// The slot at the bottom of the window.
    var bottom: SlotID { layers[0].root }

    /// Whether a layer pushes onto a stack that somebody else has made.
    func borrowsStack(_ layer: SlotID) -> Bool { !ownsNavigation && layer == bottom }

    // MARK: What is drawn

    /// A layer, also on its way out.
    func layer(_ id: SlotID) -> DrawnLayer? { layers.first { $0.root == id } ?? leaving[id] }

    /// The layer that lies right above another one.
    func layer(above id: SlotID?) -> DrawnLayer? {
      guard let index = layers.firstIndex(where: { $0.root == id }), index + 1 < layers.count else { return nil }
      return layers[index + 1]
    }

    /// Whether there is a view of a slot.
    func isDrawn(_ id: SlotID?) -> Bool { id.flatMap { slots[$0]?.model } != nil }

    /// The model of a slot, made when the slot is first drawn.
    func slot(_ id: SlotID) -> SlotModel {
      if let slot = slots[id]?.model { return slot }
      let slot = SlotModel(id: id, node: nodes[id], letsGo: letsGo(id) ?? true, scene: scene)
      slots[id] = WeakSlot(model: slot)
      return slot
    }

    /// Whether the user may leave a slot by going back; `nil` where it is not the one on top.
    private func letsGo(_ id: SlotID) -> Bool? { scene.presentation.top.topNode.id == id ? scene.canGoBack : nil }

    private var isAnimated: Bool { runner?.isAnimated ?? false }

    private func draw(_ presentation: Presentation) {
      var transaction = Transaction()
      transaction.disablesAnimations = true
      if isAnimated { publish(presentation) } else { withTransaction(transaction) { publish(presentation) } }
    }

    private func publish(_ presentation: Presentation) {
      var drawn: [DrawnLayer] = []
      nodes = [:]
      var next: Presentation? = presentation
      while let layer = next {
        for node in layer.nodes { nodes[node.id] = node }
        for node in layer.line where nodes[node.id] == nil { nodes[node.id] = node }
        drawn.append(DrawnLayer(layer, isHeld: layer.style.isModal && !scene.canDismiss(layer.nodes[0].id)))
        next = layer.modal
      }
      // The system draws a dialog to its end by itself, and does not tell when that is.
      for layer in layers where !layer.style.isDialog && !drawn.contains(where: { $0.root == layer.root }) {
        leaving[layer.root] = layer
      }
      for layer in drawn { leaving[layer.root] = nil }
      if drawn != layers { layers = drawn }
      slots = slots.filter { $0.value.model != nil }
      for (id, slot) in slots { if let node = nodes[id] { slot.model?.update(node, isAnimated: isAnimated) } }
      let top = presentation.top.topNode.id
      if let slot = slots[top]?.model, let letsGo = letsGo(top) { slot.update(letsGo: letsGo) }
    }

    // MARK: What the user does

    /// The user made a stack shorter. Reports come late and twice; one that does not fit what is shown now is ignored.
    func shorten(_ stack: DrawnStack, to path: [SlotID]) {
      guard path.count < stack.path.count, stack.path.starts(with: path) else { return }
      guard current(stack)?.path == stack.path else { return }
      scene.pop(to: path.last ?? stack.root)
      didRemove(stack.path[path.count])
      // The stack has been drawn as it was, so nobody would look at it again.
      if current(stack) == stack { refusals.count += 1 }
    }

    /// The user closed a layer.
    func dismiss(_ id: SlotID) {
      guard layers.contains(where: { $0.root == id }) else { return }
      scene.dismiss(id)
      didRemove(id)
    }

    /// The system closes a dialog, for which it may yet call the action of the button that was tapped: only a dialog that is
    /// still there then has been cancelled.
    func close(dialog id: SlotID) {
      guard layers.contains(where: { $0.root == id }) else { return }
      closing = id
      Task { [weak self] in
        self?.dismiss(id)
        self?.closing = nil
      }
    }

    private func didRemove(_ id: SlotID) {
      guard let runner else { return }
      runner.didRemove(id)
      draw(runner.shown)
    }

    /// A slot's view is off display.
    func didDisappear(_ id: SlotID) {
      leaving[id] = nil
      runner?.didDisappear(id)
    }

    /// A stack as it is now.
    private func current(_ stack: DrawnStack) -> DrawnStack? {
      if let layer = layer(stack.root) { return layer.stack }
      return nodes.values.lazy.flatMap { $0.content?.stacks ?? [] }.first { $0.root.id == stack.root }.map {
        DrawnStack($0)
      }
    }

    func open(_ url: URL) { open(link: url.absoluteString) }

    /// Follows a link wherever it leads. One that leads nowhere is reported by the scene.
    func open(link: String) {
      if let directory = scene.directory {
        _ = try? directory.open(link: link)
      } else {
        try? scene.open(link)
      }
    }
  }

  /// How often the user has gone back in vain.
  @MainActor
  final class Refusals: ObservableObject {
    @Published var count = 0
  }
#endif
