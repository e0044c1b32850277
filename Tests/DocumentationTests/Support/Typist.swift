// @testable: a terminal that types takes the place of the real one.
@testable import ArmatureExplorer
@testable import ArmatureTerminal

/// A terminal that types a script, and records output and errors in their order.
@MainActor
final class Typist: Terminal {
  let isInteractive = false
  let hasColor = false
  let width: Int
  let outputProblem: String? = nil
  private(set) var text = ""
  private var lines: ArraySlice<String>

  init(_ lines: [String], width: Int = 80) {
    self.width = width
    self.lines = lines[...]
  }

  func readLine() async -> String? { lines.popFirst() }
  func write(_ text: String) { self.text += text }
  func writeError(_ text: String) { self.text += text }
}
