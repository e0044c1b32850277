import Armature
import ArmatureTerminal
import Testing

@Suite("Tabs are a bar under the head of the screen")
@MainActor
struct TabTests {
  @Test("a transcript")
  func transcript() async {
    let (status, terminal) = await run(Cards.house(), ["tab search", "account"])
    #expect(status == 0 && terminal.errors == "")
    #expect(
      terminal.output == """
        ── Diary ───────────────────────────────────────
        [Home] · Search (3) · Library

             Entries
          1    Monday                            day 0 ›
          2    Tuesday                           day 1 ›

          3  Settings                                  ›

          4  Write ›

        1–4 or a title · tab <name> · tree · help · quit
        > tab search

        ── Settings ────────────────────────────────────
        Home · [Search (3)] · Library

          1  Account                                   ›

        1 or its title · tab <name> · tree · help · quit
        > account

        ── Account ─────────────────────────────────────
        Search › Settings [cover] Account

          1  Terms                                     ›
          2  Try the terms
          3  Sign out (destructive)

        1–3 or a title · back · dismiss · root · tree
        help · quit

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
    let terminal = FakeTerminal()
    terminal.width = columns
    let cards = [Card("h", "Home"), Card("s", "Search", badge: "3"), Card("r", "検索結果"), Card("d", "日記", badge: "")]
    _ = await run(Cards(cards) { _ in Board("B") {} }, in: terminal)
    #expect(Array(terminal.screen.head.dropFirst()) == bar)
  }

  @Test("the selected tab stands out, and control characters have no effect")
  func styles() async {
    let terminal = FakeTerminal(["tab two"])
    terminal.hasColor = true
    _ = await run(Cards([Card("one", "O\u{1B}ne"), Card("two", " ", badge: "\u{7}")]), in: terminal)
    #expect(terminal.screen.contains("\nO␛ne\u{1B}[2m · \u{1B}[0m\u{1B}[1m[two (␇)]\u{1B}[0m\n"))
  }

  @Test(
    "the bars are those of the containers on display, the outermost first",
    arguments: [
      ([], ["Hall"]),
      (["house"], ["Diary", "Hall › Home › Diary", "[Home] · Search (3) · Library"]),
      (["house", "monday"], ["Monday", "Hall › Home › Diary › Monday", "[Home] · Search (3) · Library"]),
      (["house", "settings", "account"], ["Account", "Hall › Home › Diary › Settings [cover] Account"]),
      (["house", "write"], ["New entry", "Hall › Home › Diary [sheet] New entry"]),
      (["sheet"], ["Diary", "Hall [sheet] Home › Diary", "[Home] · Search (3) · Library"]),
      (["sheet", "tab library"], ["Shelf", "Hall [sheet] Library › Shelf", "Home · Search (3) · [Library]"]),
      (["books"], ["Shelf", "Hall [sheet] Shelf"]),
      (["books", "poems"], ["Poems", "Hall [sheet] Shelf › Poems"]),
    ])
  func onDisplay(commands: [String], head: [String]) async {
    let (status, terminal) = await run(Hall(), commands)
    #expect(status == 0)
    #expect(terminal.screen.head == head)
  }

  @Test("a screen pushed or presented over tabs hides the bar", arguments: [HallDestination.over, .sure])
  func over(destination: HallDestination) async {
    let hall = Hall()
    hall.push(.house)
    hall.show(destination)
    let (status, terminal) = await run(hall, ["tab home"])
    #expect(terminal.screen.contains("Hall › Home › Diary") && !terminal.screen.contains("[Home]"))
    #expect(!terminal.screen.contains("tab <name>"))
    #expect(terminal.errors == "error: there are no tabs here\n" && status == 1)
  }

  @Test("tabs within tabs have a bar of their own, and a page of another container is like a tab")
  func nested() async {
    let cards = Cards([Card("all", "All"), Card("pages", "Pages"), Card("inner", "Inner", badge: "!")]) { name in
      switch name {
      case "pages": Pager()
      case "inner":
        Cards([Card("all", "All"), Card("one", "One")]) { Board("Inner \($0)") { LinkRow("On", to: .next) } }
      default: Board(name) {}
      }
    }
    let (status, terminal) = await run(
      cards, ["tab pages", "tab two", "on", "tab inner", "tab one", "tab all", "on", "tab", "tab pages"])
    #expect(status == 0 && terminal.errors == "")
    #expect(
      terminal.screens.map(\.head) == [
        ["all", "[All] · Pages · Inner (!)"],
        ["Page one", "All · [Pages] · Inner (!)", "[one] · two · three"],
        ["Page two", "All · [Pages] · Inner (!)", "one · [two] · three"],
        ["Next", "Pages › two › Page two › Next", "All · [Pages] · Inner (!)", "one · [two] · three"],
        ["Inner all", "All · Pages · [Inner (!)]", "[All] · One"],
        ["Inner one", "All · Pages · [Inner (!)]", "All · [One]"],
        // The innermost tab with the name is selected.
        ["Inner all", "All · Pages · [Inner (!)]", "[All] · One"],
        ["Next", "Inner › All › Inner all › Next", "All · Pages · [Inner (!)]", "[All] · One"],
        ["Next", "Inner › All › Inner all › Next", "All · Pages · [Inner (!)]", "[All] · One"],
        ["Next", "Pages › two › Page two › Next", "All · [Pages] · Inner (!)", "one · [two] · three"],
      ])
    #expect(terminal.writes.contains("  All\n  Pages\n* Inner (!)\n\n* All\n  One\n"))
  }

  @Test("a title that a tab and its screen share is shown once")
  func sharedTitle() async {
    let (_, terminal) = await run(Cards([Card("diary", "diary")]) { _ in DiaryCoordinator() }, ["monday"])
    #expect(terminal.screen.head == ["Monday", "diary › Monday", "[diary]"])
  }

  @Test("no line is wider than the terminal", arguments: [1, 2, 3, 5, 8, 13, 20, 40, 59, 60, 61, 89, 90, 100, 120])
  func neverTooWide(columns: Int) async {
    let terminal = FakeTerminal(["tab 図書館", "1", "end", "tab mail", "1", "7", "tab home", "monday"])
    terminal.width = columns
    let cards = [Card("home", "Home"), Card("mail", "Mail", badge: "12"), Card("library", "図書館")]
    _ = await run(
      Cards(cards) { $0 == "home" ? DiaryCoordinator() : $0 == "mail" ? Mail() : Library(["とても長い詩", "手紙"]) },
      in: terminal)
    let widths = terminal.widths
    #expect(widths.allSatisfy { $0 <= columns }, "\(terminal.output)")
  }
}
