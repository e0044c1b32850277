/// What runs for a scene's screens: it is cancelled when the scene goes.
///
/// The scene alone holds it. What runs may hold flows, and flows hold what they share; so nothing else would end.
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

  /// Returns when nothing runs any more.
  func settled() async {
    while let task = tasks.values.first { await task.value }
  }

  deinit {
    for task in tasks.values { task.cancel() }
  }
}
