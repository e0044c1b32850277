import Armature
import ArmatureTerminal

/// The text of a failed test: the problem, the screen, and the way that led to it.
@MainActor
struct Failure {
  let message: String

  /// - Parameters:
  ///   - wanted: The text in place of which there is another one.
  ///   - found: A sentence about what is there.
  ///   - driver: The driver.
  init(wanted: String, found: String, by driver: AppDriver) {
    self.init("wanted \(wanted), but \(found)", by: driver)
  }

  init(_ problem: String, by driver: AppDriver) {
    message = [problem, driver.session.picture, Self.way(of: driver)].joined(separator: "\n\n")
  }

  /// The actions so far as a script of the terminal host.
  private static func way(of driver: AppDriver) -> String {
    let commands = driver.session.steps.map(\.command)
    if commands.isEmpty { return "This is the first screen." }
    return "The way here, as commands of the app in a terminal:\n\n"
      + commands.map { "  \($0)" }.joined(separator: "\n")
  }

  func report(at caller: Caller) { caller.fail(message) }

  func require<Value>(_ value: Value?, at caller: Caller) throws -> Value { try caller.require(value, message) }
}
