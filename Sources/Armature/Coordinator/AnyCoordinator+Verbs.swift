// The verbs of every flow, whatever its destinations.
extension AnyCoordinator {
  /// Removes the slot in which this flow lives, as its parent would: the Done button of a sheet.
  ///
  /// - Returns: Whether it was done; the root of a scene and a tab's root stay.
  @discardableResult
  public final func leave() -> Bool {
    attempt("leave()") { () throws(NavigationError) in
      guard !isDetached else { throw .detached }
      guard let core, var way else { throw .rootSlot }
      // A flow that shares its parent's root's slot leaves with that slot.
      while way.last == 0, let parent = way.dropLastStep, core.current[parent]?.container == nil { way = parent }
      guard let step = way.popLast() else { throw .rootSlot }
      try core.change { draft throws(NavigationError) in try draft.tree.removeChild(at: step, of: way, cause: .left) }
    }
  }

  /// Asks for all screens of this flow to be drawn again, after a change of the model.
  public final func refresh() { redraw { $0.revision += 1 } }

  /// Asks for one screen of this flow to be drawn again.
  ///
  /// - Parameter id: A slot of this flow; another flow's slot is ignored.
  public final func refresh(_ id: SlotID) {
    guard owns(id) else { return }
    redraw { flow in if let index = flow.index(of: id) { flow.slots[index].revision += 1 } }
  }

  private final func redraw(_ change: (inout FlowState) -> Void) {
    guard let core else { return }
    _ = attempt("refresh()") { () throws(NavigationError) in
      try core.change { draft throws(NavigationError) in
        guard let way else { throw .detached }
        draft.tree.edit(way, change)
        if let container = self as? AnyContainer { draft.describe(container) }
      }
    }
  }

  /// Calls back after each change of this flow.
  ///
  /// A callback that navigates is served at once, and every observer hears of the changes in their order. The flow keeps the
  /// callback, which must not keep the flow.
  ///
  /// - Parameter call: The callback.
  /// - Returns: A token that can end the observation before the flow goes.
  @discardableResult
  public final func observe(_ call: @escaping (FlowChange) -> Void) -> ObservationToken { observers.add(call) }
}
