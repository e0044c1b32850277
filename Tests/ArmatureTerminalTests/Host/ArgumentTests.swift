import Armature
import ArmatureTerminal
import Foundation
import Testing

@Suite("The arguments of the app")
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

  @Test(
    "an executable with windows runs in the terminal for the terminal's own arguments only",
    arguments: [
      ([], false), (["terminal"], true), (["--", "open", "/a"], true), (["links", "--json"], true), (["--help"], true),
      (["--state", "f"], true), (["--state=f"], true), (["-NSDocumentRevisionsDebugMode", "YES"], false),
      (["-AppleLanguages", "(en)"], false), (["--"], false), (["openx"], false),
    ])
  func asksForTerminal(arguments: [String], asks: Bool) {
    #expect(TerminalApp.asksForTerminal(arguments) == asks)
  }

  @Test("the word terminal changes nothing")
  func terminalWord() async {
    let terminal = FakeTerminal()
    #expect(await play(TerminalApp(name: "Diary") { DiaryCoordinator() }, ["terminal", "where"], in: terminal) == 0)
    #expect(terminal.output == "/\n")
  }

  @Test(
    "--stop-on-error ends a script at its first command that fails, and says where",
    arguments: [["--stop-on-error"], ["open", "/entry/0", "--stop-on-error"]])
  func stopOnError(arguments: [String]) async {
    let lines = ["root", "# a comment", "dance", "monday", "where"]
    let (terminal, all) = (FakeTerminal(lines), FakeTerminal(lines))
    let app = TerminalApp(name: "Diary") { DiaryCoordinator() }
    #expect(await play(app, arguments, in: terminal) == 1)
    #expect(terminal.errors.contains("error: the script stops here, at line 3\n"))
    #expect(!terminal.output.contains("> monday"))
    #expect(await play(app, arguments.dropLast(), in: all) == 1)
    #expect(all.output.contains("> monday") && !all.errors.contains("stops here"))
  }

  @Test("--stop-on-error needs a session", arguments: ["links", "where", "tree"])
  func stopWithoutSession(command: String) async {
    let (terminal, app) = (FakeTerminal(), TerminalApp(name: "Diary") { DiaryCoordinator() })
    #expect(await play(app, [command, "--stop-on-error"], in: terminal) == 2)
    #expect(terminal.errors == "error: --stop-on-error stops a session, and \(command) has none\n")
  }

  @Test("--help lists all arguments and commands", arguments: ["--help", "-h"])
  func help(argument: String) async {
    var made = 0
    let terminal = FakeTerminal()
    let app = TerminalApp(name: "Diary") {
      made += 1
      return DiaryCoordinator()
    }
    #expect(await play(app, [argument], in: terminal) == 0)
    #expect(made == 0)
    #expect(
      terminal.output == """
        usage:
          Diary                                     run the app; it reads commands from standard input, one per line
          Diary terminal                            the same, also on a Mac, where the app has windows
          Diary open <link>                         the same, but start where the link leads
          Diary links [--json | --markdown]         print the links of the app
          Diary links --apple-app-site-association  print the file for links on the web: --app-id, --address, --merge <file>
          Diary links explain <url>                 say what the system and the app do with a URL
          Diary links check <file>                  compare such a file with the app
          Diary where                               print the link to the first screen
          Diary tree [--json]                       print the flows as they are at the start
          Diary trace <script> --html <file>        run the commands of a file, or - for standard input, and draw each step
          Diary explore [--json | --text]           walk through the app, and say which places it has and what is wrong
          Diary explore --check <file>              the same, and compare the places with a list of --text
          Diary storyboard <file.html>              walk through the app, and draw a map of its screens to click through
          Diary storyboard --text                   print the screens of the map with their rows
          Diary storyboard check <file>             compare them with such a text
          Diary --record <file>                     with a session: write it to the file as commands; "< <file>" repeats it
          Diary --stop-on-error                     with a script: end at the first command that fails
          Diary --state <file>                      with any of these: start where the user was, and save each change to the file
          Diary --help                              print this

        exit codes:
          0  done
          1  a command of a script has failed, the app cannot start there, a file or the output cannot be written, or explore
             has findings
          2  the arguments are wrong
        A damaged state file is reported, and the app starts. The exit code does not change.

        commands:
          <number>            open, tap or switch the row with the number
          <title>             the same by title; the beginning is enough if only one title has it
          set <field> <text>  set a text, a number, a date or an option, named by its number or its label
          back                go back by one screen
          pop <title>         go back to the screen with a title
          dismiss             close the sheet, cover or dialog on top
          root                close everything above the first screen
          tab                 list the tabs; * is the selected one
          tab <name>          select a tab by its title or name, or another container's page
          open <link>         open a link, such as /note/7, or ../8 from this place
          fold                make the window as narrow as a phone: a split view has one column
          unfold              make the window as wide as before
          where               print the link to where you are
          tree                print the flows and what they show
          scene               list the scenes; * is the one that you see
          scene <name>        show a scene, or open it
          scene close <name>  close a scene; without a name, the one that you see
          save                save to the file of --state; a row “Save” is chosen instead
          help                print this
          quit                quit the app

        A number always means the row with that number.
        A word that is both a command and a title means the command, except save.
        Capitals do not matter. Put a label with spaces in quotes: set "Due date" today
        To empty a field, type "" or no text. In quotes, \\n is a line end.
        Lines that start with # are ignored.
        If tabs hold tabs, the innermost tab with the name is selected.

        """)
  }

  private nonisolated static let known =
    "(App knows: terminal, open <link>, links [--json | --markdown], links --apple-app-site-association, "
    + "links explain <url>, links check <file>, where, tree [--json], trace <script> --html <file>, "
    + "explore [--json | --text], explore --check <file>, storyboard <file.html>, storyboard --text, "
    + "storyboard check <file>, "
    + "--record <file>, --stop-on-error, --state <file>, --help; without arguments it reads commands)"

  @Test(
    "unknown arguments are an error that lists the known ones",
    arguments: [
      (["open"], "open expects one link, as in: App open /note/7"),
      (["open", "/entry/1", "x"], "open expects one link, but got 2: “/entry/1” “x”"),
      (["links", "--jsn"], "links does not take “--jsn”; did you mean “--json”?"),
      (["where", "/"], "where does not take “/”"), (["terminal", "terminal"], "terminal is given twice"),
      (["terminal", "where", "terminal"], "where does not take “terminal”"),
      (["trace"], "trace expects a script and a file, as in: App trace walk.txt --html walk.html"),
      (["trace", "f"], "trace expects a script and a file, as in: App trace walk.txt --html walk.html"),
      (["trace", "f", "--htm", "g"], "trace expects a script and a file, as in: App trace walk.txt --html walk.html"),
      (["--stat", "f"], "unknown command “--stat”; did you mean “--state”? \(known)"),
      (["tre"], "unknown command “tre”; did you mean “tree”? \(known)"),
      (["opne", "/entry/1"], "unknown command “opne”; did you mean “open”? \(known)"),
      ([""], "unknown command “” \(known)"),
      (["tree", "--jsn"], "tree does not take “--jsn”"),
      (["tree", "--json", "x"], "tree does not take “--json x”"),
      (["--help", "x"], "--help does not take “x”"),
      (
        ["open", "/entry/1", "--", "--state", "f"],
        "open expects one link, but got 3: “/entry/1” “--state” “f”; “--state” is no option there, put it before --"
      ),
      (["--", "tre"], "unknown command “tre”; did you mean “tree”? \(known)"),
    ])
  func unknown(arguments: [String], message: String) async {
    let terminal = FakeTerminal(["1"])
    var made = 0
    let app = TerminalApp(name: "App") {
      made += 1
      return DiaryCoordinator()
    }
    #expect(await play(app, arguments, in: terminal) == 2)
    #expect(terminal.errors == "error: \(message)\n")
    #expect(terminal.output == "")
    #expect(made == 0)
  }

  @Test(
    "a -- before all, as others pass it on, is nothing; after a later one there are no options",
    arguments: [
      ["--", "where"], ["where", "--"], ["--", "--state", "STATE", "where"], ["--", "open", "--", "/entry/1"],
    ])
  func separator(arguments: [String]) async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("state-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let (status, terminal) = await run(
      DiaryCoordinator(), ["where"], arguments: arguments.map { $0 == "STATE" ? file.path : $0 })
    #expect(status == 0)
    #expect(terminal.errors == "")
    #expect(terminal.output.contains(arguments.contains("open") ? "\n/entry/1\n" : "/\n"))
  }

  @Test("a flow that cannot be the root of a scene is an error")
  func usedRoot() async throws {
    let diary = DiaryCoordinator()
    let scene = try FlowScene(root: diary)
    let (status, terminal) = await run(diary)
    #expect(status == 1)
    #expect(terminal.errors.hasPrefix("error: cannot start: "))
    #expect(scene.root === diary)
  }
}
