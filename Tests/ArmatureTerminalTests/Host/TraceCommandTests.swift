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
  private var page: String? { try? String(contentsOfFile: folder["walk.html"], encoding: .utf8) }

  private func script(_ text: String) throws {
    try text.write(toFile: folder["walk.txt"], atomically: true, encoding: .utf8)
  }

  private func expect(_ text: String, status: Int32? = nil) async {
    let text = text.replacingOccurrences(of: "FOLDER", with: folder.url.path)
    await ArmatureTerminalTests.expect(text, in: TerminalApp(name: "App") { DiaryCoordinator() }, status: status)
  }

  @Test(
    "the output is that of the script, and the page has its actions, also the failed ones", arguments: ["\n", "\r\n"])
  func file(end: String) async throws {
    let commands = ["# a walk", "monday", "", "dance", "back"]
    let plain = await run(DiaryCoordinator(), commands)
    try script(commands.map { $0 + end }.joined())
    let arguments = ["trace", folder["walk.txt"], "--html", folder["walk.html"]]
    let (status, terminal) = await run(DiaryCoordinator(), arguments: arguments)
    #expect(status == 1)
    #expect(terminal.output == plain.terminal.output && terminal.errors.hasPrefix("error: “dance” is neither"))
    for text in [
      "<li><b>Tap “Monday”</b>", "walk.txt</title>", "<li><b>Go back</b>",
      "<li><b>dance</b><br>at line 4<br>failed: “dance” is neither",
    ] { #expect(page?.contains(text) == true, "\(text)") }
  }

  @Test("standard input is a script too")
  func standardInput() async throws {
    await expect("$ trace - --html FOLDER/walk.html → Diary\nmonday, quit, next →")
    #expect(page?.contains("<title>App</title>") == true)
    #expect(page?.contains("Tap “Monday”") == true && page?.contains("Tap “Next”") == false)
  }

  @Test("a script that cannot be read starts nothing, and a page that cannot be written is an error after the walk")
  func unreadable() async throws {
    await expect(
      """
      $ trace FOLDER/x --html x.html  → error: cannot read the script “FOLDER/x”: there is no such file
      $ trace / --html x.html         → error: cannot read the script “/”: it is a folder
      $ trace /dev/zero --html x.html → error: cannot read the script “/dev/zero”: it is a device or a pipe, and no \
      file; as a script, - stands for the standard input
      """, status: 2)
    try script("monday\n")
    await expect(
      """
      $ trace FOLDER/walk.txt --html FOLDER/x/y → error: cannot write the trace to “FOLDER/x/y”: there is no such folder
                                                → Monday | Diary › Monday
      """)
  }
}
