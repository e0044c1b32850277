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
  private var placesWithLink: Set<DestinationID> = []
  /// The answers that make guards show other roots. The slots that they are about were never shown.
  private var placesBehindRoots: Set<DestinationID> = []

  init(_ core: SceneCore) {}

  func isIdle(in draft: Draft, _ difference: Difference?) -> Bool {
    !hasGuards && !hasChecks && difference?.gainedFlows.isEmpty != false
  }

  func review(_ draft: Draft, _ difference: Difference) throws {
    for flow in difference.gainedFlows.lazy.compactMap(draft.core.flow) {
      if flow is any Guarding { hasGuards = true }
      if flow is any ChecksExistence { hasChecks = true }
    }
    guard hasGuards || hasChecks else { return }
    if exchange(&draft.notes.link.isAskedAnew, with: false) { draft.notes.guards.answered = [] }
    try GuardReview(draft: draft, core: draft.core, guards: self).run(difference)
  }

  // MARK: Readings

  // A guard's answer is remembered with the models that it has read, as long as its place is there.
  func ended(_ draft: Draft, _ difference: Difference?, _ outbox: inout Outbox) {
    if let difference {
      asked.formUnion(difference.exits.map(\.place))
      let newer = draft.notes.link.waitingPlaces
      if !newer.isEmpty || draft.state.held == nil { asked.formUnion(exchange(&placesWithLink, with: newer)) }
      // The answers about the slots of a removed flow are forgotten with it.
      let lost = Set(difference.lostFlows.map(\.value.id))
      if !lost.isEmpty { asked.formUnion(placesBehindRoots.filter { lost.contains($0.flow) }) }
      placesBehindRoots.subtract(asked)
      let behindRoots = draft.notes.guards.placesBehindRoots
      if draft.endsLines {
        asked.formUnion(exchange(&placesBehindRoots, with: behindRoots))
      } else {
        placesBehindRoots.formUnion(behindRoots)
      }
    }
    forgetAnswers(in: draft.core)
  }

  /// Forgets the answers about slots that are not there, except those for which a link waits or another root is shown.
  private func forgetAnswers(in core: SceneCore) {
    let places = exchange(&asked, with: []).subtracting(placesWithLink).subtracting(placesBehindRoots)
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
  /// The places asked about in this round, and those in `withoutEffect`. They are not asked about again. A new round begins when
  /// a link is tried again, and when guards have changed the draft and have no objection left.
  var answered: Set<DestinationID> = []
  /// The detours that are in the draft already: a guard was asked about one of them, or about a place in its flow, and
  /// named it as the destination to show. Emptied when guards have changed the draft and are asked again.
  var named: Set<DestinationID> = []
  /// The flows that keep the root that a guard shows, because the replaced root could not be brought back.
  var keepsSubstitute: Set<FlowID> = []
  /// Whether guards have changed the draft since all of them were asked.
  var hasChanged = false
  /// The places that guards did not admit in this draft, and those where there was nothing to show.
  var refusedPlaces: Set<DestinationID> = []
  /// The places among them whose answers left the draft unchanged, such as the scene's first root, which is not
  /// removed.
  var withoutEffect: Set<DestinationID> = []
  /// The places whose answers keep another root in place of the flow's own: those that a guard has replaced by a root,
  /// and those asked about when the replaced root could not be brought back.
  var placesBehindRoots: Set<DestinationID> = []
  /// The last chain of detours: a destination that was not admitted, the one shown instead of it, the one shown instead
  /// of that one, and so on. Each has the type of the guard that has answered.
  var detours: [Detour] = []
  /// The number of detours that were shown in this draft, to find guards that redirect without end.
  var detourCount = 0
  /// The names of the members that are not admitted, for each container that shows one member at a time.
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
