/// The guards of a scene, which decide what may be shown, and the flows, which know what there is to show.
@MainActor
final class Guards: Rule {
  /// Whether the scene has had a guard.
  private(set) var hasGuards = false
  /// Whether the scene has had a flow that checks what exists.
  private var hasChecks = false
  /// The places that guards were asked about in the open draft.
  var asked: Set<DestinationID> = []
  /// The answers for which a link waits. The slots that they are about were never shown.
  private var answersWithLink: Set<DestinationID> = []
  /// The answers that make guards show other roots. The slots that they are about were never shown.
  private var answersBehindRoots: Set<DestinationID> = []

  init(_ core: SceneCore) {}

  func isIdle(in draft: Draft, _ change: Comparison?) -> Bool {
    !hasGuards && !hasChecks && change?.gainedFlows.isEmpty != false
  }

  func review(_ draft: Draft, _ change: Comparison) throws {
    for flow in change.gainedFlows.lazy.compactMap(draft.core.flow) {
      if flow is any Guarding { hasGuards = true }
      if flow is any ChecksExistence { hasChecks = true }
    }
    guard hasGuards || hasChecks else { return }
    if exchange(&draft.notes.link.isAskedAnew, with: false) { draft.notes.guards.answered = [] }
    try GuardReview(draft: draft, core: draft.core, guards: self).run(change)
  }

  // MARK: Readings

  // A guard's answer is remembered with the models that it has read, as long as its place is there.
  func ended(_ draft: Draft, _ change: Comparison?, _ outbox: inout Outbox) {
    if let change {
      asked.formUnion(change.exits.map(\.place))
      let newer = draft.notes.link.waitingAnswers
      if !newer.isEmpty || draft.state.held == nil { asked.formUnion(exchange(&answersWithLink, with: newer)) }
      // A flow that is removed takes its answers along.
      let lost = Set(change.lostFlows.map(\.value.id))
      if !lost.isEmpty { asked.formUnion(answersBehindRoots.filter { lost.contains($0.flow) }) }
      answersBehindRoots.subtract(asked)
      let behindRoots = draft.notes.guards.answersBehindRoots
      if draft.endsLines {
        asked.formUnion(exchange(&answersBehindRoots, with: behindRoots))
      } else {
        answersBehindRoots.formUnion(behindRoots)
      }
    }
    forgetAnswers(in: draft.core)
  }

  /// Forgets the answers about slots that are not there, except those for which a link waits or another root is shown.
  private func forgetAnswers(in core: SceneCore) {
    let places = exchange(&asked, with: []).subtracting(answersWithLink).subtracting(answersBehindRoots)
    for (flow, places) in Dictionary(grouping: places, by: \.flow) {
      let state = core.flow(flow)?.path.flatMap { core.current[$0] }
      // A search for each of many slots would take too long.
      let many =
        places.count > 8 ? state.map { state in Set(state.slots.indices.map { DestinationID($0, of: state) }) } : nil
      for place in places where !(many?.contains(place) ?? state?.contains(place) ?? false) {
        core.tracking.forget(.place(place))
      }
    }
  }
}

extension Guards: GivesRoots {
  /// Returns whether a flow shows its root only until its guard admits the first root, with all that this opens.
  func isInPlaceOfFirstRoot(_ state: FlowState, of flow: AnyCoordinator, in draft: Draft) -> Bool {
    GuardReview(draft: draft, core: draft.core, guards: self).holdsFirstRoot(of: flow, state)
  }
}

extension Guards: HoldsLinks {
  /// Returns whether the guards change the draft themselves, or one of them names the place where a link waits as the
  /// one to show: the user is not done there, for example in the last steps of a sign-in.
  func holds(_ link: HeldLink, in draft: Draft) -> Bool {
    if draft.notes.guards.hasChanged { return true }
    guard link.isWaiting(in: draft.core.committed), let address = link.waiting.flatMap(draft.state.locate),
      let flow = draft.state[address.flow]
    else { return false }
    return draft.notes.guards.named.contains(DestinationID(address.index, of: flow))
  }
}

/// The results of the guards' answers in an open draft.
struct GuardNote {
  /// The places that guards were asked about since the last change that they have made.
  var answered: Set<DestinationID> = []
  /// The places among them that a guard names itself as the ones to show instead.
  var named: Set<DestinationID> = []
  /// The flows that could not get their first roots back.
  var keepsSubstitute: Set<FlowID> = []
  /// Whether guards have changed the draft since all of them were asked.
  var hasChanged = false
  /// The places that are not admitted.
  var refusedPlaces: Set<DestinationID> = []
  /// The places among them whose answers change nothing, since nothing can be shown instead.
  var kept: Set<DestinationID> = []
  /// The answers for which another root is shown in place of a first one.
  var answersBehindRoots: Set<DestinationID> = []
  /// The last destinations that guards have replaced by each other, in their order, with the guards.
  var detours: [Detour] = []
  /// The number of destinations that guards have shown instead of others.
  var detourCount = 0
  /// The members of containers that are not admitted.
  var refusedMembers: [FlowID: Set<String>] = [:]

  typealias Detour = (destination: any BoxedDestination, by: String)
}

extension LinkPlan {
  /// The answers of the guards that do not allow the link. Empty if it is admitted.
  package var verdicts: [Admission.Verdict] { remarks.compactMap { $0 as? Admission.Verdict } }

  /// The types of the flows on the way that decide as guards, from the outside in.
  package var guards: [String] {
    var names: [String] = []
    for type in legs.flatMap({ [$0.flowType, $0.openedType].compactMap { $0 } }) where type is any Guarding.Type {
      if !names.contains("\(type)") { names.append("\(type)") }
    }
    return names
  }
}
