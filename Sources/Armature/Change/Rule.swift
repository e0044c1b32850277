/// A feature that takes part in the changes of a scene, with all its state.
///
/// A scene has one list of rules, in the order in which they are asked: `FlowScene.rules`.
@MainActor
protocol Rule: AnyObject {
  /// - Parameter core: The scene, which the rule must not keep.
  init(_ core: SceneCore)
  /// Returns whether a change does not concern the rule, which is not called then.
  ///
  /// - Parameters:
  ///   - draft: The draft, open or ended.
  ///   - difference: The difference between the scene and the draft; `nil` for a draft that is dropped.
  /// - Returns: `true` if the rule is not called.
  func isIdle(in draft: Draft, _ difference: Difference?) -> Bool
  /// Looks at something that the user wants, before a draft is open.
  ///
  /// - Parameters:
  ///   - proposal: The change that it makes. The rule may submit it again later.
  ///   - core: The core of the scene that would change.
  /// - Throws: The reason not to make the change now. A rule that throws it may submit the proposal later.
  func propose(_ proposal: Proposal, to core: SceneCore) throws
  /// Looks at an open draft. The rule may edit or refuse it. After an edit, all rules are asked again.
  ///
  /// A rule that adds something again and again is refused in the end.
  ///
  /// - Parameters:
  ///   - draft: The open draft, with the edits of the rules that were asked before.
  ///   - difference: The difference between the scene and the draft. It has all slots of the draft when the rules are asked
  ///     about everything again.
  /// - Throws: The refusal of the whole draft.
  func review(_ draft: Draft, _ difference: Difference) throws
  /// Called when a draft has ended, before its removed flows leave.
  ///
  /// - Parameters:
  ///   - draft: The draft that was committed or dropped.
  ///   - difference: The difference that it has made; `nil` if it was dropped. The state after it is `nil` when the scene
  ///     is closed.
  ///   - outbox: The callbacks to make after the change.
  func ended(_ draft: Draft, _ difference: Difference?, _ outbox: inout Outbox)
}

extension Rule {
  func propose(_ proposal: Proposal, to core: SceneCore) throws {}
  func review(_ draft: Draft, _ difference: Difference) throws {}
  func ended(_ draft: Draft, _ difference: Difference?, _ outbox: inout Outbox) {}
}

/// The callbacks of rules after a change. `SceneCore.enqueueReports(of:in:)` has all phases, in order.
struct Outbox {
  typealias Call = () -> Void

  /// Deliver the values of finished flows.
  var values: [Call] = []
  /// Reports a removed slot.
  var removed: ((Difference.SlotRef) -> Void)?
  /// Report new slots and selections, everything that has happened besides, and then the visible screen.
  var shown: [Call] = []
  /// Notify flows of screens that the user sees again.
  var returned: [Call] = []
  /// Ask the user because of the change.
  var asked: [Call] = []
}

/// A change that the user wants to make, for the rules to look at before a draft is open.
@MainActor
struct Proposal {
  let cause: ChangeCause
  /// Removes the slots that the user leaves.
  let removal: (inout TreeEdit) throws -> Void
  /// Makes the change.
  let edit: (Draft) throws -> Void
}

extension SceneCore {
  /// Makes a change, if the rules allow it.
  ///
  /// - Throws: The refusal of a rule, and the error of the edit.
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

extension FlowScene {
  /// The rules of a scene, in the order in which they are asked.
  ///
  /// The lock only looks at models. Leaving is asked before guards: if a flow keeps a slot, the user remains there, and
  /// guards need not be asked about another place. A link waits for a guard or for a flow that keeps a slot, so its rule
  /// follows both. A rule that only refuses belongs after them. The others have no `review`, only `ended`. Events are
  /// last, since they report what all others have done.
  static let rules: [any Rule.Type] = [
    Lock.self, Leaving.self, Guards.self, HeldLinks.self, Outcomes.self, RunningWork.self, Tracking.self, Archives.self,
    Returns.self, Events.self,
  ]
}
