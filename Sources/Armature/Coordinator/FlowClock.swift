import Foundation

/// The time for a scene. A test gives a scene its own.
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
