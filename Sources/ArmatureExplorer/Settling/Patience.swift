import Armature
import Foundation

/// Waits until an app moves, and gives up after some turns without a sign of life.
///
/// Seconds would measure the machine, not the app: beside other tests and other programs, a little work takes long. So
/// only turns count in which everything stood still. A turn is a short pause. Meanwhile, code that is ready runs, on
/// the main actor and elsewhere; a turn in which the process computes is a sign of life. After many times as many turns
/// without any progress that the user sees, the wait ends anyway, because code may run in a circle.
@MainActor
package struct Patience {
  /// The number of turns in a row in which everything stands still.
  package let turns: Int
  /// The pause of a turn.
  let pause: @MainActor () async -> Void
  /// The number of changes after which a wait reports the app as restless.
  package let changes: Int
  /// Returns the time for which the process has computed so far, in seconds.
  let computed: @MainActor () -> Double

  /// A turn in which the process computes for so many seconds is a sign of life. The wait itself takes far less.
  static let life = 0.002
  /// The wait ends after so many times its turns, whatever the process computes.
  static let circles = 20

  package init(
    turns: Int, changes: Int = 10_000,
    pause: @escaping @MainActor () async -> Void = { await FlowClock.sleep(0.01) },
    computed: @escaping @MainActor () -> Double = { Double(clock()) / 1_000_000 }
  ) {
    self.turns = turns
    self.changes = changes
    self.pause = pause
    self.computed = computed
  }

  /// Returns when the patience has ended, or when the task is cancelled.
  package func end() async {
    var (still, all) = (0, 0)
    while still < turns, all / Self.circles < turns, !Task.isCancelled {
      let before = computed()
      await pause()
      all += 1
      still = computed() - before < Self.life ? still + 1 : 0
    }
  }
}
