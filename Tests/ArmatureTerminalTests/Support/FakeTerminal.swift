// @testable: a terminal that types and records takes the place of the real one.
@testable import ArmatureExplorer
@testable import ArmatureTerminal

/// A terminal that types lines and records the output.
@MainActor
final class FakeTerminal: Terminal {
  var isInteractive = false
  var hasColor = false
  var width = 48
  var outputProblem: String?
  var output = ""
  var errors = ""
  /// The texts of all writes, in order.
  var writes: [String] = []
  /// Called while a line is awaited.
  var whileReading: () async -> Void = {}
  /// Called after each drawing.
  var afterWriting: (String) -> Void = { _ in }
  private var lines: ArraySlice<String>

  init(_ lines: [String] = []) { self.lines = lines[...] }

  func readLine() async -> String? {
    await whileReading()
    return lines.popFirst()
  }

  func write(_ text: String) {
    output += text
    writes.append(text)
    afterWriting(text)
  }

  func writeError(_ text: String) { errors += text }

  /// The drawings among the writes: texts with a rule or with the frame of a dialog.
  var screens: [String] { writes.filter { $0.contains("──") } }
  /// The widths of all lines of the output, without the commands.
  var widths: [Int] { output.split(separator: "\n").filter { !$0.hasPrefix(">") }.map(\.displayWidth) }
  /// The last drawing, without the empty line before it.
  var screen: String { String(screens.last?.drop { $0 == "\n" } ?? "") }
}
