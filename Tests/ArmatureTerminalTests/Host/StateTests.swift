import Armature
import ArmatureTerminal
import Foundation
import Testing

@Suite("--state keeps the user's place in a file")
@MainActor
final class StateTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("state-\(UUID().uuidString)").path
  private var file: String { "\(folder)/diary.state" }

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Starts an app with settings in one scene and a diary in the others.
  @discardableResult
  private func start(
    _ lines: [String] = [], _ arguments: [String] = [], file: String? = nil, without missing: String = "",
    in terminal: FakeTerminal? = nil
  ) async -> (status: Int32, terminal: FakeTerminal) {
    let terminal = terminal ?? FakeTerminal(lines)
    let app = TerminalApp(name: "Diary") { name in
      name == missing ? nil : name == "settings" ? SettingsCoordinator() : DiaryCoordinator()
    }
    return (await play(app, arguments + ["--state", file ?? self.file], in: terminal), terminal)
  }

  /// Returns the link to the place in the file.
  private func place(in file: String? = nil) async -> String {
    await start([], ["where"], file: file).terminal.output.trimmingCharacters(in: .newlines)
  }

  private func write(_ archives: String) throws {
    try StateStore(file: URL(fileURLWithPath: file)).write(Data(archives.utf8))
  }

  private func interactive(_ lines: [String] = []) -> FakeTerminal {
    let terminal = FakeTerminal(lines)
    terminal.isInteractive = true
    return terminal
  }

  @Test("the app starts where the user was, and draws nothing before that")
  func place() async {
    let first = await start(["settings", "account"])
    #expect(first.status == 0 && first.terminal.errors == "")
    let next = await start(["dismiss", "quit"])
    #expect(next.status == 0 && next.terminal.errors == "")
    #expect(next.terminal.screens.map(\.head.first) == ["Account", "Settings"])
    #expect(await place() == "/settings")
  }

  @Test(
    "the option stands before or after the other arguments, and all of them begin at the restored place",
    arguments: [
      (["where"], "/entry/1\n"),
      (["tree"], "DiaryCoordinator\n├─ root   entries\n└─ push   entry(1)\n"),
    ])
  func arguments(words: [String], output: String) async {
    await start(["tuesday"])
    for arguments in [["--state", file] + words, words + ["--state", file]] {
      let (status, terminal) = await run(DiaryCoordinator(), arguments: arguments)
      #expect(status == 0 && terminal.errors == "")
      #expect(terminal.output == output)
    }
  }

  @Test("trace and links begin there too, and a trace keeps the place")
  func trace() async throws {
    await start(["tuesday"])
    let links = await start([], ["links"]).terminal.output
    #expect(links == (await run(DiaryCoordinator(), arguments: ["links"]).terminal.output))
    let page = "\(folder)/walk.html"
    let (status, terminal) = await start(["next"], ["trace", "-", "--html", page])
    #expect(status == 0 && terminal.screens.map(\.head.first) == ["Tuesday", "Monday"])
    #expect(try String(contentsOfFile: page, encoding: .utf8).contains("Tap “Next”"))
    #expect(await place() == "/entry/1/entry/0")
  }

  @Test("a command that only prints does not write the file", arguments: [["where"], ["tree"], ["links"], ["--help"]])
  func printing(words: [String]) async {
    await start([], words)
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test(
    "a link leads on from the restored place, which is not drawn",
    arguments: [("account", "/settings/account"), ("/entry/1", "/entry/1"), ("..", "/")])
  func link(link: String, goal: String) async {
    await start(["settings"])
    let (status, terminal) = await start(["where"], ["open", link])
    #expect(status == 0 && terminal.errors == "")
    #expect(terminal.writes.contains("\(goal)\n"))
    #expect(terminal.screens.first?.hasPrefix("── Settings") == false)
    #expect(await place() == goal)
  }

  @Test("after a link that leads nowhere, the user sees the restored place, and a script ends")
  func wrongLink() async {
    await start(["settings", "account"])
    let terminal = interactive(["where"])
    #expect(await start([], ["open", "/nowhere"], in: terminal).status == 0)
    #expect(terminal.screens.first?.head.first == "Account")
    #expect(terminal.writes.contains("/settings/account\n"))
    let script = await start(["back"], ["open", "/nowhere"])
    #expect(script.status == 1 && script.terminal.output == "")
    for errors in [terminal.errors, script.terminal.errors] {
      #expect(errors.hasPrefix("error: cannot open “/nowhere”: ") && errors.count { $0 == "\n" } == 1)
    }
    #expect(await place() == "/settings/account")
  }

  @Test("without a saved scene, a link opens its own scene only")
  func firstLink() async {
    let (_, terminal) = await start(["scene"], ["open", "/entry/1"])
    #expect(terminal.writes.contains("* main  Tuesday\n"))
  }

  @Test("all scenes come back, the same one in front, and a closed one stays closed")
  func scenes() async {
    await start(["scene settings", "account", "scene other", "scene main", "tuesday", "scene close other"])
    let (_, terminal) = await start(["scene", "scene settings"])
    #expect(terminal.screens.map(\.head.first) == ["Tuesday", "Tuesday", "Account"])
    #expect(terminal.writes.contains("  settings  Account\n* main      Tuesday\n"))
    let (_, next) = await start()
    #expect(next.screens.map(\.head.first) == ["Account"])
  }

  @Test("a scene that the app does not have any more is one line, once")
  func lostScene() async {
    await start(["tuesday", "scene settings"])
    let (status, terminal) = await start([], without: "settings")
    #expect(status == 0)
    #expect(
      terminal.errors == "error: cannot open “settings” again: there is no scene “settings”; main is open\n")
    #expect(terminal.screens.map(\.head.first) == ["Tuesday"])
    #expect(await start([], without: "settings").terminal.errors == "")
  }

  @Test("a link leads on from the restored place before any flow enters, also in the scene that was in front")
  func link() async throws {
    await start(["tuesday", "scene settings", "account"])
    var links: [String] = []
    let app = TerminalApp(name: "Diary") { name in
      name == "settings" ? Entering { links.append((try? $0.scene?.link) ?? "") } : DiaryCoordinator()
    }
    let terminal = FakeTerminal(["scene main"])
    #expect(await play(app, ["open", "/", "--state", file], in: terminal) == 0)
    #expect(links == ["/"])
    #expect(terminal.screens.map(\.head.first) == ["Settings", "Tuesday"])
  }

  /// Settings that look where they are when they enter.
  private final class Entering: Coordinator<SettingsDestination> {
    private let call: (Entering) -> Void

    init(_ call: @escaping (Entering) -> Void) {
      self.call = call
      super.init(root: .options)
    }

    override func didEnter() { call(self) }
  }

  @Test("the place of a scene that cannot be opened now is kept")
  func refusedScene() async throws {
    await start(["tuesday", "scene settings", "account"])
    let used = SettingsCoordinator()
    let elsewhere = try FlowScene(root: used)
    let app = TerminalApp(name: "Diary") { $0 == "settings" ? used : DiaryCoordinator() }
    let terminal = FakeTerminal(["back"])
    #expect(await play(app, ["--state", file], in: terminal) == 0)
    #expect(terminal.errors.hasPrefix("error: cannot open “settings” again: "))
    #expect(await start(["scene settings"]).terminal.screens.map(\.head.first).contains("Account"))
    #expect(elsewhere.root === used)
  }

  @Test(
    "a file that is no whole state is one line on standard error, and is kept beside the new one; the app starts",
    arguments: ["my notes", "{\"format\":1,\"scene\":\"main\"", "\u{1B}[31m\u{0}", "{}"])
  func damaged(content: String) async throws {
    try content.write(toFile: file, atomically: true, encoding: .utf8)
    let (status, terminal) = await start(["tuesday"])
    #expect(status == 0)
    #expect(terminal.errors.hasPrefix("error: ") && terminal.errors.count { $0 == "\n" } == 1)
    #expect(!terminal.errors.contains("\u{1B}"))
    #expect(terminal.screens.map(\.head.first) == ["Diary", "Tuesday"])
    #expect(await place() == "/entry/1")
    #expect(try String(contentsOfFile: "\(file).damaged", encoding: .utf8) == content)
  }

  @Test("each part that does not come back is one line, with the place and the reason")
  func losses() async throws {
    try write(
      """
      {"format":1,"root":{"root":{"options":{}},"routes":[{"account":{}},{"invoices":{}}]},"scene":"settings"}
      {"format":1,"root":{"root":{"entries":{}},"routes":[{"entry":{"_0":1}},{"entry":{"_0":7}}]},"scene":"main"}
      """)
    let (status, terminal) = await start()
    #expect(status == 0)
    let errors = terminal.errors.split(separator: "\n")
    #expect(errors.count == 2)
    #expect(errors.first?.hasPrefix("error: settings: SettingsCoordinator, at screen 2: ") == true)
    #expect(errors.last == "error: main: DiaryCoordinator, at screen 2: day 7 was deleted")
    #expect(terminal.screens.map(\.head.first) == ["Tuesday"])
  }

  @Test("a place that a guard replaces is no error")
  func redirected() async {
    let store = ClubStore(user: "Ada")
    let app = TerminalApp(name: "Club") { Club(store) }
    #expect(await play(app, ["--state", file], in: FakeTerminal(["room"])) == 0)
    store.user = nil
    let terminal = FakeTerminal()
    #expect(await play(app, ["--state", file], in: terminal) == 0)
    #expect(terminal.screens.first?.head.first == "Desk" && terminal.errors == "")
  }

  @Test("a place behind a sign-in waits in the file, and comes back after the sign-in")
  func signedOut() async {
    func play(_ user: String?, _ lines: [String]) async -> FakeTerminal {
      let terminal = FakeTerminal(lines)
      let app = TerminalApp(name: "Club", world: { _ in ClubStore(user: user) }) { store, _ in Club(store) }
      #expect(await ArmatureTerminalTests.play(app, ["--state", file], in: terminal) == 0 && terminal.errors == "")
      return terminal
    }
    _ = await play("Ada", ["room"])
    #expect(await play(nil, []).screens.map(\.head.first) == ["Desk"])
    #expect(await play("Ada", []).screens.map(\.head.first) == ["Room 1"])
    let next = await play(nil, ["sign in", "where"])
    #expect(next.screens.first?.head.first == "Desk" && next.writes.contains("/room/1\n"))
    // A link that somebody opens meanwhile is newer.
    let link = await play(nil, ["open /room/2", "sign in", "where"])
    #expect(link.writes.contains("/room/2\n"))
    #expect(await play("Ada", []).screens.map(\.head.first) == ["Room 2"])
  }

  @Test("drafts come back, although typing goes nowhere")
  func draft() async {
    await start(["write", "set title Wednesday"])
    let (status, terminal) = await start(["save"])
    #expect(status == 0 && terminal.errors == "")
    #expect(terminal.screens.first?.contains("1  Title: Wednesday") == true)
    #expect(await place() == "/")
  }

  @Test("the file has the place after each command, and is written only when something has changed")
  func eachCommand() async throws {
    let terminal = FakeTerminal(["tuesday", "where", "# a note", "nonsense", "next", "save", "back"])
    var written: [NSNumber] = []
    var copies: [String] = []
    terminal.whileReading = { [file] in
      let number = try? FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? NSNumber
      if let number, number != written.last {
        copies.append("\(file)-\(copies.count)")
        try? FileManager.default.copyItem(atPath: file, toPath: copies[copies.count - 1])
        written.append(number)
      }
    }
    await start(in: terminal)
    var places: [String] = []
    for copy in copies { places.append(await place(in: copy)) }
    #expect(places == ["/entry/1", "/entry/1/entry/0", "/entry/1"])
  }

  @Test("save saves at once and says where; a row with that title wins")
  func save() async {
    let (status, terminal) = await start(["SAVE", "write", "save"])
    #expect(status == 1 && terminal.writes.contains("saved to \(file)\n"))
    #expect(terminal.errors == "error: “Save” is disabled now\n")
  }

  @Test(
    "a file that cannot be written is one line and exit status 1, and the app goes on",
    arguments: [["tuesday", "back", "where"], ["save", "tuesday"], []])
  func unwritable(commands: [String]) async {
    let (status, terminal) = await start(commands, file: "\(folder)/none/diary.state")
    #expect(status == 1)
    #expect(terminal.errors.hasPrefix("error: cannot save where you are: "))
    #expect(terminal.errors.count { $0 == "\n" } == 1)
    #expect(terminal.screens.count == 1 + commands.count)
    #expect(await start(in: interactive()).status == 0)
  }

  @Test("a folder in the place of the file is an error, and the app starts")
  func folderAsFile() async {
    let (status, terminal) = await start(["tuesday"], file: folder)
    #expect(status == 1 && terminal.screens.count == 2)
    #expect(terminal.errors.contains("error: cannot save where you are: "))
  }

  @Test("--state without a file, or twice, starts nothing")
  func wrongArguments() async {
    for (arguments, message) in [
      (["--state"], "--state expects a file, as in: App --state app.state"),
      (["open", "/entry/1", "--state"], "--state expects a file, as in: App --state app.state"),
      (["--state", "--help"], "--state expects a file, as in: App --state app.state"),
      (["--state=place"], "--state expects a file, as in: App --state app.state"),
      (["--state", ""], "--state expects a file, as in: App --state app.state"),
      (["--state", file, "tree", "--state", "b"], "--state is given twice; the app has one state file"),
    ] {
      let (status, terminal) = await run(DiaryCoordinator(), arguments: arguments)
      #expect(status == 2 && terminal.output == "" && terminal.errors == "error: \(message)\n")
    }
    #expect(!FileManager.default.fileExists(atPath: file))
  }
}
