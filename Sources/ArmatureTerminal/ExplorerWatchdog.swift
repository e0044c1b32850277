import ArmatureExplorer
import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Ends the process when an act does not end, or takes too much memory. Both happen on the main thread, so it watches
/// from another one. It also ends the process when the one that waits for the result has ended.
final class ExplorerWatchdog: @unchecked Sendable {
  private static let waiting = 60.0
  private static let megabytes = 1500

  private let verdict: URL
  private let patience: Double
  private let parent = getppid()
  private let lock = NSLock()
  private var began = (computed: 0.0, at: Date())

  /// - Parameters:
  ///   - verdict: The file for the reason why it has ended the process.
  ///   - patience: The time in seconds for which an act may compute.
  init(verdict: URL, patience: Double) {
    self.verdict = verdict
    self.patience = patience
  }

  /// Notes that an act begins.
  func restart() { lock.withLock { began = (computedSeconds(), Date()) } }

  func start() {
    restart()
    Thread.detachNewThread { [self] in
      while true {
        Thread.sleep(forTimeInterval: 0.05)
        let began = lock.withLock { self.began }
        if getppid() != parent {
          // Nobody reads the result, and nobody else removes the folder.
          try? FileManager.default.removeItem(at: verdict.deletingLastPathComponent())
          _exit(1)
        }
        if computedSeconds() - began.computed > patience {
          end("it does not end: it has computed for \(Int(patience)) s")
        } else if Date().timeIntervalSince(began.at) > max(Self.waiting, patience) {
          end("it does not end: nothing has happened for \(Int(max(Self.waiting, patience))) s")
        } else if Self.usedMegabytes > Self.megabytes {
          end("it takes more than \(Self.megabytes) MB of memory")
        }
      }
    }
  }

  private func end(_ reason: String) {
    try? Data(reason.utf8).write(to: verdict)
    _exit(1)
  }

  /// The most memory that the process has used.
  private static var usedMegabytes: Int {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss >> 20
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss >> 10
    #endif
  }
}
