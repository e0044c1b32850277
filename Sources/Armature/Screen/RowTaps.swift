// The effect of a tap. A second tap, which hosts may report late, does nothing if the first has covered the screen or
// started the action.
extension AnyCoordinator {
  /// Whether a link row can be opened: its screen is on display.
  final func canOpenRows(in slot: SlotID) -> Bool {
    owns(slot) && scene?.presentation.isOnDisplay(slot) != false
  }

  /// Whether a button's action can run: its slot is there, and it is not already running.
  final func canPerform(_ button: RowID, in slot: SlotID) -> Bool {
    scene != nil && owns(slot) && self[workIn: slot].buttons[button] != .busy
  }

  /// Runs a button's action, if it can run.
  final func perform(_ action: ButtonRow.Action, of button: RowID, in slot: SlotID) {
    guard let scene, canPerform(button, in: slot) else { return }
    switch action {
    case .immediate(let action):
      do {
        try action()
        finish(button, in: slot, as: nil)
      } catch {
        finish(button, in: slot, as: error)
      }
    case .asynchronous(let action):
      self[workIn: slot].buttons[button] = .busy
      self[workIn: slot].actions[button] = scene.work.actions.run(in: slot, for: button.title) { [weak self] in
        var failure: (any Error)?
        do { try await action() } catch { failure = error }
        // The button of a cancelled action is removed. Another button may have its place.
        if !Task.isCancelled { self?.finish(button, in: slot, as: failure) }
      }
      refresh(slot)
    }
  }

  private final func finish(_ button: RowID, in slot: SlotID, as failure: (any Error)?) {
    guard !isDetached, owns(slot) else { return }
    self[workIn: slot].actions[button] = nil
    let hasFailed = failure.map { !($0 is CancellationError) } ?? false
    self[workIn: slot].buttons[button] = hasFailed ? failure.map { .failed($0.userMessage) } : nil
    refresh(slot)
  }
}

extension AnyCoordinator {
  /// Removes a dialog, then runs the action of the tapped button.
  ///
  /// The scene keeps the action, because its slot is removed, and reports its failure.
  final func answer(_ button: ButtonRow, in slot: SlotID) {
    // The dialog may be removed already: hosts report late.
    guard let core, let scene, let index = state.index(of: slot) else { return }
    let flow = eventFlow
    let isAnswered = attempt("dismiss(_:)", cause: .dismissed) {
      try core.change(.dismissed) { draft in
        guard !isEditing else { throw NavigationError.busy }
        guard let path else { throw NavigationError.detached }
        draft.tree.remove(SlotAddress(flow: path, index: index), cause: .dismissed)
      }
    }
    guard isAnswered else { return }
    switch button.action {
    case .immediate(let work):
      do { try work() } catch { core.report(failure: error, of: button.title, in: flow) }
    case .asynchronous(let work):
      _ = scene.work.actions.run(in: slot, for: button.title) {
        do { try await work() } catch { core.report(failure: error, of: button.title, in: flow) }
      }
    }
  }
}

extension SceneCore {
  /// Reports an action's failure. Cancellation is not a failure.
  fileprivate func report(failure: any Error, of title: String, in flow: NavigationEvent.Flow) {
    if failure is CancellationError || Task.isCancelled { return }
    report(.actionFailed(title: title, message: failure.userMessage), cause: .dismissed, in: flow)
  }
}
