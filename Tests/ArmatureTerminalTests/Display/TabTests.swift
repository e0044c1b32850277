import Armature
import ArmatureTerminal
import Testing

@Suite("Tabs are a bar under the head of the screen, and the command tab selects one")
@MainActor
struct TabTests {
  @Test("above the rows, as long as the screen belongs to a tab")
  func drawing() async {
    #expect(
      await run(Cards.house(), ["tab search"]).terminal.screen == """
        ── Settings ────────────────────────────────────
        Home · [Search (3)] · Library

          1  Account                                   ›

        1 or its title · tab <name> · tree · help · quit

        """)
  }

  @Test(
    "a bar takes as many lines as it needs, in any width",
    arguments: [
      (20, ["[Home] · Search (3)", "検索結果 · 日記"]),
      (31, ["[Home] · Search (3) · 検索結果", "日記"]),
      (36, ["[Home] · Search (3) · 検索結果", "日記"]),
      (37, ["[Home] · Search (3) · 検索結果 · 日記"]),
      (120, ["[Home] · Search (3) · 検索結果 · 日記"]),
      (9, ["[Home]", "Search (…", "検索結果", "日記"]),
    ])
  func widths(columns: Int, bar: [String]) async {
    let cards = [Card("h", "Home"), Card("s", "Search", badge: "3"), Card("r", "検索結果"), Card("d", "日記", badge: "")]
    let terminal = await run(Cards(cards), columns: columns).terminal
    #expect(Array(terminal.screen.head.dropFirst()) == bar)
  }

  @Test("tabs within tabs have a bar of their own, and a page of another container is like a tab")
  func nested() async {
    func board(_ title: String) -> Board { Board(title) { LinkRow("On", to: .next) } }
    let cards = Cards([Card("all", "All"), Card("pages", "Pages"), Card("inner", "Inner", badge: "!")]) { name in
      switch name {
      case "pages": Pager()
      case "inner": Cards([Card("all", "All"), Card("one", "One")]) { board("Inner \($0)") }
      default: board(name)
      }
    }
    // The innermost tab with a name is selected.
    await expect(
      """
      $         → all | [All] · Pages · Inner (!)
      tab pages → Page one | All · [Pages] · Inner (!) | [one] · two · three
      tab two   → Page two | All · [Pages] · Inner (!) | one · [two] · three
      on        → Next | Pages › two › Page two › Next | All · [Pages] · Inner (!) | one · [two] · three
      tab inner → Inner all | All · Pages · [Inner (!)] | [All] · One
      tab one   → Inner one | All · Pages · [Inner (!)] | All · [One]
      tab all   → Inner all | All · Pages · [Inner (!)] | [All] · One
      on        → Next | Inner › All › Inner all › Next | All · Pages · [Inner (!)] | [All] · One
      tab       →   All
                →   Pages
                → * Inner (!)
                →
                → * All
                →   One
      tab pages → Next | Pages › two › Page two › Next | All · [Pages] · Inner (!) | one · [two] · three
      """, of: cards)
  }

  @Test("a title that a tab and its screen share is shown once, and a dialog hides the bar")
  func sharedTitle() async {
    await expect(
      """
      deletion  → Notes › Bread [dialog] Delete the note?
      tab notes → error: there are no tabs here
      """, of: Cards([Card("notes", "Notes")]) { _ in NoteFlow() })
    await expect(
      "monday → Monday | diary › Monday | [diary]", of: Cards([Card("diary", "diary")]) { _ in DiaryCoordinator() })
  }

  @Test("it names the sections and the purposes of the tabs")
  func sections() async {
    let cards = [
      Card("home", "Home"), Card("books", "Books", badge: "2", section: "Library"),
      Card("authors", "Authors", section: "Library"), Card("search", "Search", role: .search),
    ]
    await expect(
      """
      tab books → books | Home · Library: [Books (2)] · Authors · Search
      tab       →   Home
                →   Library:
                → * Books (2)
                →   Authors
                →   Search  (search)
      """, of: Cards(cards))
  }

  @Test("a tab whose screens may not be left refuses, and so may a container by itself")
  func refused() async {
    await expect(
      "tab Editor → error: cannot select “Editor”: this screen cannot be left now",
      of: Cards([Card("editor", "Editor"), Card("other", "Other")]) { name in
        let flow = Firm(root: .next)
        if name == "editor" { flow.push(.next) }
        return flow
      })
    await expect("tab two → error: cannot select “two”: it was refused", of: Stubborn())
  }

  @Test("tabs come and go while a user watches")
  func meanwhile() async {
    let cards = Cards([Card("a", "A"), Card("b", "B")]) { Board("Board \($0)") {} }
    let terminal = FakeTerminal(["tab a", "tab c"], isInteractive: true)
    terminal.whileReading = {
      terminal.whileReading = {}
      cards.setTabs([Card("b", "B", badge: "1"), Card("c", "C")])
    }
    _ = await run(cards, in: terminal)
    #expect(
      terminal.screens.map(\.head) == [
        ["Board a", "[A] · B"], ["Board b", "[B (1)] · C"], ["Board c", "B (1) · [C]"],
      ])
    #expect(terminal.errors == "error: there is no tab “a”; expected “B”, “C”\n")
  }
}

/// Pages, of which a user can select none.
private final class Stubborn: Pager {
  override func userSelects(_ name: String) -> Bool { false }
}
