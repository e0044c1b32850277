import ArmatureExplorer
import Foundation

/// The input and output of the host. Tests have terminals of their own.
@MainActor
protocol Terminal: AnyObject {
  /// Whether a user sits at the terminal and sees prompts and changes as they happen.
  var isInteractive: Bool { get }
  /// Whether drawings may use colour.
  var hasColor: Bool { get }
  /// The number of columns in a line.
  var width: Int { get }
  /// The reason why the output cannot be written, once that is so.
  var outputProblem: String? { get }
  /// Returns the next line without its end, or `nil` after the last one.
  func readLine() async -> String?
  /// Writes to standard output, unchanged.
  func write(_ text: String)
  /// Writes to standard error, unchanged.
  func writeError(_ text: String)
}

extension Terminal {
  /// Writes a text into a file that the user has named. If that fails, the user reads why.
  ///
  /// The file is written in place. A new file would replace a device, a pipe or a symbolic link.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - path: The path of the file.
  ///   - action: The action, for the error: `write the trace`.
  ///   - isKnown: Whether the user has read already that the file cannot be written.
  /// - Returns: Whether the file was written.
  func write(_ text: String, toFile path: String, _ action: String, isKnown: Bool = false) -> Bool {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      return true
    } catch {
      if !isKnown { writeError("error: cannot \(action) to \(path.quoted): \(error.reason)\n") }
      return false
    }
  }
}

/// A terminal that reads its commands from a script.
@MainActor
final class ScriptTerminal: Terminal {
  let isInteractive = false
  let hasColor = false
  private var lines: ArraySlice<String>?
  private let output: any Terminal
  private let writesOnlyErrors: Bool

  /// - Parameters:
  ///   - lines: The commands; `nil` stands for those of the other terminal.
  ///   - output: The terminal for the output.
  ///   - writesOnlyErrors: Whether nothing is written but errors.
  init(_ lines: [String]?, output: any Terminal, writesOnlyErrors: Bool = false) {
    self.lines = lines?[...]
    self.output = output
    self.writesOnlyErrors = writesOnlyErrors
  }

  var width: Int { output.width }
  var outputProblem: String? { output.outputProblem }
  func readLine() async -> String? { lines == nil ? await output.readLine() : lines?.popFirst() }
  func write(_ text: String) { if !writesOnlyErrors { output.write(text) } }
  func writeError(_ text: String) { output.writeError(text) }
}
