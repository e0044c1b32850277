import Armature
import ArmatureTerminal
import Foundation
import TestSupport
import Testing

@Suite("--state keeps the user's place in a file")
@MainActor
struct StateTests {
  private let folder = TemporaryFolder()
  private var file: String { folder["diary.state"] }

  private func start(_ lines: [String] = [], _ arguments: [String] = []) async -> FakeTerminal {
    await run(DiaryCoordinator(), lines, arguments: arguments + ["--state", file]).terminal
  }

  @Test("a command that only prints does not write the file")
  func printing() async {
    for word in ["where", "tree", "links", "--help"] { #expect(await start([], [word]).errors == "") }
    #expect(folder.names == [])
  }

  @Test(
    "a file that is no whole state is one line on standard error, and is kept beside the new one; the app starts",
    arguments: ["my notes", "\u{1B}[31m\u{0}"])
  func damaged(content: String) async throws {
    try content.write(toFile: file, atomically: true, encoding: .utf8)
    let terminal = await start(["tuesday"])
    #expect(terminal.errors.hasPrefix("error: ") && terminal.errors.count { $0 == "\n" } == 1)
    #expect(!terminal.errors.contains("\u{1B}"))
    #expect(terminal.screens.map(\.head.first) == ["Diary", "Tuesday"])
    #expect(await start([], ["where"]).output == "/entry/1\n")
    #expect(try String(contentsOfFile: "\(file).damaged", encoding: .utf8) == content)
  }

  @Test("each part that does not come back is one line, with the place and the reason")
  func losses() async throws {
    let archives = """
      {"format":1,"root":{"root":{"options":{}},"routes":[{"account":{}},{"invoices":{}}]},"scene":"settings"}
      {"format":1,"root":{"root":{"entries":{}},"routes":[{"entry":{"_0":1}},{"entry":{"_0":7}}]},"scene":"main"}
      """
    try StateStore(file: URL(fileURLWithPath: file)).write(Data(archives.utf8))
    let app = TerminalApp(name: "Diary") { $0 == "settings" ? SettingsCoordinator() : DiaryCoordinator() }
    await expect(
      """
      $ --state \(file) → error: settings: SettingsCoordinator, at screen 2: …
                     → error: main: DiaryCoordinator, at screen 2: day 7 was deleted
                     → Tuesday | main: Diary › Tuesday
                     → exit 0
      """, in: app)
  }

  @Test("the file has the place after each command, and is written only when something has changed")
  func eachCommand() async throws {
    let terminal = FakeTerminal(["tuesday", "where", "# a note", "nonsense", "next", "save", "back"])
    var written: [NSNumber] = []
    var places: [String] = []
    terminal.whileReading = { [file] in
      let number = try? FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? NSNumber
      guard let number, number != written.last else { return }
      written.append(number)
      let copy = "\(file)-\(written.count)"
      try? FileManager.default.copyItem(atPath: file, toPath: copy)
      places.append(await run(DiaryCoordinator(), arguments: ["where", "--state", copy]).terminal.output)
    }
    _ = await run(DiaryCoordinator(), arguments: ["--state", file], in: terminal)
    #expect(places == ["/entry/1\n", "/entry/1/entry/0\n", "/entry/1\n"])
  }
}
