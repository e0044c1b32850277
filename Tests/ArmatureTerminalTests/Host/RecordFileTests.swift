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
