/// A flow that asks the user when it keeps a slot, for example because its changes are not saved.
///
/// ```swift
/// final class DraftCoordinator: Coordinator<DraftDestination>, AsksToLeave {
///   var isEdited = false
///
///   override func canLeave(_ slot: Slot<DraftDestination>) -> Bool { !isEdited }
///
///   func wantsToLeave(_ slot: Slot<DraftDestination>, by cause: ChangeCause) async -> Bool {
///     await confirm("Discard the changes?", action: "Discard", role: .destructive)
///   }
/// }
/// ```
@MainActor
public protocol AsksToLeave: AnyCoordinator {
  /// The type of the flow's destinations.
  associatedtype Target: Destination

  /// Called when the user wants to leave a slot that ``Coordinator/canLeave(_:)`` keeps. If the slot lies in a hidden
  /// tab, the tab is selected first.
  ///
  /// - Parameters:
  ///   - slot: A slot of this flow, including the root's in a child flow.
  ///   - cause: How the user wants to leave: by a step `back`, by a swipe or a tap that has the layer `dismissed`, by
  ///     another choice that is `selected` in a container, or by a `link` from outside the app.
  /// - Returns: Whether the user leaves the slot after all.
  func wantsToLeave(_ slot: Slot<Target>, by cause: ChangeCause) async -> Bool
}

extension AsksToLeave {
  fileprivate func asks(about slot: SlotState, isRoot: Bool, by cause: ChangeCause) async -> Bool {
    // Only the flow's own destinations can be cast to their type.
    guard self is Coordinator<Target>, let slot = Slot<Target>(slot, isRoot: isRoot) else { return false }
    return await wantsToLeave(slot, by: cause)
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

/// A flow that asks the user one question when it keeps a slot.
///
/// ```swift
/// final class LetterCoordinator: Coordinator<LetterDestination>, ConfirmsLeaving {
///   var isEdited = false
///
///   override func canLeave(_ slot: Slot<LetterDestination>) -> Bool { !isEdited }
///
///   func leavingQuestion(about slot: Slot<LetterDestination>) -> LeavingQuestion {
///     LeavingQuestion("Discard the changes?", action: "Discard", role: .destructive)
///   }
/// }
/// ```
///
/// The question is known before the user wants to leave. So where the system has a dialog for the swipe of a sheet, a
/// host asks the question in it. Everywhere else, the flow asks it as any ``AsksToLeave`` does.
@MainActor
public protocol ConfirmsLeaving: AsksToLeave {
  /// The type of the flow's destinations. It is found by ``leavingQuestion(about:)``.
  associatedtype Target

  /// Returns the question about a slot that ``Coordinator/canLeave(_:)`` keeps.
  ///
  /// - Parameter slot: A slot of this flow, including the root's in a child flow.
  /// - Returns: The question, with the titles of its two buttons.
  func leavingQuestion(about slot: Slot<Target>) -> LeavingQuestion
}

/// The question of a ``ConfirmsLeaving``.
public struct LeavingQuestion: Equatable, Sendable {
  package let title: String
  package let message: String?
  package let action: String
  let role: ButtonRow.Role
  package let cancel: String

  /// - Parameters:
  ///   - title: The question, such as “Discard the changes?”.
  ///   - message: More information below the title.
  ///   - action: The title of the button that leaves.
  ///   - role: The role of this button. The system's own dialog always draws it as destructive.
  ///   - cancel: The title of the button that keeps the slot; `nil` for the system's, in the app's language.
  public init(
    _ title: String, message: String? = nil, action: String, role: ButtonRow.Role = .normal, cancel: String? = nil
  ) {
    (self.title, self.message, self.action, self.role) = (title, message, action, role)
    self.cancel = cancel ?? SystemTitles.current.cancel
  }
}

extension HeldSlot {
  /// The question to ask about the slot, if the flow knows it.
  @MainActor var question: LeavingQuestion? {
    guard let flow = flow as? any ConfirmsLeaving, let index = flow.state.index(of: slot) else { return nil }
    return flow.question(about: flow.state.slots[index], isRoot: index == 0)
  }
}

extension ConfirmsLeaving {
  fileprivate func question(about slot: SlotState, isRoot: Bool) -> LeavingQuestion? {
    // Only the flow's own destinations can be cast to their type.
    guard self is Coordinator<Target>, let slot = Slot<Target>(slot, isRoot: isRoot) else { return nil }
    return leavingQuestion(about: slot)
  }
}
