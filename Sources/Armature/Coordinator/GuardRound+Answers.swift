import Foundation

// The answers of guards, carried out in a draft.
extension GuardRound {
  /// Changes the draft by an answer, and adds what it tells.
  func carryOut(_ refused: Refused) throws {
    draft.verdicts.append(
      Admission.Verdict(box: refused.destination, flow: refused.by.typeName, answer: refused.answer))
    draft.refusedPlaces.insert(refused.asked)
    do {
      if case .deny(let reason) = refused.answer { throw denial(of: refused, reason) }
      guard let detour = refused.answer.detour else { return }
      let link = held(refused)
      try show(detour, insteadOf: refused)
      lose(refused, .redirected(to: detour.name))
      if let link {
        draft.answersWithLink.insert(refused.asked)
        draft.hold(link, at: detour)
      }
    } catch {
      // A place that is already there has to go, whatever the guards say.
      guard refused.endsLine else { throw error }
      if isThere(refused), try !end(refused) {
        guard draft.endsLines, !refused.isSuccessor || draft.causeForGuards != .guards else { throw error }
        draft.tree.cutAbove(refused.way, cause: .notAdmitted)
        draft.tree.truncate(refused.way, to: 1, cause: .notAdmitted)
      }
      if let problem = error as? AdmissionError {
        lose(refused, .notAdmitted(problem))
        draft.tell(.denied(problem), of: refused.by.flowID)
      } else {
        lose(refused, .refused(error.refusal))
        draft.tell(.refused(verb: "admit(_:)", error.refusal), of: refused.by.flowID)
      }
    }
  }

  private func isThere(_ refused: Refused) -> Bool {
    draft.state[SlotAddress(flow: refused.way, index: refused.slot.index)]?.destination === refused.destination
  }

  /// Returns the error for a denied place. If guards have led there themselves, they contradict each other.
  private func denial(of refused: Refused, _ reason: String) -> AdmissionError {
    guard let last = draft.detours.last, isWithin(last, refused), let place = draft.detours.dropLast().last else {
      return .denied(reason)
    }
    return .mistake(
      "\(last.by) shows \(last.destination.destination) instead of \(place.destination.destination), but "
        + "\(refused.by.typeName) denies \(refused.destination.destination) there: \(reason)")
  }

  /// Notes that a place of an archive does not come back.
  private func lose(_ refused: Refused, _ reason: RestoreReport.Reason) {
    guard draft.causeForGuards == .restored else { return }
    draft.denials.append((refused.slot.flow.value.id, refused.slot.index, reason))
  }

  /// Returns the link that waits because of an answer. Only links wait.
  private func held(_ refused: Refused) -> HeldLink? {
    // A hidden line ends without a trace. The guards are asked again when it is shown.
    guard draft.causeForGuards == .link, case .hold(_, let seconds) = refused.answer, draft.state.isDrawn(refused.way)
    else { return nil }
    var held = core.links?.heldLink(to: draft.state, openedBy: draft.link)
    held?.expires = seconds.map { core.clock.now() + $0 }
    return held
  }

  private func show(_ detour: Admission.Detour, insteadOf refused: Refused) throws {
    let wasDrawn = draft.state.isDrawn(refused.way)
    try follow(detour, insteadOf: refused)
    guard let flow = core.flow(detour.flow), let way = flow.way else { throw NavigationError.detached }
    let place = SlotAddress(flow: refused.way, index: refused.slot.index)
    // A flow in the guard's root shares the root's slot.
    if draft.state.drawer(of: place) == draft.state.drawer(of: SlotAddress(flow: way, index: 0)) {
      return try setRoot(of: flow, to: detour)
    }
    try end(refused)
    let isThere = flow.state.slots.contains { $0.destination.isEqual(to: detour.slot.destination) }
    guard wasDrawn, !isThere else { return }
    try countDetour()
    // Nothing can be shown above an alert, which may ask about the place that is gone.
    if let layer = flow.state.topLayer.dialog, let slot = draft.state.locate(layer) {
      draft.tree.remove(slot, cause: .notAdmitted)
    }
    // The slot may be there already, and the draft has removed it, for example by a newer link. The user may be signing
    // in there.
    let kept = committedState(of: detour.flow)?.routes.last { slot in
      slot.style == detour.slot.style && slot.destination.isEqual(to: detour.slot.destination)
        && draft.tree.causes[slot.id] != .notAdmitted
    }
    guard let way = flow.way, let kept else { return try draft.perform(.show(detour.slot), on: flow) }
    try draft.tree.show(kept, in: way)
  }

  /// Notes that a guard leads from one destination to another.
  ///
  /// - Throws: An ``AdmissionError`` when the guards lead to a destination again.
  private func follow(_ detour: Admission.Detour, insteadOf refused: Refused) throws {
    let guardian = refused.by.typeName
    if !(draft.detours.last.map { isWithin($0, refused) } ?? false) {
      draft.detours = [(refused.destination, guardian)]
    }
    let isLoop = draft.detours.contains { $0.destination.isEqual(to: detour.slot.destination) }
    draft.detours.append((detour.slot.destination, guardian))
    if isLoop { throw endlessDetours }
  }

  /// Counts the destinations that guards show. A scene may have many places that all go at once.
  ///
  /// - Throws: An ``AdmissionError`` when there are too many of them.
  private func countDetour() throws {
    draft.detourCount += 1
    guard draft.detourCount <= NavigationError.maximumDepth + core.flowCount else { throw endlessDetours }
  }

  private var endlessDetours: AdmissionError {
    let names = draft.detours.map(\.by)
    let guards = names.indices.filter { names.firstIndex(of: names[$0]) == $0 }.map { names[$0] }
    let places = draft.detours.suffix(8).map { "\($0.destination.destination)" }
    let isOne = guards.count == 1
    return .mistake(
      "\(guards.joined(separator: " and ")) \(isOne ? "redirects" : "redirect") without end: "
        + "\(places.joined(separator: " → ")); let \(isOne ? "it" : "them") allow one of these destinations")
  }

  /// Returns whether a place is the destination that a guard has shown before, or lies in its flow.
  private func isWithin(_ detour: Draft.Detour, _ refused: Refused) -> Bool {
    let way = refused.way
    return detour.destination === refused.destination
      || way.indices.contains { index in
        draft.state[SlotAddress(flow: Array(way[..<index]), index: way[index])]?.destination === detour.destination
      }
  }

  /// Gives the guard's own flow another root, since there is nothing below its root. If the flow has that root already,
  /// the root stays as it is.
  private func setRoot(of flow: AnyCoordinator, to detour: Admission.Detour) throws {
    try countDetour()
    let destination = detour.slot.destination
    guard let way = flow.way, let committed = committedState(of: flow.flowID),
      committed.root.destination.isEqual(to: destination)
    else { return try draft.perform(.setRoot(destination, generation: Identity.next()), on: flow) }
    draft.tree.bringBackRoot(of: committed, in: way)
  }

  /// The state of a flow before the draft.
  func committedState(of flow: FlowID) -> FlowState? {
    core.committed.flatMap { state in state.way(to: flow).flatMap { state[$0] } }
  }
}

extension Admission.Detour {
  fileprivate var name: String { "\(slot.destination.destination)" }
}

extension LayerStart {
  /// The alert or dialog that starts the layer, if any.
  fileprivate var dialog: SlotID? { style.isDialog ? id : nil }
}

extension SceneState {
  fileprivate func destination(in slot: SlotID) -> (any BoxedDestination)? {
    locate(slot).flatMap { self[$0] }?.destination
  }
}

extension Draft {
  /// Whether a line ends below a destination that is denied. If not, the whole draft is refused.
  var endsLines: Bool { [.restored, .opened, .guards].contains(causeForGuards) }

  /// Keeps a link while another destination is shown.
  fileprivate func hold(_ link: HeldLink, at detour: Admission.Detour) {
    guard let flow = flow(detour.flow), let way = flow.way, let state = state[way],
      let index = state.slots.lastIndex(where: { $0.destination.isEqual(to: detour.slot.destination) })
    else { return }
    var link = link
    link.waiting = state.slots[index].id
    hold(link)
  }

  /// Keeps a link. It replaces the one that waits.
  func hold(_ link: HeldLink) {
    if state.held?.place != link.place || state.held?.link != link.link {
      if let old = state.held { tell(.linkReplaced(old.link, by: link.link)) }
      tell(.linkHeld(link.link))
    }
    tree.hold(link)
    self.link = nil
  }

  /// Ends the waiting of a link whose place a newer link has left.
  func replaceHeldLink(by link: String, from before: SceneState?) {
    guard let held = state.held, let slot = held.waiting else { return }
    // A root keeps its slot when the link names another one.
    if let place = before?.destination(in: slot), state.destination(in: slot)?.isEqual(to: place) == true { return }
    tell(.linkReplaced(held.link, by: link))
    tree.hold(nil)
  }
}
