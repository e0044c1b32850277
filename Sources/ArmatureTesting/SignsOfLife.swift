/// Signs that an app is still moving: changes, events, and work that has ended.
@MainActor
final class SignsOfLife {
  private(set) var count = 0
  private var waiting: CheckedContinuation<Bool, Never>?

  func note() {
    count += 1
    end(with: true)
  }

  /// Waits for the next sign.
  ///
  /// - Parameter patience: Returns when the wait has been long enough.
  /// - Returns: Whether a sign came in time.
  func next(within patience: @escaping @MainActor @Sendable () async -> Void) async -> Bool {
    let timer = Task { [weak self] in
      await patience()
      if !Task.isCancelled { self?.end(with: false) }
    }
    defer { timer.cancel() }
    return await withCheckedContinuation { waiting = $0 }
  }

  private func end(with sign: Bool) {
    waiting?.resume(returning: sign)
    waiting = nil
  }
}
