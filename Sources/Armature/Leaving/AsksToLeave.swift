/// A flow that asks the user when it keeps a slot, for example because its changes are not saved.
///
/// ```swift
/// final class LetterCoordinator: Coordinator<LetterDestination>, AsksToLeave {
///   var isEdited = false
///
///   override func canLeave(_ slot: Slot<LetterDestination>) -> Bool { !isEdited }
///
///   func leavingQuestion(about slot: Slot<LetterDestination>) -> Question<Bool>? {
///     Question("Discard the changes?") { Answer("Discard", role: .destructive, true) }
///   }
/// }
/// ```
///
/// A flow with one question returns it from ``leavingQuestion(about:)``. A flow with more to do, such as saving the
/// changes, has a ``wantsToLeave(_:by:)`` of its own.
@MainActor
public protocol AsksToLeave: AnyCoordinator {
  /// The type of the flow's destinations.
  associatedtype Target: Destination

  /// Returns the question to ask before the user leaves a slot that ``Coordinator/canLeave(_:)`` keeps. The answer
  /// `true` leaves. The default is `nil`.
  ///
  /// The question is known before the user wants to leave. So a host can ask it in the dialog that some systems have
  /// for the swipe of a sheet. For this dialog, the question needs exactly one answer besides the one that cancels. The
  /// system always draws this answer as destructive.
  ///
  /// - Parameter slot: A slot of this flow, including the root's in a child flow.
  /// - Returns: The question; `nil` if the flow asks none, or does not know it yet.
  func leavingQuestion(about slot: Slot<Target>) -> Question<Bool>?

  /// Called when the user wants to leave a slot that ``Coordinator/canLeave(_:)`` keeps. If the slot lies in a hidden
  /// tab, the tab is selected first. The default asks the ``leavingQuestion(about:)``; without one, the slot is kept.
  ///
  /// - Parameters:
  ///   - slot: A slot of this flow, including the root's in a child flow.
  ///   - cause: How the user wants to leave: `back` for a step back, `dismissed` for a swipe or a tap that closes the
  ///     layer, `selected` for another choice in a container, `link` for a link from outside the app.
  /// - Returns: Whether the user leaves the slot after all.
  func wantsToLeave(_ slot: Slot<Target>, by cause: ChangeCause) async -> Bool
}

extension AsksToLeave {
  public func leavingQuestion(about slot: Slot<Target>) -> Question<Bool>? { nil }

  fileprivate func asks(about slot: SlotState, isRoot: Bool, by cause: ChangeCause) async -> Bool {
    guard let slot = typed(slot, isRoot: isRoot) else { return false }
    return await wantsToLeave(slot, by: cause)
  }

  fileprivate func question(about slot: SlotState, isRoot: Bool) -> Question<Bool>? {
    typed(slot, isRoot: isRoot).flatMap(leavingQuestion)
  }

  /// The typed view of a slot. Only the flow's own destinations can be cast to their type.
  private func typed(_ slot: SlotState, isRoot: Bool) -> Slot<Target>? {
    self is Coordinator<Target> ? Slot(slot, isRoot: isRoot) : nil
  }
}

/// A flow that keeps a slot, although the user wants to leave it.
struct HeldSlot: Refusing {
  let flow: AnyCoordinator
  let slot: SlotID
  var refusal: NavigationError { .cannotLeave }
}

extension FlowScene {
  /// Lets a flow ask the user whether to leave a slot that it keeps, unless it is asking already.
  ///
  /// - Parameters:
  ///   - heldSlot: The slot, and the flow that keeps it. Nothing happens unless the flow is an ``AsksToLeave``.
  ///   - cause: How the user wants to leave.
  ///   - joins: Whether the answer decides also if the flow is asking already.
  ///   - decide: Called with the answer, and leaves without asking about the slot again. Not called when the slot
  ///     was removed meanwhile.
  func ask(
    _ heldSlot: HeldSlot, cause: ChangeCause, joins: Bool = false,
    _ decide: @escaping @MainActor (FlowScene, _ isLeft: Bool) -> Void
  ) {
    let (flow, id) = (heldSlot.flow, heldSlot.slot)
    let leaving = rule(Leaving.self)
    guard flow is any AsksToLeave, let index = flow.state.index(of: id),
      leaving.begin(id, joins: joins, { [weak self] isLeft in self.map { decide($0, isLeft) } })
    else { return }
    acts.askedSlots.insert(id)
    let slot = flow.state.slots[index]
    // Other flows may have been asked for the same step.
    let released = leaving.released.union([id])
    show(flow, cause: cause)
    // The flow may be released before it is asked, for example with a batch that is rolled back.
    _ = work.actions.run(in: id) { [weak leaving, weak flow, acts] in
      let isLeft = await (flow as? any AsksToLeave)?.asks(about: slot, isRoot: index == 0, by: cause) ?? false
      acts.askedSlots.remove(id)
      guard let leaving else { return }
      let decisions = leaving.takeDecisions(about: id)
      guard let flow, !flow.isDetached, flow.owns(id) else { return }
      leaving.releasing(isLeft ? released : []) { for decide in decisions { decide(isLeft) } }
    }
  }

  /// Selects the tabs in which a flow lies, so that the user sees what it asks about. The other tabs keep their lines.
  private func show(_ flow: AnyCoordinator, cause: ChangeCause) {
    guard let path = flow.path, !core.current.isDrawn(path) else { return }
    _ = root.attempt("wantsToLeave(_:by:)") {
      try core.change(cause) { draft in
        for (container, name) in draft.state.hiddenMembers(on: path) {
          try draft.tree.editContainer(container, cause: .left) { try $0.show(name) }
        }
      }
    }
  }
}

extension HeldSlot {
  /// The question to ask about the slot, if its flow knows it and a host can ask it in a dialog of the system.
  @MainActor var question: Question<Bool>? {
    guard let flow = flow as? any AsksToLeave, let index = flow.state.index(of: slot),
      let question = flow.question(about: flow.state.slots[index], isRoot: index == 0)
    else { return nil }
    return question.leaving == nil ? nil : question
  }
}

extension Question<Bool> {
  /// The answer that leaves, and the title of the button that keeps the slot; `nil` for a question with other answers.
  /// A dialog of the system closes the sheet at every other button, so only the flow itself can ask such a question.
  package var leaving: (action: Answer<Bool>, cancel: String)? {
    let (others, actions) = (answers.filter { $0.role == .cancel }, answers.filter { $0.role != .cancel })
    guard actions.count == 1, actions[0].value, others.count < 2, others.first?.value != true else { return nil }
    return (actions[0], others.first?.title ?? cancel ?? SystemTitles.current.cancel)
  }
}
