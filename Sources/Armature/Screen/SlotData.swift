import Foundation

/// What a flow keeps for a slot whose screen has been busy or drawn again, or whose end somebody wants to hear of. Most
/// slots have none.
@usableFromInline
struct SlotData {
  /// Grows when the screen has to be drawn again.
  var revision = 0
  var buttons: [RowID: ButtonState] = [:]
  var work: [RowID: Task<Void, Never>] = [:]
  /// The screen's own task, once it has started.
  var task: Task<Void, Never>?
  /// Called when the slot has gone.
  var onDismiss: ((RemovalCause) -> Void)?

  func cancel() {
    task?.cancel()
    for work in work.values { work.cancel() }
  }
}

extension AnyCoordinator {
  /// Runs a button's action, unless it runs already.
  final func perform(_ action: ButtonRow.Action, of button: RowID, in slot: SlotID) {
    guard let scene, index(of: slot) != nil, slotData[slot]?.buttons[button] != .busy else { return }
    switch action {
    case .immediate(let work):
      do {
        try work()
        finish(button, in: slot, as: nil)
      } catch {
        finish(button, in: slot, as: error)
      }
    case .lasting(let work):
      slotData[slot, default: SlotData()].buttons[button] = .busy
      slotData[slot]?.work[button] = scene.actions.run { [weak self] in
        var failure: (any Error)?
        do { try await work() } catch { failure = error }
        // What was cancelled has no button any more; there may be another one in its place.
        if !Task.isCancelled { self?.finish(button, in: slot, as: failure) }
      }
      refresh(slot)
    }
  }

  private final func finish(_ button: RowID, in slot: SlotID, as failure: (any Error)?) {
    guard !isDetached, index(of: slot) != nil else { return }
    slotData[slot]?.work[button] = nil
    if let failure, !(failure is CancellationError) {
      slotData[slot, default: SlotData()].buttons[button] = .failed(failure.userMessage)
    } else {
      slotData[slot]?.buttons[button] = nil
    }
    refresh(slot)
  }

  final func startTask(of screen: ScreenContent, in slot: SlotID) {
    guard let scene, index(of: slot) != nil, let task = screen.task, slotData[slot]?.task == nil else { return }
    slotData[slot, default: SlotData()].task = scene.tasks.run(task)
  }

  /// Drops what was kept for slots that are gone or have got another root, and cancels what runs for them.
  final func dropData(after change: FlowChange) {
    for (slot, data) in slotData
    where index(of: slot).map({ $0 < 0 && change.kinds.contains(.root) }) ?? true {
      data.cancel()
      slotData[slot] = nil
    }
  }

  /// Cancels everything that runs for this flow's slots.
  final func cancelWork() {
    for data in slotData.values { data.cancel() }
    slotData = [:]
  }
}

extension Coordinator {
  /// Keeps what to call when a new slot has gone, for as long as its batch stands.
  final func keep(_ onDismiss: @escaping (RemovalCause) -> Void, of slot: SlotID, in batch: Batch?) {
    slotData[slot, default: SlotData()].onDismiss = onDismiss
    batch?.undo.append { [self] in slotData[slot] = nil }
  }

  /// Drops what was kept for slots that went before the flow has come into a scene. Nobody is told: such a flow may be
  /// part of a link that is only being tried.
  final func dropDataOfNobody() {
    if !slotData.isEmpty { slotData = slotData.filter { index(of: $0.key) != nil } }
  }
}

extension Error {
  /// What a person is told.
  var userMessage: String { (self as? any LocalizedError)?.errorDescription ?? "\(self)" }
}
