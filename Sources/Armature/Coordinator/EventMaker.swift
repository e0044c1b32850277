/// Makes the events of one change, with the flows of one state.
final class EventMaker {
  private let state: SceneState
  private let cause: NavigationEvent.Cause
  /// The flow of the last event. The next one is often of the same.
  private var last: NavigationEvent.Flow?

  init(_ state: SceneState, cause: NavigationEvent.Cause) {
    self.state = state
    self.cause = cause
  }

  /// Returns an event of a flow; of the scene's root without one. `nil` for a flow that is not in the state.
  func event(_ kind: NavigationEvent.Kind, of flow: FlowID? = nil) -> NavigationEvent? {
    if last == nil || last?.id != flow { last = state.way(to: flow ?? state.root.value.id).flatMap(state.eventFlow) }
    return last.map { NavigationEvent(kind: kind, cause: cause, flow: $0) }
  }
}

extension SceneState {
  /// Returns the flow at a way, for an event.
  func eventFlow(at way: Way) -> NavigationEvent.Flow? {
    guard let flow = self[way] else { return nil }
    let types = (0...way.count).compactMap { self[Array(way.prefix($0))]?.type }
    return NavigationEvent.Flow(id: flow.id, slot: flow.root.id, types: types)
  }
}

extension AnyCoordinator {
  /// The flow, for an event.
  final var eventFlow: NavigationEvent.Flow {
    guard let core, let flow = way.flatMap(core.current.eventFlow) else {
      return NavigationEvent.Flow(id: flowID, slot: part.root.id, types: [type(of: self)])
    }
    return flow
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
    guard deliveries.hearsEvents, visible == nil else { return }
    if let event = visibleEvent(in: committed, cause: .opened) { deliveries.add(event: event) }
    deliver()
  }

  /// Returns the event for the visible screen of a state; `nil` if it was the last visible one, too.
  func visibleEvent(in state: SceneState, cause: NavigationEvent.Cause) -> NavigationEvent? {
    let node = presentation(of: state).visibleNode
    guard visible != VisibleSlot(node), let slot = state.locate(node.id).map(state.drawer),
      let flow = state.eventFlow(at: slot.flow)
    else { return nil }
    visible = VisibleSlot(node)
    let makeLink = scene?.linkMaker(to: node.id, in: state)
    let screen = VisibleScreen(node: node) { makeLink?() }
    return NavigationEvent(kind: .visible(screen), cause: cause, flow: flow)
  }
}

/// A drawing of a slot by one root.
struct VisibleSlot: Equatable {
  private let id: SlotID
  private let generation: UInt64

  init(_ node: Node) { (id, generation) = (node.id, node.generation) }
}
