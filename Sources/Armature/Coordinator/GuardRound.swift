import Foundation

/// Asks the guards about the new destinations of a draft, and changes the draft by their answers.
///
/// One rule holds for every way in: a line ends below the first destination that is not admitted. If that is a root, the
/// flow goes back to its first root. A first root leaves with the slot of its flow. The scene's first root stays, alone.
@MainActor
struct GuardRound {
  let draft: Draft
  let core: SceneCore
  /// Whether the guards are asked about every place of the scene, and not only about new ones.
  var isAboutEverything = false

  /// A destination that is not admitted.
  private struct Refused {
    let slot: Comparison.Slot
    let way: Way
    let answer: Admission
    /// The flow whose guard has answered.
    let by: AnyCoordinator
    /// Whether a container's flow was only made visible.
    let isSelection: Bool
    /// Whether the line ends below the destination although a verb or a link has made the change.
    let endsLine: Bool
    /// Whether it is in a member that is shown only because the one before it cannot be visible any more.
    let isSuccessor: Bool
    let asked: Asked

    var destination: any BoxedDestination { slot.flow.value.slots[slot.index].destination }
  }

  /// A destination that was asked about.
  struct Asked: Hashable, Sendable {
    let flow: FlowID
    let slot: SlotID
    // The guards may read other models for another destination in the same slot.
    let destination: ObjectIdentifier

    init(_ slot: Comparison.Slot) { self.init(slot.index, of: slot.flow.value) }

    init(_ index: Int, of state: FlowState) {
      self.init(state.slots[index].destination, in: state.slots[index].id, of: state.id)
    }

    init(_ destination: any BoxedDestination, in slot: SlotID, of flow: FlowID) {
      self.flow = flow
      self.slot = slot
      self.destination = ObjectIdentifier(destination)
    }
  }

  /// Asks until everything in the draft is admitted. Guards can read the scene, so all are asked again after a change.
  ///
  /// This ends: what guards show instead is counted, and everything else only removes.
  ///
  /// - Returns: The difference between the scene and the draft.
  /// - Throws: An ``AdmissionError`` when a guard denies a verb or a link, or when guards redirect without end, and the
  ///   refusal of a flow that cannot show its other destination.
  func run() throws -> Comparison {
    draft.tree.isReading = false
    guard core.hasGuards else { return Comparison(from: core.committed, to: draft.state, causes: draft.tree.causes) }
    var hasChanged = false
    while true {
      let difference = Comparison(from: core.committed, to: draft.state, causes: draft.tree.causes)
      if let refused = firstRefused(difference) {
        let before = draft.state
        try carryOut(refused)
        if draft.state.isSame(as: before) { draft.kept.insert(refused.asked) } else { hasChanged = true }
      } else if hasChanged {
        hasChanged = false
        draft.answered = draft.kept
      } else {
        return difference
      }
    }
  }

  // MARK: Asking

  private func firstRefused(_ difference: Comparison) -> Refused? {
    let slots = isAboutEverything ? Comparison(from: nil, to: draft.state).entries : difference.entries
    for slot in slots {
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
  private static func drawnSlots(in flow: Shared<FlowState>) -> [Comparison.Slot] {
    guard flow.value.container == nil else { return flow.value.visibleChildren.flatMap { drawnSlots(in: $0.flow) } }
    return flow.value.slots.indices.flatMap { index in
      let slot = Comparison.Slot(flow: flow, index: index)
      return (slot.isQuestion ? [] : [slot]) + (flow.value.slots[index].child.map(drawnSlots) ?? [])
    }
  }

  /// Asks the flows from the scene's root down, once until the draft changes.
  private func ask(about slot: Comparison.Slot, isSelection: Bool = false, wasHidden: Bool = false) -> Refused? {
    let state = slot.flow.value
    let destination = state.slots[slot.index].destination
    let asked = Asked(slot)
    guard state.container == nil, !draft.answered.contains(asked), let flow = core.flow(state.id), let way = flow.way
    else { return nil }
    draft.asked.insert(asked)
    draft.answered.insert(asked)
    let isMember = (isSelection || slot.isOfMissingFlow) && slot.index == 0 && isInVisibleMember(way)
    let cause = draft.causeForGuards == .verb && (wasHidden || isMember) ? .selected : draft.causeForGuards
    let request = AdmissionRequest(destination: destination.destination, flow: flow, cause: cause)
    return core.tracking.read(.admission(asked), version: nil) {
      for depth in 0...way.count {
        guard let guardian = core.flow(at: Way(way[..<depth]))?.guardian else { continue }
        let answer = answer(of: guardian, to: request)
        if case .allow = answer { continue }
        let place = SlotAddress(flow: way, index: slot.index)
        if let detour = answer.detour, includes(place, in: detour, of: guardian, cause) { continue }
        let isSuccessor = isSuccessor(way)
        return Refused(
          slot: slot, way: way, answer: answer, by: guardian, isSelection: isSelection,
          endsLine: draft.endsLines || wasHidden && cause != .link || isSuccessor, isSuccessor: isSuccessor,
          asked: asked)
      }
      return nil
    }
  }

  private func answer(of guardian: any Guarding, to request: AdmissionRequest) -> Admission {
    core.tracking.attributing(to: guardian) { core.making { guardian.admit(request) } }
  }

  /// Returns whether a place is the destination that a guard names instead of it, or lies in that destination's own
  /// flow. The guard has forgotten this flow, then: it names the destination even instead of the flow's first screen.
  private func includes(
    _ place: SlotAddress, in detour: Admission.Detour, of guardian: any Guarding, _ cause: NavigationEvent.Cause
  ) -> Bool {
    guard let slot = slot(of: detour, toward: place) else { return false }
    let opened = slot.flow + [slot.index]
    guard slot != place, let first = draft.state.shared(opened).flatMap({ Self.drawnSlots(in: $0).first }) else {
      return slot == place
    }
    let state = first.flow.value
    guard let flow = core.flow(state.id), flow.way != place.flow || place.index > 0 else { return true }
    let request = AdmissionRequest(destination: state.root.destination.destination, flow: flow, cause: cause)
    return answer(of: guardian, to: request).detour.map { $0.isEqual(to: detour) } ?? false
  }

  /// Returns the slot that shows the destination of a detour, if a place is that slot or lies in its flow.
  private func slot(of detour: Admission.Detour, toward place: SlotAddress) -> SlotAddress? {
    guard let way = core.flow(detour.flow)?.way, place.flow.starts(with: way) else { return nil }
    let slot = place.flow == way ? place : SlotAddress(flow: way, index: place.flow[way.count])
    return draft.state[slot]?.destination.isEqual(to: detour.slot.destination) == true ? slot : nil
  }

  /// Returns whether a flow belongs to a container that shows one member at a time.
  private func isInVisibleMember(_ way: Way) -> Bool {
    way.dropLastStep.flatMap { draft.state[$0]?.container?.visibleName } != nil
  }

  /// Returns whether a flow is shown only because the member before it cannot be visible any more. Nobody has chosen
  /// it, so there may be another one.
  private func isSuccessor(_ way: Way) -> Bool {
    way.indices.contains { index in
      guard let state = draft.state[Array(way[..<index])], let container = state.container,
        let visible = container.visibleName, visible == container.members[way[index]].name,
        let before = committedState(of: state.id)?.container?.visibleName
      else { return false }
      return !container.available.contains { $0.name == before }
    }
  }

  /// Returns whether a flow shows its root only until its guard admits the first root, with all that this opens.
  func holdsFirstRoot(of flow: AnyCoordinator, _ state: FlowState) -> Bool {
    guard let guardian = flow.guardian, let way = flow.way, !state.root.destination.isEqual(to: state.firstRoot) else {
      return false
    }
    if draft.state.held?.waiting == state.root.id { return true }
    let tree = draft.tree
    defer { draft.tree = tree }
    guard (try? draft.perform(.setRoot(state.firstRoot, generation: Identity.next()), on: flow)) != nil,
      let opened = draft.state.shared(way)
    else { return false }
    return Self.drawnSlots(in: opened).contains { slot in
      guard let flow = core.flow(slot.flow.value.id) else { return false }
      let destination = slot.flow.value.slots[slot.index].destination.destination
      let request = AdmissionRequest(destination: destination, flow: flow, cause: .link)
      guard case .hold(let detour, _) = answer(of: guardian, to: request) else { return false }
      return detour.flow == state.id && detour.slot.destination.isEqual(to: state.root.destination)
    }
  }

  // MARK: Answers

  private func carryOut(_ refused: Refused) throws {
    draft.verdicts.append(
      Admission.Verdict(box: refused.destination, flow: refused.by.typeName, answer: refused.answer))
    draft.refusedPlaces.insert(refused.asked)
    do {
      switch refused.answer {
      case .allow: break
      case .deny(let reason): throw denial(of: refused, reason)
      case .redirect(let detour):
        try show(detour, insteadOf: refused)
        lose(refused, .redirected(to: detour.name))
      case .hold(let detour, let seconds):
        // Only a link can wait.
        let link = draft.causeForGuards == .link ? held(refused, seconds: seconds) : nil
        try show(detour, insteadOf: refused)
        lose(refused, .redirected(to: detour.name))
        guard let link else { break }
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

  private func held(_ refused: Refused, seconds: Double?) -> HeldLink? {
    // A hidden line ends without a trace. The guards are asked again when it is shown.
    guard draft.state.isDrawn(refused.way) else { return nil }
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
    try count(detour)
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
  private func count(_ detour: Admission.Detour) throws {
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
    try count(detour)
    let destination = detour.slot.destination
    guard let way = flow.way, let committed = committedState(of: flow.flowID),
      committed.root.destination.isEqual(to: destination)
    else { return try draft.perform(.setRoot(destination, generation: Identity.next()), on: flow) }
    draft.tree.bringBackRoot(of: committed, in: way)
  }

  /// The state of a flow before the draft.
  private func committedState(of flow: FlowID) -> FlowState? {
    core.committed.flatMap { state in state.way(to: flow).flatMap { state[$0] } }
  }

  // MARK: Ending a line

  /// Removes the slot of a destination that is not admitted, and everything above it in its line.
  ///
  /// - Returns: Whether anything lies below it that can be shown instead.
  @discardableResult
  private func end(_ refused: Refused) throws -> Bool {
    var slot = SlotAddress(flow: refused.way, index: refused.slot.index)
    // A child flow's root leaves with the slot of its flow.
    while slot.index == 0 {
      if try returnToFirstRoot(slot.flow) { return true }
      guard let parent = slot.flow.dropLastStep, let step = slot.flow.last else { return false }
      if draft.state[parent]?.container == nil {
        slot = SlotAddress(flow: parent, index: step)
      } else if try removeMember(step, of: parent, keepsFlow: refused.isSelection) {
        return true
      } else {
        slot = SlotAddress(flow: parent, index: 0)
      }
    }
    draft.tree.cutAbove(slot.flow, cause: .notAdmitted)
    draft.tree.truncate(slot.flow, to: slot.index, cause: .notAdmitted)
    return true
  }

  /// Gives a flow its first root again, if it has another one, and no guard has refused the first one in this draft.
  private func returnToFirstRoot(_ way: Way) throws -> Bool {
    guard let state = draft.state[way], state.container == nil, let flow = core.flow(state.id),
      !state.root.destination.isEqual(to: state.firstRoot),
      !draft.refusedPlaces.contains(Asked(state.firstRoot, in: state.root.id, of: state.id))
    else { return false }
    draft.tree.cutAbove(way, cause: .notAdmitted)
    draft.tree.truncate(way, to: 1, cause: .notAdmitted)
    try draft.perform(.setRoot(state.firstRoot, generation: Identity.next()), on: flow)
    return true
  }

  /// Removes the flow of a container's member, and shows another member if it was visible. If none is admitted, the
  /// container shows the one before the change, with its root alone.
  ///
  /// - Returns: Whether there is another one to show.
  private func removeMember(_ index: Int, of way: Way, keepsFlow: Bool) throws -> Bool {
    guard let state = draft.state[way], let container = core.flow(state.id) as? AnyContainer,
      let members = state.container
    else { return true }
    guard let visible = members.visibleName else {
      guard index > 0 else { return false }
      draft.tree.removeMembers(from: index, of: way, cause: .notAdmitted)
      return true
    }
    let name = members.members[index].name
    draft.refusedMembers[state.id, default: []].insert(name)
    guard name == visible else {
      draft.tree.removeMember(index, of: way, cause: .notAdmitted)
      return true
    }
    let before = committedState(of: state.id)?.container?.visibleName
    let names = members.available.map(\.name)
    let admitted = names.filter { !draft.refusedMembers[state.id, default: []].contains($0) }
    guard let next = admitted.first(where: { $0 == before }) ?? admitted.first ?? names.first(where: { $0 == before }),
      next != visible
    else { return false }
    if !keepsFlow { draft.tree.removeMember(index, of: way, cause: .notAdmitted) }
    try draft.tree.editContainer(way, cause: .notAdmitted) { try $0.show(next) }
    try draft.openMembers(of: container)
    return admitted.contains(next)
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
  fileprivate var endsLines: Bool { [.restored, .opened, .guards].contains(causeForGuards) }

  /// Keeps a link while another destination is shown.
  fileprivate func hold(_ link: HeldLink?, at detour: Admission.Detour) {
    guard var link, let flow = flow(detour.flow), let way = flow.way, let state = state[way],
      let index = state.slots.lastIndex(where: { $0.destination.isEqual(to: detour.slot.destination) })
    else { return }
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
