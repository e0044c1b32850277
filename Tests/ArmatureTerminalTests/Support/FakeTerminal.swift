import Foundation

// @testable: a terminal that types and records takes the place of the real one.
@testable import ArmatureExplorer
@testable import ArmatureTerminal

/// A terminal that types lines and records the output.
@MainActor
final class FakeTerminal: Terminal {
  var isInteractive = false
  var hasColor = false
  var width: Int
  var outputProblem: String?
  var output = ""
  var errors = ""
  /// The texts of all writes, in order.
  var writes: [String] = []
  /// The output at the start, and after each line.
  var answers = [Answer()]
  /// Called while a line is awaited.
  var whileReading: () async -> Void = {}
  /// Called after each drawing.
  var afterWriting: (String) -> Void = { _ in }
  var lines: ArraySlice<String>
  private var drawn = ""

  /// The output that follows a line: lines of text, without the repeated command, and a drawing that differs from the
  /// one before.
  struct Answer {
    var texts: [String] = []
    var drawing: String?
  }

  init(_ lines: [String] = [], columns: Int = 48, isInteractive: Bool = false) {
    self.lines = lines[...]
    width = columns
    self.isInteractive = isInteractive
  }

  func readLine() async -> String? {
    await whileReading()
    if !lines.isEmpty { answers.append(Answer()) }
    return lines.popFirst()
  }

  func write(_ text: String) {
    output += text
    writes.append(text)
    if text.contains("──") {
      let drawing = String(text.drop { $0 == "\n" })
      if drawing != drawn { answers[answers.count - 1].drawing = drawing }
      drawn = drawing
    } else if !text.hasPrefix("> "), text != "\n" {
      record(text)
    }
    afterWriting(text)
  }

  func writeError(_ text: String) {
    errors += text
    record(text)
  }

  private func record(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    answers[answers.count - 1].texts += lines.map(String.init)
  }

  /// The drawings among the writes: texts with a rule or with the frame of a dialog.
  var screens: [String] { writes.filter { $0.contains("──") } }
  /// The last drawing, without the empty line before it.
  var screen: String { String(screens.last?.drop { $0 == "\n" } ?? "") }
}
