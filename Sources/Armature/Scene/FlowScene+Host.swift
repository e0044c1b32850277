extension FlowScene {
  /// Goes back by one slot of the line.
  ///
  /// - Returns: Whether it succeeded; `false` at the scene's root, and when ``Coordinator/canLeave(_:)`` refuses.
  @discardableResult
  package func back() -> Bool {
    asUser(.back) {
      root.attempt("back()", cause: .back) {
        guard let end else { throw NavigationError.pastRoot }
        try remove(from: end, cause: .back, as: .back)
      }
    }
  }

  /// Makes a slot the last of its line, for a pop gesture or the menu of a back button. For a slot in a container, the
  /// slots above the container are kept, because they belong to another line.
  ///
  /// - Parameter id: The slot to become the last one.
  /// - Returns: Whether the slot is the last one now; `false` when it was removed or is hidden, and when
  ///   ``Coordinator/canLeave(_:)`` refuses.
  /// - Complexity: O(*n*) in the number of slots.
  @discardableResult
  package func pop(to id: SlotID) -> Bool {
    guard isDrawn(id) else { return false }
    return asUser(.pop(to: id)) {
      root.attempt("pop(to:)", cause: .back) {
        try core.changeAsUser(.back) { tree in try tree.pop(to: id, cause: .back) }
      }
    }
  }

  /// Returns how many times ``back()`` does the same as ``pop(to:)``; `nil` when it leads elsewhere.
  package func stepsBack(to id: SlotID) -> Int? {
    func line(_ tree: TreeEdit) -> [SlotID] { Presentation(tree.state).line.map(\.id) }
    var goal = TreeEdit(core.current)
    guard (try? goal.pop(to: id, cause: .back)) != nil else { return nil }
    var trial = TreeEdit(core.current)
    var count = 0
    while line(trial) != line(goal) {
      guard let end = Presentation(trial.state).end, (try? trial.remove(from: end, cause: .back)) != nil else {
        return nil
      }
      count += 1
    }
    return count
  }

  /// Removes a layer and everything above it, for a swipe. A dialog is dismissed without running an action.
  ///
  /// - Parameter id: The first slot of the layer.
  /// - Returns: Whether it succeeded; `false` when there is no such layer, and when ``Coordinator/canLeave(_:)``
  ///   refuses.
  /// - Complexity: O(*n*) in the number of slots.
  @discardableResult
  package func dismiss(_ id: SlotID) -> Bool {
    guard isDrawn(id) else { return false }
    return asUser(.dismiss(id)) {
      root.attempt("dismiss(_:)", cause: .dismissed) {
        guard startsLayer(id) else { throw NavigationError.nothingPresented }
        try remove(from: id, cause: .dismissed, as: .dismissed)
      }
    }
  }

  /// Returns the current screen of a slot.
  ///
  /// - Parameter id: A slot of the scene.
  /// - Returns: The screen; `nil` when the slot was removed.
  /// - Complexity: O(*n*) in the number of slots.
  package func screen(of id: SlotID) -> ScreenContent? {
    guard let (flow, index) = drawer(of: id) else { return nil }
    if let mistake = mistake(at: id) { return mistake.screen }
    return core.draw(flow.state.slots[index], of: flow, isRoot: index == 0)
  }

  /// Returns the flow that draws a slot: the innermost of the flows that share it.
  ///
  /// - Parameter id: A slot of the scene.
  /// - Returns: The flow; `nil` when the slot was removed.
  /// - Complexity: O(*n*) in the number of slots.
  package func flow(drawing id: SlotID) -> AnyCoordinator? { drawer(of: id)?.flow }

  /// Starts the task of a slot's screen, once. It is cancelled when the slot is removed.
  func startTask(in id: SlotID) {
    guard let (flow, index) = drawer(of: id) else { return }
    flow.startTask(of: core.draw(flow.state.slots[index], of: flow, isRoot: index == 0), in: id)
  }

  /// Makes ``settled()`` wait for a host, which shows the scene step by step. The scene does not keep it.
  package func attach(_ host: any HostProgress) {
    work.hosts.removeAll { $0.progress == nil }
    work.hosts.append(WeakHost(progress: host))
  }

  /// Whether hosts show the scene and all of them are paused, because nobody sees their windows.
  package var isAway: Bool {
    let hosts = work.hosts.compactMap(\.progress)
    return !hosts.isEmpty && hosts.allSatisfy(\.isPaused)
  }

  /// Waits until no button's action is working, screens have been drawn again after changes of their models, and the
  /// hosts show the current presentation. Tasks of screens may still run, and so may actions that wait for the user.
  /// Never returns when called from such an action.
  ///
  /// Returns early when the waiting task is cancelled.
  package func settled() async {
    while !Task.isCancelled, let wait = nextWait { await wait() }
  }

  /// Waits for the next thing that is not done; `nil` if there is none.
  private var nextWait: (@MainActor () async -> Void)? {
    if !work.actions.running.isEmpty { return work.actions.nextPause }
    if let hop = core.tracking.hop { return { await hop.value } }
    if let host = work.hosts.lazy.compactMap(\.progress).first(where: { !$0.isSettled }) {
      return { await host.settled() }
    }
    return cover?.nextWait
  }

  /// Updates at once everything that is made from changed models. Otherwise that happens in the next turn of the main
  /// actor.
  package func updateNow() {
    core.tracking.update()
    cover?.updateNow()
  }

  /// Describes the work that is not done: the actions of buttons, the tasks of screens, and the steps of hosts.
  ///
  /// - Parameter withTasks: Whether tasks of screens count.
  /// - Returns: One line for each action, task and step.
  package func workInProgress(withTasks: Bool) -> [String] {
    func name(_ slot: SlotID) -> String { screen(of: slot).map { "“\($0.title)”" } ?? "a screen that is gone" }
    let actions = work.actions.running.map { "the button “\($0.button ?? "")” of \(name($0.slot)) is busy" }
    let tasks = withTasks ? work.tasks.running.map { "the task of \(name($0.slot)) is running" } : []
    let steps = work.hosts.compactMap(\.progress).filter { !$0.isSettled }.map { _ in
      "a host has not reached this screen yet"
    }
    return actions + tasks + steps + (cover?.workInProgress(withTasks: withTasks) ?? [])
  }

  /// Sets the closure that is called when an action or a task has ended, or has begun to wait for the user.
  package func onPauseOfWork(_ call: @escaping @MainActor () -> Void) {
    work.actions.didPause = call
    work.tasks.didPause = call
    cover?.onPauseOfWork(call)
  }

  // MARK: Slots

  /// Reports a mistake in the app's code that a host has found. Release builds report none.
  ///
  /// - Parameters:
  ///   - mistake: One sentence about it.
  ///   - flow: The flow with the mistake.
  package func report(mistake: String, in flow: AnyCoordinator) {
    if Mistake.isShown { core.report(.mistake(mistake), in: flow.eventFlow) }
  }

  /// Whether a mistake is drawn in a slot, in place of the app's own view or of a container.
  package func drawsMistake(at id: SlotID) -> Bool { mistake(at: id) != nil }

  /// Returns the mistake to draw in a slot: wrong links of its flow, or a screen of a flow that opens another one
  /// there. There is none in release builds.
  private func mistake(at id: SlotID) -> Mistake? {
    let state = core.current
    guard Mistake.isShown, let address = state.locate(id) else { return nil }
    if let mistake = flow(drawing: id)?.mistakeInLinks { return mistake }
    for opener in state.openers(of: address) {
      guard let slot = state[opener], let flow = core.flow(at: opener.flow) else { continue }
      if let mistake = core.asking({ flow.mistake(in: slot) }) { return mistake }
    }
    return nil
  }

  private func drawer(of id: SlotID) -> (flow: AnyCoordinator, index: Int)? {
    let state = core.current
    guard let address = state.locate(id).map(state.drawer), let flow = core.flow(at: address.flow) else { return nil }
    return (flow, address.index)
  }

  private func isDrawn(_ id: SlotID) -> Bool { core.current.drawn(id) != nil }

  func startsLayer(_ id: SlotID) -> Bool {
    guard let slot = core.current.drawn(id), slot.index > 0 else { return false }
    return core.current[slot]?.style.isModal ?? false
  }

  /// The slot that ``back()`` removes.
  var end: SlotID? { (core.draft == nil ? presentation : Presentation(core.current)).end }

  private func remove(from id: SlotID, cause: RemovalCause, as user: ChangeCause) throws {
    try core.changeAsUser(user) { tree in
      // A flow's `canLeave(_:)` may have removed the slot itself.
      if tree.state.drawn(id) != nil { try tree.remove(from: id, cause: cause) }
    }
  }
}

extension FlowScene {
  /// Makes a flow of a container visible, for a tap on a tab or a swipe to a page.
  ///
  /// - Parameters:
  ///   - name: The name of the flow in the presentation.
  ///   - id: The container's slot.
  /// - Returns: Whether it succeeded; `false` when the slot was removed or holds no such container.
  @discardableResult
  package func select(_ name: String, in id: SlotID) -> Bool {
    guard let container = flow(drawing: id) as? AnyContainer else { return false }
    return asUser(.select(name, in: id)) {
      core.acting(as: .selected) { container.choose(name) }
    }
  }

  /// Sets how the host draws the columns of the split view in a slot. Call it at once: going back depends on it.
  package func setLayout(_ layout: ColumnLayout, of id: SlotID) {
    (flow(drawing: id) as? AnyContainer)?.setLayout(layout)
  }
}
