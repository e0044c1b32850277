/// Makes the events of one change, with the flows of one state.
struct EventMaker {
  private let state: SceneState
  private let cause: NavigationEvent.Cause
  /// The flow of the last event. The next one is often of the same.
  private var last: (id: FlowID, way: Way)?

  init(_ state: SceneState, cause: NavigationEvent.Cause) {
    self.state = state
    self.cause = cause
  }

  /// Returns an event of a flow; of the scene's root without one.
  mutating func event(_ kind: NavigationEvent.Kind, of flow: FlowID? = nil) -> NavigationEvent {
    if let flow, last?.id != flow { last = (flow, state.way(to: flow) ?? []) }
    let way = flow == nil ? [] : last?.way ?? []
    return NavigationEvent(kind: kind, cause: cause, flow: NavigationEvent.Flow(state: state, position: .way(way)))
  }
}

extension AnyCoordinator {
  /// The flow, for an event.
  final var eventFlow: NavigationEvent.Flow {
    guard let core, let way else { return NavigationEvent.Flow(state: SceneState(root: part), position: .way([])) }
    return NavigationEvent.Flow(state: core.current, position: .way(way))
  }
}

extension SceneCore {
  /// Calls back with each event from now on.
  func observeEvents(_ call: @escaping (NavigationEvent) -> Void) -> ObservationToken {
    // Nobody has followed the visible screen.
    if !deliveries.hearsEvents { visible = isDrawn ? VisibleSlot(presentation.visibleNode) : nil }
    return deliveries.eventObservers.add(call)
  }

  /// Notes that a host has drawn the scene, so that the user looks at it.
  func wasDrawn() {
    guard !isDrawn, let committed else { return }
    isDrawn = true
    deliveries.add { [self] in tellVisible(in: committed, cause: .opened) }
    deliver()
  }

  /// Tells of the visible screen of a state, unless it was the last visible one, too.
  func tellVisible(in state: SceneState, cause: NavigationEvent.Cause) {
    let node = presentation(of: state).visibleNode
    let slot = VisibleSlot(node)
    guard visible != slot else { return }
    visible = slot
    let screen = VisibleScreen(node: node, state: state, links: scene?.linkMaker)
    let flow = NavigationEvent.Flow(state: state, position: .drawing(node.id))
    deliveries.eventObservers.tell(NavigationEvent(kind: .visible(screen), cause: cause, flow: flow))
  }
}

/// A drawing of a slot by one root.
struct VisibleSlot: Equatable {
  private let id: SlotID
  private let generation: UInt64

  init(_ node: Node) { (id, generation) = (node.id, node.generation) }
}
