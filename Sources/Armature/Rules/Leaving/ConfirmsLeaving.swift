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
  associatedtype Place

  /// Returns the question about a slot that ``Coordinator/canLeave(_:)`` keeps.
  ///
  /// - Parameter slot: A slot of this flow, including the root's in a child flow.
  /// - Returns: The question.
  func leavingQuestion(about slot: Slot<Place>) -> LeavingQuestion
}

/// The question of a ``ConfirmsLeaving``.
public struct LeavingQuestion: Equatable, Sendable {
  package let title: String
  package let message: String?
  package let action: String
  let role: ButtonRow.Role
  package let cancel: String

  /// - Parameters:
  ///   - title: The question.
  ///   - message: More information below the title.
  ///   - action: The title of the button that leaves.
  ///   - role: The role of this button. The system's own dialog always draws it as destructive.
  ///   - cancel: The title of the button that stays; `nil` for the system's, in the app's language.
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
    guard self is Coordinator<Place>, let slot = Slot<Place>(slot, isRoot: isRoot) else { return nil }
    return leavingQuestion(about: slot)
  }
}
