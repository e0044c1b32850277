/// When a step counts as done, so that the next one may be drawn: when the host tells of it, or after some time, whichever
/// comes first.
public struct TransitionPacing: Hashable, Sendable {
  /// How many seconds a step takes for which nobody has measured a time: longer than the slowest animation of UIKit, which
  /// is the one that brings up a sheet, at about half a second.
  public static let standardSeconds = 0.65
  /// How many seconds a step takes at most that is drawn without animation: some frames, in which the system lays out what
  /// has come.
  public static let unanimatedSeconds = 0.1

  /// How many seconds a change of stacks takes at most; `nil` waits for the host.
  public let push: Double?
  /// How many seconds it takes at most to present a layer; `nil` waits for the host.
  public let present: Double?
  /// How many seconds it takes at most to dismiss layers; `nil` waits for the host.
  public let dismiss: Double?

  /// The host tells of every slot that comes or goes, also of those beneath another layer.
  public static let callbacks = Self(push: nil, present: nil, dismiss: nil)

  /// As soon as the host tells of it, and after ``standardSeconds`` where it does not.
  public static let standard = delay()

  /// After some time, or earlier when the host tells of it.
  ///
  /// - Parameters:
  ///   - push: How many seconds a change of stacks takes.
  ///   - present: How many seconds it takes to present a layer.
  ///   - dismiss: How many seconds it takes to dismiss layers.
  /// - Returns: The pacing.
  public static func delay(
    afterPush push: Double = standardSeconds, afterPresent present: Double = standardSeconds,
    afterDismiss dismiss: Double = standardSeconds
  ) -> Self {
    Self(push: push, present: present, dismiss: dismiss)
  }

  /// Waits in a task.
  ///
  /// - Parameter seconds: How long; nothing below zero, and at most a day.
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
