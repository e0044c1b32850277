import Armature
import ArmatureExplorer

extension AppDriver {
  /// Fails the test: with the problem, the screen, and the way that led to it. Attaches the trace.
  func fail(_ problem: String, at caller: Caller) {
    caller.fail(message(problem))
    attachTrace()
  }

  /// Returns a value, or fails the test and ends it.
  func require<Value>(
    _ value: Value?, wanted: String, _ found: @autoclosure () -> String, at caller: Caller
  ) throws -> Value {
    if let value { return value }
    let problem = "wanted \(wanted), but \(found())"
    note(failure: problem, wanted: wanted, at: caller)
    defer { attachTrace() }
    return try caller.require(value, message(problem))
  }

  /// Adds an expectation that is not met to the trace.
  func note(failure problem: String, wanted: String, at caller: Caller) {
    recorder?.willAct("Expect \(wanted)", command: "", at: caller.place)
    recorder?.didAct(failure: problem)
  }

  private func message(_ problem: String) -> String {
    let commands = ((startsFolded ? ["fold"] : []) + session.steps.map(\.command)).map { "  \($0)" }
    let way =
      commands.isEmpty
      ? ["This is the first screen."]
      : ["The way here, as commands of the app in a terminal:", commands.joined(separator: "\n")]
    let work = scene.workInProgress(withTasks: false)
    let hint = work.isEmpty ? [] : ["Not done yet: \(work.joined(separator: ", ")). “await app.settle()” waits for it."]
    return ([problem, session.picture] + hint + way + [trace?.advice].compactMap { $0 }).joined(separator: "\n\n")
  }

  /// Attaches the walk up to the first failure, unless the test attaches the whole walk at its end.
  private func attachTrace() {
    if !hasTrace, Traces.current == nil { trace?.attach() }
    hasTrace = true
  }
}
