/// A feature that takes part in the changes of a scene, with all its state.
///
/// A scene has one list of rules, in the order in which they are asked; see ``FlowScene``.
@MainActor
protocol Rule: Listener {
  /// Looks at something that the user wants to do, before a draft is open.
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
  ///   - change: The difference between the scene and the draft.
  /// - Throws: The refusal of the whole draft.
  func review(_ draft: Draft, _ change: Comparison) throws
}

extension Rule {
  func propose(_ proposal: Proposal, to core: SceneCore) throws {}
  func review(_ draft: Draft, _ change: Comparison) throws {}
}

/// The memory of one feature about an open draft. It goes with the draft, and with a part of it that is taken back.
protocol DraftNote {
  init()
}
