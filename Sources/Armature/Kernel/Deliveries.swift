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
  /// The value that observers hear now.
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

  func tell(_ value: Value) {
    let outer = exchange(&current, with: value)
    defer { exchange(&current, with: outer) }
    if calls.count == 1, let call = calls.values.first { return call(value) }
    // An observer may cancel a later one, which is not called then.
    for number in calls.keys.sorted() { calls[number]?(value) }
  }
}

/// Called when a slot has gone.
typealias DismissAction = (RemovalCause) -> Void

/// The notifications of a scene. They are delivered in order, after the change that caused them.
@MainActor
final class Deliveries {
  let observers = Observers<FlowChange>()
  /// Whether notifications are held back: before the scene starts, and while others are delivered.
  var isHeld = false

  private var dismissals: [SlotID: DismissAction] = [:]
  private var queue: [() -> Void] = []
  /// The number of changes and reports that observers may still cause in this delivery; `nil` outside of one.
  private var left: Int?
  /// Whether observers have caused too many, so that each change is refused until the delivery ends.
  private(set) var isExhausted = false
  private var hasReportedEnd = false

  /// Counts a change or a report, if an observer causes it.
  ///
  /// - Returns: Whether it is one of those that observers can cause.
  func countsOneMore() -> Bool {
    guard let left else { return true }
    if left == 0 { isExhausted = true } else { self.left = left - 1 }
    return left > 0
  }

  /// Returns whether the mistake of an observer that changes the scene without end is still to be reported.
  func reportsEnd() -> Bool { !exchange(&hasReportedEnd, with: true) }

  func add(_ call: @escaping () -> Void) { queue.append(call) }

  func add(_ outbox: Outbox) { queue += outbox.calls }

  /// Adds the notifications of a change that need no rule.
  func add(_ difference: Comparison, of draft: Draft, _ outbox: inout Outbox) {
    for (id, call) in draft.dismissals { dismissals[id] = call }
    addDismissals(difference, &outbox)
    let gained = draft.dismissals.isEmpty ? [] : Set(difference.gained.map(\.id))
    // Slots shown and removed in the same draft.
    for (id, _) in draft.dismissals where !gained.contains(id) {
      addDismissal(of: id, cause: draft.tree.causes[id] ?? .flowEnded, order: difference.lost.count, &outbox)
    }
    for flow in difference.gainedFlows.compactMap(draft.core.flow) {
      outbox.add(.entered, changeOf: flow)
      outbox.add(.entered) { flow.welcome() }
    }
    for (id, kinds, unchanged) in difference.changes {
      guard let flow = draft.core.flow(id) else { continue }
      if !kinds.isSubset(of: .screens) { outbox.add(.changed, changeOf: flow) }
      guard !flow.observers.isEmpty else { continue }
      let change = FlowChange(kinds: kinds, unchanged: unchanged, isAnimated: draft.isAnimated)
      outbox.add(.changed) { flow.observers.tell(change) }
    }
    if let (kinds, unchanged) = difference.sceneChange, !observers.isEmpty {
      let change = FlowChange(kinds: kinds, unchanged: unchanged, isAnimated: draft.isAnimated)
      outbox.add(.changed) { [observers] in observers.tell(change) }
    }
  }

  /// Adds the `onDismiss` closures of removed slots.
  func addDismissals(_ difference: Comparison, _ outbox: inout Outbox) {
    guard !dismissals.isEmpty else { return }
    for (order, slot) in difference.lost.enumerated() where !slot.isShared {
      addDismissal(of: slot.id, cause: difference.cause(of: slot), order: order, &outbox)
    }
  }

  private func addDismissal(of id: SlotID, cause: RemovalCause, order: Int, _ outbox: inout Outbox) {
    if let call = dismissals.removeValue(forKey: id) { outbox.add(.removed, order: order) { call(cause) } }
  }

  /// Drops all notifications. Until then they hold flows strongly.
  func forget() { exchange(&queue, with: []) }

  /// Delivers all notifications, in order. An observer may navigate; its notifications are added at the end.
  func deliver() {
    guard !isHeld, !queue.isEmpty else { return }
    isHeld = true
    // Each observer may react to a change of many slots, and others may react to that.
    left = 1_000 + 10 * queue.count
    var next = 0
    while next < queue.count {
      // This releases a removed flow before the next delivery.
      exchange(&queue[next], with: {})()
      next += 1
    }
    queue.removeAll(keepingCapacity: true)
    (left, isExhausted, hasReportedEnd) = (nil, false, false)
    isHeld = false
  }
}

extension AnyCoordinator {
  fileprivate final func welcome() {
    guard !isDetached, !isWelcomed else { return }
    isWelcomed = true
    didEnter()
  }
}

extension Outbox {
  /// Adds the notification of Observation, if code of the app has read the flow.
  @MainActor
  mutating func add(_ phase: Phase, changeOf flow: AnyCoordinator) {
    if flow.mark != nil { add(phase) { flow.noteChange() } }
  }
}
