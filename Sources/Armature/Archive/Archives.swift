/// The memory of a scene about its saved state.
@MainActor
final class Archives: Rule {
  /// The models that the last archive was made from.
  static let subject = Subject.archive

  /// Whether the scene was launched, or has changed in more than what screens show since it was opened.
  private(set) var isUnderWay = false
  /// The mistakes in archives that were reported.
  private var reported: Set<String> = []

  init(_ core: SceneCore) {}

  func isIdle(in draft: Draft, _ change: Comparison?) -> Bool { isUnderWay || change?.kinds.isEmpty != false }

  func ended(_ draft: Draft, _ change: Comparison?, _ outbox: inout Outbox) {
    if let change, !change.kinds.isSubset(of: .screens) { isUnderWay = true }
  }

  /// Notes that the scene is launched.
  func launch() { isUnderWay = true }

  /// Returns whether a mistake was not reported before.
  func isNew(_ mistake: Mistake) -> Bool { reported.insert(mistake.message).inserted }
}

extension FlowScene {
  /// Whether the scene was launched or has gone somewhere, so that it is not brought back to another place.
  package var isUnderWay: Bool { core.rule(Archives.self).isUnderWay }
}
