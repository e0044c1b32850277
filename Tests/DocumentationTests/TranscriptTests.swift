import Foundation
import Testing

// @testable: a terminal that types and records takes the place of the real one.
@testable import ArmatureExplorer
@testable import ArmatureTerminal

@Suite("The walk through the template app")
@MainActor
struct TranscriptTests {
  private static let article = "Sources/Armature/Armature.docc/AWalk.md"

  @Test("is what the app prints")
  func walk() async throws {
    let blocks = CodeBlock.all(inMarkdown: try Repository.text(Self.article))
    guard let block = blocks.first(where: { $0.language == "console" }) else {
      Issue.record("\(Self.article) has no console block")
      return
    }
    let commands = block.lines.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
    let terminal = Typist(commands)
    _ = await TerminalApp(name: "ReadingList") { AppCoordinator() }.run([], in: terminal)
    // The names have the same length, so the drawings keep their layout.
    let printed = terminal.text.replacingOccurrences(of: "Quill Sample", with: "Reading List").lines.trimmingBlankLines
    if let (offset, line) = firstDifference(between: block.lines.map(\.trimmingTrailingSpaces), and: printed) {
      let printed = line.map { "'\($0)'" } ?? "nothing more"
      Issue.record("\(Self.article):\(block.line + 1 + offset): the app prints \(printed)")
    }
  }

  /// Returns the first line of a block that differs from the printed lines, with the printed line. A line `…` matches
  /// any lines up to the next command.
  private func firstDifference(between block: [String], and printed: [String]) -> (offset: Int, printed: String?)? {
    var rest = printed[...]
    var isSkipping = false
    for (offset, line) in block.enumerated() {
      if line == "…" {
        isSkipping = true
        continue
      }
      if isSkipping { rest = rest.drop { $0 != line && !$0.hasPrefix("> ") } }
      isSkipping = false
      guard rest.first == line else { return (offset, rest.first) }
      rest.removeFirst()
    }
    return isSkipping || rest.isEmpty ? nil : (block.count, rest.first)
  }
}
