/// Signs that an app is still moving: changes, events, and work that has ended.
@MainActor
package final class SignsOfLife {
  package private(set) var count = 0
  private var waiting: CheckedContinuation<Void, Never>?

  package init() {}

  package func note() {
    count += 1
    wake()
  }

  /// Waits for a sign after some number of them.
  ///
  /// - Parameters:
  ///   - count: The number of signs before.
  ///   - patience: When to give up.
  /// - Returns: Whether there was a sign.
  func hasNext(after count: Int, within patience: Patience) async -> Bool {
    guard count == self.count else { return true }
    let timer = Task { [weak self] in
      await patience.end()
      if !Task.isCancelled { self?.wake() }
    }
    defer { timer.cancel() }
    await withCheckedContinuation { waiting = $0 }
    // Something may have happened since the wait was given up.
    return self.count != count
  }

  private func wake() {
    waiting?.resume()
    waiting = nil
  }
}
