/// The events of a scene, for its observers.
@MainActor
final class Events: HearsDrawing {
  /// The visible screen that observers know.
  private var visible: VisibleSlot?
  /// Whether a host has drawn the scene.
  private var isDrawn = false

  func ended(_ ending: Ending, _ outbox: inout Outbox) {
    switch ending {
    case .committed(let draft, let change) where draft.core.hearsEvents:
      addRemovals(change, of: draft.core, cause: draft.cause, to: &outbox)
      add(change, of: draft, to: &outbox)
    case .closed(let core, let change):
      if core.hearsEvents { addRemovals(change, of: core, cause: .closed, to: &outbox) }
      outbox.add(.closed) { [weak scene = core.scene] in scene?.part(EventStreams.self).finish() }
    case .committed, .dropped: break
    }
  }

  private func add(_ change: Comparison, of draft: Draft, to outbox: inout Outbox) {
    guard let after = change.after else { return }
    var events = EventMaker(after, cause: draft.cause)
    func add(_ kind: NavigationEvent.Kind, of flow: FlowID? = nil) {
      let event = events.event(kind, of: flow)
      outbox.add(.shown) { [observers = draft.core.eventObservers] in observers.tell(event) }
    }
    let note = draft[Told.self]
    for slot in change.gained { add(.shown(Node(slot), index: slot.index), of: slot.flow.value.id) }
    for (container, name) in change.selections { add(.selected(name), of: container) }
    for kind in note.first { add(kind) }
    for (kind, flow) in note.rest { add(kind, of: flow) }
    if let link = note.link { add(.linkOpened(link)) }
    for mistake in note.mistakes { add(.mistake(mistake.message), of: mistake.flow.flowID) }
    outbox.add(.visible) { [self, core = draft.core, cause = draft.cause] in
      tellVisible(in: after, of: core, cause: cause)
    }
  }

  private func addRemovals(
    _ change: Comparison, of core: SceneCore, cause: ChangeCause, to outbox: inout Outbox
  ) {
    guard let before = change.before else { return }
    var events = EventMaker(before, cause: cause)
    for (order, slot) in change.lost.enumerated() where !slot.isShared {
      let event = events.event(.removed(Node(slot), change.cause(of: slot)), of: slot.flow.value.id)
      outbox.add(.removed, order: order) { [observers = core.eventObservers] in observers.tell(event) }
    }
  }

  // MARK: The visible screen

  /// Follows the visible screen from now on. Nobody has done so.
  func follow(_ core: SceneCore) { visible = isDrawn ? VisibleSlot(core.presentation.visibleNode) : nil }

  /// Notes that a host has drawn the scene, so that the user looks at it.
  func wasDrawn(_ core: SceneCore) {
    guard let committed = core.committed else { return }
    isDrawn = true
    core.deliveries.add { [self] in tellVisible(in: committed, of: core, cause: .opened) }
    core.deliver()
  }

  /// Tells of the visible screen of a state, unless it was the last visible one, too.
  private func tellVisible(in state: SceneState, of core: SceneCore, cause: ChangeCause) {
    let node = core.presentation(of: state).visibleNode
    let slot = VisibleSlot(node)
    guard visible != slot else { return }
    visible = slot
    let screen = VisibleScreen(node: node, state: state, links: core.scene?.linkMaker)
    let flow = NavigationEvent.Flow(state: state, position: .drawing(node.id))
    core.eventObservers.tell(NavigationEvent(kind: .visible(screen), cause: cause, flow: flow))
  }
}

extension FlowScene {
  /// Calls back with each event at once, before the next one happens. ``events`` is a stream for a task instead.
  ///
  /// The scene keeps the callback, which must not keep the scene or a flow.
  ///
  /// - Parameter call: The callback.
  /// - Returns: A token that can end the observation before the scene goes.
  @discardableResult
  public func observeEvents(_ call: @escaping (NavigationEvent) -> Void) -> ObservationToken {
    if !core.hearsEvents { core.rule(Events.self)?.follow(core) }
    return core.eventObservers.add(call)
  }
}

/// A drawing of a slot by one root.
private struct VisibleSlot: Equatable {
  private let id: SlotID
  private let generation: UInt64

  init(_ node: Node) { (id, generation) = (node.id, node.generation) }
}
