import Foundation
import Testing

@testable import ArmatureTerminal

@Suite("The walk in the README")
@MainActor
struct TranscriptTests {
  private static let section = "A walk through it"

  @Test("is what the app prints", .enabled(if: Repository.has("README.md"), "There is no README.md yet"))
  func walk() async throws {
    let blocks = CodeBlock.all(inMarkdown: try Repository.text("README.md"))
    guard let block = blocks.first(where: { $0.section == Self.section && $0.language == "console" }) else {
      Issue.record("README.md has no console block in the section '\(Self.section)'")
      return
    }
    let commands = block.lines.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
    let terminal = Recorder(commands)
    _ = await TerminalApp(name: "ReadingList") { AppCoordinator() }.run([], in: terminal)
    // The names have the same length, so the drawings keep their layout.
    let printed = terminal.text.replacingOccurrences(of: "Quill Sample", with: "Reading List").lines.trimmingBlankLines
    let expected = block.lines.trimmingBlankLines
    for (index, (expected, printed)) in zip(expected, printed).enumerated() where expected != printed {
      Issue.record("README.md:\(block.line + 1 + index): expected '\(expected)', but the app prints '\(printed)'")
      return
    }
    #expect(expected.count == printed.count, "The app prints another number of lines: \(printed.suffix(1))")
  }
}

/// Types a script, and keeps what a terminal of the usual width would show: output and errors in their order.
@MainActor
private final class Recorder: Terminal {
  let isInteractive = false
  let hasColor = false
  let width = 80
  private(set) var text = ""
  private var lines: ArraySlice<String>

  init(_ lines: [String]) { self.lines = lines[...] }

  func readLine() async -> String? { lines.popFirst() }
  func write(_ text: String) { self.text += text }
  func writeError(_ text: String) { self.text += text }
}
