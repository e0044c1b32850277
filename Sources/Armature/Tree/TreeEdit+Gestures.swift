// What the user does. It only removes, and names slots by their identities. Slots that are hidden or gone are ignored, since
// hosts report late.
extension TreeEdit {
  /// Removes a slot with everything above it in its line.
  ///
  /// - Throws: `notFound` for a slot that is not drawn; `rootSlot` for one that has to stay.
  mutating func remove(from id: SlotID, cause: RemovalCause) throws(NavigationError) {
    guard let address = state.drawn(id) else { throw .notFound }
    guard address.index == 0 else {
      cutAbove(address.flow, cause: cause)
      return truncate(address.flow, to: address.index, cause: cause)
    }
    guard let container = address.flow.dropLastStep, let member = address.flow.last else { throw .rootSlot }
    try removeChild(at: member, of: container, cause: cause)
  }

  /// Removes a child flow with the slot that it lives in, or a column of a split view with the columns above it.
  ///
  /// - Throws: `rootSlot` for a member that the container cannot do without.
  mutating func removeChild(at step: Int, of way: Way, cause: RemovalCause) throws(NavigationError) {
    guard let container = state[way]?.container else {
      return remove(SlotAddress(flow: way, index: step), cause: cause)
    }
    guard container.visibleName == nil, step > 0 else { throw .rootSlot }
    removeMembers(from: step, of: way, cause: cause)
  }

  /// Makes a slot the last of its line, as a pop gesture does. In a split view that is drawn as one stack, the columns above go
  /// too.
  mutating func pop(to id: SlotID, cause: RemovalCause) throws(NavigationError) {
    guard let address = state.drawn(id) else { throw .notFound }
    cutAbove(address.flow, cause: cause)
    end(at: address, cause: cause)
    let line = state.lineRoot(of: address.flow)
    guard let container = line.dropLastStep, let column = line.last else { return }
    if state[container]?.container?.isCollapsed == true {
      removeMembers(from: column + 1, of: container, cause: cause)
    }
  }
}

extension SceneState {
  /// Where a slot is, unless it is gone or hidden.
  func drawn(_ id: SlotID) -> SlotAddress? { locate(id).flatMap { isDrawn($0.flow) ? $0 : nil } }
}
