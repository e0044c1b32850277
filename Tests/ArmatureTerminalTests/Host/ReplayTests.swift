import Armature
import Foundation
import TestSupport
import Testing

// @testable: an app runs in a terminal of the test.
@testable import ArmatureTerminal

@Suite("--replay does first what the user did in an earlier session")
@MainActor
struct ReplayTests {
  private let folder = TemporaryFolder()
  private var session: String { folder["session.txt"] }

  /// Runs the app in a new process: with a new world.
  private func run(_ lines: [String], _ arguments: String...) async -> FakeTerminal {
    let terminal = FakeTerminal(lines)
    let app = TerminalApp(name: "Club", world: { _ in ClubMember() }) { member, _ in ClubTabs(member) }
    _ = await app.run(arguments + ["--record", session, "--state", folder["state"]], in: terminal)
    return terminal
  }

  private func replay(_ lines: String...) async -> FakeTerminal { await run(lines, "--replay", session) }

  private func script() throws -> [String] {
    try String(contentsOfFile: session, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  @Test("so that the world is as it was, and draws only the place where the session ends")
  func world() async throws {
    _ = await run(["join", "lounge"])
    let again = await replay()
    #expect(
      again.errors == "" && again.screens.map(\.head.first) == ["Lounge"], "\(again.output)")
    // The user is signed in, and what is done now is repeated, too.
    let more = await replay("back", "vault")
    #expect(more.screen.head.first == "Vault")
    #expect(try script() == ["Join", "Lounge", "back", "Vault"])
    #expect(await replay().screen.head.first == "Vault")
    // The place is saved, as without a replay.
    #expect(await run([]).errors == "")
  }

  @Test("up to a command that fails now, after which the saved place is opened in the same world")
  func failure() async throws {
    _ = await run(["join", "lounge"])
    try "Join\nSalon\nback\n".write(toFile: session, atomically: true, encoding: .utf8)
    let again = await replay()
    #expect(again.errors.hasSuffix("error: the script stops here, at line 2\n"))
    #expect(again.screens.map(\.head.first) == ["Lounge"])
    #expect(try script() == ["Join", "open /rooms/lounge"])
    #expect(await replay("back").errors == "")
  }

  @Test("and nothing is repeated any more if the saved place waits for a guard then")
  func waitingPlace() async throws {
    func run(_ lines: String..., replays: Bool = true) async -> FakeTerminal {
      let terminal = FakeTerminal(lines)
      let files = (replays ? ["--replay", session] : []) + ["--record", session, "--state", folder["state"]]
      _ = await TerminalApp(name: "Gated") { Gated(isClosed: true) }.run(files, in: terminal)
      return terminal
    }
    _ = await run("sign in", "note", replays: false)
    #expect(await run().screens.map(\.head.first) == ["Note 1"])
    try "Sign up\n".write(toFile: session, atomically: true, encoding: .utf8)
    for _ in 1...2 {
      #expect(await run().screen.head.first == "Sign in")
      #expect(try script() == [])
    }
    #expect(await run("sign in").screen.head.first == "Note 1")
  }

  @Test("and keeps its script also if the app crashes in the replay")
  func crash() async throws {
    try "join\nlounge\n".write(toFile: session, atomically: true, encoding: .utf8)
    var texts: [[String]] = []
    let app = TerminalApp(name: "Club", world: { _ in ClubMember() }) { member, _ in
      texts.append((try? script()) ?? [])
      return ClubTabs(member)
    }
    _ = await app.run(["--replay", session, "--record", session], in: FakeTerminal())
    #expect(texts == [["join", "lounge"]])
  }

  @Test("in all windows")
  func windows() async throws {
    _ = await run(["join", "scene other", "lounge"])
    let again = await replay("scene")
    #expect(again.screen.head.contains("other: Rooms › Lobby › Lounge"), "\(again.output)")
    #expect(again.output.contains("main") && again.errors == "")
  }
}
