import Armature
import ArmatureTerminal
import Foundation
import Testing

@Suite("Links lead into the app, by argument and by command, and are printed")
@MainActor
struct LinkTests {
  @Test(
    "open goes to a link, and where prints it",
    arguments: [
      ([], "/", ["entries"]),
      (["open /entry/1"], "/entry/1", ["entries", "entry(1)"]),
      (["open entry/1"], "/entry/1", ["entries", "entry(1)"]),
      (["monday", "open entry/1"], "/entry/0/entry/1", ["entries", "entry(0)", "entry(1)"]),
      (["monday", "open ../1"], "/entry/1", ["entries", "entry(1)"]),
      (["monday", "open ./1"], "/entry/0/entry/1", ["entries", "entry(0)", "entry(1)"]),
      (["monday", "open .."], "/", ["entries"]),
      (["monday", "open ."], "/entry/0", ["entries", "entry(0)"]),
      (["monday", "open /"], "/", ["entries"]),
      (["open /day/1"], "/entry/1", ["entries", "entry(1)"]),
      (["open /settings/account"], "/settings/account", ["entries", "options", "account"]),
      (["settings", "open account"], "/settings/account", ["entries", "options", "account"]),
      (["settings", "account", "open .."], "/settings", ["entries", "options"]),
      (["open /settings/~/entry/1"], "/settings/~/entry/1", ["entries", "options", "entry(1)"]),
      (["write", "set title x", "mood"], "/editor/moods", ["entries", "draft", "moods"]),
    ] as [([String], String, [String])])
  func commands(before: [String], link: String, places: [String]) async throws {
    let scenes = SceneDirectory { _ in nil }
    let scene = try scenes.open(root: DiaryCoordinator())
    let terminal = FakeTerminal(before + ["where"])
    #expect(await play(scenes, from: scene, in: terminal) == 0)
    #expect(terminal.writes.contains("\(link)\n"))
    #expect(terminal.errors == "")
    #expect(scene.presentation.line.map { "\($0.destination)" } == places)
  }

  @Test("where prints its answer below the command")
  func transcript() async {
    let (_, terminal) = await run(DiaryCoordinator(), ["where"], arguments: ["open", "/entry/1"])
    #expect(
      terminal.output == """
        ── Tuesday ─────────────────────────────────────
        Diary › Tuesday

             Nothing written yet.
          1  Next                                      ›

        1 or its title · back · root · tree · help
        quit
        > where
        /entry/1

        ── Tuesday ─────────────────────────────────────
        Diary › Tuesday

             Nothing written yet.
          1  Next                                      ›

        1 or its title · back · root · tree · help
        quit

        """)
  }

  @Test("a link that cannot be opened is told to a user, who starts at the root")
  func refusedForUser() async {
    let terminal = FakeTerminal(["monday"])
    terminal.isInteractive = true
    let app = TerminalApp(name: "Diary") { DiaryCoordinator() }
    #expect(await play(app, ["open", "/nowhere"], in: terminal) == 0)
    #expect(terminal.errors.hasPrefix("error: cannot open “/nowhere”: “nowhere” (part 1 of the link, at 1) is not"))
    #expect(terminal.screens.map { $0.head.first } == ["Diary", "Monday"])
  }

  @Test("links are printed as they are behind a sign-in, also while nobody is signed in")
  func signedOut() async {
    let closed = await run(Club(ClubStore()), arguments: ["links"]).terminal.output
    #expect(closed == (await run(Club(ClubStore(user: "Ada")), arguments: ["links"]).terminal.output))
    #expect(closed.contains("room/{_0}"))
  }

  @Test("two links are one too many", arguments: ["open /entry/0 /entry/1", "open a b"])
  func twoLinks(line: String) async {
    let (status, terminal) = await run(DiaryCoordinator(), [line])
    #expect(status == 1)
    #expect(terminal.errors.hasSuffix("; open expects one link\n"), "\(terminal.errors)")
  }

  @Test("a link in the arguments is opened before the first command is read")
  func argument() async {
    let (status, terminal) = await run(DiaryCoordinator(), ["back"], arguments: ["open", "/settings/account"])
    #expect(status == 0)
    #expect(terminal.screens.count == 2)
    #expect(terminal.screens.first?.contains("── Account ") == true)
    #expect(terminal.screen.contains("── Settings "))
  }

  @Test(
    "a link that cannot be opened does not start the app",
    arguments: [
      (
        "/settings/acount",
        "“acount” (part 2 of the link, at 10) is not a destination here; "
          + "expected options, account, terms; did you mean “account”?"
      ),
      ("/entry/x", "“x” (part 2 of the link, at 7) is not a value of type Int; expected _0: Int"),
      ("/entry", "the end of the link comes before the value _0; expected _0: Int"),
      (
        "diary://main/entry/1",
        "“diary://main/entry/1” (part 1 of the link, at 0) does not belong to this scene; expected a path"
      ),
    ])
  func badArgument(link: String, complaint: String) async {
    let (status, terminal) = await run(DiaryCoordinator(), ["back"], arguments: ["open", link])
    #expect(status == 1)
    #expect(terminal.errors == "error: cannot open “\(link)”: \(complaint)\n")
    #expect(terminal.output == "")
  }

  @Test("a link in the arguments may be relative: it starts at the root")
  func relativeArgument() async {
    let (status, terminal) = await run(DiaryCoordinator(), ["where"], arguments: ["open", "../entry/1"])
    #expect(status == 0)
    #expect(terminal.writes.contains("/entry/1\n"))
  }

  @Test("the argument where prints the link to the first screen")
  func whereArgument() async {
    let (status, terminal) = await run(DiaryCoordinator(), arguments: ["where"])
    #expect(status == 0)
    #expect(terminal.output == "/\n")
  }

  @Test("where reports a screen without a link")
  func noLink() async {
    let board = Board("Board") { LinkRow("Next", to: .next) }
    let (status, terminal) = await run(board, ["next", "where", "open /next"])
    #expect(status == 1)
    let reason = "“BoardDestination” has no link: make the type Codable, or name the destination in its links"
    #expect(
      terminal.errors == """
        error: there is no link to this screen: \(reason)
        error: cannot open “/next”: \(reason)

        """)
  }

  @Test("links prints a table for each flow")
  func links() async {
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
  }

  @Test("links --json prints them for programs")
  func json() async throws {
    let (status, terminal) = await run(DiaryCoordinator(), arguments: ["links", "--json"])
    #expect(status == 0)
    let directory = try JSONDecoder().decode(LinkDirectory.self, from: Data(terminal.output.utf8))
    #expect(directory == (try FlowScene(root: DiaryCoordinator()).linkDirectory))
    #expect(directory.flows.map(\.prefix) == ["/", "/editor", "/settings"])
    #expect(terminal.output.hasSuffix("\n"))
  }
}

/// The place of a flow that ends with a value.
private enum ChoicePlace: Destination, Codable {
  case choices, reason

  typealias Flow = ChoiceFlow

  static let examples: [Self] = [.choices, .reason]

  func screen(in flow: ChoiceFlow) -> Screen<Self> { Screen("\(self)") }
}

private final class ChoiceFlow: Coordinator<ChoicePlace>, Finishing { typealias Value = Int }

extension LinkTests {
  @Test("links says of a flow that ends with a value that they lead to its start only")
  func hiddenSteps() async {
    let (status, terminal) = await run(ChoiceFlow(root: .choices), arguments: ["links"])
    #expect(status == 0)
    #expect(
      terminal.output == """
        ChoiceFlow  /
          links open only the start of this flow, because the flow ends with a value

        """)
  }
}
