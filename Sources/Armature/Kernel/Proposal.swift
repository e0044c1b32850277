/// A change that somebody wants to make, for the rules to look at before a draft is open.
@MainActor
struct Proposal {
  let cause: ChangeCause
  /// The notes of the draft, which rules may read before.
  var notes: [any DraftNote] = []
  /// Removes the slots that the user would leave, if it is the user who wants the change.
  var removal: ((inout TreeEdit) throws -> Void)?
  /// Makes the change.
  let edit: (Draft) throws -> Void

  subscript<Note: DraftNote>(type: Note.Type) -> Note? {
    for case let note as Note in notes { return note }
    return nil
  }
}

/// Thrown by a rule that keeps a proposal, to submit it again later.
struct Postponed: Error {}

extension SceneCore {
  /// Makes a change, if the rules allow it.
  ///
  /// - Throws: The refusal of a rule, and the error of the edit; `cannotLeave` if a rule keeps the proposal for later.
  func submit(_ proposal: Proposal) throws {
    guard try propose(proposal) else { throw NavigationError.cannotLeave }
    try acting(as: proposal.cause) {
      try change(proposal.cause) { draft in
        for note in proposal.notes { draft.add(note) }
        try proposal.edit(draft)
      }
    }
  }

  /// Asks the rules about a change.
  ///
  /// - Returns: Whether it is to be made now; `false` if a rule keeps the proposal for later.
  /// - Throws: The refusal of a rule.
  func propose(_ proposal: Proposal) throws -> Bool {
    do {
      for rule in rules { try rule.propose(proposal, to: self) }
      return true
    } catch is Postponed {
      return false
    }
  }

  /// Makes a change for the user.
  ///
  /// - Throws: The edit's error, and the refusal of a rule.
  func changeAsUser(_ cause: ChangeCause, _ edit: @escaping (inout TreeEdit) throws -> Void) throws {
    try submit(Proposal(cause: cause, removal: edit) { draft in try edit(&draft.tree) })
  }
}
