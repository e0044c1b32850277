// The operations for hosts.
extension FlowScene {
  /// Goes back by one slot of the line, whichever flow owns it.
  ///
  /// - Returns: Whether it was done: not at the scene's root, nor when a flow does not let its slot go.
  @discardableResult
  public func back() -> Bool {
    root.attempt("back()") { () throws(NavigationError) in
      guard let end else { throw .pastRoot }
      try remove(from: end, cause: .back)
    }
  }

  /// Makes a slot the last of its line, as a pop gesture or the menu of a back button does. Slots above a container belong to
  /// another line than the slots in it, and stay.
  ///
  /// - Parameter id: The slot that shall be on top.
  /// - Returns: Whether the slot is on top now: not when it is gone or hidden, nor when a flow does not let a slot above it
  ///   go.
  /// - Complexity: O(*n*) in the number of slots.
  @discardableResult
  public func pop(to id: SlotID) -> Bool {
    guard isDrawn(id) else { return false }
    return root.attempt("pop(to:)") { () throws(NavigationError) in
      try core.changeAsUser { tree throws(NavigationError) in try tree.pop(to: id, cause: .back) }
    }
  }

  /// Removes a layer with everything above it, as a swipe does. A dialog is cancelled so: none of its actions runs.
  ///
  /// - Parameter id: The slot that started the layer.
  /// - Returns: Whether it was done: not when there is no such layer, nor when a flow does not let a slot of it go.
  /// - Complexity: O(*n*) in the number of slots.
  @discardableResult
  public func dismiss(_ id: SlotID) -> Bool {
    guard isDrawn(id) else { return false }
    return root.attempt("dismiss(_:)") { () throws(NavigationError) in
      guard startsLayer(id) else { throw .nothingPresented }
      try remove(from: id, cause: .dismissed)
    }
  }

  /// Returns whether the user may close a layer now, with everything above it. A host shows that, for instance by not
  /// letting the sheet be swiped away.
  ///
  /// - Parameter id: The slot that started the layer.
  /// - Returns: Whether ``dismiss(_:)`` would be done.
  /// - Complexity: O(*n*) in the number of slots.
  public func canDismiss(_ id: SlotID) -> Bool { startsLayer(id) && canRemove(from: id) }

  /// Whether the user may leave the last slot of the line now. A host shows that, for instance by a disabled back button.
  public var canGoBack: Bool { end.map(canRemove) ?? false }

  /// Makes a flow of a container visible, as the user asks by a tap on a tab or a swipe to a page.
  ///
  /// - Parameters:
  ///   - name: The name of the flow, as the presentation gives it.
  ///   - id: The container's slot.
  /// - Returns: Whether it was done. A slot that is gone, or holds no such container, is ignored.
  @discardableResult
  public func select(_ name: String, in id: SlotID) -> Bool {
    (flow(drawing: id) as? ContainerCoordinator)?.userSelects(name) ?? false
  }

  /// Tells a split view how the host draws it.
  ///
  /// - Parameters:
  ///   - isCollapsed: Whether its columns are drawn as one stack, for want of room.
  ///   - id: The split view's slot.
  public func setCollapsed(_ isCollapsed: Bool, _ id: SlotID) {
    (flow(drawing: id) as? AnyContainer)?.setCollapsed(isCollapsed)
  }

  /// Returns the screen of a slot, as its flow draws it now.
  ///
  /// - Parameter id: A slot of the scene.
  /// - Returns: The screen; `nil` when the slot is gone.
  /// - Complexity: O(*n*) in the number of slots.
  public func screen(of id: SlotID) -> ScreenContent? {
    guard let (flow, index) = drawer(of: id) else { return nil }
    return flow.screen(of: flow.state.slots[index], isRoot: index == 0)
  }

  /// Returns the flow that draws a slot: the innermost of those that share it.
  ///
  /// - Parameter id: A slot of the scene.
  /// - Returns: The flow; `nil` when the slot is gone.
  /// - Complexity: O(*n*) in the number of slots.
  public func flow(drawing id: SlotID) -> AnyCoordinator? { drawer(of: id)?.flow }

  /// Tells the scene that a slot's screen is on display, which starts the screen's task once. The task is cancelled when the
  /// slot goes.
  ///
  /// - Parameter id: The slot.
  public func didDraw(_ id: SlotID) {
    guard let (flow, index) = drawer(of: id) else { return }
    flow.startTask(of: flow.screen(of: flow.state.slots[index], isRoot: index == 0), in: id)
  }

  /// Returns when no button's action is running any more. Within such an action, it never returns.
  public func settled() async { await actions.settled() }

  // MARK: Slots

  private func drawer(of id: SlotID) -> (flow: AnyCoordinator, index: Int)? {
    let state = core.current
    guard let address = state.locate(id).map(state.drawer), let flow = state[address.flow].flatMap({ core.flow($0.id) })
    else { return nil }
    return (flow, address.index)
  }

  private func isDrawn(_ id: SlotID) -> Bool { core.current.drawn(id) != nil }

  private func startsLayer(_ id: SlotID) -> Bool {
    guard let slot = core.current.drawn(id), slot.index > 0 else { return false }
    return core.current[slot.flow]?.slots[slot.index].style.isModal ?? false
  }

  /// The slot that going back removes.
  private var end: SlotID? { (core.draft == nil ? presentation : Presentation(core.current)).end }

  private func remove(from id: SlotID, cause: RemovalCause) throws(NavigationError) {
    try core.changeAsUser { tree throws(NavigationError) in
      // The flows were asked, and may have removed the slot themselves.
      if tree.state.drawn(id) != nil { try tree.remove(from: id, cause: cause) }
    }
  }

  private func canRemove(from id: SlotID) -> Bool {
    do throws(NavigationError) {
      try core.askToLeave { tree throws(NavigationError) in try tree.remove(from: id, cause: .back) }
      return true
    } catch {
      return false
    }
  }
}
