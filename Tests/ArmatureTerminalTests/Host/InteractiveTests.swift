import Armature
import Observation
import TestSupport
import Testing

// @testable: the words of the commands are internal.
@testable import ArmatureExplorer
@testable import ArmatureTerminal

@Suite("A user at the terminal")
@MainActor
struct InteractiveTests {
  private func terminal(_ lines: [String] = []) -> FakeTerminal { FakeTerminal(lines, isInteractive: true) }

  @Test("gets a prompt, and the screen after a change or an empty line")
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

  @Test("sees that an action is busy, and then its result")
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

  @Observable
  final class Weather { var title = "Rain" }

  @Test("sees the changes of a model and of a flow at the prompt")
  func changes() async {
    let weather = Weather()
    let board = Board("Weather") { TextRow(weather.title) }
    let terminal = terminal([""])
    terminal.whileReading = {
      let count = terminal.screens.count
      if count == 1 { weather.title = "Sun" } else { board.push(.next) }
      await wait { terminal.screens.count > count }
    }
    _ = await run(board, in: terminal)
    #expect(terminal.screens.map(\.head.first) == ["Weather", "Weather", "Weather", "Next"])
    #expect(terminal.screens[1].contains("Sun"))
    #expect(terminal.writes.suffix(3) == [terminal.screens[3], "> ", "\n"])
  }

  /// Returns the lines of the last drawing in colour.
  private func colored(_ root: AnyCoordinator, _ command: String, columns: Int = 48) async -> [Substring] {
    let terminal = FakeTerminal([command], columns: columns)
    terminal.hasColor = true
    return await run(root, in: terminal).terminal.screen.split(separator: "\n")
  }

  @Test("gets colour if the terminal has any, also in the bar and in dialogs; control characters have no effect")
  func color() async {
    let board = Board("Hue") {
      TextRow("Text", detail: "now")
      ButtonRow("Delete", role: .destructive) {}
    }
    #expect(
      await colored(board, "tree", columns: 16) == [
        "\u{1B}[2m── \u{1B}[0m\u{1B}[1mHue\u{1B}[0m\u{1B}[2m \u{1B}[0m\u{1B}[2m─────────\u{1B}[0m",
        "     Text    \u{1B}[2mnow\u{1B}[0m",
        "  \u{1B}[36m1\u{1B}[0m  \u{1B}[31mDelete (de\u{1B}[0m\u{1B}[2m…\u{1B}[0m",
        "\u{1B}[2m1 or its title\u{1B}[0m",
        "\u{1B}[2mtree\u{1B}[0m\u{1B}[2m · \u{1B}[0m\u{1B}[2mhelp\u{1B}[0m",
        "\u{1B}[2mquit\u{1B}[0m",
      ])
    let tabs = Cards([Card("one", "O\u{1B}ne"), Card("two", " ", badge: "\u{7}")])
    #expect(await colored(tabs, "tab two")[1] == "O␛ne\u{1B}[2m · \u{1B}[0m\u{1B}[1m[two (␇)]\u{1B}[0m")
    #expect(
      await colored(NoteFlow(), "notice").dropFirst(2).prefix(3) == [
        "\u{1B}[2m│ \u{1B}[0m\u{1B}[1mすべて保存しました\u{1B}[0m \u{1B}[2m│\u{1B}[0m",
        "\u{1B}[2m│ \u{1B}[0m                   \u{1B}[2m│\u{1B}[0m",
        "\u{1B}[2m│ \u{1B}[0m  \u{1B}[36m1\u{1B}[0m  OK            \u{1B}[2m│\u{1B}[0m",
      ])
  }

  @Test("hears that a link waits, also when the app opens it")
  func prompt() async throws {
    let terminal = FakeTerminal(isInteractive: true)
    let scenes = SceneDirectory { _ in Gated() }
    let scene = try scenes.open()
    terminal.whileReading = { _ = try? scene.open("/note/3") }
    _ = await play(scenes, from: scene, in: terminal)
    #expect(terminal.writes.contains("The link “/note/3” waits until a guard admits it.\n"))
  }

  @Test("sees the scenes that the app opens and closes by itself, and no other scenes")
  func scenes() async throws {
    let scenes = SceneDirectory { _ in DiaryCoordinator() }
    let terminal = FakeTerminal([""], isInteractive: true)
    let main = try scenes.open()
    terminal.whileReading = {
      terminal.whileReading = {}
      _ = try? scenes.open("other")
      (main.root as? DiaryCoordinator)?.push(.entry(1))
      scenes.close("other")
    }
    #expect(await play(scenes, from: main, in: terminal) == 0)
    #expect(
      terminal.screens.map(\.head) == [
        ["Diary"], ["Diary", "other: Diary"], ["Tuesday", "Diary › Tuesday"], ["Tuesday", "Diary › Tuesday"],
      ])
  }

  @Test("sees the end of an app that closes its last scene, and so does a script", arguments: [false, true])
  func lastScene(isInteractive: Bool) async throws {
    let terminal = FakeTerminal(["close", "close"], isInteractive: isInteractive)
    let scenes = SceneDirectory { _ in nil }
    weak var flow: Board?
    let board = Board("Board") { ButtonRow("Close") { flow?.scene.map { _ = $0.directory?.close($0.name) } } }
    flow = board
    let scene = try scenes.open(root: board)
    #expect(await play(scenes, from: scene, in: terminal) == 0)
    #expect(terminal.screens.count == 1 && terminal.errors == "")
  }
}
