import Armature
import Testing

@testable import ArmatureTerminal

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

        1–7 or a title · set <field> <text> · back · di…
        > set 1 Wednesday

        ── New entry ───────────────────────────────────
        Diary [sheet] New entry

          1  Title: Wednesday
          2  First line:
          3  [ ] Private
          4  Mood                                      ›
          5  Erase (destructive)

          6  Cancel    7  Save

        1–7 or a title · set <field> <text> · root · tr…
        > Private

        ── New entry ───────────────────────────────────
        Diary [sheet] New entry

          1  Title: Wednesday
          2  First line:
          3  [x] Private
          4  Mood                                      ›
          5  Erase (destructive)

          6  Cancel    7  Save

        1–7 or a title · set <field> <text> · root · tr…
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
    "commands lead to places",
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
    let scene = try FlowScene(root: diary)
    let terminal = FakeTerminal(commands)
    #expect(await TerminalHost(scene: scene, terminal: terminal).run() == 0)
    #expect(scene.presentation.line.map { "\($0.destination)" } == expected)
  }

  @Test("a toggle flips each time, and a field takes what is typed or nothing")
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

  @Test("a command has its work done before the next one is read")
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

@Suite("Somebody in front of the terminal")
@MainActor
struct InteractiveTests {
  private func terminal(_ lines: [String]) -> FakeTerminal {
    let terminal = FakeTerminal(lines)
    terminal.isInteractive = true
    return terminal
  }

  @Test("is prompted, and shown the screen when it has changed or an empty line asks for it")
  func prompts() async {
    let terminal = terminal(["1", "nonsense", "help", "back", "back", "", "# comment"])
    let (status, _) = await run(DiaryCoordinator(), in: terminal)
    #expect(status == 0)
    let kinds = terminal.writes.map { text in
      text == "> " ? "?" : terminal.screens.contains(text) ? "screen" : text == Command.help ? "help" : text
    }
    #expect(
      kinds == [
        "screen", "?", "screen", "?", "?", "help", "?", "screen", "?", "?", "screen", "?", "screen", "?", "\n",
      ])
    #expect(terminal.errors.split(separator: "\n").count == 2)
  }

  @Test("sees that an action is busy, and then what became of it")
  func busy() async {
    let gate = Gate()
    let terminal = terminal(["sync"])
    terminal.afterWriting = { if $0.contains("Sync …") { gate.open() } }
    let board = Board("Busy") {
      ButtonRow("Sync") {
        await gate.pass()
        throw Trouble(description: "offline")
      }
    }
    _ = await run(board, in: terminal)
    #expect(
      terminal.screens.map { $0.split(separator: "\n")[1...].dropLast().joined() } == [
        "  1  Sync", "  1  Sync …", "  1  Sync     ! offline",
      ])
    #expect(terminal.errors == "error: “Sync”: offline\n")
  }

  @Test("sees what the app changes by itself meanwhile")
  func changes() async {
    let diary = DiaryCoordinator()
    let terminal = terminal([])
    terminal.whileReading = { diary.push(.entry(1)) }
    _ = await run(diary, in: terminal)
    #expect(terminal.screens.count == 2)
    #expect(terminal.screen.hasPrefix("── Tuesday"))
    #expect(terminal.writes.suffix(3) == [terminal.screens[1], "> ", "\n"])
  }

  @Test("gets colour where there is some")
  func color() async {
    let terminal = terminal([])
    terminal.hasColor = true
    terminal.width = 16
    let board = Board("Hue") {
      TextRow("Text", detail: "now")
      ButtonRow("Delete", role: .destructive) {}
    }
    _ = await run(board, in: terminal)
    #expect(
      terminal.output.split(separator: "\n") == [
        "\u{1B}[2m── \u{1B}[0m\u{1B}[1mHue\u{1B}[0m\u{1B}[2m \u{1B}[0m\u{1B}[2m─────────\u{1B}[0m",
        "     Text    \u{1B}[2mnow\u{1B}[0m",
        "  \u{1B}[36m1\u{1B}[0m  \u{1B}[31mDelete (de\u{1B}[0m\u{1B}[2m…\u{1B}[0m",
        "\u{1B}[2m1 or its title \u{1B}[0m\u{1B}[2m…\u{1B}[0m", "> ",
      ])
  }
}

@Suite("The arguments say what the app does")
@MainActor
struct ArgumentTests {
  @Test("tree prints the flows")
  func tree() async throws {
    let diary = DiaryCoordinator()
    diary.push(.entry(0))
    diary.push(.settings)
    diary.push(.entry(1))
    let (status, terminal) = await run(diary, arguments: ["tree"])
    #expect(status == 0)
    #expect(
      terminal.output == """
        DiaryCoordinator
        ├─ root   entries
        ├─ push   entry(0)
        ├─ push   settings → SettingsCoordinator
        │  └─ root   options
        └─ push   entry(1)

        """)
  }

  @Test("tree --json prints them for programs")
  func json() async {
    let diary = DiaryCoordinator()
    diary.push(.settings)
    let (status, terminal) = await run(diary, arguments: ["tree", "--json"])
    #expect(status == 0)
    #expect(
      terminal.output.filter { !" \n".contains($0) } == """
        {"flow":"DiaryCoordinator","slots":[{"destination":"entries","style":"root"},\
        {"child":{"flow":"SettingsCoordinator","slots":[{"destination":"options","style":"root"}]},\
        "destination":"settings","style":"push"}]}
        """)
  }

  @Test("the command tree shows where the user is")
  func treeCommand() async {
    let (_, terminal) = await run(DiaryCoordinator(), ["settings", "account", "tree"])
    #expect(
      terminal.writes.contains(
        """
        DiaryCoordinator
        ├─ root   entries
        └─ push   settings → SettingsCoordinator
           ├─ root   options
           └─ cover  account

        """))
  }

  @Test("--help tells everything that can be typed", arguments: ["--help", "-h"])
  func help(argument: String) async {
    var made = 0
    let terminal = FakeTerminal()
    let app = TerminalApp(name: "Diary") {
      made += 1
      return DiaryCoordinator()
    }
    #expect(await app.run([argument], in: terminal) == 0)
    #expect(made == 0)
    #expect(
      terminal.output == """
        usage:
          Diary                 walk through the app; commands are read from standard input, one a line
          Diary tree [--json]   print the flows as they are at the start
          Diary --help          print this

        commands:
          <number>            open, tap or switch what has the number
          <title>             the same by title, or by a beginning that only one title has
          set <field> <text>  type text into a field, named by its number or its label
          back                go back by one screen
          dismiss             close the sheet or cover on top
          root                close everything above the first screen
          tree                print the flows and what they show
          help                print this
          quit                end

        A number always means the row that has it, and a command wins over a title.
        Capitals do not matter. A label with spaces is put in quotes: set "Due date" today
        A field is emptied by "" or by no text. Lines that start with # are ignored.

        """)
  }

  @Test(
    "what means nothing is said, with what there is",
    arguments: [
      (
        ["open", "x"], "unknown command “open” (App knows: tree [--json], --help; without arguments it reads commands)"
      ),
      (["links"], "unknown command “links” (App knows: tree [--json], --help; without arguments it reads commands)"),
      (
        ["--state", "f"],
        "unknown command “--state” (App knows: tree [--json], --help; without arguments it reads commands)"
      ),
      (
        ["tre"],
        "unknown command “tre”; did you mean “tree”? (App knows: tree [--json], --help; without arguments it reads commands)"
      ),
      ([""], "unknown command “” (App knows: tree [--json], --help; without arguments it reads commands)"),
      (["tree", "--jsn"], "tree does not take “--jsn”"),
      (["tree", "--json", "x"], "tree does not take “--json x”"),
      (["--help", "x"], "--help does not take “x”"),
    ])
  func unknown(arguments: [String], message: String) async {
    let terminal = FakeTerminal(["1"])
    var made = 0
    let app = TerminalApp(name: "App") {
      made += 1
      return DiaryCoordinator()
    }
    #expect(await app.run(arguments, in: terminal) == 2)
    #expect(terminal.errors == "error: \(message)\n")
    #expect(terminal.output == "")
    #expect(made == 0)
  }

  @Test("a flow that cannot be a scene's root is said to be none")
  func usedRoot() async throws {
    let diary = DiaryCoordinator()
    let scene = try FlowScene(root: diary)
    let (status, terminal) = await run(diary)
    #expect(status == 1)
    #expect(terminal.errors.hasPrefix("error: cannot start: "))
    #expect(scene.root === diary)
  }
}
