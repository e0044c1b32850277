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
      flow(slot.flow.value.id).map { "\(slot.flow.value.slots[slot.index].destination.base) in \($0.typeName)" }
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

  private func change(in draft: Draft, _ isAboutEverything: Bool) -> Comparison {
    isAboutEverything
      ? Comparison(from: nil, to: draft.state)
      : Comparison(from: committed, to: draft.state, causes: draft.tree.causes)
  }
}
