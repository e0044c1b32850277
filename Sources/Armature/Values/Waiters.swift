/// The tasks that wait until something has changed.
@MainActor
package final class Waiters {
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var last = 0

  package init() {}

  /// Waits for the next ``resume()``. Returns early when the waiting task is cancelled.
  package func wait() async {
    last += 1
    let number = last
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting[number] = $0 }
    } onCancel: {
      Task { @MainActor [weak self] in self?.waiting.removeValue(forKey: number)?.resume() }
    }
  }

  /// Resumes all waiting tasks.
  package func resume() {
    let ended = waiting.values
    waiting = [:]
    for continuation in ended { continuation.resume() }
  }
}
