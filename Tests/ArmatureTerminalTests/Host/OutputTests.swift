import Armature
import Foundation
import TestSupport
import Testing

// @testable: explores in the process of the test.
@testable import ArmatureTerminal

@Suite("A file that the user names is written in place")
@MainActor
struct OutputFileTests {
  /// The outputs with a file.
  enum Output: CaseIterable {
    case storyboard, trace, record

    /// The beginning of the file.
    var start: String { self == .record ? "Next\n" : "<!DOCTYPE html>" }

    func arguments(_ file: String) -> [String] {
      switch self {
      case .storyboard: ["storyboard", file]
      case .trace: ["trace", "-", "--html", file]
      case .record: ["--record", file]
      }
    }
  }

  private let folder = TemporaryFolder()
  private var file: String { folder["file"] }

  /// Writes into the file, and returns the exit status and the errors.
  private func write(_ output: Output) async -> (status: Int32, errors: String) {
    let board = TerminalApp(name: "Board") { Board("Board") { LinkRow("Next", to: .next) } }
    let terminal = FakeTerminal(["Next"])
    return (await board.run(output.arguments(file), in: terminal), terminal.errors)
  }

  private func kind() -> mode_t {
    var status = stat()
    return lstat(file, &status) == 0 ? status.st_mode & S_IFMT : 0
  }

  #if os(Linux)
    nonisolated private static let targets = ["target", "/dev/null", "/dev/full"]
  #else
    nonisolated private static let targets = ["target"]
  #endif

  // Devices by links, so that a mistake harms none.
  @Test("through a symbolic link, which stays; a device may have no room", arguments: Output.allCases, targets)
  func link(output: Output, target: String) async throws {
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: target)
    let (status, errors) = await write(output)
    #expect(kind() == S_IFLNK && status == (target == "/dev/full" ? 1 : 0))
    #expect(errors.isLike(status == 0 ? "" : "error: cannot … to “\(file)”: No space left on device\n"))
    #expect(errors.count { $0 == "\n" } == status)
    guard target == "target" else { return }
    #expect(folder.names == ["file", "target"])
    #expect(try String(contentsOfFile: folder[target], encoding: .utf8).hasPrefix(output.start))
  }

  #if os(Linux)
    @Test("into a pipe, which stays", arguments: Output.allCases)
    func pipe(output: Output) async throws {
      mkfifo(file, 0o600)
      let reader = open(file, O_RDWR | O_NONBLOCK)
      defer { close(reader) }
      // Room for a whole page, since nobody reads meanwhile.
      #expect(fcntl(reader, 1031 /* F_SETPIPE_SZ */, 1 << 20) > 0)
      #expect(await write(output) == (0, ""))
      #expect(kind() == S_IFIFO)
      var bytes = [UInt8](repeating: 0, count: 1 << 20)
      let count = try #require(Optional(read(reader, &bytes, bytes.count)).flatMap { $0 > 0 ? $0 : nil })
      #expect(String(decoding: bytes[..<count], as: UTF8.self).hasPrefix(output.start))
    }
  #endif
}

@Suite("Output that cannot be written")
@MainActor
struct OutputTests {
  private static let error = "error: the output cannot be written: No space left on device\n"

  @Test(
    "is one line and exit status 1",
    arguments: [
      ["tree"], ["links"], ["links", "--json"], ["where"], ["--help"], ["explore"], ["explore", "--text"],
      ["storyboard", "--text"], [], ["open", "/entry/1"],
    ])
  func once(arguments: [String]) async {
    let terminal = FakeTerminal(["monday"])
    terminal.outputProblem = "No space left on device"
    #expect(await TerminalApp(name: "Diary") { DiaryCoordinator() }.run(arguments, in: terminal) == 1)
    #expect(terminal.errors == Self.error)
  }

  @Test("ends a session before its next command", arguments: [false, true])
  func session(isInteractive: Bool) async {
    let diary = DiaryCoordinator()
    let terminal = FakeTerminal(["monday", "next", "next"], isInteractive: isInteractive)
    terminal.afterWriting = { [weak terminal] in
      if $0.contains("Nothing written yet.") { terminal?.outputProblem = "No space left on device" }
    }
    #expect(await run(diary, in: terminal).status == 1)
    #expect(terminal.errors == Self.error)
    #expect(diary.routes.count == 1)
  }

  #if os(Linux)
    @Test(
      "is reported by the process", .serialized,
      arguments: [
        (">/dev/full", "No space left on device"), (">&-", "Bad file descriptor"),
        // A pipe that nobody reads. Its signal, where it is not ignored, ends the app, as it does other programs.
        ("4<>pipe >pipe 4<&-", "Broken pipe"),
      ])
    func process(redirection: String, reason: String) async throws {
      let folder = TemporaryFolder()
      mkfifo(folder["pipe"], 0o600)
      for arguments in ["links", "storyboard --text"] {
        let result = try await BuiltProgram("ExploredApps").shell(
          "cd '\(folder.url.path)'; trap '' PIPE; exec \"$0\" \(arguments) \(redirection)",
          environment: ["BROKEN": "none"])
        #expect(result.status == 1)
        #expect(result.errors == "error: the output cannot be written: \(reason)\n")
      }
    }
  #endif
}
