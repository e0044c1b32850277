import Armature
import Foundation

extension UserSession {
  /// How a wait for an app has ended.
  package enum SettleResult: Equatable {
    /// All work is done.
    case quiet
    /// Nothing moves, but not all work is done: one line for each piece of work.
    case waiting([String])
    /// The app has changed as often as the timeout allows.
    case restless
  }

  /// Waits until nothing moves any more: the work of buttons and dialogs, the tasks of screens, and the steps of hosts.
  ///
  /// - Parameters:
  ///   - activity: The activity of the app, which the caller counts.
  ///   - timeout: When to give up.
  ///   - ignoresTasks: Whether to end while tasks of screens are running.
  ///   - clock: The clock on which the app's code sleeps, if any.
  /// - Returns: How the wait has ended.
  package func settle(
    by activity: ActivitySignal, _ timeout: IdleTimeout, ignoringTasks ignoresTasks: Bool = false, clock: ManualClock?
  ) async -> SettleResult {
    // Who waited for what when everything stood still.
    var before: (activity: Int, waiting: [String])?
    for _ in 0..<timeout.changes {
      let count = activity.count
      // Resumed code runs first, and may show screens whose tasks start.
      await Task.yieldToAll()
      refresh()
      let work = window.workInProgress(withTasks: !ignoresTasks)
      guard activity.count == count else { continue }
      if work.isEmpty { return .quiet }
      let waiting = work + (clock?.descriptionsOfSleepers ?? [])
      if let before, before == (count, waiting) { return .waiting(waiting) }
      before = await activity.hasNext(after: count, within: timeout) ? nil : (count, waiting)
    }
    return .restless
  }
}

extension ManualClock {
  fileprivate var descriptionsOfSleepers: [String] {
    sleepers.map { "code sleeps for another \($0 - now) s; move the clock with advance(by:)" }
  }
}

/// Waits until an app moves, and gives up after some turns without activity.
///
/// Seconds would measure the machine, not the app: beside other tests and other programs, a little work takes long. So
/// the wait counts only the turns in which everything stood still. A turn is a short pause. Meanwhile, code that is
/// ready runs, on the main actor and elsewhere; a turn in which the process computes counts as activity. After many
/// times as many turns without any progress that the user sees, the wait ends anyway, because code may run in a circle.
@MainActor
package struct IdleTimeout {
  /// The number of turns in a row in which everything stands still.
  package let turns: Int
  /// The pause of a turn.
  let pause: @MainActor () async -> Void
  /// The number of changes after which a wait reports the app as restless.
  package let changes: Int
  /// Returns ``computedSeconds()``; tests have a clock of their own.
  let computed: @MainActor () -> Double

  /// A turn in which the process computes for so many seconds counts as activity. The wait itself takes far less.
  static let activeSeconds = 0.002
  /// The wait ends after so many times its turns, whatever the process computes.
  static let maximumFactor = 20

  package init(
    turns: Int, changes: Int = 10_000,
    pause: @escaping @MainActor () async -> Void = { await FlowClock.sleep(0.01) },
    computed: @escaping @MainActor () -> Double = { computedSeconds() }
  ) {
    self.turns = turns
    self.changes = changes
    self.pause = pause
    self.computed = computed
  }

  /// Returns when the time is out, or when the task is cancelled.
  package func expire() async {
    var (still, all) = (0, 0)
    while still < turns, all / Self.maximumFactor < turns, !Task.isCancelled {
      let before = computed()
      await pause()
      all += 1
      still = computed() - before < Self.activeSeconds ? still + 1 : 0
    }
  }
}

/// Returns the time for which all threads of the process have computed so far, in seconds.
package func computedSeconds() -> Double { Double(clock()) / 1_000_000 }

/// Counts the activity of an app, and wakes a waiter: changes, events, and work that has ended.
@MainActor
package final class ActivitySignal {
  package private(set) var count = 0
  private var waiting: CheckedContinuation<Void, Never>?

  package init() {}

  package func recordChange() {
    count += 1
    wake()
  }

  /// Waits until the count is another one.
  ///
  /// - Parameters:
  ///   - count: The count before.
  ///   - timeout: When to give up.
  /// - Returns: Whether it is another one.
  func hasNext(after count: Int, within timeout: IdleTimeout) async -> Bool {
    guard count == self.count else { return true }
    let timer = Task { [weak self] in
      await timeout.expire()
      if !Task.isCancelled { self?.wake() }
    }
    defer { timer.cancel() }
    await withCheckedContinuation { waiting = $0 }
    // Something may have happened since the wait was given up.
    return self.count != count
  }

  private func wake() {
    waiting?.resume()
    waiting = nil
  }
}
