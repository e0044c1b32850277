import Armature
import ArmatureTerminal
import Testing

@Suite("A script walks through the app")
@MainActor
struct ScriptTests {
  @Test("the screen comes first, then each command with the screen after it")
  func transcript() async {
    let (status, terminal) = await run(
      DiaryCoordinator(), ["# An entry", "", "write", "set 1 Wednesday", "Private", "  save", "quit", "never read"])
    #expect(
      terminal.output == """
        ── Diary ───────────────────────────────────────

             Entries
          1    Monday                            day 0 ›
          2    Tuesday                           day 1 ›

          3  Settings                                  ›

          4  Write ›

        1–4 or a title · tree · help · quit
        > write

        ── New entry ───────────────────────────────────
        Diary [sheet] New entry

          1  Title: (a few words)
          2  First line:
          3  [ ] Private
          4  Mood                                      ›
          5  Erase (destructive)

          6  Cancel    7  Save (disabled)

        1–7 or a title · set <field> <text> · back
        dismiss · root · tree · help · quit
        > set 1 Wednesday

        ── New entry ───────────────────────────────────
        Diary [sheet] New entry

          1  Title: Wednesday
          2  First line:
          3  [ ] Private
          4  Mood                                      ›
          5  Erase (destructive)

          6  Cancel    7  Save

        1–7 or a title · set <field> <text> · root
        tree · help · quit
        > Private

        ── New entry ───────────────────────────────────
        Diary [sheet] New entry

          1  Title: Wednesday
          2  First line:
          3  [x] Private
          4  Mood                                      ›
          5  Erase (destructive)

          6  Cancel    7  Save

        1–7 or a title · set <field> <text> · root
        tree · help · quit
        > save

        ── Diary ───────────────────────────────────────

             Entries
          1    Monday                            day 0 ›
          2    Tuesday                           day 1 ›
          3    Wednesday                         day 2 ›

          4  Settings                                  ›

          5  Write ›

        1–5 or a title · tree · help · quit
        > quit

        """)
    #expect(terminal.errors == "")
    #expect(status == 0)
  }

  @Test(
    "the exit status tells whether a command has failed",
    arguments: [
      ([], 0), (["quit"], 0), (["monday", "back"], 0), (["monday", "root"], 0), (["root"], 0), (["tree", "help"], 0),
      (["write", "dismiss"], 0), (["write", "mood", "dismiss"], 0),
      (["back"], 1), (["9", "1"], 1), (["monday", "back", "back", "monday"], 1), (["quit", "back"], 0),
    ] as [([String], Int32)])
  func exitStatus(commands: [String], expected: Int32) async {
    #expect(await run(DiaryCoordinator(), commands).status == expected)
  }

  @Test(
    "commands lead to screens",
    arguments: [
      (["1"], ["entries", "entry(0)"]),
      (["tuesday", "next", "1"], ["entries", "entry(1)", "entry(0)", "entry(1)"]),
      (["tuesday", "next", "back"], ["entries", "entry(1)"]),
      (["settings", "account", "dismiss"], ["entries", "options"]),
      (["settings", "account", "back"], ["entries", "options"]),
      (["settings", "account", "root"], ["entries"]),
      (["settings", "account", "sign out"], ["entries"]),
      (["write", "mood", "back"], ["entries", "draft"]),
      (["write", "mood", "cheerful"], ["entries", "draft"]),
      (["write", "set title x", "root"], ["entries"]),
      (["write", "cancel"], ["entries"]),
      (["write", "set title x", "erase", "back"], ["entries"]),
    ])
  func places(commands: [String], expected: [String]) async throws {
    let diary = DiaryCoordinator()
    let scenes = SceneDirectory { _ in nil }
    let scene = try scenes.open(root: diary)
    let terminal = FakeTerminal(commands)
    #expect(await play(scenes, from: scene, in: terminal) == 0)
    #expect(scene.presentation.line.map { "\($0.destination)" } == expected)
  }

  @Test("a toggle flips each time, and a field takes the typed text or none")
  func model() async {
    var isOn = false
    var text = "old"
    var texts: [String] = []
    let board = Board("Model") {
      ToggleRow("Switch", isOn: isOn) { isOn = $0 }
      FieldRow("Text", text: text) {
        text = $0
        texts.append($0)
      }
    }
    let (status, _) = await run(
      board, ["1", "switch", "SWITCH", "set 2 new", "set text \"\"", "set TEXT \" a b \"", "set 2"])
    #expect(status == 0)
    #expect(isOn)
    #expect(texts == ["new", "", " a b ", ""])
  }

  @Test("set takes what a row takes, and tells what it expects otherwise")
  func inputs() async {
    var guests = 2
    var currency = "EUR"
    var taken: [String] = []
    let board = Board("Inputs") {
      NumberRow("Guests", value: guests, in: 1...9) { guests = $0 }
      PickerRow("Currency", selection: currency, options: ["EUR", "USD"]) { currency = $0 }
      FieldRow("Password", text: "", kind: .secure) { taken.append($0) }
    }
    let (status, terminal) = await run(
      board, ["set 1 3", "set currency usd", "set password a b", "set guests 1.5", "set 2 GBP", "1", "2", "password"])
    #expect(status == 1)
    #expect(guests == 3 && currency == "USD" && taken == ["a b"])
    #expect(
      terminal.errors == """
        error: “Guests” takes a whole number from 1 to 9, not “1.5”
        error: “Currency” takes one of EUR, USD, not “GBP”
        error: “Guests” takes a whole number from 1 to 9, as in: set 1 3
        error: “Currency” takes one of EUR, USD, as in: set 2 USD
        error: “Password” takes text, as in: set 3 hello

        """)
  }

  @Test("the work of a command ends before the next command is read")
  func waits() async {
    let gate = Gate()
    var log: [String] = []
    let terminal = FakeTerminal(["work", "back"])
    terminal.whileReading = {
      log.append("reads")
      gate.open()
    }
    let board = Board("Work") {
      ButtonRow("Work") {
        await gate.pass()
        await Task.yield()
        log.append("works")
      }
    }
    _ = await run(board, in: terminal)
    #expect(log == ["reads", "works", "reads", "reads"])
    #expect(terminal.screens.allSatisfy { !$0.contains("…") })
  }

  @Test("a screen's own work starts when it has been drawn, once")
  func tasks() async {
    let gate = Gate()
    var starts = 0
    let board = Board {
      Screen("Task") { ButtonRow("Wait") { await gate.pass() } }
        .task {
          starts += 1
          gate.open()
        }
    }
    _ = await run(board, ["wait", "tree"])
    #expect(starts == 1)
  }

  @Test("commands win over titles, and numbers over both")
  func precedence() async {
    var taps: [String] = []
    let board = Board("Names") {
      ButtonRow("back") { taps.append("back") }
      ButtonRow("1") { taps.append("1") }
      ButtonRow("settle") { taps.append("settle") }
    }
    let (_, terminal) = await run(board, ["back", "1", "2", "settle", "set"])
    #expect(taps == ["back", "1", "settle"])
    #expect(
      terminal.errors == """
        error: cannot go back: this is the root
        error: set needs a field and its text, as in: set 1 hello

        """)
  }
}
