import Armature
import Foundation
import TestSupport
import Testing

// @testable: apps run in a terminal of the test.
@testable import ArmatureExplorer
@testable import ArmatureTerminal

@Suite("--record")
@MainActor
struct RecordFileTests {
  private let folder = TemporaryFolder()

  private func run(_ arguments: [String], _ lines: [String] = []) async -> (status: Int32, terminal: FakeTerminal) {
    let terminal = FakeTerminal(lines, columns: 80)
    return (await TerminalApp(name: "Diary") { Cards.house() }.run(arguments, in: terminal), terminal)
  }

  @Test("writes a session that leads to the same place as standard input")
  func repeats() async throws {
    let file = folder["walk.txt"]
    let lines = [
      "1", "next", "!", "tree", "back", "back", "write", "set title Rain", "set 2 \"\"", "back", "save", "tab lib",
      "poems", "end", "where", "tree",
    ]
    let (status, first) = await run(["open", "/home", "--record", file], lines)
    #expect(status == 1, "two of the lines are wrong")
    let script = try String(contentsOfFile: file, encoding: .utf8)
    #expect(
      script.split(separator: "\n").joined(separator: ", ") == """
        open /home, Monday, Next, back, back, Write, set Title Rain, set "First line" "", Save, tab Library, Poems, End
        """)
    let (again, second) = await run([], script.split(separator: "\n").map(String.init) + ["where", "tree"])
    #expect(again == 0 && second.errors == "")
    #expect(second.writes.suffix(4) == first.writes.suffix(4))
  }

  @Test("begins anew, and says once why a file cannot be written")
  func files() async throws {
    let file = folder["walk.txt"]
    try "old\n".write(toFile: file, atomically: true, encoding: .utf8)
    #expect(await run(["--record", file]).status == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8).isEmpty)
    let missing = folder["missing/walk.txt"]
    let (status, terminal) = await run(["--record", missing], ["1"])
    #expect(status == 1)
    #expect(terminal.errors == "error: cannot record to “\(missing)”: there is no such folder\n")
    #expect(terminal.output == "")
  }

  @Test("and says so when the file cannot be written any more")
  func lostFile() async throws {
    let file = folder["walk.txt"]
    let terminal = FakeTerminal(["1", "next", "back"])
    terminal.whileReading = { [folder] in try? FileManager.default.removeItem(at: folder.url) }
    #expect(await TerminalApp(name: "Diary") { Cards.house() }.run(["--record", file], in: terminal) == 1)
    #expect(terminal.errors == "error: cannot record to “\(file)”: there is no such folder\n")
  }
}
