import Armature

/// The end of a step, after which the next one may be drawn: the host's report or the time limit, whichever is earlier.
package struct TransitionPacing: Hashable, Sendable {
  /// The standard time for a step, in seconds. It is longer than UIKit's slowest animation: a sheet appears in about
  /// half a second.
  package static let standardSeconds = 0.65
  /// The time limit for a step without animation, in seconds: some frames for the layout of new screens.
  package static let unanimatedSeconds = 0.1

  /// The time limit for a change of stacks, in seconds; `nil` waits for the host.
  package var push: Double? = standardSeconds
  /// The time limit for presenting a layer, in seconds; `nil` waits for the host.
  package var present: Double? = standardSeconds
  /// The time limit for dismissing layers, in seconds; `nil` waits for the host.
  package var dismiss: Double? = standardSeconds

  /// Waits for the host, but no longer than ``standardSeconds``.
  package static let standard = Self()

  /// Waits for the host without a time limit. The host must report each layer that appears or disappears, by any of its
  /// slots, and each slot that is pushed or popped, even below another layer.
  package static let callbacks = Self(push: nil, present: nil, dismiss: nil)

  func seconds(after step: TransitionStep, isAnimated: Bool = true) -> Double? {
    let seconds =
      switch step {
      case .dismiss: dismiss
      case .present: present
      case .stacks, .pop, .push, .everything: push
      }
    return isAnimated ? seconds : min(seconds ?? Self.unanimatedSeconds, Self.unanimatedSeconds)
  }
}
