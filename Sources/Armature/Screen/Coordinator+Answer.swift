extension Coordinator {
  /// Takes a dialog away, as the user has answered it, and then runs the action of the button that was tapped.
  ///
  /// The action has no slot any more to live with or to fail in: it lives with the scene, which tells of its failure.
  final func answer(_ button: ButtonRow, in slot: SlotID) {
    // A dialog that is gone was answered already: hosts report late.
    guard let scene, let index = index(of: slot) else { return }
    let isAnswered = attempt("dismiss(_:)") { () throws(NavigationError) in
      try begin()
      try scene.core.change(isExplicit: false) { batch throws(NavigationError) in
        removeRoute(at: index, cause: .dismissed, in: batch)
      }
    }
    guard isAnswered else { return }
    switch button.action {
    case .immediate(let work):
      do { try work() } catch { scene.core.report(failure: error, of: button.title) }
    case .lasting(let work):
      _ = scene.actions.run { [core = scene.core] in
        do { try await work() } catch { core.report(failure: error, of: button.title) }
      }
    }
  }
}

extension SceneCore {
  /// Tells of an action's failure; that it was cancelled is none.
  fileprivate func report(failure: any Error, of title: String) {
    if failure is CancellationError || Task.isCancelled { return }
    report(.actionFailed(title: title, message: failure.userMessage))
  }
}
