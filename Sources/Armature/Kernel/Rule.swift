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
  ///   - change: The difference between the scene and the draft; `nil` for a draft that is dropped.
  /// - Returns: `true` if the rule is not called.
  func isIdle(in draft: Draft, _ change: Comparison?) -> Bool
  /// Looks at something that the user wants, before a draft is open.
  ///
  /// - Parameters:
  ///   - proposal: The change that it makes. The rule may submit it again later.
  ///   - core: The scene.
  /// - Throws: The refusal.
  func propose(_ proposal: Proposal, to core: SceneCore) throws
  /// Looks at an open draft. The rule may edit it, and all rules are asked again then, or refuse it.
  ///
  /// A rule that adds something again and again is refused in the end.
  ///
  /// - Parameters:
  ///   - draft: The draft.
  ///   - change: The difference between the scene and the draft. It has all slots of the draft when the rules are asked
  ///     about everything again.
  /// - Throws: The refusal of the whole draft.
  func review(_ draft: Draft, _ change: Comparison) throws
  /// Called when a draft has ended, before its removed flows leave.
  ///
  /// - Parameters:
  ///   - draft: The draft.
  ///   - change: The difference that it has made; `nil` if it was dropped. The state after it is `nil` when the scene is
  ///     closed.
  ///   - outbox: The callbacks to make after the change.
  func ended(_ draft: Draft, _ change: Comparison?, _ outbox: inout Outbox)
}

extension Rule {
  func propose(_ proposal: Proposal, to core: SceneCore) throws {}
  func review(_ draft: Draft, _ change: Comparison) throws {}
  func ended(_ draft: Draft, _ change: Comparison?, _ outbox: inout Outbox) {}
}

/// The callbacks of rules after a change. `SceneCore.tell(_:of:)` has all phases, in order.
struct Outbox {
  typealias Call = () -> Void

  /// Deliver the values of finished flows.
  var values: [Call] = []
  /// Reports a removed slot.
  var removed: ((Comparison.Slot) -> Void)?
  /// Report new slots and selections, everything that has happened besides, and then the visible screen.
  var shown: [Call] = []
  /// Ask the user because of the change.
  var asked: [Call] = []
}
