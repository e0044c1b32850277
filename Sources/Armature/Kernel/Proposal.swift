/// Something that the user wants to do.
struct Proposal {
  let cause: ChangeCause
  /// Removes the slots that the user would leave.
  let removal: @MainActor (inout TreeEdit) throws -> Void
  /// Does it.
  let work: @MainActor (SceneCore) throws -> Void
}

extension SceneCore {
  /// Does what the user wants, if the rules let the user do it.
  ///
  /// - Throws: The refusal of a rule, and the error of the work.
  func submit(_ proposal: Proposal) throws {
    for rule in rules { try rule.propose(proposal, to: self) }
    try acting(as: proposal.cause) { try proposal.work(self) }
  }

  /// Makes a change for the user.
  ///
  /// - Throws: The edit's error, and the refusal of a rule.
  func changeAsUser(
    _ cause: ChangeCause, _ edit: @escaping @MainActor (inout TreeEdit) throws -> Void
  ) throws {
    try submit(
      Proposal(cause: cause, removal: edit) { core in try core.change(cause) { draft in try edit(&draft.tree) } })
  }
}
