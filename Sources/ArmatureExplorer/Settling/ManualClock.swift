/// A clock that stands still until a test moves it on.
///
/// Give ``sleep(_:)`` to the code under test in place of a real wait, and the clock to the driver, which then says who
/// waits for it:
///
/// ```swift
/// let clock = ManualClock()
/// let app = try AppDriver(root: ReminderCoordinator(wait: clock.sleep), clock: clock)
/// app.tap("Remind me")
/// await clock.advance(by: 60)
/// await app.settle()
/// app.expect(screen: "Reminder")
/// ```
@MainActor
public final class ManualClock {
  /// The time since the clock was made, in seconds.
  public private(set) var now = 0.0
  /// The times until which code sleeps, the next one first.
  public var sleepers: [Double] { waiting.values.map(\.until).sorted() }

  private var waiting: [Int: Sleeper] = [:]
  private var lastNumber = 0

  private struct Sleeper {
    let until: Double
    let wake: CheckedContinuation<Void, Never>
  }

  /// Creates a clock at the time 0.
  public init() {}

  /// Sleeps until the clock has moved on, or the task is cancelled.
  ///
  /// - Parameter seconds: The time to sleep. A time of 0 or less does not sleep.
  public func sleep(_ seconds: Double) async {
    guard seconds > 0, !Task.isCancelled else { return }
    lastNumber += 1
    let number = lastNumber
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting[number] = Sleeper(until: now + seconds, wake: $0) }
    } onCancel: {
      Task { @MainActor [weak self] in self?.waiting.removeValue(forKey: number)?.wake.resume() }
    }
  }

  /// Moves the clock on, and wakes the sleepers that are due, in the order of their times. Between two sleepers, code
  /// runs until it waits, so that it can sleep again within the same call.
  ///
  /// - Parameter seconds: The time. A negative time does not move the clock.
  public func advance(by seconds: Double) async {
    let end = now + max(0, seconds)
    await Task.yieldToAll()
    while let next = waiting.min(by: { ($0.value.until, $0.key) < ($1.value.until, $1.key) }), next.value.until <= end {
      now = max(now, next.value.until)
      waiting[next.key] = nil
      next.value.wake.resume()
      await Task.yieldToAll()
    }
    now = end
  }
}

extension Task where Success == Never, Failure == Never {
  /// Lets code on the main actor run until it waits.
  @MainActor
  package static func yieldToAll() async {
    for _ in 0..<10 { await yield() }
  }
}
