extension Draft {
  /// Adds an event for the commit, of the scene's root without a flow.
  func tell(_ kind: NavigationEvent.Kind, of flow: FlowID? = nil) { notes.told.append((kind, flow)) }

  /// Adds a mistake of the app for the commit, if anybody hears of it.
  func note(_ mistake: @autoclosure () -> Mistake?) {
    guard !core.telling.events.isEmpty, let mistake = mistake() else { return }
    tell(.mistake(mistake.message), of: mistake.flow.flowID)
  }
}

extension SceneCore {
  /// Reports the refusal of a verb, which also refuses the open draft.
  func report(refusal error: NavigationError, of verb: StaticString, cause: ChangeCause, in flow: AnyCoordinator) {
    refuseDraft(with: error)
    let user: ChangeCause? = if case .ready(let user) = phase { user } else { nil }
    report(.refused(verb: "\(verb)", error), cause: user ?? cause, in: flow.eventFlow)
  }

  /// Reports an event that is no part of a change.
  func report(
    _ kind: @autoclosure () -> NavigationEvent.Kind, cause: ChangeCause = .verb,
    in flow: @autoclosure () -> NavigationEvent.Flow? = nil
  ) {
    guard !telling.events.isEmpty, let flow = flow() ?? root?.eventFlow else { return }
    var event = NavigationEvent(kind: kind(), cause: cause, flow: flow)
    if !telling.takesOneMore() {
      // An observer of this event would go on. The refusal of the verb comes after a denial.
      if case .denied = event.kind { return }
      guard telling.reportsEnd() else { return }
      event = NavigationEvent(kind: .mistake(endlessTelling(since: event)), cause: cause, flow: flow)
    }
    telling.add { [telling] in telling.events.tell(event) }
    deliver()
  }
}

extension SceneCore {
  /// Reports the verb of an observer that was refused because observers change the scene without end.
  func reportIfEndless(_ verb: String, in flow: AnyCoordinator) {
    if telling.isExhausted { report(.refused(verb: verb, .busy), in: flow.eventFlow) }
  }

  /// Returns the sentence about an observer that changes the scene again and again, the last time with an event.
  private func endlessTelling(since event: NavigationEvent) -> String {
    let observed = telling.events.current.map { "“\($0)”" } ?? "changes"
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
  final func attempt(_ verb: StaticString, cause: ChangeCause = .verb, _ work: () throws -> Void) -> Bool {
    do {
      try work()
      return true
    } catch {
      if let error = error as? AdmissionError, let core {
        // Both are told together, so that one observer of them gets one mistake.
        core.telling.hold()
        core.report(.denied(error), cause: cause, in: eventFlow)
        core.telling.release()
      }
      core?.report(refusal: error.refusal, of: verb, cause: cause, in: self)
      return false
    }
  }

  /// The flow, for an event.
  final var eventFlow: NavigationEvent.Flow {
    let state = way.flatMap { _ in core?.current } ?? SceneState(root: alone)
    return NavigationEvent.Flow(state: state, position: .flow(flowID))
  }
}
