import Armature
import ArmatureTerminal
import Foundation
import Testing

@Suite("trace runs a script and writes a page")
@MainActor
struct TraceCommandTests {
  /// Runs `trace` with a script in a folder of its own.
  private func trace(
    _ commands: String?, _ input: [String] = [], script: String = "walk.txt", page: String = "walk.html"
  ) async throws -> (status: Int32, terminal: FakeTerminal, page: String?, folder: String) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trace-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    if let commands { try commands.write(toFile: "\(folder)/\(script)", atomically: true, encoding: .utf8) }
    let path = script == "-" ? "-" : "\(folder)/\(script)"
    let (status, terminal) = await run(
      DiaryCoordinator(), arguments: ["trace", path, "--html", "\(folder)/\(page)"], in: FakeTerminal(input))
    return (status, terminal, try? String(contentsOfFile: "\(folder)/\(page)", encoding: .utf8), folder)
  }

  @Test("the output is that of the script, and the page has its actions")
  func file() async throws {
    let commands = ["# a walk", "monday", "", "next", "back"]
    let plain = await run(DiaryCoordinator(), commands)
    for end in ["\n", "\r\n"] {
      let (status, terminal, page, _) = try await trace(commands.map { $0 + end }.joined())
      #expect(status == 0)
      #expect(terminal.output == plain.terminal.output && terminal.errors == "")
      #expect(page?.contains("<li><b>Tap “Next”</b>") == true)
      #expect(page?.contains("walk.txt</title>") == true)
    }
  }

  @Test("standard input is a script too")
  func standardInput() async throws {
    let terminal = FakeTerminal(["monday", "quit", "next"])
    terminal.isInteractive = true
    let (status, _, page, _) = try await trace(nil, ["monday", "quit", "next"], script: "-")
    #expect(status == 0)
    #expect(page?.contains("<title>App</title>") == true)
    #expect(page?.contains("Tap “Monday”") == true && page?.contains("Tap “Next”") == false)
  }

  @Test("a failed command is exit status 1, and the page is written all the same")
  func failed() async throws {
    let (status, terminal, page, _) = try await trace("monday\ndance\nback\n")
    #expect(status == 1)
    #expect(terminal.errors.hasPrefix("error: “dance” is neither"))
    #expect(page?.contains("<li><b>dance</b><br>at line 2<br>failed: “dance” is neither") == true)
    #expect(page?.contains("<li><b>Go back</b>") == true)
  }

  @Test("a script that cannot be read starts nothing")
  func noScript() async throws {
    let (status, terminal, page, folder) = try await trace(nil)
    #expect(status == 2)
    #expect(terminal.errors == "error: cannot read the script “\(folder)/walk.txt”: there is no such file\n")
    #expect(terminal.output == "" && page == nil)
    let other = await run(DiaryCoordinator(), arguments: ["trace", "/", "--html", "x.html"])
    #expect(other.status == 2)
    #expect(other.terminal.errors.hasPrefix("error: cannot read the script “/”: "))
    let device = await run(DiaryCoordinator(), arguments: ["trace", "/dev/zero", "--html", "x.html"])
    #expect(device.status == 2)
    #expect(
      device.terminal.errors
        == "error: cannot read the script “/dev/zero”: it is a device or a pipe, and no file; as a script, - stands for "
        + "the standard input\n")
  }

  @Test("a page that cannot be written is an error after the walk")
  func noPage() async throws {
    let (status, terminal, _, folder) = try await trace("monday\n", page: "none/walk.html")
    #expect(status == 1)
    #expect(terminal.errors == "error: cannot write the trace to “\(folder)/none/walk.html”: there is no such folder\n")
    #expect(terminal.output.contains("Monday"))
  }
}
