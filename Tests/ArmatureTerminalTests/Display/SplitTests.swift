import Armature
import ArmatureTerminal
import Testing

@Suite("A split view is drawn in columns where they fit")
@MainActor
struct SplitTests {
  @Test("two columns with one sequence of numbers, and an empty one with its placeholder")
  func twoColumns() async {
    let (_, terminal) = await run(Library(), ["poems", "6"], columns: 60)
    #expect(
      Array(terminal.screens.suffix(2)) == [
        """

        ── Shelf ────────── │ ── Poems ─────────────────────────────
                            │
          1  Poems          │      Chosen on the shelf.          now
          2  Letters        │   5  Name: Poems
          3  More         › │   6  End                             ›
                            │
          4  About ›        │

        1–6 or a title · set <field> <text> · root · tree · help
        quit

        """,
        """

        Shelf › Poems › End
        ── Shelf ────────── │ ── End ───────────────────────────────
                            │
          1  Poems          │
          2  Letters        │
          3  More         › │
                            │
          4  About ›        │

        1–4 or a title · back · root · tree · help · quit

        """,
      ])
  }

  @Test("an inspector is a column beside the screen")
  func inspector() async {
    #expect(
      await run(NoteFlow(), ["about", "photo"], columns: 70).terminal.screen == """
        Bread › Photo 7 [inspector] Info
        ── Photo 7 ────────────────────────── │ ── Info ──────────────────────
                                              │
                                              │      12 photos

        back · dismiss · root · tree · help · quit

        """)
  }

  @Test("three columns share the width, and wide characters count as two")
  func threeColumns() async {
    let (_, terminal) = await run(Mail(), ["work", "tuesday"], columns: 90)
    #expect(terminal.errors == "")
    #expect(
      Array(terminal.screens.dropFirst()) == [
        """

        ── Accounts ──────────────── │ ── Work ──────────────────── │ ────────────────────────────
                                     │                              │
          1  Work                    │   5  Monday                  │      Nothing is chosen yet.
          2  Home                    │   6  Tuesday                 │
          3  More                  › │   7  More                  › │
                                     │                              │
          4  About ›                 │   8  About ›                 │

        1–8 or a title · root · tree · help · quit

        """,
        """

        ── Accounts ──────────────── │ ── Work ──────────────────── │ ── Tuesday ─────────────────
                                     │                              │
          1  Work                    │   5  Monday                  │       Chosen on the      now
          2  Home                    │   6  Tuesday                 │       shelf.
          3  More                  › │   7  More                  › │    9  Name: Tuesday
                                     │                              │   10  End                  ›
          4  About ›                 │   8  About ›                 │

        1–10 or a title · set <field> <text> · root · tree · help · quit

        """,
      ])
  }

  @Test(
    "the columns fill the width of the terminal",
    arguments: [
      (20, ["── 棚の上 ──────────"], true), (59, ["── 棚の上 " + String(repeating: "─", count: 49)], true),
      (60, ["── 棚の上 ─────────", "── Leaf ──────────────────────────────"], false),
      (61, ["── 棚の上 ─────────", "── Leaf ───────────────────────────────"], false),
      (63, ["── 棚の上 ──────────", "── Leaf ────────────────────────────────"], false),
      (
        100, ["── 棚の上 ──────────────────────", "── Leaf ─────────────────────────────────────────────────────────"],
        false
      ),
      (
        120, ["── 棚の上 ──────────────────────", "── Leaf ─────────────────────────────────────────────────────────"],
        false
      ),
    ])
  func widths(columns: Int, titles: [String], isCollapsed: Bool) async {
    let library = WideLibrary()
    if !isCollapsed { library.showDetail(.leaf("Leaf")) }
    let (_, terminal) = await run(library, columns: columns)
    let lines = terminal.screen.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == titles.joined(separator: " │ "))
    #expect(library.isCollapsed == isCollapsed)
    guard columns == 60 else { return }
    #expect(
      lines[2...3] == ["  1  とても長い詩…  │      Chosen on the shelf.          now", "  2  手紙           │   5  Name: Leaf"])
  }

  @Test("a split view in tabs is below the bar, and tabs in a column have their bar there")
  func nested() async {
    let inTabs = await run(Cards.house(), ["tab library", "poems"], columns: 60).terminal
    #expect(
      inTabs.screen.hasPrefix(
        """
        Home · Search (3) · [Library]
        ── Shelf ────────── │ ── Poems ─────────────────────────────
                            │
          1  Poems          │      Chosen on the shelf.          now

        """))
    let cards = Cards([Card("one", "One"), Card("two", "Two")]) { Board("Board \($0)") { LinkRow("On", to: .next) } }
    #expect(
      await run(Around { cards }, ["tab two", "on"], columns: 60).terminal.screen == """
        Shelf › Two › Board two › Next
        ── Shelf ────────── │ ── Next ──────────────────────────────
                            │ One · [Two]
          1  More         › │
                            │
          2  About ›        │

        1–2 or a title · back · root · tab <name> · tree · help
        quit

        """)
  }

  @Test(
    "a split view in a column has columns if there is room",
    arguments: [(90, "Shelf  │  Shelf"), (94, "Shelf  │  Shelf  │"), (59, "Shelf › Shelf")])
  func splitInColumn(columns: Int, head: String) async {
    let terminal = await run(Around { Library() }, columns: columns).terminal
    #expect(terminal.screen.head.last == head)
  }

  @Test("a sheet is above all columns")
  func layers() async {
    let terminal = await run(Library(), ["poems", "about"], columns: 60).terminal
    #expect(terminal.screen.head == ["About", "Shelf › Poems [sheet] About"] && !terminal.screen.contains("│"))
  }
}

/// A split view with wide characters.
private final class WideLibrary: SplitCoordinator<ShelfDestination, LeafDestination> {
  init() { super.init(sidebar: Shelf("棚の上", ["とても長い詩なのです", "手紙"])) }
}
