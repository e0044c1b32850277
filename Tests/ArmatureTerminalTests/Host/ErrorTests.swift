import Armature
import TestSupport
import Testing

// @testable: runs a command that no screen offers.
@testable import ArmatureExplorer
@testable import ArmatureTerminal

@Suite("A failed command prints one line and changes nothing")
@MainActor
struct ErrorTests {
  @Test(
    "a long line is quoted by its beginning, also where a script's commands are repeated",
    arguments: ["", "tab ", "open ", "scene ", "scene close ", "set ", "set \"", "set 1 ", "set 9", "open /", "9"])
  func longLine(command: String) async {
    let line = command + String(repeating: command.hasSuffix("9") ? "9" : "e\u{301}", count: 100_000)
    let (status, terminal) = await run(DiaryCoordinator(), [line])
    #expect(status == 1)
    #expect(terminal.errors.utf8.count < 1000)
    #expect(terminal.output.contains("> " + line.prefix(90)))
    #expect(terminal.output.utf8.count < 3000)
  }

  @Test("a hostile line is answered, when it is typed and when it is an argument", .timeLimit(.minutes(5)))
  func hostile() async throws {
    for hostile in HostileText.lines {
      let line = hostile.text()
      let (status, terminal) = await run(Cards.house(), [line, "write", line])
      #expect(status == (terminal.errors.isEmpty ? 0 : 1) && !terminal.screen.isEmpty, "\(hostile)")
      #expect(await run(DiaryCoordinator(), arguments: [line]).status == 2, "\(hostile)")
    }
  }

  @Test(
    "a button whose action fails is a failed command, at once or later; a refused verb is none if the app then does something else"
  )
  func failures() async {
    weak var flow: Board?
    let board = Board("Board") {
      ButtonRow("Fail") { throw Trouble(description: "offline") }
      ButtonRow("Fail later") {
        await Task.yield()
        throw Trouble(description: "still offline")
      }
      ButtonRow("Succeed") {}
      ButtonRow("Go") {
        flow?.goBack()
        flow?.push(.next)
      }
    }
    flow = board
    await expect(
      """
      fail       → error: “Fail”: offline
                 → Board ∋ ! offline
      fail later → error: “Fail later”: still offline
                 → Board ∋ ! still offline
      succeed    →
      go         → Next | Board › Next
      """, of: board)
  }
}

/// A flow whose routes the user may not leave. It asks nobody.
final class Firm: Coordinator<BoardDestination>, AsksToLeave {
  override func canLeave(_ slot: Slot<BoardDestination>) -> Bool { slot.isRoot }
  func wantsToLeave(_ slot: Slot<BoardDestination>, by cause: ChangeCause) async -> Bool { false }
}
