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
final class RunningWork: Rule {
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

extension FlowScene {
  var work: RunningWork { rule(RunningWork.self) }
}

extension AnyCoordinator {
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
