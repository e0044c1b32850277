extension AnyCoordinator {
  /// Removes a dialog, then runs the action of the tapped button.
  ///
  /// The scene keeps the action, because its slot is gone, and reports its failure.
  final func answer(_ button: ButtonRow, in slot: SlotID) {
    // The dialog may be gone already: hosts report late.
    guard let core, let scene, let index = state.index(of: slot) else { return }
    let flow = eventFlow
    let isAnswered = attempt("dismiss(_:)", cause: .dismissed) {
      try core.change(.dismissed) { draft in
        guard !isEditing else { throw NavigationError.busy }
        guard let way else { throw NavigationError.detached }
        draft.tree.remove(SlotAddress(flow: way, index: index), cause: .dismissed)
      }
    }
    guard isAnswered else { return }
    switch button.action {
    case .immediate(let work):
      do { try work() } catch { core.report(failure: error, of: button.title, in: flow) }
    case .lasting(let work):
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
