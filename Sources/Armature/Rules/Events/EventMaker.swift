/// Makes the events of one change, with the flows of one state.
struct EventMaker {
  private let state: SceneState
  private let cause: ChangeCause
  /// The flow of the last event. The next one is often of the same.
  private var last: (id: FlowID, way: Way)?

  init(_ state: SceneState, cause: ChangeCause) {
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
