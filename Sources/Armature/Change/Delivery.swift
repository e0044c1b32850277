/// A token to end an observation. You need not keep it: without ``cancel()``, the observation lasts as long as the
/// observed object.
@MainActor
public struct ObservationToken {
  let end: () -> Void

  /// Ends the observation. A second call does nothing.
  public func cancel() { end() }
}

/// The observers of one object, in the order of their registration.
@MainActor
final class Observers<Value> {
  private var calls: [Int: (Value) -> Void] = [:]
  private var last = 0
  /// The value that observers are receiving.
  private(set) var current: Value?

  var isEmpty: Bool { calls.isEmpty }

  func add(_ call: @escaping (Value) -> Void) -> ObservationToken {
    last += 1
    calls[last] = call
    return ObservationToken { [weak self, last] in self?.remove(last) }
  }

  private func remove(_ number: Int) {
    let call = calls.removeValue(forKey: number)
    // Releasing an observer may end another observation, so it must not happen during the removal.
    withExtendedLifetime(call) {}
  }

  func notify(_ value: Value) {
    let outer = exchange(&current, with: value)
    defer { exchange(&current, with: outer) }
    if calls.count == 1, let call = calls.values.first { return call(value) }
    // An observer may cancel a later one, which is not called then.
    for number in calls.keys.sorted() { calls[number]?(value) }
  }
}

/// An `onDismiss` closure. It is called after its slot is removed.
typealias DismissAction = (RemovalCause) -> Void

/// The observers of a scene, and the calls to them. They are made in order, after the change that caused them.
@MainActor
final class Delivery {
  private(set) var changes = Observers<FlowChange>()
  private(set) var events = Observers<NavigationEvent>()
  private(set) var acts = UserActs()
  /// Whether changes are animated now.
  private(set) var isAnimating = true
  /// Whether flows are read for a host now, which observes their changes by itself.
  private(set) var isReadQuietly = false

  private var dismissals: [SlotID: DismissAction] = [:]
  private var queue: [() -> Void] = []
  /// Whether the scene has started. Calls are held back until then.
  private var isStarted = false
  /// The number of those who hold calls back, to make several of them together.
  private var holds = 0
  /// The number of changes and reports that observers may still cause in this delivery; `nil` outside of one.
  private var budget: Int?
  private var hasReportedEnd = false

  /// Calls the observers of another scene from now on.
  func share(_ other: Delivery) { (changes, events, acts) = (other.changes, other.events, other.acts) }

  // MARK: Circumstances

  func withoutAnimation<Failure: Error>(_ work: () throws(Failure) -> Void) throws(Failure) {
    let before = exchange(&isAnimating, with: false)
    defer { isAnimating = before }
    try work()
  }

  func quietly<Result>(_ read: () -> Result) -> Result {
    let before = exchange(&isReadQuietly, with: true)
    defer { isReadQuietly = before }
    return read()
  }

  // MARK: Ends

  /// Whether observers have caused too many changes, so that each change is refused until the delivery ends.
  var isExhausted: Bool { budget.map { $0 < 0 } ?? false }

  /// Counts a change or a report, if an observer causes it.
  ///
  /// - Returns: `false` if observers have caused too many in this delivery.
  func spendsBudget() -> Bool {
    guard let left = budget else { return true }
    budget = max(left - 1, -1)
    return left > 0
  }

  /// Returns whether the mistake of an observer that changes the scene without end is still to be reported.
  func isFirstEndlessObserver() -> Bool { !exchange(&hasReportedEnd, with: true) }

  // MARK: Calls

  func add(_ call: @escaping () -> Void) { queue.append(call) }

  func add(_ calls: [() -> Void]) { if !calls.isEmpty { queue += calls } }

  func add(_ change: FlowChange) {
    if !changes.isEmpty { queue.append { [changes] in changes.notify(change) } }
  }

  /// Adds the notification of Observation, if code of the app has read the flow.
  func add(changeOf flow: AnyCoordinator) { if flow.isRead { queue.append { flow.publishToReaders() } } }

  /// Adds the reports of removed slots, and their `onDismiss` closures.
  func addRemovals(in difference: Difference, of draft: Draft, reportedBy report: ((Difference.SlotRef) -> Void)?) {
    for (id, call) in draft.dismissals { dismissals[id] = call }
    guard report != nil || !dismissals.isEmpty else { return }
    for slot in difference.lost where !slot.isShared {
      if let report { queue.append { report(slot) } }
      addDismissal(of: slot.id, cause: difference.cause(of: slot))
    }
    let gained = draft.dismissals.isEmpty ? [] : Set(difference.gained.map(\.id))
    // Slots shown and removed in the same draft.
    for (id, _) in draft.dismissals where !gained.contains(id) {
      addDismissal(of: id, cause: difference.causes[id] ?? .flowEnded)
    }
  }

  private func addDismissal(of id: SlotID, cause: RemovalCause) {
    if let call = dismissals.removeValue(forKey: id) { queue.append { call(cause) } }
  }

  /// Drops all calls. Until then they hold flows strongly.
  func forget() { exchange(&queue, with: []) }

  func start() { isStarted = true }
  func hold() { holds += 1 }
  func release() { holds -= 1 }

  /// Makes all calls, in order. An observer may navigate; its calls are added at the end.
  func deliver() {
    guard isStarted, holds == 0, !queue.isEmpty else { return }
    hold()
    // Each observer may react to a change of many slots, and others may react to that.
    budget = 1_000 + 10 * queue.count
    var next = 0
    while next < queue.count {
      // This releases a removed flow before the next call.
      exchange(&queue[next], with: {})()
      next += 1
    }
    queue.removeAll(keepingCapacity: true)
    (budget, hasReportedEnd) = (nil, false)
    release()
  }
}

extension Draft {
  /// Adds an event for the commit, of the scene's root without a flow.
  func report(_ kind: NavigationEvent.Kind, of flow: FlowID? = nil) { notes.reports.append((kind, flow)) }

  /// Adds a mistake of the app for the commit, if the scene's events are observed.
  func report(mistake: @autoclosure () -> Mistake?) {
    guard !core.delivery.events.isEmpty, let mistake = mistake() else { return }
    report(.mistake(mistake.message), of: mistake.flow.flowID)
  }
}

extension SceneCore {
  /// Reports the refusal of a verb, which also refuses the open draft.
  func report(refusal error: NavigationError, of verb: StaticString, cause: ChangeCause, in flow: AnyCoordinator) {
    // A change that waits has reported its event before.
    guard error != .held else { return }
    refuseDraft(with: error)
    let user: ChangeCause? = if case .ready(let user) = phase { user } else { nil }
    report(.refused(verb: "\(verb)", error), cause: user ?? cause, in: flow.eventFlow)
  }

  /// Reports an event that is no part of a change.
  func report(
    _ kind: @autoclosure () -> NavigationEvent.Kind, cause: ChangeCause = .verb,
    in flow: @autoclosure () -> NavigationEvent.Flow? = nil
  ) {
    guard !delivery.events.isEmpty, let flow = flow() ?? root?.eventFlow else { return }
    var event = NavigationEvent(kind: kind(), cause: cause, flow: flow)
    if !delivery.spendsBudget() {
      // An observer of this event would navigate again. The verb's refusal follows a denial and reports the mistake.
      if case .denied = event.kind { return }
      guard delivery.isFirstEndlessObserver() else { return }
      event = NavigationEvent(kind: .mistake(mistakeOfEndlessReports(since: event)), cause: cause, flow: flow)
    }
    delivery.add { [delivery] in delivery.events.notify(event) }
    deliver()
  }
}

extension SceneCore {
  /// Reports the verb of an observer that was refused because observers change the scene without end.
  func reportIfEndless(_ verb: String, in flow: AnyCoordinator) {
    if delivery.isExhausted { report(.refused(verb: verb, .busy), in: flow.eventFlow) }
  }

  /// Returns the sentence about an observer that changes the scene again and again, the last time with an event.
  private func mistakeOfEndlessReports(since event: NavigationEvent) -> String {
    let observed = delivery.events.current.map { "“\($0)”" } ?? "changes"
    let change =
      switch event.kind {
      case .refused(let verb, _): "calls \(event.flow.type).\(verb)"
      case .linkRefused(let link, _): "opens “\(link)”"
      default: "changes \(event.flow.type)"
      }
    return "an observer of \(observed) \(change) without end: let it do so only once"
  }
}
