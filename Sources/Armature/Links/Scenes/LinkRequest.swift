/// A link that a draft opens, for the rules.
struct LinkRequest {
  /// The link; `nil` in a draft that opens none, or that lets it wait.
  var text: String?
  /// The slots in a path for which only this process has the legs.
  var asked = AskedSlots()
  /// Whether a link that waits has to end if this one leaves its place.
  var isNew = false
  /// The place before the link, if flows are asked about the slots that it removes, as for a link from outside the app.
  var start: TreeEdit?
  /// Whether another link than the archive's is to be opened in this draft.
  var hasNext = false
  /// Whether the guards are asked again about places that they were asked about before the link.
  var isAskedAnew = false
  /// The reasons of rules to let the link wait.
  var waits: [LinkWait] = []
  /// The places whose answers let a link wait now.
  var waitingPlaces: Set<DestinationID> = []
}

/// The reason of a rule to let a link wait, which the rule of links that wait takes from the draft.
struct LinkWait {
  /// The state to which the link leads.
  let goal: SceneState
  /// The slot where it waits.
  let slot: SlotID
  /// The flow that asks the user about the link, if one does.
  var asking: FlowID?
  /// The time until the waiting ends, in seconds, if it does.
  var seconds: Double?
  /// The place that is not admitted yet.
  var place: DestinationID?
}

/// A rule that lets links wait.
@MainActor
protocol HoldsLinks: Rule {
  /// Returns whether a link that waits cannot be opened yet.
  func holds(_ link: HeldLink, in draft: Draft) -> Bool
}

/// A rule by which a flow may show another root in place of its first one for a while. A link does not keep such a
/// root.
@MainActor
protocol GivesRoots: Rule {
  /// Returns whether a flow shows its root only in place of its first one.
  func isInPlaceOfFirstRoot(_ state: FlowState, of flow: AnyCoordinator, in draft: Draft) -> Bool
}

extension AnyCoordinator {
  /// Returns the root from which links are read: the first one, but for a flow in the slot of the scene's root the
  /// present one, or the one that a guard has replaced.
  ///
  /// - Parameter usesPresentRoot: Whether the flow is in the slot of the scene's root.
  /// - Returns: The destination of the root.
  package final func linkedRoot(usesPresentRoot: Bool) -> any BoxedDestination {
    let state = state
    return core == nil || usesPresentRoot ? state.chosenRoot : state.firstRoot
  }

  /// Returns the flows that share the slot of that root, from the outside in. Those that are not there are made.
  package final func flowsInLinkedRoot(usesPresentRoot: Bool) -> [AnyCoordinator] {
    let flows = sequence(first: self) { flow in
      if flow is AnyContainer { return nil }
      let (root, state) = (flow.linkedRoot(usesPresentRoot: usesPresentRoot), flow.state)
      return (state.root.destination.isEqual(to: root) ? flow.child(of: state.root.id) : nil)
        ?? flow.makeChild(for: root)
    }
    return Array(flows.dropFirst().prefix(NavigationError.maximumDepth))
  }
}
