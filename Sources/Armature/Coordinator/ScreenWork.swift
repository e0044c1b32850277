/// The running tasks of a scene's screens. They are cancelled when the scene is deallocated.
///
/// Only the scene holds them: a task may hold a flow, so a flow that held its task would never be deallocated.
@MainActor
final class ScreenWork {
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var last = 0

  func run(_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    last += 1
    let number = last
    let task = Task { [weak self] in
      await body()
      self?.tasks[number] = nil
    }
    tasks[number] = task
    return task
  }

  /// Waits until no task is running.
  func settled() async {
    while let task = tasks.values.first { await task.value }
  }

  deinit {
    for task in tasks.values { task.cancel() }
  }
}
