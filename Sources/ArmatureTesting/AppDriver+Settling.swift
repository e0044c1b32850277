import Armature
import ArmatureTerminal

extension AppDriver {
  /// Waits until nothing moves any more: the work of buttons and dialogs, the tasks of screens, and the steps of hosts.
  /// When work is left but nothing has moved for some seconds of patience, fails the test and says who waits. A task that
  /// listens for as long as its screen lives never ends; let it go on with `ignoringTasks`. An action that waits for the
  /// user's answer does not count.
  ///
  /// ```swift
  /// app.tap("Back up now")
  /// await app.settle()
  /// app.expect(row: "Last backup", .detail("3 items"))
  /// ```
  public func settle(
    ignoringTasks ignoresTasks: Bool = false, patience: Double = 2,
    file: StaticString = #filePath, line: UInt = #line
  ) async {
    guard !hasStopped else { return }
    while true {
      // What has just been resumed runs first, and may show screens whose tasks start.
      let before = signs.count
      await Task.yieldToAll()
      session.look()
      let work = scene.workInProgress(withTasks: !ignoresTasks)
      if signs.count != before { continue }
      if work.isEmpty { return }
      let hasMoved = await signs.next { [sleep] in await sleep(patience) }
      guard !hasMoved else { continue }
      let lines = work.map { "  \($0)" } + sleepers
      hasStopped = true
      let problem =
        "nothing has moved for \(patience) s, but not all work is done:\n" + lines.joined(separator: "\n")
      note(failure: problem)
      return fail(problem, at: Caller(file, line))
    }
  }

  private var sleepers: [String] {
    guard let clock else { return [] }
    return clock.sleepers.map { "  code sleeps for another \($0 - clock.now) s; move the clock with advance(by:)" }
  }
}
