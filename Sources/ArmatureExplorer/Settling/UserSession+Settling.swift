import Armature

extension UserSession {
  /// How a wait for an app has ended.
  package enum Stillness: Equatable {
    /// All work is done.
    case quiet
    /// Nothing moves, but not all work is done: one line for each piece of work.
    case waiting([String])
    /// The app has changed as often as the patience allows.
    case restless
  }

  /// Waits until nothing moves any more: the work of buttons and dialogs, the tasks of screens, and the steps of hosts.
  ///
  /// - Parameters:
  ///   - signs: The signs that the app moves, which the caller collects.
  ///   - patience: When to give up.
  ///   - ignoresTasks: Whether to end while tasks of screens are running.
  ///   - clock: The clock on which the app's code sleeps, if any.
  /// - Returns: How the wait has ended.
  package func settle(
    by signs: SignsOfLife, _ patience: Patience, ignoringTasks ignoresTasks: Bool = false, clock: ManualClock?
  ) async -> Stillness {
    // Who waited for what when everything stood still.
    var before: (signs: Int, waiting: [String])?
    for _ in 0..<patience.changes {
      let count = signs.count
      // Resumed code runs first, and may show screens whose tasks start.
      await Task.yieldToAll()
      look()
      let work = scene.workInProgress(withTasks: !ignoresTasks)
      guard signs.count == count else { continue }
      if work.isEmpty { return .quiet }
      let waiting = work + (clock?.descriptionsOfSleepers ?? [])
      if let before, before == (count, waiting) { return .waiting(waiting) }
      before = await signs.hasNext(after: count, within: patience) ? nil : (count, waiting)
    }
    return .restless
  }
}

extension ManualClock {
  fileprivate var descriptionsOfSleepers: [String] {
    sleepers.map { "code sleeps for another \($0 - now) s; move the clock with advance(by:)" }
  }
}
