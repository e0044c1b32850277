/// A clock that stands still until a test moves it on.
///
/// Give ``sleep(_:)`` to the code under test in place of a real wait, and the clock to the driver, which then says who
/// waits for it:
///
/// ```swift
/// let clock = ManualClock()
/// let app = try AppDriver(root: AppCoordinator(wait: clock.sleep), clock: clock)
/// app.tap("Remind me")
/// clock.advance(by: 60)
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

  /// Moves the clock on, and wakes the sleepers whose time has come. They run when the test waits next, for example in
  /// `settle()`.
  ///
  /// - Parameter seconds: The time. A negative time does not move the clock.
  public func advance(by seconds: Double) {
    now += max(0, seconds)
    for (number, sleeper) in waiting.sorted(by: { ($0.value.until, $0.key) < ($1.value.until, $1.key) })
    where sleeper.until <= now {
      waiting[number] = nil
      sleeper.wake.resume()
    }
  }
}
