/// The events of an open draft that do not follow from its change.
struct Told: DraftNote {
  /// Events of the scene's root that come before the others.
  var first: [NavigationEvent.Kind] = []
  /// Events of a flow, or of the scene's root.
  var rest: [(kind: NavigationEvent.Kind, flow: FlowID?)] = []
  /// The link that the draft opens.
  var link: String?
  var mistakes: [Mistake] = []
}

extension Draft {
  /// The link that the draft opens.
  var link: String? {
    get { self[Told.self].link }
    set { self[Told.self].link = newValue }
  }

  /// Adds an event for the commit, of the scene's root without a flow.
  func tell(_ kind: NavigationEvent.Kind, of flow: FlowID? = nil) { self[Told.self].rest.append((kind, flow)) }

  /// Adds a mistake of the app for the commit, if anybody hears of it.
  func note(_ mistake: @autoclosure () -> Mistake?) {
    if core.hearsEvents, let mistake = mistake() { self[Told.self].mistakes.append(mistake) }
  }
}

/// Those who hear of a scene's events.
@MainActor
final class EventObservers: Service {
  let list = Observers<NavigationEvent>()

  init(_ core: SceneCore) {}
}

extension SceneCore {
  var eventObservers: Observers<NavigationEvent> { service(EventObservers.self).list }

  var hearsEvents: Bool { !eventObservers.isEmpty }

  /// Reports the refusal of a verb, which also refuses the open draft.
  func report(
    refusal error: NavigationError, of verb: StaticString, cause: ChangeCause, in flow: AnyCoordinator
  ) {
    refuseDraft(with: error)
    report(.refused(verb: "\(verb)", error), cause: userCause ?? cause, in: flow.eventFlow)
  }

  /// Reports an event that is no part of a change.
  func report(
    _ kind: @autoclosure () -> NavigationEvent.Kind, cause: ChangeCause = .verb,
    in flow: @autoclosure () -> NavigationEvent.Flow? = nil
  ) {
    guard hearsEvents, let flow = flow() ?? root?.eventFlow else { return }
    let event = NavigationEvent(kind: kind(), cause: cause, flow: flow)
    deliveries.add { [eventObservers] in eventObservers.tell(event) }
    deliver()
  }
}

extension AnyCoordinator {
  /// Does work that may be refused, and reports the refusal.
  ///
  /// - Returns: Whether the work succeeded.
  final func attempt(
    _ verb: StaticString, cause: ChangeCause = .verb, _ work: () throws -> Void
  ) -> Bool {
    do {
      try work()
      return true
    } catch {
      if let error = error as? AdmissionError { core?.report(.denied(error), cause: cause, in: eventFlow) }
      core?.report(refusal: error.refusal, of: verb, cause: cause, in: self)
      return false
    }
  }

  /// The flow, for an event.
  final var eventFlow: NavigationEvent.Flow {
    guard let core, let way else { return NavigationEvent.Flow(state: SceneState(root: part), position: .way([])) }
    return NavigationEvent.Flow(state: core.current, position: .way(way))
  }
}
