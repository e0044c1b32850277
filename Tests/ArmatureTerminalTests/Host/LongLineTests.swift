import Armature
import TestSupport
import Testing

// @testable: the functions on lines are internal.
@testable import ArmatureExplorer
@testable import ArmatureTerminal

@Suite("A long and hostile line is answered")
@MainActor
struct LongLineTests {
  @Test("when it is typed, and when it is an argument", .timeLimit(.minutes(5)))
  func typed() async throws {
    for hostile in HostileText.lines {
      let line = hostile.text()
      for before in [[], ["write"]] {
        let (status, terminal) = await run(DiaryCoordinator(), before + [line])
        #expect(status == (terminal.errors.isEmpty ? 0 : 1), "\(hostile)")
      }
      let (_, house) = await run(Cards.house(), [line])
      #expect(!house.screen.isEmpty, "\(hostile)")
      #expect(await run(DiaryCoordinator(), arguments: [line]).status == 2, "\(hostile)")
    }
  }

  @Test("more marks in a row than a text may have are refused")
  func marks() async {
    let most = "e" + String(repeating: "\u{301}", count: 30)
    let (_, terminal) = await run(DiaryCoordinator(), ["write", "set title \(most)", "set title \(most)\u{301}"])
    #expect(terminal.errors == "error: no text may have more than 30 combining marks in a row\n")
    #expect(terminal.screen.contains("Title: \(most)\n"))
  }
}
