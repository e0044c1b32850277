/// A feature that takes part in the changes of a scene, with all its state.
///
/// A scene has one list of rules, in the order in which they are asked: `FlowScene.rules()`.
@MainActor
protocol Rule: Listener {
  /// Looks at something that the user or a link wants, before a draft is open.
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
}

extension Rule {
  func propose(_ proposal: Proposal, to core: SceneCore) throws {}
  func review(_ draft: Draft, _ change: Comparison) throws {}
}
