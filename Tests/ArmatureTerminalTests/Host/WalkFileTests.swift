import Armature
import Foundation
import TestSupport
import Testing

@Suite("--record")
@MainActor
struct RecordFileTests {
  private let folder = TemporaryFolder()
  private var file: String { folder["walk.txt"] }

  /// Records a session in a file, and returns its status and its terminal.
  private func record(
    _ arguments: [String] = [], to file: String, _ lines: [String]
  ) async -> (status: Int32, terminal: FakeTerminal) {
    await run(Cards.house(), lines, arguments: arguments + ["--record", file], columns: 80)
  }

  @Test("writes a session without what was wrong and what only printed, in place of what was in the file")
  func writes() async throws {
    try "old\n".write(toFile: file, atomically: true, encoding: .utf8)
    let lines = [
      "1", "next", "!", "tree", "back", "back", "write", "set title Rain", "set 2 \"\"", "back", "save", "tab lib",
      "poems", "end", "where", "tree",
    ]
    #expect(await record(["open", "/home"], to: file, lines).status == 1, "two of the lines are wrong")
    #expect(
      try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").joined(separator: ", ") == """
        open /home, Monday, Next, back, back, Write, set Title Rain, set "First line" "", Save, tab Library, Poems, End
        """)
    #expect(await record(to: file, []).status == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8).isEmpty)
  }

  @Test(
    "says once why a file cannot be written, from the start on or any more",
    arguments: ["missing/walk.txt", "walk.txt"])
  func files(name: String) async {
    let terminal = FakeTerminal(["1", "next", "back"])
    terminal.whileReading = { [folder] in try? FileManager.default.removeItem(at: folder.url) }
    let status = await run(Cards.house(), arguments: ["--record", folder[name]], in: terminal).status
    #expect(status == 1 && terminal.output.isEmpty == name.contains("missing"))
    #expect(terminal.errors == "error: cannot record to “\(folder[name])”: there is no such folder\n")
  }
}

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
      "<b>Tap “Monday”</b>", "walk.txt</title>", "<b>Go back</b>",
      "<b>dance</b><br>at line 4<br>failed: “dance” is neither",
    ] { #expect(page.contains(text), "\(text)") }
  }

  @Test("standard input is a script too")
  func standardInput() async throws {
    let page = try await trace("-", ["monday", "quit", "next"]).page
    #expect(page.contains("<title>App</title>"))
    #expect(page.contains("Tap “Monday”") && !page.contains("Tap “Next”"))
  }
}
