import Foundation

/// The time for links that wait. A test gives its scene a clock of its own.
@MainActor
public struct FlowClock {
  /// Returns the time now.
  public let now: () -> Date
  /// Waits for a number of seconds.
  public let sleep: (_ seconds: Double) async -> Void

  /// - Parameters:
  ///   - now: Returns the time now.
  ///   - sleep: Waits for a number of seconds. Returns at once in a cancelled task.
  public init(now: @escaping () -> Date, sleep: @escaping (_ seconds: Double) async -> Void) {
    self.now = now
    self.sleep = sleep
  }

  /// The clock of the system.
  public static let system = Self(now: { Date() }, sleep: { await sleep($0) })

  /// Waits in a task.
  ///
  /// - Parameter seconds: The time, at most a day. A negative time does not wait.
  @Sendable package nonisolated static func sleep(_ seconds: Double) async {
    try? await Task.sleep(nanoseconds: UInt64(seconds > 0 ? min(seconds, 86_400) * 1e9 : 0))
  }
}
