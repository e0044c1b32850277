import Foundation

// What every flow can do, whatever its destinations.
extension AnyCoordinator {
  /// Removes the slot in which this flow lives, as its parent would: the Done button of a sheet.
  ///
  /// - Returns: Whether it was done; the root of a scene stays.
  @discardableResult
  public final func leave() -> Bool {
    attempt("leave()") { () throws(NavigationError) in
      guard !isDetached else { throw .detached }
      // A root that shares its parent's root's slot leaves with the slot.
      var flow = self
      while flow.position < 0, let parent = flow.parent { flow = parent }
      guard let parent = flow.parent, let core else { throw .rootSlot }
      try core.change(isExplicit: false) { batch throws(NavigationError) in
        if parent.isContainer { return try parent.removeChild(at: flow.position, cause: .left, in: batch) }
        parent.removeRoute(at: flow.position, cause: .left, in: batch)
      }
    }
  }

  /// Asks for all screens of this flow to be drawn again, after a change of the model.
  public final func refresh() { redraw { [self] in revision += $0 } }

  /// Asks for one screen of this flow to be drawn again.
  ///
  /// - Parameter id: A slot of this flow; another one's is ignored.
  public final func refresh(_ id: SlotID) {
    guard index(of: id) != nil else { return }
    redraw { [self] in slotData[id, default: SlotData()].revision += $0 }
  }

  private final func redraw(_ raise: @escaping (_ amount: Int) -> Void) {
    guard let core else { return }
    _ = attempt("refresh()") { () throws(NavigationError) in
      guard !isDetached else { throw .detached }
      try core.change(isExplicit: false) { batch throws(NavigationError) in
        raise(1)
        batch.undo.append { raise(-1) }
        markStale(from: -1)
        batch.touch(self, FlowChange(.screens, unchanged: routeCount))
      }
    }
  }

  /// Calls back after each change of this flow.
  ///
  /// Who navigates in the callback is served at once; everybody hears of the changes in the order in which they happened.
  /// The flow keeps the callback, which must not keep the flow.
  ///
  /// - Returns: The means to end it before the flow goes.
  @discardableResult
  public final func observe(_ call: @escaping (FlowChange) -> Void) -> ObservationToken { observers.add(call) }

  /// Does something that may be refused.
  final func attempt(_ verb: StaticString, _ work: () throws(NavigationError) -> Void) -> Bool {
    do throws(NavigationError) { try work() } catch { return refuse(verb, error) }
    return true
  }

  /// Reports a refusal.
  @usableFromInline final func refuse(_ verb: StaticString, _ error: NavigationError) -> Bool {
    core?.refuse(verb, error, of: self)
    return false
  }
}
