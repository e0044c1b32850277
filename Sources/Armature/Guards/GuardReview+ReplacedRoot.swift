// A root that only a guard's answer has put there is removed when the guards admit the replaced one again.
extension GuardReview {
  /// Gives a flow the root again that a guard has replaced, if the guards admit it now and none of them names the
  /// present root.
  ///
  /// - Returns: Whether a flow has got its root.
  func bringBackRoot() -> Bool {
    // A user who does something there, such as one step of the sign-in, is not interrupted.
    guard draft.endsLines else { return false }
    for path in draft.state.pathsToSubstituteRoots {
      guard let state = draft.state[path], let flow = core.flow(state.id),
        let first = state.replacedRoot.map({ DestinationID($0, in: state.root.id, of: state.id) }),
        !note.refusedPlaces.contains(first), !note.keepsSubstitute.contains(state.id),
        !note.named.contains(DestinationID(0, of: state))
      else { continue }
      let askedBefore = exchange(&guards.asked, with: [])
      let isBack = bringBackRoot(of: flow, state, at: path)
      if !isBack {
        note.keepsSubstitute.insert(state.id)
        note.placesBehindRoots.formUnion(guards.asked)
      }
      guards.asked.formUnion(askedBefore)
      if isBack { return true }
    }
    return false
  }

  private func bringBackRoot(of flow: AnyCoordinator, _ state: FlowState, at path: TreePath) -> Bool {
    let before = draft.savepoint
    do {
      try draft.perform(.setRoot(state.chosenRoot, generation: Identity.next()), on: flow)
      while try applyFirst(of: Difference(from: before.tree.state, to: draft.state)) {}
      if let opened = draft.state.shared(path), opened.value.replacedRoot == nil,
        !Self.drawnSlots(in: opened).contains(where: { note.refusedPlaces.contains($0.place) })
      {
        return true
      }
    } catch {
      // The replaced root cannot be shown, so the flow keeps the present one.
    }
    draft.takeBack(to: before)
    return false
  }
}

extension GuardReview {
  /// The slots of roots that guards show in place of others, with all that these roots open.
  var substituteRoots: [Difference.SlotRef] {
    guard draft.endsLines else { return [] }
    return draft.state.pathsToSubstituteRoots.compactMap(draft.state.shared).flatMap { flow in
      [Difference.SlotRef(flow: flow, index: 0)] + (flow.value.root.child.map(Self.drawnSlots) ?? [])
    }
  }
}
