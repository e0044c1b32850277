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
