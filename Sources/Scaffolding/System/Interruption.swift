import Foundation

/// The signals that end the process when the user, or the system, wants it to end.
enum Interruption {
  /// Without those that the process ignores, as under `nohup`.
  private static var signals: [Int32] { [SIGINT, SIGTERM, SIGHUP].filter { !isIgnored($0) } }

  /// Does work during which the signals wait, so that the work can be undone. A signal that came meanwhile ends the
  /// process afterwards.
  static func holdBack<Result>(during work: () throws -> Result) rethrows -> Result {
    var held = sigset_t()
    var before = sigset_t()
    sigemptyset(&held)
    for signal in signals { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try work()
  }

  /// Throws if a signal waits.
  static func check() throws {
    var waiting = sigset_t()
    sigpending(&waiting)
    if signals.contains(where: { sigismember(&waiting, $0) == 1 }) {
      throw ScaffoldingError(.conflict, "interrupted")
    }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    // The handler is the first field on every system, but has another name on each.
    let handler = withUnsafeBytes(of: action) { $0.load(as: Int.self) }
    return handler == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
