import Foundation

/// Running tasks of a scene's screens. They are cancelled when the scene is deallocated.
@MainActor
final class ScreenWork {
  /// The work of the current task; `nil` outside of such work.
  @TaskLocal static var current: Work?

  private var works: [Int: (work: Work, task: Task<Void, Never>)] = [:]
  private var last = 0
  private let waiters = Waiters()
  /// Called when a task has ended, or has begun to wait for the user.
  var didPause: () -> Void = {}

  /// One piece of work.
  @MainActor
  final class Work {
    let slot: SlotID
    let button: String?
    private weak var list: ScreenWork?
    /// The number of the user's answers for which the task waits. It does not work meanwhile.
    var waits = 0 { didSet { if waits > oldValue { list?.reportPause() } } }

    init(slot: SlotID, button: String?, list: ScreenWork) {
      self.slot = slot
      self.button = button
      self.list = list
    }
  }

  /// Runs work of a screen.
  ///
  /// - Parameters:
  ///   - slot: The slot of the screen.
  ///   - button: The title of the button that has started the work, if any.
  ///   - body: The work. It runs on the main actor.
  /// - Returns: The task that runs the work.
  func run(
    in slot: SlotID, for button: String? = nil, _ body: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never> {
    last += 1
    let number = last
    let work = Work(slot: slot, button: button, list: self)
    let task = Task { [weak self] in
      await Self.$current.withValue(work) { await body() }
      self?.works[number] = nil
      self?.reportPause()
    }
    works[number] = (work, task)
    return task
  }

  /// The work that does not wait for the user, in the order of its beginning.
  var running: [(slot: SlotID, button: String?)] {
    works.filter { $0.value.work.waits == 0 }.sorted { $0.key < $1.key }.map {
      ($0.value.work.slot, $0.value.work.button)
    }
  }

  /// Waits until a task has ended, or has begun to wait for the user. Returns early when the waiting task is cancelled.
  func nextPause() async { await waiters.wait() }

  private func reportPause() {
    waiters.resume()
    didPause()
  }

  deinit {
    for (_, task) in works.values { task.cancel() }
  }
}

/// The running work of one screen, and the states of its buttons. Most screens have none.
struct SlotWork {
  var buttons: [RowID: ButtonState] = [:]
  var actions: [RowID: Task<Void, Never>] = [:]
  /// The screen's own task, once it has started.
  var task: Task<Void, Never>?

  var isEmpty: Bool { buttons.isEmpty && actions.isEmpty && task == nil }

  func cancel() {
    task?.cancel()
    for action in actions.values { action.cancel() }
  }
}

/// The running work of a scene's screens, and the hosts that show them. The work of removed screens is cancelled.
///
/// Only the scene object holds it: a task may hold a flow, so a flow that held its task would never be deallocated.
@MainActor
final class Work: Rule {
  /// The running actions of buttons.
  let actions = ScreenWork()
  /// The running tasks of screens.
  let tasks = ScreenWork()
  /// The hosts that show the scene step by step.
  var hosts: [WeakHost] = []
  fileprivate var slots: [FlowID: [SlotID: SlotWork]] = [:]

  init(_ core: SceneCore) {}

  func isIdle(in draft: Draft, _ difference: Difference?) -> Bool { slots.isEmpty || difference == nil }

  func ended(_ draft: Draft, _ difference: Difference?, _ outbox: inout Outbox) {
    guard let difference else { return }
    for change in difference.changes {
      guard let work = slots[change.flow], let state = draft.state.flow(change.flow) else { continue }
      // If the flow got another root, the work of the old one ends.
      for slot in work.keys where state.index(of: slot).map({ $0 == 0 && change.kinds.contains(.root) }) ?? true {
        slots[change.flow]?.removeValue(forKey: slot)?.cancel()
      }
    }
    for flow in difference.lostFlows {
      for work in (slots.removeValue(forKey: flow.value.id) ?? [:]).values { work.cancel() }
    }
  }
}

/// A host that shows a scene step by step: how far it is.
@MainActor
package protocol HostProgress: AnyObject {
  /// Whether the host shows the current presentation and its last step is done.
  var isSettled: Bool { get }
  /// Whether the host has stopped drawing, because nobody sees its window.
  var isPaused: Bool { get }
  /// Waits until the current presentation is shown. Returns early when the waiting task is cancelled.
  func settled() async
}

/// The progress of a host, which keeps it.
struct WeakHost {
  weak var progress: (any HostProgress)?
}

extension FlowScene {
  var work: Work { rule(Work.self) }
}

extension AnyCoordinator {
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

  package final func startTask(of screen: ScreenContent, in slot: SlotID) {
    guard let scene, owns(slot), let task = screen.task, self[workIn: slot].task == nil else { return }
    self[workIn: slot].task = scene.work.tasks.run(in: slot, task)
  }

  /// The work of a slot's screen, as long as the flow is in a scene.
  final subscript(workIn slot: SlotID) -> SlotWork {
    get { core?.scene?.work.slots[flowID]?[slot] ?? SlotWork() }
    set { core?.scene?.work.slots[flowID, default: [:]][slot] = newValue.isEmpty ? nil : newValue }
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
