import Armature
import ArmatureTerminal

extension AppDriver {
  /// Fails the test: with the problem, the screen, and the way that led to it. Attaches the trace.
  func fail(_ problem: String, at caller: Caller) {
    caller.fail(message(problem))
    attachTrace()
  }

  /// Returns a value, or fails the test and ends it.
  func require<Value>(_ value: Value?, _ problem: @autoclosure () -> String, at caller: Caller) throws -> Value {
    if let value { return value }
    note(failure: problem())
    defer { attachTrace() }
    return try caller.require(value, message(problem()))
  }

  /// Adds a failure that is no action to the trace.
  func note(failure problem: String) {
    recorder?.willAct("Expect", command: "")
    recorder?.didAct(failure: problem)
  }

  private func message(_ problem: String) -> String {
    let commands = session.steps.map { "  \($0.command)" }
    let way =
      commands.isEmpty
      ? ["This is the first screen."]
      : ["The way here, as commands of the app in a terminal:", commands.joined(separator: "\n")]
    return ([problem, session.picture] + way).joined(separator: "\n\n")
  }

  /// Attaches the walk up to the first failure, unless the test attaches the whole walk at its end.
  private func attachTrace() {
    if !hasTrace, Traces.current == nil { recorder?.attach() }
    hasTrace = true
  }
}
