/// Flows that keep their slots, and may ask the user.
@MainActor
final class Leaving: Rule {
  /// The slots that the user is asked about, with the calls that wait for the answers.
  private var asked: [SlotID: [(_ isLeft: Bool) -> Void]] = [:]
  /// The slots that the user leaves although their flows keep them.
  private(set) var released: Set<SlotID> = []
  /// Whether a host has asked flows before the user tries to leave.
  var hasAnswers = false

  init(_ core: SceneCore) {}

  func isIdle(in draft: Draft, _ difference: Difference?) -> Bool {
    draft.notes.link.start == nil && (!hasAnswers || difference?.lost.isEmpty != false)
  }

  /// Asks the flows about all slots that the user would leave. They may navigate meanwhile. A flow that keeps a slot
  /// may ask the user, and the proposal is submitted again later.
  ///
  /// - Throws: The edit's error; a ``HeldSlot`` when a flow keeps a slot.
  func propose(_ proposal: Proposal, to core: SceneCore) throws {
    do { try core.askToLeave(proposal.removal) } catch let heldSlot as HeldSlot {
      core.scene?.ask(heldSlot, cause: proposal.cause) { scene, isLeft in
        if isLeft { _ = scene.root.attempt("wantsToLeave(_:by:)") { try scene.core.submit(proposal) } }
      }
      throw heldSlot
    }
  }

  /// Asks the flows about the place before a link. If one keeps a slot and asks the user, the draft returns to that
  /// place, and the link waits.
  ///
  /// - Throws: `cannotLeave` when a flow keeps a slot and does not ask the user.
  func review(_ draft: Draft, _ difference: Difference) throws {
    guard let start = exchange(&draft.notes.link.start, with: nil) else { return }
    let (goal, core) = (draft.tree, draft.core)
    draft.tree = start
    do { try core.asking { Result { try core.askToLeave(for: goal.state) } }.get() } catch let heldSlot as HeldSlot {
      guard heldSlot.flow is any AsksToLeave else { throw NavigationError.cannotLeave }
      draft.notes.link.waits.append(LinkWait(goal: goal.state, slot: heldSlot.slot, asking: heldSlot.flow.flowID))
      return
    }
    draft.tree = goal
  }

  /// Forgets the answers about removed slots.
  func ended(_ draft: Draft, _ difference: Difference?, _ outbox: inout Outbox) {
    for slot in difference?.lost ?? [] { draft.core.tracking.forget(.leaving(slot.id)) }
  }

  /// Notes that the user is asked about a slot.
  ///
  /// - Parameters:
  ///   - slot: The slot that a flow keeps.
  ///   - joins: Whether the answer decides also if the user is asked already.
  ///   - decide: Receives the answer, if the user was not asked before or `joins` is `true`.
  /// - Returns: Whether the user was not asked before.
  func begin(_ slot: SlotID, joins: Bool, _ decide: @escaping (_ isLeft: Bool) -> Void) -> Bool {
    let isNew = asked[slot] == nil
    if isNew || joins { asked[slot, default: []].append(decide) }
    return isNew
  }

  /// Notes that the user is not asked any more.
  ///
  /// - Returns: The calls that wait for the answer.
  func takeDecisions(about slot: SlotID) -> [(_ isLeft: Bool) -> Void] { asked.removeValue(forKey: slot) ?? [] }

  /// Runs work that may remove slots although their flows keep them.
  func releasing(_ slots: Set<SlotID>, _ work: () -> Void) {
    released = slots
    defer { released = [] }
    work()
  }
}

extension Leaving: HoldsLinks {
  /// Returns whether the user has not left the slot where a link waits.
  func holds(_ link: HeldLink, in draft: Draft) -> Bool {
    link.asksToLeave && link.waiting.map { !released.contains($0) && draft.state.locate($0) != nil } == true
  }
}

extension SceneCore {
  /// Asks the flows about all slots that an edit would remove, from the end of the line down.
  ///
  /// - Throws: The edit's error; a ``HeldSlot`` when a flow keeps a slot.
  func askToLeave(_ edit: (inout TreeEdit) throws -> Void) throws {
    var trial = TreeEdit(current)
    try edit(&trial)
    try askToLeave(for: trial.state)
  }

  /// Asks the flows about all slots that are not in another state, and about roots that are others there.
  ///
  /// - Throws: A ``HeldSlot`` when a flow keeps a slot.
  func askToLeave(for state: SceneState) throws {
    let difference = Difference(from: current, to: state)
    let lost = Set(difference.lost.map(\.place))
    let replaced = difference.exits.reversed().filter { !lost.contains($0.place) }
    for slot in difference.lost + replaced where !rule(Leaving.self).released.contains(slot.id) {
      // A flow asked before may have removed the slot itself.
      guard let flow = flow(slot.flow.value.id), let index = flow.state.index(of: slot.id) else { continue }
      guard flow.allowsLeaving(flow.state.slots[index], isRoot: index == 0) else {
        throw HeldSlot(flow: flow, slot: slot.id)
      }
    }
  }
}

extension FlowScene {
  /// Returns whether the user may close a layer and everything above it now. If not, a host disables the swipe of a
  /// sheet.
  ///
  /// - Parameter id: The first slot of the layer.
  /// - Returns: Whether ``dismiss(_:)`` would succeed.
  /// - Complexity: O(*n*) in the number of slots.
  package func canDismiss(_ id: SlotID) -> Bool { startsLayer(id) && canRemove(from: id) }

  /// Whether the user may leave the last slot of the line now. If not, a host disables the back button.
  package var canGoBack: Bool { end.map(canRemove) ?? false }

  /// Whether ``back()`` does something: it removes the last slot of the line, or its flow asks the user about it.
  package var takesBack: Bool { end.map { leavingAnswer(to: $0) != .kept } ?? false }

  /// Returns whether ``dismiss(_:)`` does something: the layer closes, or a flow asks the user about it.
  package func takesDismissal(of id: SlotID) -> Bool { startsLayer(id) && leavingAnswer(to: id) != .kept }

  /// Returns the question before the user closes a layer that a flow keeps; `nil` if no flow asks, or if the one that
  /// asks does not know the question yet.
  package func question(beforeDismissing id: SlotID) -> Question<Bool>? {
    if startsLayer(id), case .asked(_, let question) = leavingAnswer(to: id) { question } else { nil }
  }

  /// Closes a layer whose question the user has answered in a dialog of the system. Another flow may still ask.
  ///
  /// - Parameter id: The first slot of the layer.
  /// - Returns: Whether ``dismiss(_:)`` has succeeded.
  package func dismissConfirmed(_ id: SlotID) -> Bool {
    guard case .asked(let slot, _) = leavingAnswer(to: id) else { return dismiss(id) }
    var isGone = false
    rule(Leaving.self).releasing([slot]) { isGone = dismiss(id) }
    return isGone
  }

  private func canRemove(from id: SlotID) -> Bool { leavingAnswer(to: id) == .left }

  /// The answer of the flows when the user wants to leave a slot and everything above it.
  private enum LeavingAnswer: Equatable {
    case left, kept
    /// The flow of a slot asks the user, with a question if it is known.
    case asked(SlotID, Question<Bool>?)
  }

  private func leavingAnswer(to id: SlotID) -> LeavingAnswer {
    rule(Leaving.self).hasAnswers = true
    return core.tracking.read(.leaving(id), version: 0, of: core.current.root.object) {
      do {
        try core.askToLeave { tree in try tree.remove(from: id, cause: .back) }
        return .left
      } catch {
        guard let heldSlot = error as? HeldSlot, heldSlot.flow is any AsksToLeave else { return .kept }
        return .asked(heldSlot.slot, heldSlot.question)
      }
    }
  }
}
