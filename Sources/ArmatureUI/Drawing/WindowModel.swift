#if canImport(SwiftUI)
  import Armature
  import Combine
  import Foundation
  import SwiftUI

  /// A window: it shows a scene step by step, and reports to the scene what the user does in SwiftUI's views.
  @MainActor
  final class WindowModel: ObservableObject {
    let scene: FlowScene
    /// Whether the bottom layer has a stack of its own. Otherwise it pushes onto the stack around it.
    let ownsNavigation: Bool
    let layers = DrawnLayers()
    /// The dialog that the system is closing.
    @Published var closing: SlotID? {
      didSet {
        for id in [oldValue, closing].compactMap({ $0 }) { layers.source(of: id)?.isClosing = id == closing }
      }
    }
    /// The window of the scene that covers this one while it is locked.
    @Published private(set) var cover: WindowModel?
    let slots: DrawnSlots
    let mistakes: MistakeReporter

    let own = OwnPresentations()
    private var limits: TransitionLimits?
    private(set) var pace = HostPace()
    private(set) var runner: TransitionRunner?
    /// Whether SwiftUI reports the end of a change's animations.
    private var reportsAnimations = false
    private var isStarting = false
    /// Whether the user may see the window. While it is `false`, values that SwiftUI writes are ignored.
    private(set) var isSeen = true
    /// How many layers the system is closing, so that it would drop a step.
    private var holds = 0

    init(_ scene: FlowScene, ownsNavigation: Bool = true) {
      self.scene = scene
      slots = DrawnSlots(scene)
      mistakes = MistakeReporter(scene)
      self.ownsNavigation = ownsNavigation
      cover = scene.cover.map { WindowModel($0) }
      var observation: ObservationToken?
      observation = scene.observe { [weak self] change in
        if let self { update(after: change) } else { observation?.cancel() }
      }
    }

    /// Makes the layers of the first drawing. It is called while the window's view is evaluated.
    func prepare(for generation: HostGeneration, showsInspectors: Bool = false) {
      guard limits == nil else { return }
      limits = ownsNavigation ? generation.limits : generation.borrowedLimits
      layers.prepare(for: generation, showsInspectors: showsInspectors)
      draw(firstDrawing)
    }

    /// The part of the scene that the first drawing shows.
    private var firstDrawing: Presentation { limits?.firstDrawing(of: presentation) ?? presentation.bottom }

    /// The scene with a layer for what is pushed over a container: a container in a stack of its own would get other
    /// views, without their state.
    private var presentation: Presentation { scene.presentation.pagesAsLayers }

    /// Shows the rest of the scene in steps that the platform can take.
    func start(_ generation: HostGeneration, _ pace: HostPace) {
      guard runner == nil, !isStarting else { return }
      prepare(for: generation)
      guard !ownsNavigation, presentation != firstDrawing else { return run(generation, pace) }
      // The screen that contains this window may still be on its way.
      isStarting = true
      Task { [weak self] in
        await pace.waitForPush()
        self?.run(generation, pace)
      }
    }

    private func run(_ generation: HostGeneration, _ pace: HostPace) {
      self.pace = pace
      reportsAnimations = generation >= .joined
      runner = TransitionRunner(
        shown: firstDrawing, limits: limits ?? generation.limits, pacing: pace.pacing, sleep: pace.sleep,
        isOnDisplay: { [weak self] in $0.root.style.isDialog || self?.layers.hasAppeared($0.root.id) != false }
      ) { [weak self] in self?.draw($0) }
      if let runner { scene.attach(runner) }
      updatePausing()
      // The first drawing is not animated: the user has not navigated yet.
      runner?.show(presentation, isAnimated: false)
    }

    private func update(after change: FlowChange) {
      if change.kinds.contains(.lock) { updateCover() }
      guard let runner else {
        if limits != nil { draw(firstDrawing) }
        return
      }
      // A redrawn screen does not change whether the steps to the goal are animated.
      let isElsewhere = !change.kinds.isSubset(of: [.screens, .payload])
      let goal = presentation
      if isElsewhere, own.areOpen, goal != runner.goal {
        own.close()
        hold()
      }
      runner.show(goal, isAnimated: isElsewhere ? change.isAnimated : runner.isAnimated)
    }

    // MARK: The lock

    var isLocked: Bool { cover != nil }

    /// The layer that draws the lock: the topmost one that the system has presented.
    var coveredLayer: SlotID {
      let top = layers.all.last { layer in
        layers.hasAppeared(layer.id) && layers.presentedKind(of: layer, isNarrow: true) != .inspector
      }
      return top?.id ?? bottom
    }

    private func updateCover() {
      cover = scene.cover.map { WindowModel($0) }
      if isLocked { own.close() }
      closing = dialogUnderLock
    }

    /// The dialog that the system has to close while the scene is locked. It is presented again afterwards.
    private var dialogUnderLock: SlotID? { isLocked ? layers.all.last { $0.style.isDialog }?.id : nil }

    /// Takes no step until the system has closed a layer.
    func hold() {
      holds += 1
      updatePausing()
      Task { [weak self, pace] in
        await pace.waitForPush()
        self?.holds -= 1
        self?.updatePausing()
      }
    }

    /// Pauses or resumes drawing. The system drops some changes while the app is in the background, so they are drawn
    /// later.
    func setSeen(_ isSeen: Bool) {
      self.isSeen = isSeen
      updatePausing()
    }

    private func updatePausing() { if isSeen && holds == 0 { runner?.resume() } else { runner?.pause() } }

    /// Performs the user's actions in the window.
    var user: WindowUser { WindowUser(window: self) }

    /// The slot at the bottom of the window.
    var bottom: SlotID { layers.all[0].root }

    /// Whether a layer pushes onto a stack that another view made.
    func borrowsStack(_ layer: SlotID) -> Bool { !ownsNavigation && layer == bottom }

    // MARK: Drawing

    private var isAnimated: Bool { runner?.isAnimated ?? false }

    func draw(_ presentation: Presentation) {
      var transaction = Transaction()
      let top = presentation.top
      if !isAnimated {
        transaction.disablesAnimations = true
      } else if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *), reportsAnimations, layers[top.nodes[0].id] == nil
      {
        transaction.addAnimationCompletion(criteria: .removed) { [weak self] in self?.didPresent(top) }
      } else {
        return publish(presentation)
      }
      withTransaction(transaction) { publish(presentation) }
    }

    /// The animations of a new layer are over. If SwiftUI counts none for it, it reports that at once, before the layer
    /// has appeared. In that case, the runner's time limit ends the step.
    private func didPresent(_ layer: Presentation) {
      guard let last = layer.nodes.last, slots.drawn(layer.topNode.id)?.isOnDisplay == true else { return }
      runner?.didAppear(last.id)
    }

    private func publish(_ presentation: Presentation) {
      slots.take(presentation)
      let drawn = presentation.layers.enumerated().map { index, layer in
        let (id, style) = (layer.root.id, layer.root.style)
        let isPage = index > 0 && !style.isModal
        let isHeld = isPage || style.isModal && !scene.canDismiss(id)
        return DrawnLayer(
          root: id, style: style, isContainer: layer.root.content != nil, isPage: isPage, isHeld: isHeld,
          takesInspector: layers.takesInspector(layer),
          question: isHeld && style.kind == .sheet ? scene.question(beforeDismissing: id) : nil,
          revision: style.isDialog ? layer.root.revision : 0)
      }
      if drawn != layers.all {
        // Before the first drawing, no view has read the layers.
        if !layers.all.isEmpty { objectWillChange.send() }
        layers.show(drawn, slots, of: scene)
      }
      if isLocked, closing != dialogUnderLock { closing = dialogUnderLock }
      slots.update(isAnimated: isAnimated)
    }

    /// The stack with a root, of one column or of all columns of a split view.
    func stack(_ root: SlotID, joinsColumns: Bool = false) -> DrawnStack {
      slots.stack(DrawnStack.ID(root: root, joinsColumns: joinsColumns), in: self)
    }

    /// The selected one of some tabs.
    func selected(in tabs: Presentation.Tabs) -> String {
      if case .tabs(let current) = slots.nodes[tabs.id]?.content { current.selected } else { tabs.selected }
    }
  }
#endif
