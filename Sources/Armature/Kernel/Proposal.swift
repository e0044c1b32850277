/// A change that somebody wants to make, for the rules to look at before a draft is open.
@MainActor
struct Proposal {
  let cause: ChangeCause
  /// The notes of the draft, which rules may read before.
  var notes: [any DraftNote] = []
  /// Removes the slots that the user leaves. It is `nil` if the user does not make the change.
  var removal: ((inout TreeEdit) throws -> Void)?
  /// Makes the change.
  let edit: (Draft) throws -> Void

  subscript<Note: DraftNote>(type: Note.Type) -> Note? {
    for case let note as Note in notes { return note }
    return nil
  }
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
    try propose(proposal)
    try acting(as: proposal.cause) {
      try change(proposal.cause) { draft in
        for note in proposal.notes { draft.add(note) }
        try proposal.edit(draft)
      }
    }
  }

  /// Asks the rules about a change.
  ///
  /// - Throws: The refusal of a rule; ``Postponed`` if a rule keeps the proposal for later.
  func propose(_ proposal: Proposal) throws {
    for rule in rules { try rule.propose(proposal, to: self) }
  }

  /// Makes a change for the user.
  ///
  /// - Throws: The edit's error, and the refusal of a rule.
  func changeAsUser(_ cause: ChangeCause, _ edit: @escaping (inout TreeEdit) throws -> Void) throws {
    try submit(Proposal(cause: cause, removal: edit) { draft in try edit(&draft.tree) })
  }
}
