import Armature

/// Changes a host's presentation step by step.
///
/// ```swift
/// let runner = TransitionRunner(shown: scene.presentation, limits: .swiftUI16) { host.draw($0) }
/// scene.observe { [weak scene] change in
///   if let scene { runner.show(scene.presentation, isAnimated: change.isAnimated) }
/// }
/// ```
///
/// The next step is drawn when the last one is done: when the host reports it with ``didAppear(_:)`` or
/// ``didDisappear(_:)``, or when its time is over. A layer that has not appeared by then is taken back and presented
/// again, if the host says so. A newer goal replaces the old one, and its steps begin with the
/// presentation shown then. Removed slots may be drawn for a while, so a host must keep their screens.
@MainActor
package final class TransitionRunner: HostProgress {
  /// The last drawn presentation, without the slots that the user has removed since.
  package private(set) var shown: Presentation {
    // Stacks that are data appear with all their slots, so hidden ones do not matter.
    didSet { if limits.pushes != nil { hidden.update(with: shown) } }
  }
  /// The presentation after the last step.
  package private(set) var goal: Presentation
  /// Whether the goal is shown and its last step is done.
  package var isSettled: Bool { flight == nil && !isBehind && !(isPaused && shown != goal) }
  /// Whether the steps to the goal are animated.
  package private(set) var isAnimated = true

  private let limits: TransitionLimits
  private let pacing: TransitionPacing
  private let sleep: @MainActor @Sendable (Double) async -> Void
  private let isOnDisplay: @MainActor (Presentation.Stack) -> Bool
  private let draw: @MainActor (Presentation) -> Void
  private var hidden = HiddenStacks()
  /// Whether steps are left, beside the one in flight.
  private var isBehind = false
  private var flight: Flight?
  private var isAdvancing = false
  package private(set) var isPaused = false
  private let waiters = Waiters()

  /// A drawn step that is not done yet. The timer ends with it.
  private final class Flight {
    let step: TransitionStep
    /// The presentation before the step.
    let from: Presentation
    /// The report that ends the step.
    var report: TransitionReport?
    var timer: Task<Void, Never>?
    /// The number of times that the host has answered that a presented layer is not on display.
    var looks = 0

    init(_ step: TransitionStep, from: Presentation, report: TransitionReport?) {
      (self.step, self.from, self.report) = (step, from, report)
    }

    deinit { timer?.cancel() }
  }

  /// How often the host is asked for a presented layer before the layer is taken back.
  private static let patience = 4

  /// Creates a runner for one window.
  ///
  /// - Parameters:
  ///   - shown: The presentation that the host shows now.
  ///   - limits: The limits of the platform.
  ///   - pacing: The time limits for steps.
  ///   - sleep: Waits for a number of seconds. Tests can replace it.
  ///   - isOnDisplay: Returns whether a layer has appeared. It is called when the time for presenting the layer is over.
  ///     The system drops a layer while another view of the app presents something, so a layer that has not appeared is
  ///     taken back and presented again, until it appears or the goal has changed. By default, each layer counts as on
  ///     display when its time is over.
  ///   - draw: Draws a presentation. The runner keeps the closure.
  package init(
    shown: Presentation, limits: TransitionLimits, pacing: TransitionPacing = .standard,
    sleep: @escaping @MainActor @Sendable (Double) async -> Void = FlowClock.sleep,
    isOnDisplay: @escaping @MainActor (_ layer: Presentation.Stack) -> Bool = { _ in true },
    draw: @escaping @MainActor (Presentation) -> Void
  ) {
    (self.shown, goal, self.limits, self.pacing) = (shown, shown, limits, pacing)
    (self.sleep, self.isOnDisplay, self.draw) = (sleep, isOnDisplay, draw)
    if limits.pushes != nil { hidden.update(with: shown) }
  }

  /// Sets a new goal. Changes within kept slots are drawn at once. The first step is drawn when the current one is
  /// done.
  ///
  /// - Parameters:
  ///   - goal: The presentation to show.
  ///   - isAnimated: Whether the steps are animated. Without animation, they take less time.
  package func show(_ goal: Presentation, isAnimated: Bool = true) {
    self.isAnimated = isAnimated
    self.goal = goal
    advance()
  }

  /// Stops drawing until ``resume()``. Pause while the app is not active, because the system drops changes then.
  package func pause() { isPaused = true }

  /// Continues with the newest goal.
  package func resume() {
    isPaused = false
    advance()
  }

  /// Reports that a slot has appeared and its animation is over.
  ///
  /// - Parameter id: The slot; of a layer, any of its slots. Ignored when no step waits for it.
  package func didAppear(_ id: SlotID) {
    if case .appears(let slots)? = flight?.report, slots.contains(id) { land() }
  }

  /// Reports that a slot has disappeared and its animation is over.
  ///
  /// - Parameter id: The slot; of a layer, any of its slots. Ignored when no step waits for it.
  package func didDisappear(_ id: SlotID) {
    if case .disappears(let slots)? = flight?.report, slots.contains(id) { land() }
  }

  /// Reports that the user has removed a slot and everything above it, by a swipe or a back button. Call
  /// ``FlowScene/dismiss(_:)`` or ``FlowScene/pop(to:)`` first. If the scene keeps the slot, the runner shows it again.
  ///
  /// - Parameter id: The slot. A slot that is no longer shown is ignored, unless the current step removes it. Then the
  ///   step is done.
  package func didRemove(_ id: SlotID) {
    if let (rest, stack, length) = shown.cut(from: id) {
      let kept = Set(rest.line.map(\.id))
      if case .present(let layers, _)? = flight?.step, rest.layers.count >= layers {
        // The layer is still appearing, without the removed slots.
        flight?.report = .appears(rest.top.line.map(\.id))
      } else if limits.pushes != nil, rest.layers.count == shown.layers.count {
        // The user's pop takes time. Nothing else may be drawn meanwhile.
        let top = shown.line.map(\.id).last { !kept.contains($0) }
        begin(.pop(stack: stack, to: length), drawing: rest, until: top.map { .disappears([$0]) })
      } else if case .appears(let awaited) = flight?.report, let top = awaited.last, !kept.contains(top) {
        flight = nil
      }
      shown = rest
      advance()
    } else if case .disappears(let awaited) = flight?.report, let bottom = awaited.first,
      flight?.from.cut(from: id)?.rest.line.contains(where: { $0.id == bottom }) == false
    {
      // The scene has changed first, so this step is the user's own removal. A pop is still running.
      if case .pop = flight?.step { return }
      land()
    }
  }

  /// Waits until the goal, or a newer one, is shown. Returns early when the waiting task is cancelled.
  package func settled() async {
    if !isSettled { await waiters.wait() }
  }

  /// Draws the steps that may be drawn now, and the changes that need none. Drawing may set a newer goal or end the step,
  /// and so call this again.
  private func advance() {
    guard !isAdvancing, !isPaused else { return }
    isAdvancing = true
    isBehind = true
    while !isPaused {
      let next = Transition(from: shown, to: goal, within: limits, hidden: hidden)
      // Stacks that are data can change at any time.
      if let step = next.step, flight.map({ $0.step == .stacks && (limits.joinsStacks || step == .stacks) }) ?? true {
        begin(step, drawing: next.presentation, until: next.report)
        draw(changing: next.presentation)
      } else {
        isBehind = next.step != nil
        let change =
          isBehind ? Transition(from: shown, to: goal, within: limits, hidden: hidden, takesStep: false) : next
        if !draw(changing: change.presentation) { break }
      }
    }
    isAdvancing = false
    if isSettled { waiters.resume() }
  }

  /// Draws a presentation, if it is another one.
  ///
  /// - Returns: Whether it is.
  @discardableResult
  private func draw(changing presentation: Presentation) -> Bool {
    guard presentation != shown else { return false }
    shown = presentation
    draw(presentation)
    return true
  }

  private func begin(
    _ step: TransitionStep, drawing presentation: Presentation, until stackReport: TransitionReport? = nil
  ) {
    flight = nil
    let report: TransitionReport? =
      switch step {
      case .dismiss(let count, _): shown.layers.dropFirst(count).first.map { .disappears($0.line.map(\.id)) }
      case .present: .appears(presentation.top.line.map(\.id))
      case .stacks, .pop, .push, .everything: stackReport
      }
    let seconds = pacing.seconds(after: step, isAnimated: isAnimated)
    // A step without a report and a time limit would never end.
    guard step != .everything, report != nil || seconds != nil else { return }
    let flight = Flight(step, from: shown, report: report)
    self.flight = flight
    if let seconds { start(flight, seconds) }
  }

  /// Starts the time of a step.
  private func start(_ flight: Flight, _ seconds: Double) {
    flight.timer = Task { [weak self, weak flight, sleep] in
      await sleep(seconds)
      if let self, let flight, self.flight === flight { elapsed(flight) }
    }
  }

  /// The time of a step is over.
  private func elapsed(_ flight: Flight) {
    let count = flight.from.layers.count
    guard case .present = flight.step, !shown.layers.dropFirst(count).allSatisfy(isOnDisplay) else { return land() }
    if flight.looks + 1 < Self.patience || isPaused {
      // Nothing appears while the app is away.
      if !isPaused { flight.looks += 1 }
      start(flight, TransitionPacing.standardSeconds)
    } else {
      let rest = Presentation(layers: shown.layers.prefix(count))
      begin(.dismiss(toLayers: count, stacks: false), drawing: rest)
      isBehind = true
      draw(changing: rest)
    }
  }

  private func land() {
    flight = nil
    advance()
  }
}

extension Presentation {
  /// Removes a slot and everything above it.
  ///
  /// - Parameter id: The slot to remove.
  /// - Returns: The rest, the bottom slot of the changed stack, and the length of its path; `nil` when the slot does
  ///   not exist, or is the bottom of the window or of a stack in a container.
  func cut(from id: SlotID) -> (rest: Presentation, stack: SlotID, length: Int)? {
    for (index, layer) in zip(layers.indices, layers).reversed() {
      if layer.root.id == id {
        return index == layers.startIndex ? nil : (Presentation(layers: layers[..<index]), id, 0)
      }
      if let (rest, stack, length) = layer.cut(from: id) {
        return (Presentation(layers: layers[..<index] + [rest]), stack, length)
      }
    }
    return nil
  }
}

extension Presentation.Stack {
  fileprivate func cut(from id: SlotID) -> (rest: Self, stack: SlotID, length: Int)? {
    if let position = above.lastIndex(where: { $0.id == id }) {
      return (Self(root: root, path: above[..<position]), root.id, position)
    }
    var nodes = nodes
    for (position, node) in nodes.enumerated().reversed() {
      for stack in node.content?.stacks ?? [] {
        guard let (rest, bottom, length) = stack.cut(from: id) else { continue }
        nodes[position] = node.mapStacks { $0.root.id == stack.root.id ? rest : $0 }
        return (Self(root: nodes[0], path: Array(nodes.dropFirst())), bottom, length)
      }
    }
    return nil
  }
}
