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
    var event = NavigationEvent(kind: kind(), cause: cause, flow: flow)
    if !deliveries.countsOneMore() {
      // An observer of this event would go on. The refusal of the verb comes after a denial.
      if case .denied = event.kind { return }
      guard deliveries.reportsEnd() else { return }
      event = NavigationEvent(kind: .mistake(endlessTelling(since: event)), cause: cause, flow: flow)
    }
    deliveries.add { [eventObservers] in eventObservers.tell(event) }
    deliver()
  }
}

extension SceneCore {
  /// Reports the verb of an observer that was refused because observers change the scene without end.
  func reportIfEndless(_ verb: String, in flow: AnyCoordinator) {
    if deliveries.isExhausted { report(.refused(verb: verb, .busy), in: flow.eventFlow) }
  }

  /// Returns the sentence about an observer that changes the scene again and again, the last time with an event.
  private func endlessTelling(since event: NavigationEvent) -> String {
    let observed = eventObservers.current.map { "“\($0)”" } ?? "changes"
    let change =
      switch event.kind {
      case .refused(let verb, _): "calls \(event.flow.type).\(verb)"
      case .linkRefused(let link, _): "opens “\(link)”"
      default: "changes \(event.flow.type)"
      }
    return "an observer of \(observed) \(change) without end: let it do so only once"
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
      if let error = error as? AdmissionError, let core {
        // Both are told together, so that one observer of them gets one mistake.
        let wasHeld = exchange(&core.deliveries.isHeld, with: true)
        core.report(.denied(error), cause: cause, in: eventFlow)
        core.deliveries.isHeld = wasHeld
      }
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
