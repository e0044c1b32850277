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
  let eventObservers = Observers<NavigationEvent>()
  /// Whether notifications are held back: before the scene starts, and while others are delivered.
  var isHeld = false
  var hearsEvents: Bool { !eventObservers.isEmpty }

  private var dismissals: [SlotID: DismissAction] = [:]
  private var queue: [() -> Void] = []

  func add(_ call: @escaping () -> Void) { queue.append(call) }

  func add(event: NavigationEvent) { add { [eventObservers] in eventObservers.tell(event) } }

  /// Adds the notifications of a change: values of finished flows, removed slots, new slots, the visible screen, new
  /// flows, then changes.
  func add(_ difference: Comparison, of draft: Draft, in core: SceneCore) {
    for outcome in draft.outcomes { add(outcome) }
    for (id, call) in draft.dismissals { dismissals[id] = call }
    addRemovals(difference, cause: draft.cause)
    let gained = draft.dismissals.isEmpty ? [] : Set(difference.gained.map(\.id))
    // Slots shown and removed in the same draft.
    for (id, _) in draft.dismissals where !gained.contains(id) {
      addDismissal(of: id, cause: draft.tree.causes[id] ?? .flowEnded)
    }
    if hearsEvents, let after = difference.after {
      var events = EventMaker(after, cause: draft.cause)
      for slot in difference.gained {
        add(event: events.event(.shown(Node(slot), index: slot.index), of: slot.flow.value.id))
      }
      for (container, name) in difference.selections { add(event: events.event(.selected(name), of: container)) }
      if let restored = draft.restored { add(event: events.event(.restored(restored))) }
      for (kind, flow) in draft.endings { add(event: events.event(kind, of: flow)) }
      if let link = draft.link { add(event: events.event(.linkOpened(link))) }
      for mistake in draft.mistakes { add(event: events.event(.mistake(mistake.message), of: mistake.flow.flowID)) }
      add { [cause = draft.cause] in core.tellVisible(in: after, cause: cause) }
    }
    for flow in difference.gainedFlows.compactMap(core.flow) {
      addChange(of: flow)
      add { flow.welcome() }
    }
    for (id, kinds, unchanged) in difference.changes {
      guard let flow = core.flow(id) else { continue }
      if !kinds.isSubset(of: .screens) { addChange(of: flow) }
      guard !flow.observers.isEmpty else { continue }
      let change = FlowChange(kinds: kinds, unchanged: unchanged, isAnimated: draft.isAnimated)
      add { flow.observers.tell(change) }
    }
    if let (kinds, unchanged) = difference.sceneChange, !observers.isEmpty {
      let change = FlowChange(kinds: kinds, unchanged: unchanged, isAnimated: draft.isAnimated)
      add { [observers] in observers.tell(change) }
    }
  }

  /// Adds the notification of Observation, if code of the app has read the flow.
  func addChange(of flow: AnyCoordinator) {
    if flow.mark != nil { add { flow.noteChange() } }
  }

  /// Adds the notifications of removed slots.
  func addRemovals(_ difference: Comparison, cause: NavigationEvent.Cause) {
    guard hearsEvents || !dismissals.isEmpty, let before = difference.before else { return }
    var events = hearsEvents ? EventMaker(before, cause: cause) : nil
    for slot in difference.lost where !slot.isShared {
      let cause = difference.cause(of: slot)
      if let event = events?.event(.removed(Node(slot), cause), of: slot.flow.value.id) { add(event: event) }
      addDismissal(of: slot.id, cause: cause)
    }
  }

  private func addDismissal(of id: SlotID, cause: RemovalCause) {
    if let call = dismissals.removeValue(forKey: id) { add { call(cause) } }
  }

  /// Drops all notifications, which keep flows.
  func forget() { exchange(&queue, with: []) }

  /// Delivers all notifications, in order. An observer may navigate; its notifications are added at the end.
  func deliver() {
    guard !isHeld, !queue.isEmpty else { return }
    isHeld = true
    var next = 0
    while next < queue.count {
      // This releases a removed flow before the next delivery.
      exchange(&queue[next], with: {})()
      next += 1
    }
    queue.removeAll(keepingCapacity: true)
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
