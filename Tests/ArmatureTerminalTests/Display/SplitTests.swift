import Armature
import ArmatureTerminal
import Testing

@Suite("A split view is drawn in columns where they fit, and used in them")
@MainActor
struct SplitTests {
  @Test("three columns share the width, and have one sequence of numbers")
  func threeColumns() async {
    #expect(
      await run(Mail(), ["work", "tuesday"], columns: 90).terminal.screen == """
        ── Accounts ──────────────── │ ── Work ──────────────────── │ ── Tuesday ─────────────────
                                     │                              │
          1  Work                    │   5  Monday                  │       Chosen on the      now
          2  Home                    │   6  Tuesday                 │       shelf.
          3  More                  › │   7  More                  › │    9  Name: Tuesday
                                     │                              │   10  End                  ›
          4  About ›                 │   8  About ›                 │

        1–10 or a title · set <field> <text> · root · tree · help · quit

        """)
  }

  @Test(
    "the columns fill the width of the terminal",
    arguments: [
      (20, [20]), (59, [59]), (60, [19, 38]), (61, [19, 39]), (63, [20, 40]), (100, [32, 65]), (120, [32, 65]),
    ])
  func widths(columns: Int, widths: [Int]) async {
    let library = Library(["とても長い詩なのです", "手紙"], title: "棚の上")
    if columns >= 60 { library.showDetail(.leaf("Leaf")) }
    let lines = await run(library, columns: columns).terminal.screen.split(separator: "\n")
    #expect(lines[0].components(separatedBy: " │ ").map(\.displayWidth) == widths)
    #expect(lines[0].hasPrefix("── 棚の上 ──") && library.isCollapsed == (columns < 60))
    guard columns == 60 else { return }
    #expect(
      lines[2...3] == ["  1  とても長い詩…  │      Chosen on the shelf.          now", "  2  手紙           │   5  Name: Leaf"])
  }

  @Test("tabs in a column have their bar there")
  func nested() async {
    let cards = Cards([Card("one", "One"), Card("two", "Two")]) { Board("Board \($0)") { LinkRow("On", to: .next) } }
    await expect(
      "tab two, on → Shelf › Two › Board two › Next | Shelf  │  Next ∋ │ One · [Two] ∋   1  More         › │",
      of: Library([], inner: { cards }), columns: 60)
  }

  @Test(
    "a split view in a column has columns if there is room",
    arguments: [(90, "Shelf  │  Shelf"), (94, "Shelf  │  Shelf  │"), (59, "Shelf › Shelf")])
  func splitInColumn(columns: Int, head: String) async {
    let terminal = await run(Library([], inner: { Library() }), columns: columns).terminal
    #expect(terminal.screen.head.last == head)
  }

  @Test("a tab and the columns in it have their title once in the breadcrumb")
  func titleOfTab() async {
    let cards = Cards([Card("shelf", "Shelf"), Card("home", "Home")]) { _ in Library(["Poem"]) }
    let head = await run(cards, ["poem"], columns: 48).terminal.screen.head
    #expect(head == ["Poem", "Shelf › Poem", "[Shelf] · Home"])
  }

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
    var starts = 0
    let gate = Gate()
    let board = Board {
      Screen("Right") { ButtonRow("Wait") { await gate.pass() } }
        .task {
          starts += 1
          gate.open()
        }
    }
    _ = await run(Library([], inner: { board }), ["wait"], columns: 60)
    #expect(starts == 1)
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
