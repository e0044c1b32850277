/// A link that a draft opens, for the rules.
struct LinkRequest {
  /// The link; `nil` in a draft that opens none, or that lets it wait.
  var text: String?
  /// Whether a link that waits has to end if this one leaves its place.
  var isNew = false
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

extension AnyCoordinator {
  /// Returns the root from which links are read: the first one, but for a flow in the slot of the scene's root the
  /// present one, or the one that a guard has replaced.
  ///
  /// - Parameter keepsRoot: Whether the flow is in the slot of the scene's root.
  /// - Returns: The destination of the root.
  final func linkedRoot(keepsRoot: Bool) -> any BoxedDestination {
    let state = state
    return core == nil || keepsRoot ? state.chosenRoot : state.firstRoot
  }

  /// Returns the flows that share the slot of that root, from the outside in. Those that are not there are made.
  final func flowsInLinkedRoot(keepsRoot: Bool) -> [AnyCoordinator] {
    let flows = sequence(first: self) { flow in
      if flow is AnyContainer { return nil }
      let (root, state) = (flow.linkedRoot(keepsRoot: keepsRoot), flow.state)
      return (state.root.destination.isEqual(to: root) ? flow.child(of: state.root.id) : nil)
        ?? flow.makeChild(for: root)
    }
    return Array(flows.dropFirst().prefix(Self.maximumDepth))
  }
}
