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
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The program gets all signals, also those that are blocked here.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let problem = posix_spawn(&id, path, nil, &attributes, &words, &values)
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

  /// Waits for the end of the program, and returns it. A signal that was sent to end this process ends the program, too.
  ///
  /// - Throws: An error if there was such a signal.
  func wait() throws -> Ending {
    while true {
      let ending = ending()
      do { try TerminationSignals.check() } catch {
        if ending == nil { interrupt() }
        throw error
      }
      if let ending { return ending }
      usleep(10_000)
    }
  }

  /// Asks the program to end, as Ctrl-C does, and ends it if it does not within five seconds.
  private func interrupt() {
    kill(id, SIGINT)
    for _ in 0..<500 {
      if ending() != nil { return }
      usleep(10_000)
    }
    end()
  }

  private func ending(_ options: Int32) -> Ending? {
    var status: Int32 = 0
    guard waitpid(id, &status, options) == id else { return nil }
    let signal = status & 0x7f
    return signal == 0 ? .exit(status >> 8 & 0xff) : .signal(signal)
  }
}

extension Child {
  /// Starts a program that prints into a file.
  ///
  /// - Parameters:
  ///   - words: The program, which is looked up in `PATH`, and its arguments.
  ///   - file: The path of the file.
  ///   - environment: Its environment.
  /// - Throws: An error if there is no shell.
  init(_ words: [String], output file: String, environment: [String: String]) throws {
    try self.init("/bin/sh", ["-c", "exec \"$@\" > \"$0\" 2>&1", file] + words, environment: environment)
  }
}
