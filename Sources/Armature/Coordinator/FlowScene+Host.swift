// What a host reports and asks for.
extension FlowScene {
  /// Goes back by one slot of the line, whichever flow owns it.
  ///
  /// - Returns: Whether it was done: not at the scene's root, nor when a flow does not let its slot go.
  @discardableResult
  public func back() -> Bool {
    root.attempt("back()") { () throws(NavigationError) in
      guard let end = root.endOfLine else { throw .pastRoot }
      try remove(end.flow.slotID(at: end.index), cause: .back)
    }
  }

  /// Makes a slot the last of its line, as a pop gesture or the menu of a back button does. What lies above a container is
  /// part of another line than what the container shows, and stays.
  ///
  /// - Parameter id: The slot that shall be on top.
  /// - Returns: Whether the slot is on top now: not when it is gone or hidden, nor when a flow does not let a slot above it
  ///   go.
  /// - Complexity: O(*n*) in the number of slots.
  @discardableResult
  public func pop(to id: SlotID) -> Bool {
    guard let place = drawn(id) else { return false }
    return root.attempt("pop(to:)") { () throws(NavigationError) in
      guard lineLetsGo(above: place.flow), place.flow.letsGo(from: place.index + 1),
        place.flow.child(at: place.index)?.letsReturnToRoot ?? true,
        place.flow.cutAboveLine?.isLetGo ?? true
      else { throw .cannotLeave }
      try core.change(isExplicit: false) { batch throws(NavigationError) in
        // The flows were asked, and may have moved on meanwhile.
        guard let (flow, index) = drawn(id) else { throw .notFound }
        flow.cutAbove(cause: .back, in: batch)
        flow.removeRoutes(from: index + 1, cause: .back, in: batch)
        flow.child(at: index)?.returnToRoot(cause: .back, in: batch)
        try flow.cutAboveLine?.make(cause: .back, in: batch)
      }
    }
  }

  /// Removes a layer with all that lies above it, as a swipe does. For a dialog that means to cancel it: none of its
  /// actions is run.
  ///
  /// - Parameter id: The slot that started the layer.
  /// - Returns: Whether it was done: not when no such layer is there, nor when a flow does not let a slot of it go.
  /// - Complexity: O(*n*) in the number of slots.
  @discardableResult
  public func dismiss(_ id: SlotID) -> Bool {
    guard let place = drawn(id) else { return false }
    return root.attempt("dismiss(_:)") { () throws(NavigationError) in
      guard startsLayer(place) else { throw .nothingPresented }
      try remove(id, cause: .dismissed)
    }
  }

  /// Whether the user may close a layer now, with all that lies above it; a host shows that, for instance by not
  /// letting the sheet be swiped away.
  ///
  /// - Parameter id: The slot that started the layer.
  /// - Returns: Whether ``dismiss(_:)`` would be done.
  /// - Complexity: O(*n*) in the number of slots.
  public func canDismiss(_ id: SlotID) -> Bool {
    drawn(id).map { startsLayer($0) && lineLetsGo(from: $0) } ?? false
  }

  /// Whether the user may leave the last slot of the line now; a host shows that, for instance by a back button that is
  /// disabled.
  public var canGoBack: Bool {
    root.endOfLine.map { $0.index < 0 ? $0.flow.letsGoWhole : $0.flow.letsGo(from: $0.index) } ?? false
  }

  /// Has a container show one of its flows, as the user asks for it: by a tap on a tab, by a swipe to a page.
  ///
  /// - Parameters:
  ///   - name: The name of the flow, as the presentation tells it.
  ///   - id: The container's slot.
  /// - Returns: Whether it was done. A slot that is gone, or holds no such container, is ignored.
  @discardableResult
  public func select(_ name: String, in id: SlotID) -> Bool {
    (drawer(of: id)?.flow as? ContainerCoordinator)?.userSelects(name) ?? false
  }

  /// Tells a split view how the host draws it.
  ///
  /// - Parameters:
  ///   - isCollapsed: Whether its columns are drawn as one stack, for want of room.
  ///   - id: The split view's slot.
  public func setCollapsed(_ isCollapsed: Bool, _ id: SlotID) {
    (drawer(of: id)?.flow as? any SplitColumns)?.setCollapsed(isCollapsed)
  }

  /// The screen of a slot, as its flow draws it now; `nil` when the slot is gone.
  ///
  /// - Complexity: O(*n*) in the number of slots.
  public func screen(of id: SlotID) -> ScreenContent? { drawer(of: id).map { $0.flow.screen(at: $0.index) } }

  /// The flow that draws a slot, the innermost of those that share it; `nil` when the slot is gone.
  ///
  /// - Complexity: O(*n*) in the number of slots.
  public func flow(drawing id: SlotID) -> AnyCoordinator? { drawer(of: id)?.flow }

  /// Tells the scene that a slot's screen is on display, which starts the screen's task once. The task is cancelled when
  /// the slot goes.
  public func didDraw(_ id: SlotID) {
    guard let place = drawer(of: id) else { return }
    place.flow.startTask(of: place.flow.screen(at: place.index), in: id)
  }

  /// Returns when no button's action is running any more; within such an action, that is never.
  public func settled() async { await actions.settled() }

  /// The flow that draws a slot: the innermost of those that share it.
  private func drawer(of id: SlotID) -> (flow: AnyCoordinator, index: Int)? {
    guard var place = root.locate(id) else { return nil }
    while let child = place.flow.child(at: place.index) { place = (child, -1) }
    return place
  }

  /// The owner of a slot, and its index there. A slot that a container hides is none that the user could have reached: hosts
  /// report it when they put its sheet away, which is to come back with its tab.
  private func drawn(_ id: SlotID) -> (flow: AnyCoordinator, index: Int)? {
    root.locate(id).flatMap { $0.flow.isDrawn ? $0 : nil }
  }

  /// Removes a slot with all that lies above it.
  private func remove(_ id: SlotID, cause: RemovalCause) throws(NavigationError) {
    guard let place = drawn(id) else { throw .notFound }
    guard lineLetsGo(from: place) else { throw .cannotLeave }
    try core.change(isExplicit: false) { batch throws(NavigationError) in
      // The flows were asked, and may have moved on meanwhile.
      guard let (flow, index) = drawn(id) else { return }
      if index < 0 {
        guard let (container, child) = flow.lineRoot else { throw .rootSlot }
        return try container.removeChild(at: child, cause: cause, in: batch)
      }
      flow.cutAbove(cause: cause, in: batch)
      flow.removeRoutes(from: index, cause: cause, in: batch)
    }
  }

  private func startsLayer(_ place: (flow: AnyCoordinator, index: Int)) -> Bool {
    place.index >= 0 && place.flow.style(at: place.index).isModal
  }

  /// Whether a slot is let go with all that lies above it.
  private func lineLetsGo(from place: (flow: AnyCoordinator, index: Int)) -> Bool {
    lineLetsGo(above: place.flow) && (place.index < 0 ? place.flow.letsGoWhole : place.flow.letsGo(from: place.index))
  }

  /// Whether the ancestors of a flow let go what they have put above it.
  private func lineLetsGo(above flow: AnyCoordinator) -> Bool {
    guard let parent = flow.parent, !parent.isContainer else { return true }
    return lineLetsGo(above: parent) && parent.letsGo(from: flow.position + 1)
  }
}
