import Foundation

/// A program that has the terminal of this one. Foundation's own gives it a process group of its own, which may not read
/// from the terminal.
struct Child {
  /// The end of a program.
  enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  private let id: pid_t

  /// Starts a program.
  ///
  /// - Throws: An error with the system's reason.
  init(_ path: String, _ arguments: [String], environment: [String: String]) throws {
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var values = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + values).forEach { free($0) } }
    var id: pid_t = 0
    let problem = posix_spawn(&id, path, nil, nil, &words, &values)
    guard problem == 0 else {
      throw ScaffoldingError(.conflict, "\(path) cannot be started: \(String(cString: strerror(problem)))")
    }
    self.id = id
  }

  /// The end of the program; `nil` while it runs. Asked once after it has ended.
  func ending() -> Ending? { ending(WNOHANG) }

  /// Ends the program, and waits for its end.
  func end() {
    kill(id, SIGKILL)
    _ = ending(0)
  }

  private func ending(_ options: Int32) -> Ending? {
    var status: Int32 = 0
    guard waitpid(id, &status, options) == id else { return nil }
    let signal = status & 0x7f
    return signal == 0 ? .exit(status >> 8 & 0xff) : .signal(signal)
  }
}
