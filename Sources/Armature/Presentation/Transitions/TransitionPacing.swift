/// When a step counts as done, so that the next one may be drawn: when the host reports its end, or after some time,
/// whichever comes first.
public struct TransitionPacing: Hashable, Sendable {
  /// The time for a step that nobody has measured, in seconds. It is longer than UIKit's slowest animation: a sheet takes
  /// about half a second to come up.
  public static let standardSeconds = 0.65
  /// The most time for a step without animation, in seconds: some frames, in which the system lays out new screens.
  public static let unanimatedSeconds = 0.1

  /// The most time for a change of stacks, in seconds; `nil` waits for the host.
  public let push: Double?
  /// The most time for presenting a layer, in seconds; `nil` waits for the host.
  public let present: Double?
  /// The most time for dismissing layers, in seconds; `nil` waits for the host.
  public let dismiss: Double?

  /// Waits for the host, which reports every slot that comes or goes, also beneath another layer.
  public static let callbacks = Self(push: nil, present: nil, dismiss: nil)

  /// Waits for the host, but no longer than ``standardSeconds``.
  public static let standard = delay()

  /// Waits for the host, but no longer than some time.
  ///
  /// - Parameters:
  ///   - push: The most time for a change of stacks, in seconds.
  ///   - present: The most time for presenting a layer, in seconds.
  ///   - dismiss: The most time for dismissing layers, in seconds.
  /// - Returns: The pacing.
  public static func delay(
    afterPush push: Double = standardSeconds, afterPresent present: Double = standardSeconds,
    afterDismiss dismiss: Double = standardSeconds
  ) -> Self {
    Self(push: push, present: present, dismiss: dismiss)
  }

  /// Waits in a task.
  ///
  /// - Parameter seconds: The time, from zero to a day. Anything below zero does not wait.
  @Sendable public static func sleep(_ seconds: Double) async {
    try? await Task.sleep(nanoseconds: UInt64(seconds > 0 ? min(seconds, 86_400) * 1e9 : 0))
  }

  func seconds(after step: TransitionStep, isAnimated: Bool = true) -> Double? {
    let seconds = seconds(whenAnimated: step)
    return isAnimated ? seconds : min(seconds ?? Self.unanimatedSeconds, Self.unanimatedSeconds)
  }

  private func seconds(whenAnimated step: TransitionStep) -> Double? {
    switch step {
    case .dismiss: dismiss
    case .present: present
    case .stacks, .pop, .push, .everything: push
    }
  }
}
