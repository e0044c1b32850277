import Armature
import ArmatureTerminal
import Testing

@Suite("Commands in a split view")
@MainActor
struct SplitUseTests {
  @Test("with too little room the columns are one stack, and back leaves its end")
  func collapsed() async {
    let library = Library()
    let (status, terminal) = await run(library, ["poems", "end", "back", "back", "back"], columns: 59)
    #expect(status == 1 && terminal.errors == "error: cannot go back: this is the root\n")
    #expect(library.isCollapsed)
    #expect(
      terminal.screens.map(\.head) == [
        ["Shelf"], ["Poems", "Shelf › Poems"], ["End", "Shelf › Poems › End"], ["Poems", "Shelf › Poems"], ["Shelf"],
        ["Shelf"],
      ])
    #expect(!terminal.output.contains("│"))
  }

  @Test("in columns, back leaves the screens above a column's root")
  func expandedBack() async {
    let library = Library()
    let (status, terminal) = await run(library, ["poems", "end", "more", "back", "back", "back"], columns: 60)
    #expect(status == 1 && terminal.errors == "error: cannot go back: this is the root\n")
    #expect(!library.isCollapsed)
    #expect(terminal.screens[3].head == ["Shelf › More › Poems › End", "More  │  End"])
    #expect(
      terminal.screens.suffix(3).map(\.head) == [
        ["Shelf › More › Poems", "More  │  Poems"], ["Shelf  │  Poems"], ["Shelf  │  Poems"],
      ])
  }

  @Test("a window that is folded already is folded, and one that is not folded is unfolded")
  func foldedAlready() async {
    let (status, terminal) = await run(Library(), ["unfold", "fold", "fold", "unfold", "unfold"], columns: 60)
    #expect(status == 0 && terminal.errors == "")
    #expect(terminal.screens.map { $0.contains("│") } == [true, true, false, false, true, true])
  }

  @Test("a number, a title and a field reach any column, and numbers tell equal titles apart")
  func choices() async {
    let mail = Mail()
    let (status, terminal) = await run(
      mail, ["work", "5", "set name x", "about", "4", "dismiss", "8", "dismiss", "11", "set 4 x"], columns: 90)
    #expect(status == 1)
    #expect(
      terminal.errors == """
        error: “about” may be 4 “About”, 8 “About”; use the number
        error: there is no row 11; the numbers here are 1 to 10
        error: “About” is not a field; it takes no text

        """)
  }

  @Test("an action that fails in a column is a failed command, and drawn there")
  func failure() async {
    let library = Library(["Burn"])
    (library.sidebar as? Shelf)?.failure = Trouble(description: "no matches")
    let (status, terminal) = await run(library, ["burn"], columns: 60)
    #expect(status == 1 && terminal.errors == "error: “Burn”: no matches\n")
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
    let terminal = FakeTerminal(["poems", "", "", "back"])
    terminal.isInteractive = true
    var widths = [60, 59, 60, 40][...]
    terminal.width = 60
    terminal.whileReading = { terminal.width = widths.popFirst() ?? terminal.width }
    _ = await run(library, in: terminal)
    #expect(
      terminal.screens.map(\.head) == [
        ["Shelf  │"], ["Shelf  │  Poems"], ["Poems", "Shelf › Poems"], ["Shelf  │  Poems"],
      ])
    // The command was typed for the drawing with columns, where there was nothing to go back from.
    #expect(terminal.errors == "error: cannot go back: this is the root\n")
  }

  @Test("a split view that the app opens by itself is drawn once, to fit", arguments: [48, 80])
  func openedMeanwhile(columns: Int) async {
    let hall = Hall()
    let terminal = FakeTerminal()
    terminal.isInteractive = true
    terminal.width = columns
    terminal.whileReading = { hall.show(.librarySheet) }
    _ = await run(hall, in: terminal)
    #expect(terminal.screens.count == 2)
    #expect(terminal.screen.contains("│") == (columns == 80))
  }

  @Test("a split view in a scene that the app opens by itself is drawn once too", arguments: [48, 80])
  func openedInScene(columns: Int) async throws {
    let scenes = SceneDirectory { $0 == "main" ? DiaryCoordinator() : Library() }
    let terminal = FakeTerminal()
    terminal.isInteractive = true
    terminal.width = columns
    terminal.whileReading = { _ = try? scenes.open("books") }
    #expect(await play(scenes, from: try scenes.open(), in: terminal) == 0)
    #expect(terminal.screens.count == 2)
    #expect(terminal.screen.contains("│") == (columns == 80))
  }

  @Test("tree shows the flows of a container")
  func tree() async {
    let (_, terminal) = await run(Cards.house(), ["tab library", "poems", "tree"], columns: 60)
    #expect(
      terminal.writes.contains(
        """
        Cards
        ├─ hidden   home → DiaryCoordinator
        │  └─ root   entries
        └─ visible  library → Library
           ├─ visible  sidebar → Shelf
           │  └─ root   shelf("Shelf")
           └─ visible  detail → Coordinator<LeafDestination>
              └─ root   leaf("Poems")

        """))
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
