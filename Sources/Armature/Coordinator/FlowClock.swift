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
  public static let system = Self(now: { Date() }, sleep: { await TransitionPacing.sleep($0) })
}
