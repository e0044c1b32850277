/// A change that the user wants to make, for the rules to look at before a draft is open.
@MainActor
struct Proposal {
  let cause: ChangeCause
  /// Removes the slots that the user leaves.
  let removal: (inout TreeEdit) throws -> Void
  /// Makes the change.
  let edit: (Draft) throws -> Void
}

/// Thrown by a rule that keeps a proposal, to submit it again later.
struct Postponed: Refusing {
  /// The reason why the change is not made now.
  let refusal: NavigationError
}

extension SceneCore {
  /// Makes a change, if the rules allow it.
  ///
  /// - Throws: The refusal of a rule, and the error of the edit; ``Postponed`` if a rule keeps the proposal for later.
  func submit(_ proposal: Proposal) throws {
    for rule in rules { try rule.propose(proposal, to: self) }
    try acting(as: proposal.cause) {
      try change(proposal.cause, proposal.edit)
    }
  }

  /// Makes a change for the user.
  ///
  /// - Throws: The edit's error, and the refusal of a rule.
  func changeAsUser(_ cause: ChangeCause, _ edit: @escaping (inout TreeEdit) throws -> Void) throws {
    try submit(Proposal(cause: cause, removal: edit) { draft in try edit(&draft.tree) })
  }
}
