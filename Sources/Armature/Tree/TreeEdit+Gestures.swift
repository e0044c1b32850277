// The user's gestures. They name slots by identity and only remove.
extension TreeEdit {
  /// Removes a slot and everything above it in its line.
  ///
  /// - Throws: `notFound` for a slot that is not drawn; `rootSlot` for a root that cannot be removed.
  mutating func remove(from id: SlotID, cause: RemovalCause) throws(NavigationError) {
    guard let address = state.drawn(id) else { throw .notFound }
    guard address.index == 0 else { return cut(address.flow, to: address.index, cause: cause) }
    guard let container = address.flow.dropLastStep, let member = address.flow.last else { throw .rootSlot }
    try removeChild(at: member, of: container, cause: cause)
  }

  /// Removes a child flow with its slot, or a column of a split view with the columns above it.
  ///
  /// - Throws: `rootSlot` for a sidebar, a tab or a page.
  mutating func removeChild(at step: Int, of path: TreePath, cause: RemovalCause) throws(NavigationError) {
    guard let container = state[path]?.container else {
      return remove(SlotAddress(flow: path, index: step), cause: cause)
    }
    guard container.visibleName == nil, step > 0 else { throw .rootSlot }
    removeMembers(from: step, of: path, cause: cause)
  }

  /// Makes a slot the last of its line, like a pop gesture. In a split view that is one stack, also removes the columns
  /// above.
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
  /// Returns the address of a slot; `nil` when it was removed or is hidden.
  func drawn(_ id: SlotID) -> SlotAddress? { locate(id).flatMap { isDrawn($0.flow) ? $0 : nil } }
}
