/// The running tasks of a scene's screens. They are cancelled when the scene is deallocated.
///
/// Only the scene holds them: a task may hold a flow, so a flow that held its task would never be deallocated.
@MainActor
final class ScreenWork {
  private var works: [Int: Work] = [:]
  private var last = 0
  /// Called when a task has ended.
  var didEnd: () -> Void = {}

  private struct Work {
    let slot: SlotID
    let button: String?
    let task: Task<Void, Never>
  }

  /// Runs work of a screen.
  ///
  /// - Parameters:
  ///   - slot: The slot of the screen.
  ///   - button: The title of the button that has started the work, if any.
  ///   - body: The work.
  /// - Returns: The task.
  func run(
    in slot: SlotID, for button: String? = nil, _ body: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never> {
    last += 1
    let number = last
    let task = Task { [weak self] in
      await body()
      self?.works[number] = nil
      self?.didEnd()
    }
    works[number] = Work(slot: slot, button: button, task: task)
    return task
  }

  /// The running work, in the order of its beginning.
  var running: [(slot: SlotID, button: String?)] {
    works.sorted { $0.key < $1.key }.map { ($0.value.slot, $0.value.button) }
  }

  /// Waits until no task is running.
  func settled() async {
    while let work = works.values.first { await work.task.value }
  }

  deinit {
    for work in works.values { work.task.cancel() }
  }
}
