import Armature
import ArmatureTerminal
import Testing

@Suite("A script walks through the app")
@MainActor
struct ScriptTests {
  @Test("the screen comes first, then each command with its answer and the screen after it")
  func transcript() async {
    let lines = ["# A walk", "", "  next", "tree", "quit", "never read"]
    let (status, terminal) = await run(Board("Top") { LinkRow("Next", to: .next) }, lines)
    #expect(
      terminal.output == """
        ── Top ─────────────────────────────────────────

          1  Next                                      ›

        1 or its title · tree · help · quit
        > next

        ── Next ────────────────────────────────────────
        Top › Next

        back · root · tree · help · quit
        > tree
        Board
        ├─ root   top
        └─ push   next

        ── Next ────────────────────────────────────────
        Top › Next

        back · root · tree · help · quit
        > quit

        """)
    #expect(terminal.errors == "")
    #expect(status == 0)
  }

  @Test("a flow hears of its screen that is visible again, once for each time")
  func returns() async {
    let diary = DiaryCoordinator()
    let (status, _) = await run(
      diary, ["Monday", "Next", "back", "where", "back", "Settings", "back", "Write", "dismiss"])
    #expect(status == 0 && diary.returns == [.entry(0), .entries, .entries, .entries])
  }

  @Test("set takes what a row takes, and tells what it expects otherwise")
  func inputs() async {
    var guests = 2
    var currency = "EUR"
    var taken: [String] = []
    await expect(
      """
      set 1 3            → Inputs ∋ 1  Guests: 3
      set currency usd   → Inputs ∋ 2  Currency: USD
      set password a b   →
      set 2 GBP          → error: “Currency” takes one of EUR, USD, not “GBP”
      1                  → error: “Guests” takes a whole number from 1 to 9, as in: set 1 3
      password           → error: “Password” takes text, as in: set 3 hello
      """,
      of: Board("Inputs") {
        NumberRow("Guests", value: guests, in: 1...9) { guests = $0 }
        PickerRow("Currency", selection: currency, options: ["EUR", "USD"]) { currency = $0 }
        FieldRow("Password", text: "", kind: .secure) { taken.append($0) }
      })
    #expect(guests == 3 && currency == "USD" && taken == ["a b"])
  }

  @Test("the work of a command ends before the next command is read")
  func waits() async {
    var log: [String] = []
    let terminal = FakeTerminal(["work", "back"])
    terminal.whileReading = { log.append("reads") }
    let board = Board("Work") {
      ButtonRow("Work") {
        for _ in 0..<10 { await Task.yield() }
        log.append("works")
      }
    }
    _ = await run(board, in: terminal)
    #expect(log == ["reads", "works", "reads", "reads"])
    #expect(terminal.screens.allSatisfy { !$0.contains("…") })
  }

  @Test("commands win over titles, and numbers over both")
  func precedence() async {
    var taps = ""
    await expect(
      """
      back   → error: cannot go back: this is the root
      1      → Names ∋ taps: back.
      2      → Names ∋ taps: back. 1.
      settle → Names ∋ taps: back. 1. settle.
      set    → error: set needs a field and its text, as in: set 1 hello
      scene  → * main  Names
      """,
      of: Board("Names") {
        for title in ["back", "1", "settle", "scene"] { ButtonRow(title) { taps += " \(title)." } }
        TextRow("taps:\(taps)")
      })
  }
}
