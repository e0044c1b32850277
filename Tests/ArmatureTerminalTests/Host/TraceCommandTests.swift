import Armature
import Foundation
import TestSupport
import Testing

// @testable: apps run in a terminal of the test.
@testable import ArmatureTerminal

@Suite("trace runs a script and writes a page")
@MainActor
struct TraceCommandTests {
  private let folder = TemporaryFolder()

  /// Traces a script of a file or of standard input, and returns the page.
  private func trace(_ script: String, _ lines: [String] = []) async throws -> (FakeTerminal, page: String) {
    let terminal = await run(DiaryCoordinator(), lines, arguments: ["trace", script, "--html", folder["walk.html"]])
    return (terminal.terminal, try String(contentsOfFile: folder["walk.html"], encoding: .utf8))
  }

  @Test(
    "the output is that of the script, and the page has its actions, also the failed ones", arguments: ["\n", "\r\n"])
  func file(end: String) async throws {
    let commands = ["# a walk", "monday", "", "dance", "back"]
    try commands.map { $0 + end }.joined().write(toFile: folder["walk.txt"], atomically: true, encoding: .utf8)
    let (terminal, page) = try await trace(folder["walk.txt"])
    let plain = await run(DiaryCoordinator(), commands)
    #expect(terminal.output == plain.terminal.output && terminal.errors.hasPrefix("error: “dance” is neither"))
    for text in [
      "<li><b>Tap “Monday”</b>", "walk.txt</title>", "<li><b>Go back</b>",
      "<li><b>dance</b><br>at line 4<br>failed: “dance” is neither",
    ] { #expect(page.contains(text), "\(text)") }
  }

  @Test("standard input is a script too")
  func standardInput() async throws {
    let page = try await trace("-", ["monday", "quit", "next"]).page
    #expect(page.contains("<title>App</title>"))
    #expect(page.contains("Tap “Monday”") && !page.contains("Tap “Next”"))
  }
}
