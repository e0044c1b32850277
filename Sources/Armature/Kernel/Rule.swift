/// A feature that takes part in the changes of a scene, with all its state.
///
/// A scene has one list of rules, in the order in which they are asked; see ``FlowScene``.
@MainActor
protocol Rule: AnyObject {
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
  /// Called when a change has ended. The scene has the state of the draft, if it was committed.
  ///
  /// - Parameters:
  ///   - ending: How it has ended.
  ///   - outbox: What is told now.
  func ended(_ ending: Ending, _ outbox: inout Outbox)
}

extension Rule {
  func propose(_ proposal: Proposal, to core: SceneCore) throws {}
  func review(_ draft: Draft, _ change: Comparison) throws {}
  func ended(_ ending: Ending, _ outbox: inout Outbox) {}
}

/// How a change has ended.
enum Ending {
  case committed(Draft, Comparison)
  /// Nothing has changed.
  case dropped(Draft)
  /// The scene has ended, and all its flows were removed.
  case closed(SceneCore, Comparison)
}

/// The memory of one feature about an open draft. It goes with the draft, and with a part of it that is taken back.
protocol DraftNote {
  init()
}

extension SceneCore {
  /// Asks all rules about a draft, until none of them edits it any more.
  ///
  /// - Parameters:
  ///   - draft: The draft.
  ///   - isAboutEverything: Whether the rules are asked about the whole scene, and not only about the change.
  /// - Returns: The difference between the scene and the draft.
  /// - Throws: The refusal of a rule.
  @discardableResult
  func review(_ draft: Draft, isAboutEverything: Bool = false) throws -> Comparison {
    while true {
      let before = draft.state
      var change = change(in: draft, isAboutEverything)
      for rule in rules {
        let reviewed = draft.state
        try rule.review(draft, change)
        guard !draft.state.isSame(as: reviewed) else { continue }
        try count(what: rule, hasAddedTo: draft, since: reviewed)
        change = self.change(in: draft, isAboutEverything)
      }
      if draft.state.isSame(as: before) { return change }
    }
  }

  /// Counts the edits of rules that add something to a draft. Those that only remove end by themselves.
  ///
  /// - Throws: An error with the names of the rule and of the last places, when there are too many.
  private func count(what rule: any Rule, hasAddedTo draft: Draft, since before: SceneState) throws {
    let gained = Comparison(from: before, to: draft.state).gained
    guard !gained.isEmpty else { return }
    draft[Additions.self].places += gained.compactMap { slot in
      flow(slot.flow.value.id).map { "\(slot.flow.value.slots[slot.index].destination.destination) in \($0.typeName)" }
    }
    draft[Additions.self].count += 1
    guard draft[Additions.self].count > 2 * (NavigationError.maximumDepth + flowCount) else { return }
    let places = draft[Additions.self].places.suffix(4).joined(separator: ", ")
    throw NavigationError.failed("\(type(of: rule)) changes the scene without end, last by \(places)")
  }

  /// The slots that rules have added to an open draft.
  private struct Additions: DraftNote {
    var count = 0
    var places: [String] = []
  }

  /// Asks all rules about the whole scene again.
  func reviewEverything(in draft: Draft) throws {
    draft.reviewCause = .guards
    try review(draft, isAboutEverything: true)
  }

  private func change(in draft: Draft, _ isAboutEverything: Bool) -> Comparison {
    isAboutEverything
      ? Comparison(from: nil, to: draft.state)
      : Comparison(from: committed, to: draft.state, causes: draft.tree.causes)
  }

  /// Returns the rule of a type.
  func rule<Wanted: Rule>(_ type: Wanted.Type) -> Wanted? {
    for rule in rules { if let rule = rule as? Wanted { return rule } }
    return nil
  }
}
