/// Asks the guards about the new destinations of a draft, and changes the draft by their answers.
///
/// One rule holds for every way in: a line ends below the first destination that is not admitted. If that is a root,
/// the flow returns to its first root. A first root is removed with the slot of its flow. The scene's first root is
/// kept, alone.
@MainActor
struct GuardReview {
  let draft: Draft
  let core: SceneCore
  let guards: Guards

  /// A destination that is not admitted.
  struct Refused {
    let slot: Difference.SlotRef
    let path: TreePath
    let answer: Admission
    /// The flow whose guard has answered, or which has nothing to show.
    let by: AnyCoordinator
    /// Whether there is nothing to show.
    let isGone: Bool
    /// Whether a container's flow was only made visible.
    let isSelection: Bool
    /// Whether the line ends below the destination although a verb or a link has made the change.
    let endsLine: Bool
    /// Whether it is in a member that is shown only because the one before it cannot be visible any more.
    let isSuccessor: Bool
    let place: DestinationID

    var destination: any BoxedDestination { slot.flow.value.slots[slot.index].destination }
  }

  /// The results of the answers so far.
  var note: GuardNote {
    get { draft.notes.guards }
    nonmutating _modify { yield &draft.notes.guards }
  }

  /// Asks until something in the draft is not admitted, and carries that answer out. Guards can read the scene, so all
  /// are asked again after a change.
  ///
  /// This ends: the destinations that guards show instead are counted, and all other changes only remove.
  ///
  /// - Parameter difference: The difference between the scene and the draft.
  /// - Throws: An ``AdmissionError`` when a guard denies a verb or a link, or when guards redirect without end, and the
  ///   refusal of a flow that cannot show its other destination.
  func run(_ difference: Difference) throws {
    while true {
      if try applyFirst(of: difference) || bringBackRoot() { return note.hasChanged = true }
      guard note.hasChanged else { return }
      note.hasChanged = false
      (note.answered, note.named) = (note.withoutEffect, [])
    }
  }

  /// Carries out the first answer that does not admit a place and changes the draft.
  ///
  /// - Returns: Whether there is one.
  func applyFirst(of difference: Difference) throws -> Bool {
    while let refused = firstRefused(difference) {
      let before = draft.state
      try apply(refused)
      guard draft.state.isSame(as: before) else { return true }
      note.withoutEffect.insert(refused.place)
    }
    return false
  }

  // MARK: Asking

  private func firstRefused(_ difference: Difference) -> Refused? {
    for slot in difference.entries + substituteRoots {
      if let refused = ask(about: slot) { return refused }
    }
    for (id, name) in difference.selections {
      guard let container = core.flow(id)?.state.container, let index = container.index(of: name) else { continue }
      for flow in Self.drawnMembers(in: container.flows[index]) {
        for slot in Self.drawnSlots(in: flow) {
          let isRoot = slot.index == 0 && slot.flow.isSame(as: flow)
          if let refused = ask(about: slot, isSelection: isRoot, wasHidden: !isRoot) { return refused }
        }
      }
    }
    return nil
  }

  /// Returns the flow of a selected member. If that is a container, returns those of its members that are drawn.
  private static func drawnMembers(in flow: Shared<FlowState>?) -> [Shared<FlowState>] {
    guard let flow, flow.value.container != nil else { return flow.map { [$0] } ?? [] }
    return flow.value.visibleChildren.flatMap { drawnMembers(in: $0.flow) }
  }

  /// Returns the slots of a flow and of all flows in it, without hidden members, in the order of the line.
  static func drawnSlots(in flow: Shared<FlowState>) -> [Difference.SlotRef] {
    guard flow.value.container == nil else { return flow.value.visibleChildren.flatMap { drawnSlots(in: $0.flow) } }
    return flow.value.withoutQuestion.slots.indices.flatMap { index in
      let slot = Difference.SlotRef(flow: flow, index: index)
      return [slot] + (flow.value.slots[index].child.map(drawnSlots) ?? [])
    }
  }

  /// Asks the flows from the scene's root down, once until the draft changes.
  private func ask(about slot: Difference.SlotRef, isSelection: Bool = false, wasHidden: Bool = false) -> Refused? {
    let state = slot.flow.value
    let destination = state.slots[slot.index].destination
    let place = slot.place
    guard state.container == nil, !note.answered.contains(place), let flow = core.flow(state.id), let path = flow.path
    else { return nil }
    let checker = flow as? any ChecksExistence
    guard guards.hasGuards || checker != nil else { return nil }
    guards.asked.insert(place)
    note.answered.insert(place)
    // A flow of a container that shows one member at a time.
    let isInVisibleMember = path.dropLastStep.flatMap { draft.state[$0]?.container?.visibleName } != nil
    let isMember = (isSelection || slot.isOfMissingFlow) && slot.index == 0 && isInVisibleMember
    let cause = draft.reviewCause == .verb && (wasHidden || isMember) ? .selected : draft.reviewCause
    let request = AdmissionRequest(destination: destination.destination, flow: flow, cause: cause)
    return core.tracking.read(.place(place), version: nil) {
      let refusal = guards.hasGuards ? refusal(at: SlotAddress(flow: path, index: slot.index), of: request) : nil
      guard let (answer, flow) = refusal ?? checker.flatMap({ absence(of: destination, in: $0) }) else { return nil }
      let isSuccessor = isSuccessor(path)
      return Refused(
        slot: slot, path: path, answer: answer, by: flow, isGone: refusal == nil, isSelection: isSelection,
        endsLine: draft.endsLines || wasHidden && cause != .link || isSuccessor, isSuccessor: isSuccessor, place: place)
    }
  }

  /// Returns the first answer of the guards around a place that does not admit it.
  private func refusal(at place: SlotAddress, of request: AdmissionRequest) -> (Admission, by: AnyCoordinator)? {
    for depth in 0...place.flow.count {
      guard let guardian = core.flow(at: TreePath(place.flow[..<depth])) as? any Guarding else { continue }
      let answer = answer(of: guardian, to: request)
      if case .allow = answer.kind { continue }
      guard let detour = answer.detour, let named = namedSlot(of: detour, toward: place),
        includes(place, in: detour, at: named, of: guardian, request.cause)
      else { return (answer, guardian) }
      if let state = draft.state[named.flow] { note.named.insert(DestinationID(named.index, of: state)) }
    }
    return nil
  }

  /// Returns a denial if there is nothing to show for a destination.
  private func absence(
    of destination: any BoxedDestination, in flow: any ChecksExistence
  ) -> (Admission, by: AnyCoordinator)? {
    core.tracking.attributing(to: flow) { core.asking { flow.absence(ofBoxed: destination) } }.map { (.deny($0), flow) }
  }

  private func answer(of guardian: any Guarding, to request: AdmissionRequest) -> Admission {
    core.tracking.attributing(to: guardian) { core.asking { guardian.admit(request) } }
  }

  /// Returns whether a place belongs to the detour that a guard names instead of it: the place is the detour, the first
  /// screen of the detour's flow, or another screen in that flow.
  ///
  /// Such another screen belongs to it only if the guard names the detour even in place of the first screen. A guard
  /// that does so has not considered the detour's own flow, and its answer would lock the user out of the detour.
  private func includes(
    _ place: SlotAddress, in detour: Admission.Detour, at slot: SlotAddress, of guardian: any Guarding,
    _ cause: ChangeCause
  ) -> Bool {
    let opened = slot.flow + [slot.index]
    guard slot != place, let first = draft.state.shared(opened).flatMap({ Self.drawnSlots(in: $0).first }) else {
      return slot == place
    }
    let state = first.flow.value
    guard let flow = core.flow(state.id), flow.path != place.flow || place.index > 0 else { return true }
    let request = AdmissionRequest(destination: state.root.destination.destination, flow: flow, cause: cause)
    return answer(of: guardian, to: request).detour.map { $0.isEqual(to: detour) } ?? false
  }

  /// Returns the slot that shows the destination of a detour, if a place is that slot or lies in its flow.
  private func namedSlot(of detour: Admission.Detour, toward place: SlotAddress) -> SlotAddress? {
    guard let path = core.flow(detour.flow)?.path, place.flow.starts(with: path) else { return nil }
    let slot = place.flow == path ? place : SlotAddress(flow: path, index: place.flow[path.count])
    return draft.state[slot]?.destination.isEqual(to: detour.slot.destination) == true ? slot : nil
  }

  /// Returns whether a flow is shown only because the member before it cannot be visible any more. Nobody has chosen
  /// it, so there may be another one.
  private func isSuccessor(_ path: TreePath) -> Bool {
    path.indices.contains { index in
      guard let state = draft.state[Array(path[..<index])], let container = state.container,
        let visible = container.visibleName, visible == container.members[path[index]].name,
        let before = committedState(of: state.id)?.container?.visibleName
      else { return false }
      return !container.available.contains { $0.name == before }
    }
  }

  /// Returns whether a flow shows its root only until its guard admits the first root, with all that this opens.
  func holdsFirstRoot(of flow: AnyCoordinator, _ state: FlowState) -> Bool {
    guard let guardian = flow as? any Guarding, let path = flow.path else { return false }
    let before = draft.savepoint
    defer { draft.takeBack(to: before) }
    guard (try? draft.perform(.setRoot(state.firstRoot, generation: Identity.next()), on: flow)) != nil,
      let opened = draft.state.shared(path)
    else { return false }
    return Self.drawnSlots(in: opened).contains { slot in
      guard let flow = core.flow(slot.flow.value.id) else { return false }
      let destination = slot.flow.value.slots[slot.index].destination.destination
      let request = AdmissionRequest(destination: destination, flow: flow, cause: .link)
      guard case .hold(let detour, _) = answer(of: guardian, to: request).kind else { return false }
      return detour.flow == state.id && detour.slot.destination.isEqual(to: state.root.destination)
    }
  }
}
