/// Leads a host from what it shows to what it should show, a step at a time.
///
/// ```swift
/// let runner = TransitionRunner(shown: scene.presentation, limits: .swiftUI16) { host.draw($0) }
/// scene.observe { [weak scene] change in
///   if let scene { runner.show(scene.presentation, isAnimated: change.isAnimated) }
/// }
/// ```
///
/// The next step is drawn when the last one is done, which the host tells with ``didAppear(_:)`` and ``didDisappear(_:)``,
/// or when the time for it is over. A newer goal takes the place of the old one, and is planned from what is shown by
/// then. Slots that have gone from the scene may have to be drawn for a while, so a host keeps their screens until then.
@MainActor
public final class TransitionRunner {
  /// What was drawn last, less what the user has removed since.
  public private(set) var shown: Presentation
  /// What shall be shown in the end.
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
  /// Whether there is a goal that was not looked at, since nothing may be drawn.
  private var isHolding = false
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var lastNumber = 0

  private struct Flight {
    let number: Int
    let step: TransitionStep
    /// What was shown before.
    let from: Presentation
    /// What tells that the step is done.
    var sign: TransitionSign?
    var timer: Task<Void, Never>?
  }

  /// A runner for one window.
  ///
  /// - Parameters:
  ///   - shown: What the host shows now.
  ///   - limits: What its platform takes in one update.
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

  /// Goes for a goal from now on. What changes within slots that stay is drawn at once, the first step as soon as the one
  /// that was drawn last is done.
  ///
  /// - Parameters:
  ///   - goal: What shall be shown in the end.
  ///   - isAnimated: Whether the steps to it are animated, which take less time otherwise.
  public func show(_ goal: Presentation, isAnimated: Bool = true) {
    self.isAnimated = isAnimated
    replan(for: goal)
    isHolding = isPaused
    if !isPaused { follow() }
  }

  /// Goes for the plan of now.
  private func follow() {
    if plan.steps.isEmpty || !isFree { draw(changing: plan.start) }
    advance()
  }

  /// Draws nothing more until ``resume()``, as long as the system would drop it: while the app is not active.
  public func pause() { isPaused = true }

  /// Goes for the goal of now.
  public func resume() {
    guard isPaused else { return }
    isPaused = false
    show(goal, isAnimated: isAnimated)
  }

  /// The host tells that a slot has come on display, and that its animation is over.
  ///
  /// - Parameter id: The slot. One that no step waits for is ignored.
  public func didAppear(_ id: SlotID) {
    if flight?.sign == .appears(id) { land() }
  }

  /// The host tells that a slot is off display, and that its animation is over.
  ///
  /// - Parameter id: The slot. One that no step waits for is ignored.
  public func didDisappear(_ id: SlotID) {
    if flight?.sign == .disappears(id) { land() }
  }

  /// The host tells that the user has taken a slot away with all that lies above it, by a swipe or a back button. The scene
  /// has to hear of it first (``FlowScene/dismiss(_:)``, ``FlowScene/pop(to:)``): if it does not let the slot go, the slot
  /// is brought back.
  ///
  /// - Parameter id: The slot. Of those that are not shown any more, only one that the step of now takes away counts: it
  ///   ends that step.
  public func didRemove(_ id: SlotID) {
    if let (rest, stack, length) = shown.cut(from: id) {
      if case .present(let layers, _)? = flight?.step, rest.layers.count >= layers {
        // The layer is still on its way, whatever has gone from it.
        flight?.sign = .appears(rest.top.topNode.id)
      } else if limits.pushes != nil, rest.layers.count == shown.layers.count {
        // So is what the user pops, where nothing else may happen meanwhile.
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
      // The scene was told first, and so the step is what the user has done. A pop of one's own is still on its way where
      // nothing else may happen meanwhile.
      if case .pop = flight?.step { return }
      land()
    }
  }

  /// Returns when the goal is shown: the one of now or, when it is replaced, the newer one. Returns as well when the task
  /// that waits is cancelled.
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
    // Where stacks are data, they take a change at any time.
    return flight.step == .stacks && (limits.joinsStacks || plan.steps.dropFirst(next).first == .stacks)
  }

  private func replan(for goal: Presentation) {
    plan = TransitionPlan(from: shown, to: goal, within: limits, hidden: hidden)
    next = 0
  }

  /// Draws what may be drawn now. To draw may bring a newer goal or end the step, and so lead here again.
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
    // Elsewhere a stack comes up with all its slots.
    if limits.pushes != nil { hidden.note(shown) }
  }

  private func begin(_ step: TransitionStep, drawing presentation: Presentation) {
    endFlight()
    let sign = TransitionSign(from: shown, to: presentation)
    let seconds = pacing.seconds(after: step, isAnimated: isAnimated)
    // Nothing can tell that such a step is done.
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
