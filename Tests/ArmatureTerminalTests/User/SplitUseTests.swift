import Armature
import ArmatureTerminal
import Testing

@Suite("Commands in a split view")
@MainActor
struct SplitUseTests {
  @Test("an action that fails in a column is a failed command, and drawn there")
  func failure() async {
    let library = Library(["Burn"])
    (library.sidebar as? Shelf)?.failure = Trouble(description: "no matches")
    let terminal = await run(library, ["burn"], columns: 60).terminal
    #expect(terminal.errors == "error: “Burn”: no matches\n")
    #expect(terminal.screen.contains("  1  Burn           │      Nothing is chosen yet.\n     ! no matches   │\n"))
  }

  @Test("each screen in a column starts its task when it is drawn")
  func tasks() async {
    var starts: [String] = []
    let gate = Gate()
    func board(_ name: String) -> Board {
      Board {
        Screen(name) { ButtonRow("Wait") { await gate.pass() } }
          .task {
            starts.append(name)
            if starts.count == 2 { gate.open() }
          }
      }
    }
    let boards = Boards(sidebar: board("Left"), detail: board("Right"))
    let (status, _) = await run(boards, ["1", "2"], columns: 60)
    #expect(status == 0 && starts.sorted() == ["Left", "Right"])
  }

  @Test("a new size of the window is used at the next drawing")
  func resized() async {
    let library = Library()
    let terminal = FakeTerminal(["poems", "", "", "back"], columns: 60, isInteractive: true)
    var widths = [60, 59, 60, 40][...]
    terminal.whileReading = { terminal.width = widths.popFirst() ?? terminal.width }
    _ = await run(library, in: terminal)
    #expect(
      terminal.screens.map(\.head) == [
        ["Shelf  │"], ["Shelf  │  Poems"], ["Poems", "Shelf › Poems"], ["Shelf  │  Poems"],
      ])
    // The command was typed for the drawing with columns, where there was nothing to go back from.
    #expect(terminal.errors == "error: cannot go back: this is the root\n")
  }

  @Test("a split view that the app opens by itself is drawn once, to fit, also in a scene", arguments: [48, 80])
  func openedMeanwhile(columns: Int) async throws {
    let hall = Hall()
    let scenes = SceneDirectory { $0 == "main" ? hall : Library() }
    for open in [{ _ = hall.show(.librarySheet) }, { _ = try? scenes.open("books") }] {
      let terminal = FakeTerminal(columns: columns, isInteractive: true)
      terminal.whileReading = { open() }
      let scene = try scenes["main"] ?? scenes.open()
      _ = await play(scenes, from: scene, in: terminal)
      #expect(terminal.screens.count == 2)
      #expect(terminal.screen.contains("│") == (columns == 80))
    }
  }
}

/// A split view that a test defines.
private final class Boards: SplitCoordinator<BoardDestination, BoardDestination> {
  let made: Board

  init(sidebar: Board, detail: Board) {
    made = detail
    super.init(sidebar: sidebar)
    showDetail(.top)
  }

  override func detailFlow(for destination: BoardDestination) -> Coordinator<BoardDestination> { made }
}
