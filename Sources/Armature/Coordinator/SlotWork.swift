import Foundation

/// The running work of one screen, and the states of its buttons. Most screens have none.
struct SlotWork {
  var buttons: [RowID: ButtonState] = [:]
  var actions: [RowID: Task<Void, Never>] = [:]
  /// The screen's own task, once it has started.
  var task: Task<Void, Never>?

  func cancel() {
    task?.cancel()
    for action in actions.values { action.cancel() }
  }
}

/// The running work of a flow's screens.
private struct FlowWork: FlowNote {
  var slots: [SlotID: SlotWork] = [:]
}

extension AnyCoordinator {
  final var work: [SlotID: SlotWork] {
    get { self[FlowWork.self].slots }
    _modify { yield &self[FlowWork.self].slots }
  }
}

/// Ends the work of screens that have gone.
@MainActor
final class WorkEnd: Service {
  init(_ core: SceneCore) {}

  func ended(_ ending: Ending, _ outbox: inout Outbox) {
    switch ending {
    case .committed(let draft, let change): end(change, in: draft.core)
    case .closed(let core, let change): end(change, in: core)
    case .dropped: break
    }
  }

  private func end(_ change: Comparison, in core: SceneCore) {
    for change in change.changes {
      if let flow = core.flow(change.flow), !flow.work.isEmpty { flow.dropWork(withRoot: change.kinds.contains(.root)) }
    }
    for state in change.lostFlows { core.flow(state.value.id)?.cancelWork() }
  }
}

extension AnyCoordinator {
  /// Whether a button's action can run: its slot is there, and it is not already running.
  final func canPerform(_ button: RowID, in slot: SlotID) -> Bool {
    scene != nil && owns(slot) && work[slot]?.buttons[button] != .busy
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
    case .lasting(let action):
      work[slot, default: SlotWork()].buttons[button] = .busy
      work[slot]?.actions[button] = scene.actions.run(in: slot, for: button.title) { [weak self] in
        var failure: (any Error)?
        do { try await action() } catch { failure = error }
        // The button of a cancelled action is gone. Another button may have its place.
        if !Task.isCancelled { self?.finish(button, in: slot, as: failure) }
      }
      refresh(slot)
    }
  }

  private final func finish(_ button: RowID, in slot: SlotID, as failure: (any Error)?) {
    guard !isDetached, owns(slot) else { return }
    work[slot]?.actions[button] = nil
    if let failure, !(failure is CancellationError) {
      work[slot, default: SlotWork()].buttons[button] = .failed(failure.userMessage)
    } else {
      work[slot]?.buttons[button] = nil
    }
    refresh(slot)
  }

  package final func startTask(of screen: ScreenContent, in slot: SlotID) {
    guard let scene, owns(slot), let task = screen.task, work[slot]?.task == nil else { return }
    work[slot, default: SlotWork()].task = scene.tasks.run(in: slot, task)
  }

  /// Cancels the work of removed slots and, if the flow got another root, of the root's slot.
  fileprivate final func dropWork(withRoot: Bool) {
    for (slot, data) in work {
      let index = state.index(of: slot)
      guard index == nil || index == 0 && withRoot else { continue }
      data.cancel()
      work[slot] = nil
    }
  }

  /// Cancels all work of this flow's screens.
  fileprivate final func cancelWork() {
    for data in work.values { data.cancel() }
    work = [:]
  }
}
