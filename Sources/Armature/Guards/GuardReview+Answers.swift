extension GuardReview {
  /// Changes the draft by an answer, and adds the events of the answer.
  func apply(_ refused: Refused) throws {
    if !refused.isGone {
      draft.notes.remarks.append(
        Admission.Verdict(box: refused.destination, flow: refused.by.typeName, answer: refused.answer))
    }
    note.refusedPlaces.insert(refused.place)
    do {
      if case .deny(let reason) = refused.answer.kind { throw denial(of: refused, reason) }
      guard let detour = refused.answer.detour else { return }
      let goal = linkGoal(of: refused)
      try show(detour, insteadOf: refused)
      lose(refused, .redirected(to: "\(detour.destination)"))
      guard let goal, case .hold(_, let seconds) = refused.answer.kind, let state = core.flow(detour.flow)?.state,
        let slot = state.slots.last(where: { $0.destination.isEqual(to: detour.slot.destination) })
      else { return }
      // The root of a new flow is shown again by itself.
      let isNewRoot = slot.id == state.root.id && committedState(of: detour.flow) == nil
      if isNewRoot, draft.reviewCause != .link, goal.flow(detour.flow)?.routes.isEmpty == true { return }
      draft.notes.link.waits.append(LinkWait(goal: goal, slot: slot.id, seconds: seconds, place: refused.place))
    } catch {
      // A place that is already shown is removed, after a denial and when nothing can be shown instead.
      guard refused.endsLine else { throw error }
      let wasSubstitute = refused.slot.index == 0 && draft.state[refused.path]?.replacedRoot != nil
      if isThere(refused), try !endLine(at: refused) {
        guard draft.endsLines, !refused.isSuccessor || draft.reviewCause != .guards else { throw error }
        draft.tree.cut(refused.path, to: 1, cause: .notAdmitted)
      }
      if let problem = error as? AdmissionError {
        let gone: RestoreReport.Reason? = if case .gone(let reason) = problem { .gone(reason) } else { nil }
        lose(refused, gone ?? .notAdmitted(problem))
        // The end of a sign-in is no denial.
        if case .denied = problem, wasSubstitute, draft.state[refused.path]?.replacedRoot == nil { return }
        draft.report(.denied(problem), of: refused.by.flowID)
      } else {
        lose(refused, .refused(error.refusal))
        draft.report(.refused(verb: "admit(_:)", error.refusal), of: refused.by.flowID)
      }
    }
  }

  private func isThere(_ refused: Refused) -> Bool {
    draft.state[SlotAddress(flow: refused.path, index: refused.slot.index)]?.destination === refused.destination
  }

  /// Returns the error for a denied place. If guards have led there themselves, they contradict each other.
  private func denial(of refused: Refused, _ reason: String) -> AdmissionError {
    if refused.isGone { return .gone(reason) }
    guard let last = note.detours.last, isWithin(last, refused), let place = note.detours.dropLast().last else {
      return .denied(reason)
    }
    return .mistake(
      "\(last.by) shows \(last.destination.destination) instead of \(place.destination.destination), but "
        + "\(refused.by.typeName) denies \(refused.destination.destination) there: \(reason)")
  }

  /// Notes that a place of an archive is lost.
  private func lose(_ refused: Refused, _ reason: RestoreReport.Reason) {
    guard draft.reviewCause == .restored else { return }
    let flow = "\(refused.slot.flow.value.type)"
    draft.notes.losses.append(RestoreReport.Loss(flow: flow, position: refused.slot.index, reason: reason))
  }

  /// Returns the state that was asked for, by a link or otherwise, and waits if a guard holds it.
  private func linkGoal(of refused: Refused) -> SceneState? {
    // A hidden line ends without a trace. The guards are asked again when it is shown.
    guard draft.state.isDrawn(refused.path) else { return nil }
    switch draft.reviewCause {
    case .link: return draft.state
    case .verb, .selected:
      // A place that was already shown is not kept for the next user.
      let wasThere = committedState(of: refused.slot.flow.value.id)?.contains(refused.place) == true
      return refused.isSelection || !wasThere ? draft.state : nil
    default: return nil
    }
  }

  private func show(_ detour: Admission.Detour, insteadOf refused: Refused) throws {
    let wasDrawn = draft.state.isDrawn(refused.path)
    try redirect(to: detour, insteadOf: refused)
    guard let flow = core.flow(detour.flow), let path = flow.path else { throw NavigationError.detached }
    let place = SlotAddress(flow: refused.path, index: refused.slot.index)
    // A flow in the guard's root shares the root's slot.
    if draft.state.drawer(of: place) == draft.state.drawer(of: SlotAddress(flow: path, index: 0)) {
      note.placesBehindRoots.insert(refused.place)
      return try setRoot(of: flow, to: detour)
    }
    try endLine(at: refused)
    let isThere = flow.state.slots.contains { $0.destination.isEqual(to: detour.slot.destination) }
    guard wasDrawn, !isThere else { return }
    try countDetour()
    // Nothing can be shown above an alert, which may ask about the removed place.
    if let layer = flow.path.flatMap({ draft.state[draft.state.lineEnd(of: $0)] })?.topLayer, layer.style.isDialog,
      let slot = draft.state.locate(layer.id)
    {
      draft.tree.remove(slot, cause: .notAdmitted)
    }
    // The slot may be there already, and the draft has removed it, for example by a newer link. The user may be signing
    // in there.
    let causes = draft.tree.removals.causes
    let kept = committedState(of: detour.flow)?.routes.last { slot in
      slot.style == detour.slot.style && slot.destination.isEqual(to: detour.slot.destination)
        && causes[slot.id] != .notAdmitted
    }
    guard let path = flow.path, let kept else { return try draft.perform(.show(detour.slot), on: flow) }
    try draft.tree.check(.show(kept), on: path)
    draft.tree.perform(.show(kept), on: path)
  }

  /// Notes that a guard leads from one destination to another.
  ///
  /// - Throws: An ``AdmissionError`` when the guards lead to a destination again.
  private func redirect(to detour: Admission.Detour, insteadOf refused: Refused) throws {
    let guardian = refused.by.typeName
    if !(note.detours.last.map { isWithin($0, refused) } ?? false) {
      note.detours = [(refused.destination, guardian)]
    }
    let isLoop = note.detours.contains { $0.destination.isEqual(to: detour.slot.destination) }
    note.detours.append((detour.slot.destination, guardian))
    if isLoop { throw endlessDetours }
  }

  /// Counts the destinations that guards show. The limit grows with the scene, where guards may replace many places.
  ///
  /// - Throws: An ``AdmissionError`` when there are too many of them.
  private func countDetour() throws {
    note.detourCount += 1
    guard note.detourCount <= NavigationError.maximumDepth + core.flowCount else { throw endlessDetours }
  }

  private var endlessDetours: AdmissionError {
    let names = note.detours.map(\.by)
    let guards = names.indices.filter { names.firstIndex(of: names[$0]) == $0 }.map { names[$0] }
    let places = note.detours.suffix(8).map { "\($0.destination.destination)" }
    let isOne = guards.count == 1
    return .mistake(
      "\(guards.joined(separator: " and ")) \(isOne ? "redirects" : "redirect") without end: "
        + "\(places.joined(separator: " → ")); let \(isOne ? "it" : "them") allow one of these destinations")
  }

  /// Returns whether a place is the destination that a guard has shown before, or lies in its flow.
  private func isWithin(_ detour: GuardNote.Detour, _ refused: Refused) -> Bool {
    let path = refused.path
    return detour.destination === refused.destination
      || path.indices.contains { index in
        draft.state[SlotAddress(flow: Array(path[..<index]), index: path[index])]?.destination === detour.destination
      }
  }

  /// Gives the guard's own flow another root, since there is nothing below its root. If the flow had that root before
  /// the draft, it gets it back with its child flow.
  private func setRoot(of flow: AnyCoordinator, to detour: Admission.Detour) throws {
    try countDetour()
    let destination = detour.slot.destination
    if let path = flow.path, let committed = committedState(of: flow.flowID),
      committed.root.destination.isEqual(to: destination)
    {
      return draft.tree.bringBackRoot(of: committed, in: path)
    }
    let replaced = flow.state.chosenRoot
    try draft.perform(.setRoot(destination, generation: Identity.next()), on: flow)
    guard let path = flow.path else { return }
    draft.tree.edit(path) { $0.replacedRoot = destination.isEqual(to: replaced) ? nil : replaced }
  }

  /// The state of a flow before the draft.
  func committedState(of flow: FlowID) -> FlowState? { draft.before?.flow(flow) }
}

extension Draft {
  /// Whether a line ends below a destination that is denied. If not, the whole draft is refused.
  var endsLines: Bool { [.restored, .opened, .guards].contains(reviewCause) }
}
