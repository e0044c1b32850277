import Foundation

/// Asks the guards about the new destinations of a draft, and changes the draft by their answers.
///
/// One rule holds for every way in: a line ends below the first destination that is not admitted.
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
      flow = state.id
      slot = state.slots[index].id
      destination = ObjectIdentifier(state.slots[index].destination)
    }
  }

  /// Asks until everything in the draft is admitted.
  ///
  /// - Returns: The difference between the scene and the draft.
  /// - Throws: An ``AdmissionError`` when a guard denies a verb or a link, or when guards redirect without end, and the
  ///   refusal of a flow that cannot show its other destination.
  func run() throws -> Comparison {
    draft.tree.isReading = false
    guard core.hasGuards else { return Comparison(from: core.committed, to: draft.state, causes: draft.tree.causes) }
    while true {
      let difference = Comparison(from: core.committed, to: draft.state, causes: draft.tree.causes)
      guard let refused = firstRefused(difference) else { return difference }
      try carryOut(refused)
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
      for flow in Self.drawnFlows(in: container.flows[index]) {
        if let refused = ask(about: Comparison.Slot(flow: flow, index: 0), isSelection: true) { return refused }
      }
    }
    return nil
  }

  /// Returns the flow of a selected member. If that is a container, returns those of its members that are drawn.
  private static func drawnFlows(in flow: Shared<FlowState>?) -> [Shared<FlowState>] {
    guard let flow, flow.value.container != nil else { return flow.map { [$0] } ?? [] }
    return flow.value.visibleChildren.flatMap { drawnFlows(in: $0.flow) }
  }

  /// Asks the flows from the scene's root down, once in a draft.
  private func ask(about slot: Comparison.Slot, isSelection: Bool = false) -> Refused? {
    let state = slot.flow.value
    let destination = state.slots[slot.index].destination
    let asked = Asked(slot)
    guard state.container == nil, !draft.asked.contains(asked), let flow = core.flow(state.id), let way = flow.way
    else { return nil }
    draft.asked.insert(asked)
    var cause = draft.causeForGuards
    if cause == .verb, isSelection || slot.isOfMissingFlow, slot.index == 0, let parent = way.dropLastStep,
      draft.state[parent]?.container?.visibleName != nil
    {
      cause = .selected
    }
    let request = AdmissionRequest(destination: destination.destination, flow: flow, cause: cause)
    return core.tracking.read(.admission(asked), version: nil) {
      for depth in 0...way.count {
        guard let guardian = core.flow(at: Way(way[..<depth]))?.guardian else { continue }
        let answer = core.making { guardian.admit(request) }
        if case .allow = answer { continue }
        return Refused(slot: slot, way: way, answer: answer, by: guardian, isSelection: isSelection, asked: asked)
      }
      return nil
    }
  }

  /// Returns whether a flow shows its root only until its guard admits the first root.
  func holdsFirstRoot(of flow: AnyCoordinator, _ state: FlowState) -> Bool {
    guard let guardian = flow.guardian, !state.root.destination.isEqual(to: state.firstRoot) else { return false }
    if draft.state.held?.waiting == state.root.id { return true }
    let request = AdmissionRequest(destination: state.firstRoot.destination, flow: flow, cause: .link)
    guard case .hold(let detour, _) = core.making({ guardian.admit(request) }) else { return false }
    return detour.flow == state.id && detour.slot.destination.isEqual(to: state.root.destination)
  }

  // MARK: Answers

  private func carryOut(_ refused: Refused) throws {
    draft.verdicts.append(
      Admission.Verdict(box: refused.destination, flow: refused.by.typeName, answer: refused.answer))
    do {
      switch refused.answer {
      case .allow: break
      case .deny(let reason): throw AdmissionError.denied(reason)
      case .redirect(let detour):
        try show(detour, insteadOf: refused)
        lose(refused, .redirected(to: detour.name))
      case .hold(let detour, let seconds):
        let link = held(refused, seconds: seconds)
        try show(detour, insteadOf: refused)
        draft.answersWithLink.insert(refused.asked)
        draft.hold(link, at: detour)
        lose(refused, link == nil ? .redirected(to: detour.name) : .held(at: detour.name))
      }
    } catch {
      // A place that is already there has to go, whatever the guards say.
      guard draft.endsLines else { throw error }
      if let problem = error as? AdmissionError {
        lose(refused, .notAdmitted(problem))
        draft.tell(.denied(problem), of: refused.by.flowID)
      } else {
        lose(refused, .refused(error.refusal))
        draft.tell(.refused(verb: "admit(_:)", error.refusal), of: refused.by.flowID)
      }
      try end(refused)
    }
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
    if draft.detours.last !== refused.destination { draft.detours = [refused.destination] }
    let isLoop = draft.detours.contains { $0.isEqual(to: detour.slot.destination) }
    draft.detours.append(detour.slot.destination)
    guard !isLoop, draft.detours.count <= NavigationError.maximumDepth else {
      throw AdmissionError.redirectLoop(draft.detours.map { "\($0.destination)" })
    }
    guard let flow = core.flow(detour.flow), let way = flow.way else { throw NavigationError.detached }
    let place = SlotAddress(flow: refused.way, index: refused.slot.index)
    // A flow in the guard's root shares the root's slot.
    if draft.state.drawer(of: place) == draft.state.drawer(of: SlotAddress(flow: way, index: 0)) {
      return try setRoot(of: flow, to: detour.slot.destination)
    }
    try end(refused)
    let isThere = flow.state.slots.contains { $0.destination.isEqual(to: detour.slot.destination) }
    guard wasDrawn, !isThere else { return }
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

  /// Gives the guard's own flow another root, since there is nothing below its root. If the flow has that root already,
  /// the root stays as it is.
  private func setRoot(of flow: AnyCoordinator, to destination: any BoxedDestination) throws {
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
  private func end(_ refused: Refused) throws {
    var slot = SlotAddress(flow: refused.way, index: refused.slot.index)
    // A child flow's root leaves with the slot of its flow.
    while slot.index == 0 {
      guard let parent = slot.flow.dropLastStep, let step = slot.flow.last else { return }
      if draft.state[parent]?.container == nil {
        slot = SlotAddress(flow: parent, index: step)
      } else if try removeMember(step, of: parent, keepsFlow: refused.isSelection) {
        return
      } else {
        slot = SlotAddress(flow: parent, index: 0)
      }
    }
    draft.tree.cutAbove(slot.flow, cause: .notAdmitted)
    draft.tree.truncate(slot.flow, to: slot.index, cause: .notAdmitted)
  }

  /// Removes the flow of a container's member, and shows another member if it was visible.
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
    if name == visible {
      guard let next = fallback(in: members, of: state.id) else { return false }
      if !keepsFlow { draft.tree.removeMember(index, of: way, cause: .notAdmitted) }
      try draft.tree.editContainer(way, cause: .notAdmitted) { try $0.show(next) }
      try draft.openMembers(of: container)
    } else {
      draft.tree.removeMember(index, of: way, cause: .notAdmitted)
    }
    return true
  }

  /// Returns the member to show in place of one that is not admitted: the one before the change, or else the first.
  private func fallback(in container: ContainerState, of id: FlowID) -> String? {
    let refused = draft.refusedMembers[id] ?? []
    let before = committedState(of: id)?.container?.visibleName
    let names = container.members.filter { !$0.isHidden && !refused.contains($0.name) }.map(\.name)
    return names.first { $0 == before } ?? names.first
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
