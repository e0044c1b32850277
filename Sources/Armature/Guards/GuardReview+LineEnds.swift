// Where a line ends when a destination in it is not admitted.
extension GuardReview {
  /// Removes the slot of a destination that is not admitted, and everything above it in its line.
  ///
  /// - Returns: Whether anything lies below it that can be shown instead.
  @discardableResult
  func endLine(at refused: Refused) throws -> Bool {
    var slot = SlotAddress(flow: refused.path, index: refused.slot.index)
    // A child flow's root leaves with the slot of its flow.
    while slot.index == 0 {
      if try returnToFirstRoot(slot.flow) { return true }
      guard let parent = slot.flow.dropLastStep, let step = slot.flow.last else { return false }
      if draft.state[parent]?.container == nil {
        slot = SlotAddress(flow: parent, index: step)
      } else if try removeMember(step, of: parent, keepsFlow: refused.isSelection) {
        return true
      } else {
        slot = SlotAddress(flow: parent, index: 0)
      }
    }
    draft.tree.cut(slot.flow, to: slot.index, cause: .notAdmitted)
    return true
  }

  /// Gives a flow the root again that a guard has replaced, or its first one, unless it has that root or a guard has
  /// refused it in this draft.
  private func returnToFirstRoot(_ path: TreePath) throws -> Bool {
    guard let state = draft.state[path], state.container == nil, let flow = core.flow(state.id) else { return false }
    let earlier = [state.chosenRoot, state.firstRoot].first { root in
      !root.isEqual(to: state.root.destination)
        && !note.refusedPlaces.contains(DestinationID(root, in: state.root.id, of: state.id))
    }
    guard let earlier else { return false }
    draft.tree.cut(path, to: 1, cause: .notAdmitted)
    try draft.perform(.setRoot(earlier, generation: Identity.next()), on: flow)
    return true
  }

  /// Removes the flow of a container's member, and shows another member if it was visible. If none is admitted, the
  /// container shows the one before the change, with its root alone.
  ///
  /// - Returns: Whether there is another one to show.
  private func removeMember(_ index: Int, of path: TreePath, keepsFlow: Bool) throws -> Bool {
    guard let state = draft.state[path], let container = core.flow(state.id) as? AnyContainer,
      let members = state.container
    else { return true }
    guard let visible = members.visibleName else {
      guard index > 0 else { return false }
      draft.tree.removeMembers(from: index, of: path, cause: .notAdmitted)
      return true
    }
    let name = members.members[index].name
    note.refusedMembers[state.id, default: []].insert(name)
    guard name == visible else {
      draft.tree.removeMember(index, of: path, cause: .notAdmitted)
      return true
    }
    let before = committedState(of: state.id)?.container?.visibleName
    let names = members.available.map(\.name)
    let admitted = names.filter { !note.refusedMembers[state.id, default: []].contains($0) }
    guard let next = admitted.first(where: { $0 == before }) ?? admitted.first ?? names.first(where: { $0 == before }),
      next != visible
    else { return false }
    if !keepsFlow { draft.tree.removeMember(index, of: path, cause: .notAdmitted) }
    try draft.tree.editContainer(path, cause: .notAdmitted) { try $0.show(next) }
    try draft.openMembers(of: container)
    return admitted.contains(next)
  }
}
