/// The events of a scene, for its observers.
@MainActor
final class Events: Rule {
  let streams = EventStreams()
  /// The visible screen that observers know.
  private var visible: VisibleSlot?
  /// Whether a host has drawn the scene, so that the user looks at it.
  private var isDrawn = false

  init(_ core: SceneCore) {}

  func isIdle(in draft: Draft, _ difference: Difference?) -> Bool {
    difference == nil || draft.core.delivery.events.isEmpty
  }

  func ended(_ draft: Draft, _ difference: Difference?, _ outbox: inout Outbox) {
    guard let difference else { return }
    let (core, cause) = (draft.core, draft.cause)
    @MainActor func notify(_ kind: NavigationEvent.Kind, of flow: FlowID, in state: SceneState) {
      let flow = NavigationEvent.Flow(state: state, position: .flow(flow))
      core.delivery.events.notify(NavigationEvent(kind: kind, cause: cause, flow: flow))
    }
    if let before = difference.before {
      outbox.removed = { notify(.removed(Node($0), difference.cause(of: $0)), of: $0.flow.value.id, in: before) }
    }
    guard let after = difference.after else { return outbox.asked.append { [streams] in streams.finish() } }
    func add(_ kind: NavigationEvent.Kind, of flow: FlowID? = nil) {
      outbox.shown.append { notify(kind, of: flow ?? after.root.value.id, in: after) }
    }
    for slot in difference.gained { add(.shown(Node(slot), index: slot.index), of: slot.flow.value.id) }
    for (container, name) in difference.selections { add(.selected(name), of: container) }
    for (kind, flow) in draft.notes.reports { add(kind, of: flow) }
    if let link = draft.notes.link.text { add(.linkOpened(link)) }
    outbox.shown.append { [self] in tellVisible(in: after, of: core, cause: cause) }
  }

  // MARK: The visible screen

  /// Notes the visible screen when the first observer is added. Without observers, nobody has followed it.
  fileprivate func updateVisible(in core: SceneCore) {
    visible = isDrawn ? VisibleSlot(core.presentation.visibleNode) : nil
  }

  /// Notes that a host has drawn the scene.
  fileprivate func wasDrawn(_ core: SceneCore) {
    guard !exchange(&isDrawn, with: true) else { return }
    core.delivery.add { [self, state = core.committed] in tellVisible(in: state, of: core, cause: .opened) }
    core.deliver()
  }

  /// Reports the visible screen of a state, unless it was the last visible one, too.
  private func tellVisible(in state: SceneState, of core: SceneCore, cause: ChangeCause) {
    // The user sees the lock, which reports itself.
    guard !state.isLocked else { return visible = nil }
    let node = core.presentation(of: state).visibleNode
    let slot = VisibleSlot(node)
    guard visible != slot else { return }
    visible = slot
    let flow = NavigationEvent.Flow(state: state, position: .drawing(node.id))
    core.delivery.events.notify(
      NavigationEvent(
        kind: .visible(node), cause: cause, flow: flow, scene: core.scene?.name ?? "", address: core.scene?.linkAddress)
    )
  }
}

extension FlowScene {
  /// Reports that a host has drawn the scene. ``didDraw(_:)`` does the same, and starts the screen's task.
  package func wasDrawn() {
    rule(Returns.self).wasDrawn(core)
    rule(Events.self).wasDrawn(core)
  }

  /// Reports that a slot's screen has appeared. Starts the screen's task once. The task is cancelled when the slot is
  /// removed.
  package func didDraw(_ id: SlotID) {
    wasDrawn()
    startTask(in: id)
  }

  /// Calls back with each event at once, before the next one happens. ``events`` is a stream for a task instead.
  ///
  /// The scene keeps the callback, which must not keep the scene or a flow.
  ///
  /// - Parameter call: Called with each event from now on.
  /// - Returns: A token that can end the observation before the scene ends.
  @discardableResult
  public func observeEvents(_ call: @escaping (NavigationEvent) -> Void) -> ObservationToken {
    if core.delivery.events.isEmpty { rule(Events.self).updateVisible(in: core) }
    return core.delivery.events.add(call)
  }
}

/// A drawing of a slot by one root.
private struct VisibleSlot: Equatable {
  private let id: SlotID
  private let generation: UInt64

  init(_ node: Node) { (id, generation) = (node.id, node.generation) }
}

/// The streams of a scene's events. They end with the scene.
@MainActor
final class EventStreams {
  private var continuations: [Int: AsyncStream<NavigationEvent>.Continuation] = [:]
  private var last = 0

  func add(_ continuation: AsyncStream<NavigationEvent>.Continuation, observing scene: FlowScene) {
    if scene.core.isClosed { return continuation.finish() }
    last += 1
    continuations[last] = continuation
    let token = scene.observeEvents { continuation.yield($0) }
    continuation.onTermination = { [weak self, last] _ in
      Task { @MainActor in
        token.cancel()
        self?.continuations[last] = nil
      }
    }
  }

  func finish() { for continuation in continuations.values { continuation.finish() } }

  deinit { for continuation in continuations.values { continuation.finish() } }
}

extension FlowScene {
  /// The events from now on as a stream, for a task that logs or measures them later. Each call makes a stream of its
  /// own, for one consumer. ``observeEvents(_:)`` calls at once instead.
  ///
  /// ```swift
  /// for await event in scene.events { print(event) }
  /// ```
  ///
  /// A stream keeps the events that its consumer has not taken yet, however many they are, and does not keep the scene.
  /// It ends when the scene is closed or deallocated. When the consumer's task is cancelled, the observation ends.
  public var events: AsyncStream<NavigationEvent> { AsyncStream { rule(Events.self).streams.add($0, observing: self) } }
}
