/// A terminal that reads its commands from a script.
@MainActor
final class ScriptTerminal: Terminal {
  let isInteractive = false
  let hasColor = false
  private var lines: ArraySlice<String>?
  private let output: any Terminal

  /// - Parameters:
  ///   - lines: The commands; `nil` stands for those of the other terminal.
  ///   - output: The terminal for the output.
  init(_ lines: [String]?, output: any Terminal) {
    self.lines = lines?[...]
    self.output = output
  }

  var width: Int { output.width }
  var outputProblem: String? { output.outputProblem }
  func readLine() async -> String? { lines == nil ? await output.readLine() : lines?.popFirst() }
  func write(_ text: String) { output.write(text) }
  func writeError(_ text: String) { output.writeError(text) }
}
