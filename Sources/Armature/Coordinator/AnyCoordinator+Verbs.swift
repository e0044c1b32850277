extension AnyCoordinator {
  /// Removes the slot that owns this flow, for example for the Done button of a sheet. If the flow is in its parent's
  /// root, the parent is removed, too.
  ///
  /// - Returns: Whether the change was made; `false` for the root of a scene or a tab.
  @discardableResult
  public final func leave() -> Bool { attempt("leave()") { try leave(cause: .left) } }

  /// Removes the slot that owns this flow.
  ///
  /// - Parameters:
  ///   - cause: The cause for the slot's removal.
  ///   - finish: Makes more changes in the draft.
  /// - Throws: `rootSlot` for the root of a scene or a tab.
  final func leave(cause: RemovalCause, finish: (Draft) -> Void = { _ in }) throws {
    guard !isDetached else { throw NavigationError.detached }
    guard let core, var path else { throw NavigationError.rootSlot }
    // A flow in its parent's root leaves together with the parent.
    while path.last == 0, let parent = path.dropLastStep, core.current[parent]?.container == nil { path = parent }
    guard let step = path.popLast() else { throw NavigationError.rootSlot }
    // The user has dismissed the flow by an answer.
    try core.change(cause == .dismissed ? .dismissed : .verb) { draft in
      try draft.tree.removeChild(at: step, of: path, cause: cause)
      finish(draft)
    }
  }

  /// Dismisses the sheet, cover, popover or inspector that this flow is in, whichever flow has presented it, with
  /// everything in it and above it. Use it for the Close button of a flow that was pushed inside a sheet.
  ///
  /// - Returns: Whether the change was made; `false` for a flow that is in none of them.
  @discardableResult
  public final func leaveLayer() -> Bool {
    attempt("leaveLayer()") {
      guard !isDetached else { throw NavigationError.detached }
      guard let core, let path else { throw NavigationError.nothingPresented }
      try core.change { draft in try draft.tree.removeLayer(around: path, cause: .left) }
    }
  }

  /// Shows this flow to the user, in one change: selects the tabs in which it lies, and removes the screens of other
  /// flows above it. Its own screens are kept.
  ///
  /// - Returns: Whether the user sees the flow now; `false` outside a scene, and if a guard does not admit it.
  @discardableResult
  public final func reveal() -> Bool {
    attempt("reveal()") {
      guard let core else { throw NavigationError.detached }
      try core.change { draft in try draft.reveal(self) }
    } && isInFront()
  }

  /// Returns whether the user sees the flow or one of its child flows.
  ///
  /// - Parameter slot: The slot of the flow to see; `nil` for any.
  /// - Returns: `false` for a locked scene, too.
  final func isInFront(at slot: Int? = nil) -> Bool {
    guard let core, let path, !core.current.isLocked else { return false }
    let state = core.current
    let presentation = core.presentation(of: state)
    // A dialog may be on top of them.
    return (presentation.nodesOnDisplay + [presentation.top.topNode]).contains { node in
      guard let drawer = state.locate(node.id).map(state.drawer), drawer.flow.starts(with: path) else { return false }
      return slot == nil || slot == drawer.flow.dropFirst(path.count).first ?? drawer.index
    }
  }

  /// Draws all screens of this flow again. Call it when a model that is not observable changes, and on systems without
  /// Observation.
  public final func refresh() { redraw { $0.revision += 1 } }

  /// Draws one screen of this flow again, as ``refresh()`` draws all of them.
  ///
  /// - Parameter id: A slot of this flow; another flow's slot is ignored.
  public final func refresh(_ id: SlotID) {
    guard owns(id) else { return }
    redraw { flow in if let index = flow.index(of: id) { flow.slots[index].revision += 1 } }
  }

  private final func redraw(_ change: (inout FlowState) -> Void) {
    guard let core, core.draft?.notes.ignoresRefresh != true else { return }
    _ = attempt("refresh()") {
      try core.change { draft in
        guard let path else { throw NavigationError.detached }
        draft.tree.edit(path, change)
        try redraw(in: draft)
      }
    }
  }

  /// Changes flows without animation.
  ///
  /// ```swift
  /// flow.withoutAnimation { flow.setRoot(.list) }
  /// ```
  ///
  /// It applies to all changes of the flow's scene in the closure, in any flow, but not to tasks that the closure
  /// starts. A batch is not animated if any part of it is changed in this way. If a change takes several steps on the
  /// screen, none of them is animated.
  ///
  /// - Parameter changes: Runs at once. Its changes of other scenes are animated.
  /// - Throws: The closure's error.
  public final func withoutAnimation<Failure: Error>(_ changes: () throws(Failure) -> Void) throws(Failure) {
    if let core { try core.delivery.withoutAnimation(changes) } else { try changes() }
  }

  /// Does work that may be refused, and reports the refusal.
  ///
  /// - Returns: `false` if the work has thrown.
  final func attempt(_ verb: StaticString, cause: ChangeCause = .verb, _ work: () throws -> Void) -> Bool {
    do {
      try work()
      return true
    } catch {
      if let error = error as? AdmissionError, let core {
        // Both reports are delivered together, so that an observer of both gets one mistake.
        core.delivery.hold()
        core.report(.denied(error), cause: cause, in: eventFlow)
        core.delivery.release()
      }
      core?.report(refusal: error.refusal, of: verb, cause: cause, in: self)
      return false
    }
  }

  /// The flow, for an event.
  final var eventFlow: NavigationEvent.Flow {
    let state = path.flatMap { _ in core?.current } ?? SceneState(root: standaloneState)
    return NavigationEvent.Flow(state: state, position: .flow(flowID))
  }
}

extension Draft {
  /// Makes the members of containers visible in which a flow lies, and removes everything above the flow.
  func reveal(_ flow: AnyCoordinator) throws {
    guard var path = flow.path else { throw NavigationError.detached }
    for (container, name) in state.hiddenMembers(on: path) {
      try (core.flow(at: container) as? AnyContainer)?.makeVisible(name)
    }
    while true {
      tree.cutAbove(path, cause: .verb)
      let line = state.lineRoot(of: path)
      guard let container = line.dropLastStep, let member = line.last else { return }
      // In a split view that is one stack, the columns after this one lie above it. Beside it, one may present a sheet.
      if state[container]?.container?.isCollapsed == true {
        tree.removeMembers(from: member + 1, of: container, cause: .verb)
      }
      for (other, _) in state[container]?.visibleChildren ?? [] where other != member {
        tree.dismissAll(in: container + [other], cause: .verb)
      }
      path = container
    }
  }
}
