import Armature
import Dispatch
import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The standard input and output of the process.
@MainActor
final class ProcessTerminal: Terminal {
  let isInteractive = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  let hasColor: Bool
  private(set) var outputProblem: String?
  /// The width of drawings that are written to a file or a pipe.
  private static let defaultWidth = 80
  private let environment = ProcessInfo.processInfo.environment
  private let input = DispatchQueue(label: "ArmatureTerminal.input")

  init() {
    hasColor =
      isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    // Also with nothing to print: a write of nothing fails, too, where nothing can be written.
    if Foundation.write(STDOUT_FILENO, "", 0) < 0 { outputProblem = String(cString: strerror(errno)) }
  }

  /// Read for each drawing, since windows are resized.
  var width: Int {
    guard isatty(STDOUT_FILENO) == 1 else { return Self.defaultWidth }
    var size = winsize()
    if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    guard let columns = environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 else { return Self.defaultWidth }
    return columns
  }

  /// Waits on a thread of its own, so that the app's work continues.
  func readLine() async -> String? {
    await withCheckedContinuation { continuation in
      input.async { continuation.resume(returning: Swift.readLine()) }
    }
  }

  func write(_ text: String) {
    guard outputProblem == nil else { return }
    do throws(SystemError) { try FileOperations.real.write(Data(text.utf8), STDOUT_FILENO) } catch {
      outputProblem = String(cString: strerror(error.code))
    }
  }

  // If that fails, there is nowhere to report it.
  func writeError(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}
