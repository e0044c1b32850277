// A root that only a guard's answer has put there is removed when the guards admit the first one again.
extension GuardRound {
  /// Gives a flow its first root again, if the guards admit it now and none of them names the present root.
  ///
  /// - Returns: Whether a flow has got its first root.
  func bringBackFirstRoot() -> Bool {
    // A user who does something there, such as one step of the sign-in, is not interrupted.
    guard draft.endsLines else { return false }
    for way in draft.state.waysToSubstituteRoots {
      guard let state = draft.state[way], let first = state.substitutedPlace, let flow = core.flow(state.id),
        !note.refusedPlaces.contains(first), !note.keepsSubstitute.contains(state.id),
        !note.named.contains(Place(0, of: state))
      else { continue }
      let askedBefore = exchange(&guards.asked, with: [])
      let isBack = bringBackFirstRoot(of: flow, state, at: way)
      if !isBack {
        note.keepsSubstitute.insert(state.id)
        note.answersBehindRoots.formUnion(guards.asked)
      }
      guards.asked.formUnion(askedBefore)
      if isBack { return true }
    }
    return false
  }

  private func bringBackFirstRoot(of flow: AnyCoordinator, _ state: FlowState, at way: Way) -> Bool {
    let before = draft.savepoint
    do {
      try draft.perform(.setRoot(state.firstRoot, generation: Identity.next()), on: flow)
      while try carryOutFirst(of: Comparison(from: before.tree.state, to: draft.state)) {}
      if let opened = draft.state.shared(way), !opened.value.hasSubstituteRoot,
        !Self.drawnSlots(in: opened).contains(where: { note.refusedPlaces.contains($0.place) })
      {
        return true
      }
    } catch {
      // The first root cannot be shown, so the flow keeps the present one.
    }
    draft.takeBack(to: before)
    return false
  }
}

extension GuardRound {
  /// The slots of roots that may be replaced by the first roots, with all that these roots open.
  var substituteRoots: [Comparison.Slot] {
    guard draft.endsLines else { return [] }
    return draft.state.waysToSubstituteRoots.compactMap(draft.state.shared).flatMap { flow in
      [Comparison.Slot(flow: flow, index: 0)] + (flow.value.root.child.map(Self.drawnSlots) ?? [])
    }
  }
}

extension FlowState {
  /// The place of the first root, while a guard shows another root instead.
  var substitutedPlace: Place? { hasSubstituteRoot ? Place(firstRoot, in: root.id, of: id) : nil }
}

extension SceneState {
  /// The ways to the flows in which a guard shows another root in place of the first one, from the outside in.
  fileprivate var waysToSubstituteRoots: [Way] {
    func ways(_ flow: FlowState, _ way: Way) -> [Way] {
      (flow.hasSubstituteRoot ? [way] : []) + flow.children.flatMap { ways($0.flow.value, way + [$0.step]) }
    }
    return ways(root.value, [])
  }
}
