/// Leads a host from the presentation that it shows to the one that it should show, a step at a time.
///
/// ```swift
/// let runner = TransitionRunner(shown: scene.presentation, limits: .swiftUI16) { host.draw($0) }
/// scene.observe { [weak scene] change in
///   if let scene { runner.show(scene.presentation, isAnimated: change.isAnimated) }
/// }
/// ```
///
/// The next step is drawn when the last one is done: when the host reports it with ``didAppear(_:)`` or
/// ``didDisappear(_:)``, or when the time for it is over. A newer goal replaces the old one, and is planned from what is shown
/// by then. Slots that have gone from the scene may be drawn for a while, so a host keeps their screens until then.
///
/// Runners are for writers of hosts.
@MainActor
public final class TransitionRunner {
  /// The presentation drawn last, without the slots that the user has removed since.
  public private(set) var shown: Presentation
  /// The presentation in the end.
  public var goal: Presentation { plan.goal }
  /// Whether the goal is shown, and its last step done.
  public var isSettled: Bool { flight == nil && next == plan.steps.count && !isHolding }
  /// Whether the steps to the goal are drawn with their animations.
  public private(set) var isAnimated = true

  private let limits: TransitionLimits
  private let pacing: TransitionPacing
  private let sleep: @MainActor @Sendable (Double) async -> Void
  private let draw: @MainActor (Presentation) -> Void
  private var plan: TransitionPlan
  private var hidden: HiddenStacks
  /// The index of the step that comes next.
  private var next = 0
  /// The step that was drawn and is not done.
  private var flight: Flight?
  private var isAdvancing = false
  private var isPaused = false
  /// Whether a goal came while the runner was paused.
  private var isHolding = false
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var lastNumber = 0

  private struct Flight {
    let number: Int
    let step: TransitionStep
    /// The presentation before the step.
    let from: Presentation
    /// The callback that ends the step.
    var sign: TransitionSign?
    var timer: Task<Void, Never>?
  }

  /// A runner for one window.
  ///
  /// - Parameters:
  ///   - shown: The presentation that the host shows now.
  ///   - limits: How much its platform takes in one update.
  ///   - pacing: When a step is done.
  ///   - sleep: Waits for so many seconds; a test passes one of its own.
  ///   - draw: Draws a presentation. The runner keeps it.
  public init(
    shown: Presentation, limits: TransitionLimits, pacing: TransitionPacing = .standard,
    sleep: @escaping @MainActor @Sendable (Double) async -> Void = TransitionPacing.sleep,
    draw: @escaping @MainActor (Presentation) -> Void
  ) {
    self.shown = shown
    self.limits = limits
    self.pacing = pacing
    self.sleep = sleep
    self.draw = draw
    hidden = HiddenStacks(within: limits)
    plan = TransitionPlan(from: shown, to: shown, within: limits)
    remember()
  }

  /// Goes for a goal from now on. Changes within slots that stay are drawn at once; the first step is drawn as soon as the
  /// last one is done.
  ///
  /// - Parameters:
  ///   - goal: The presentation in the end.
  ///   - isAnimated: Whether the steps to it are animated. Without animation they take less time.
  public func show(_ goal: Presentation, isAnimated: Bool = true) {
    self.isAnimated = isAnimated
    replan(for: goal)
    isHolding = isPaused
    if !isPaused { follow() }
  }

  /// Goes on with the plan.
  private func follow() {
    if plan.steps.isEmpty || !isFree { draw(changing: plan.start) }
    advance()
  }

  /// Draws nothing more until ``resume()``. Pause while the app is not active: the system drops changes then.
  public func pause() { isPaused = true }

  /// Goes for the newest goal.
  public func resume() {
    guard isPaused else { return }
    isPaused = false
    show(goal, isAnimated: isAnimated)
  }

  /// Reports that a slot has come on display and that its animation is over.
  ///
  /// - Parameter id: The slot. It is ignored when no step waits for it.
  public func didAppear(_ id: SlotID) {
    if flight?.sign == .appears(id) { land() }
  }

  /// Reports that a slot is off display and that its animation is over.
  ///
  /// - Parameter id: The slot. It is ignored when no step waits for it.
  public func didDisappear(_ id: SlotID) {
    if flight?.sign == .disappears(id) { land() }
  }

  /// Reports that the user has removed a slot with everything above it, by a swipe or a back button. Tell the scene first
  /// (``FlowScene/dismiss(_:)``, ``FlowScene/pop(to:)``): if it keeps the slot, the runner brings it back.
  ///
  /// - Parameter id: The slot. A slot that is not shown any more is ignored, unless the current step removes it: then the step
  ///   is done.
  public func didRemove(_ id: SlotID) {
    if let (rest, stack, length) = shown.cut(from: id) {
      if case .present(let layers, _)? = flight?.step, rest.layers.count >= layers {
        // The layer is still on its way up, without the slots that went.
        flight?.sign = .appears(rest.top.topNode.id)
      } else if limits.pushes != nil, rest.layers.count == shown.layers.count {
        // The user's pop takes time, in which nothing else may happen here.
        begin(.pop(stack: stack, to: length), drawing: rest)
      } else if case .appears(let awaited) = flight?.sign, !rest.contains(awaited) {
        endFlight()
      }
      shown = rest
      remember()
      replan(for: goal)
      if isPaused { isHolding = true } else { follow() }
    } else if case .disappears(let awaited) = flight?.sign, flight?.from.cut(from: id)?.rest.contains(awaited) == false
    {
      // The scene heard of it first, so this step is the user's own. A pop is still on its way.
      if case .pop = flight?.step { return }
      land()
    }
  }

  /// Returns when the goal is shown, or a newer one in its place. Returns early when the waiting task is cancelled.
  public func settled() async {
    guard !isSettled else { return }
    let number = takeNumber()
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting[number] = $0 }
    } onCancel: {
      Task { @MainActor [weak self] in self?.waiting.removeValue(forKey: number)?.resume() }
    }
  }

  /// Whether the next step may be drawn.
  private var isFree: Bool {
    guard let flight else { return true }
    // Stacks that are data take a change at any time.
    return flight.step == .stacks && (limits.joinsStacks || plan.steps.dropFirst(next).first == .stacks)
  }

  private func replan(for goal: Presentation) {
    plan = TransitionPlan(from: shown, to: goal, within: limits, hidden: hidden)
    next = 0
  }

  /// Draws the steps that may be drawn now. Drawing may bring a newer goal or end the step, and so call this again.
  private func advance() {
    guard !isAdvancing else { return }
    isAdvancing = true
    while next < plan.steps.count, isFree, !isPaused {
      let step = plan.steps[next]
      let presentation = plan.presentation(afterStep: next)
      next += 1
      begin(step, drawing: presentation)
      draw(changing: presentation)
    }
    isAdvancing = false
    guard isSettled else { return }
    let ended = waiting.values
    waiting = [:]
    for continuation in ended { continuation.resume() }
  }

  private func draw(changing presentation: Presentation) {
    guard presentation != shown else { return }
    shown = presentation
    remember()
    draw(presentation)
  }

  private func remember() {
    // Stacks that are data come up with all their slots.
    if limits.pushes != nil { hidden.note(shown) }
  }

  private func begin(_ step: TransitionStep, drawing presentation: Presentation) {
    endFlight()
    let sign = TransitionSign(from: shown, to: presentation)
    let seconds = pacing.seconds(after: step, isAnimated: isAnimated)
    // Nothing would ever end such a step.
    guard step != .everything, sign != nil || seconds != nil else { return }
    let number = takeNumber()
    let timer = seconds.map { seconds in
      Task { [weak self, sleep] in
        await sleep(seconds)
        self?.elapsed(number)
      }
    }
    flight = Flight(number: number, step: step, from: shown, sign: sign, timer: timer)
  }

  private func elapsed(_ number: Int) {
    if flight?.number == number { land() }
  }

  private func land() {
    endFlight()
    advance()
  }

  private func endFlight() {
    flight?.timer?.cancel()
    flight = nil
  }

  private func takeNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  deinit { flight?.timer?.cancel() }
}
