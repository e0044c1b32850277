/// A link that is about to be opened, as a note for the rules.
struct LinkRequest: DraftNote {
  var link: String?
  /// Whether flows are asked about the slots that would go, as for a link from outside the app.
  var asksToLeave = false
  /// The place before a link that starts the app. Nobody has seen it, so flows are asked about it within the draft.
  var start: TreeEdit?
  /// Whether another link than the archive's is to be opened in this draft.
  var hasNext = false
}

/// A rule by which a flow may show another root in place of its first one for a while. A link does not keep such a root.
@MainActor
protocol GivesRoots: Rule {
  /// Returns whether a flow shows its root only in place of its first one.
  func isInPlaceOfFirstRoot(_ state: FlowState, of flow: AnyCoordinator, in draft: Draft) -> Bool
}
