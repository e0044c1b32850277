import Armature
import ArmatureExplorer
import Foundation
import TestSupport
import Testing

// @testable: apps run in a terminal of the test.
@testable import ArmatureTerminal

@Suite("The arguments of the app")
@MainActor
struct ArgumentTests {
  @Test("tree prints the flows for programs")
  func tree() async throws {
    let diary = DiaryCoordinator()
    for place in [DiaryDestination.entry(0), .settings, .entry(1)] { diary.push(place) }
    let json = await run(diary, arguments: ["tree", "--json"]).terminal.output
    #expect(
      json.filter { !" \n".contains($0) } == """
        {"flow":"DiaryCoordinator","slots":[{"destination":"entries","style":"root"},\
        {"destination":"entry(0)","style":"push"},\
        {"child":{"flow":"SettingsCoordinator","slots":[{"destination":"options","style":"root"}]},\
        "destination":"settings","style":"push"},{"destination":"entry(1)","style":"push"}]}
        """)
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

  @Test("--help lists all arguments and commands", arguments: ["--help", "-h"])
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
          Diary explore --states <n>                set a bound, also for storyboard; --actions, --depth, --seconds, --patience, --seed
          Diary storyboard <file.html>              walk through the app, and draw a map of its screens to click through
          Diary storyboard <file.html> --live       the same, in a page that shows a later version of its file by itself
          Diary storyboard --text                   print the screens of the map with their rows
          Diary storyboard check <file>             compare them with such a text
          Diary storyboard <file.json>              write the map as data
          Diary storyboard --against <file>         with or without a map: print what has changed since such data
          Diary storyboard --walks <folder>         with or without a map: say which screens no test walks; --covered <percent>
          Diary --type <title>=<text>               with explore and storyboard: type the text in rows with the title
          Diary --window <name>                     with explore and storyboard: open the window, too
          Diary --world <name>                      with a session: begin in another world than the usual one
          Diary --record <file>                     with a session: write it to the file as commands; "< <file>" repeats it
          Diary --replay <file>                     with a session: first repeat one, without drawing it
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
          open <link>         open a link, such as /note/7, or ../note/8 from this place
          fold                make the window as narrow as a phone: a split view has one column
          unfold              make the window as wide as before
          where               print the link to where you are
          tree                print the flows and what they show
          scene               list the scenes; * is the one that you see
          scene <name>        show a scene, or open it
          scene close <name>  close a scene; without a name, the one that you see
          save                choose the row “Save” if there is one; otherwise save to the file of --state
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

  @Test("links prints a table for each flow, and for programs")
  func links() async throws {
    let (status, terminal) = await run(DiaryCoordinator(), arguments: ["links"])
    #expect(status == 0)
    #expect(
      terminal.output == """
        DiaryCoordinator  /
          day/{number}             number: Int, old form
          entries       /
          entry/{_0}    /entry/0   _0: Int
          editor        /editor
          settings      /settings

        EditorCoordinator  /editor
          draft  /editor
          moods  /editor/moods

        SettingsCoordinator  /settings
          options  /settings
          account  /settings/account
          terms    /settings/terms

        """)
    let json = await run(DiaryCoordinator(), arguments: ["links", "--json"]).terminal.output
    let directory = try JSONDecoder().decode(LinkDirectory.self, from: Data(json.utf8))
    #expect(directory == (try FlowScene(root: DiaryCoordinator()).linkDirectory))
    #expect(json.hasSuffix("\n"))
  }

  @Test("links says of a flow that ends with a value that they lead to its start only")
  func hiddenSteps() async {
    await expect(
      """
      $ links → ChoiceFlow  /
              →   links open only the start of this flow, because the flow ends with a value
      """, of: ChoiceFlow(root: .choices))
  }
}

/// The place of a flow that ends with a value.
private enum ChoicePlace: Destination, Codable {
  case choices

  static let examples: [Self] = [.choices]

  func screen(in flow: ChoiceFlow) -> Screen<Self> { Screen("Choices") }
}

private final class ChoiceFlow: Coordinator<ChoicePlace>, Finishing { typealias Value = Int }
