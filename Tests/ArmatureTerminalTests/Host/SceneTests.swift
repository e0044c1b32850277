import Armature
import ArmatureTerminal
import Testing

@Suite("Several scenes are shown one at a time")
@MainActor
struct SceneTests {
  /// An app with settings in one scene and a diary in the others. It has no flow for some names.
  private func run(
    _ lines: [String], arguments: [String] = [], interactively: Bool = false
  ) async throws -> (status: Int32, terminal: FakeTerminal) {
    let terminal = FakeTerminal(lines)
    terminal.isInteractive = interactively
    let app = TerminalApp(name: "App", linkAddress: try LinkAddress("diary://{scene}")) { name in
      switch name {
      case "settings": SettingsCoordinator()
      case "nothing": nil
      default: DiaryCoordinator()
      }
    }
    return (await play(app, arguments, in: terminal), terminal)
  }

  /// The head of a drawing: the title and the line under it, if any.
  private func head(_ screen: String) -> String {
    screen.head.prefix(2).filter { !$0.isEmpty }.joined(separator: " | ")
  }

  @Test("the name of the scene is shown when there is more than one")
  func names() async throws {
    let (status, terminal) = try await run([
      "monday", "scene settings", "account", "scene main", "scene close settings",
    ])
    #expect(status == 0 && terminal.errors == "")
    #expect(
      terminal.screens.map(head) == [
        "Diary", "Monday | Diary › Monday", "Settings | settings: Settings",
        "Account | settings: Settings [cover] Account", "Monday | main: Diary › Monday", "Monday | Diary › Monday",
      ])
  }

  @Test("scene lists the scenes, and the hint mentions it")
  func list() async throws {
    let (status, terminal) = try await run(["scene", "scene settings", "scene", "scene MAIN", "tuesday", "scene"])
    #expect(status == 0 && terminal.errors == "")
    #expect(terminal.writes.contains("* main  Diary\n"))
    #expect(terminal.writes.contains("  main      Diary\n* settings  Settings\n"))
    #expect(terminal.writes.contains("* main      Tuesday\n  settings  Settings\n"))
    #expect(terminal.screens[0].contains("scene") == false)
    #expect(terminal.screen.contains("scene <name>"))
  }

  @Test("a transcript")
  func transcript() async throws {
    let (_, terminal) = try await run(["scene a b"])
    #expect(
      terminal.screen == """
        ── Diary ───────────────────────────────────────
        a b: Diary

             Entries
          1    Monday                            day 0 ›
          2    Tuesday                           day 1 ›

          3  Settings                                  ›

          4  Write ›

        1–4 or a title · tree · scene <name> · help
        quit

        """)
  }

  @Test(
    "links lead to the scene that they name, and are printed with it",
    arguments: [
      ([], "diary://main/"),
      (["open diary://settings/account"], "diary://settings/account"),
      (["open diary://settings/account", "open .."], "diary://settings/"),
      (["open diary://other/entry/1", "scene main", "open /entry/0"], "diary://main/entry/0"),
      (["scene a/b", "open /entry/1"], "diary://a%2Fb/entry/1"),
      (["scene \"close\""], "diary://close/"),
    ])
  func links(before: [String], link: String) async throws {
    let (status, terminal) = try await run(before + ["where"])
    #expect(status == 0 && terminal.errors == "")
    #expect(terminal.writes.contains("\(link)\n"))
    // As an argument, it opens that scene alone.
    let (_, other) = try await run(["where", "scene"], arguments: ["open", link])
    #expect(other.writes.contains("\(link)\n"))
    #expect(other.writes.filter { $0.hasPrefix("* ") }.first?.split(separator: "\n").count == 1)
  }

  @Test(
    "a failed command prints an error and changes nothing",
    arguments: [
      ([], "scene close", "cannot close “main”: it is the only scene; quit ends the app"),
      ([], "scene close main", "cannot close “main”: it is the only scene; quit ends the app"),
      ([], "scene close settings", "there is no scene “settings”; main is open"),
      (
        ["scene settings"], "scene close setings",
        "there is no scene “setings”; open are main, settings; did you mean “settings”?"
      ),
      ([], "scene close \"\"", "there is no scene “”; main is open"),
      ([], "scene \"\"", "cannot open “”: a scene needs a name"),
      ([], "scene nothing", "cannot open “nothing”: there is no scene “nothing”; main is open"),
      (
        ["scene settings"], "open diary://nothing/entry/1",
        "cannot open “diary://nothing/entry/1”: “nothing” is not a scene of this app; expected main, settings"
      ),
      (
        [], "open diary://settings/acount",
        "cannot open “diary://settings/acount”: “acount” (part 1 of the link, at 17) is not a destination here; "
          + "expected options, account, terms; did you mean “account”?"
      ),
    ] as [([String], String, String)])
  func errors(before: [String], command: String, message: String) async throws {
    let (status, terminal) = try await run(before + [command])
    #expect(terminal.errors == "error: \(message)\n")
    #expect(status == 1)
    #expect(terminal.screens.count == before.count + 2)
    #expect(terminal.screens.last == terminal.screens[before.count] || before.isEmpty)
  }

  @Test("an app that cannot open its first scene says so", arguments: [["open", "diary://nothing/"], []])
  func noScene(arguments: [String]) async {
    let terminal = FakeTerminal(["1"])
    let status = await play(TerminalApp(name: "App") { _ in nil }, arguments, in: terminal)
    #expect(status == 1 && terminal.output == "")
    #expect(
      terminal.errors
        == (arguments.isEmpty
          ? "error: cannot start: there is no scene “main”; none is open\n"
          : "error: cannot open “diary://nothing/”: “main” is not a scene of this app\n"))
  }

  @Test("an app that makes its flow once has one scene")
  func sameRoot() async {
    let (status, terminal) = await ArmatureTerminalTests.run(DiaryCoordinator(), ["scene other", "scene"])
    #expect(status == 1)
    #expect(terminal.errors.hasPrefix("error: cannot open “other”: the scene “other” was refused: "))
    #expect(terminal.writes.contains("* main  Diary\n"))
  }

  @Test("the command wins over a title")
  func title() async {
    let board = Board("Board") { LinkRow("Scene", to: .next) }
    let (_, terminal) = await ArmatureTerminalTests.run(board, ["scene"])
    #expect(terminal.writes.contains("* main  Board\n"))
    #expect(board.routes.isEmpty)
  }

  @Test("a user sees the scenes that the app opens and closes by itself, and no other scenes")
  func interactive() async throws {
    let scenes = SceneDirectory { _ in DiaryCoordinator() }
    let terminal = FakeTerminal([""])
    terminal.isInteractive = true
    let main = try scenes.open()
    terminal.whileReading = {
      terminal.whileReading = {}
      _ = try? scenes.open("other")
      (main.root as? DiaryCoordinator)?.push(.entry(1))
      scenes.close("other")
    }
    #expect(await play(scenes, from: main, in: terminal) == 0)
    #expect(
      terminal.screens.map(head) == [
        "Diary", "Diary | other: Diary", "Tuesday | Diary › Tuesday", "Tuesday | Diary › Tuesday",
      ])
  }

  @Test("an app that closes its last scene ends", arguments: [false, true])
  func lastScene(interactively: Bool) async throws {
    let terminal = FakeTerminal(["close", "close"])
    terminal.isInteractive = interactively
    let scenes = SceneDirectory { _ in nil }
    weak var flow: Board?
    let board = Board("Board") { ButtonRow("Close") { flow?.scene.map { _ = $0.directory?.close($0.name) } } }
    flow = board
    let scene = try scenes.open(root: board)
    #expect(await play(scenes, from: scene, in: terminal) == 0)
    #expect(terminal.screens.count == 1 && terminal.errors == "")
  }
}
