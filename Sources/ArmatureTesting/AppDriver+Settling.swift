import Armature
import ArmatureExplorer

extension AppDriver {
  /// Waits until nothing moves any more: the work of buttons and dialogs, the tasks of screens, and the steps of hosts.
  /// When work is left but nothing moves for a number of turns, fails the test and says who waits. A task that listens
  /// for as long as its screen lives never ends; leave such tasks out with `ignoringTasks`. An action that waits for
  /// the user's answer does not count.
  ///
  /// ```swift
  /// app.tap("Back up now")
  /// await app.settle()
  /// app.expect(row: "Last backup", .detail("3 items"))
  /// ```
  ///
  /// A turn is a pause of 10 ms, or longer on a busy machine, in which all code that is ready can run. A turn in which
  /// the process computes does not count, so a slow machine needs no more patience. Code that really waits, for example
  /// for a server, may need more.
  ///
  /// - Parameters:
  ///   - ignoresTasks: Whether to end while tasks of screens are running.
  ///   - patience: The number of turns in a row in which nothing moves. After 20 times as many turns without any
  ///     change, the test fails even if the process computes.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  public func settle(
    ignoringTasks ignoresTasks: Bool = false, patience: Int = 200,
    file: StaticString = #filePath, line: UInt = #line
  ) async {
    await settle(ignoringTasks: ignoresTasks, IdleTimeout(turns: patience), file: file, line: line)
  }

  package func settle(
    ignoringTasks ignoresTasks: Bool = false, _ patience: IdleTimeout,
    file: StaticString = #filePath, line: UInt = #line
  ) async {
    let caller = Caller(file, line)
    guard !hasStopped else { return }
    recorder?.willAct("Settle", command: "", at: caller.place, on: session.refresh())
    see(session.display)
    switch await session.settle(by: activity, patience, ignoringTasks: ignoresTasks, clock: clock) {
    case .quiet:
      recorder?.didWait(on: session.refresh())
      see(session.display)
    case .waiting(let work):
      let reason = "nothing has moved for \(patience.turns) turns, but not all work is done:"
      stop(([reason] + work).joined(separator: "\n  "), at: caller)
    case .restless: stop("the app does not settle: it has changed \(patience.changes) times", at: caller)
    }
  }

  private func stop(_ problem: String, at caller: Caller) {
    hasStopped = true
    recorder?.didAct(failure: problem)
    fail(problem, at: caller)
  }
}
