import Armature
import ArmatureTerminal
import Testing

@Suite("The command tab selects a flow of a container")
@MainActor
struct TabCommandTests {
  /// Tabs with all kinds of names.
  private static func cards() -> Cards {
    Cards([
      Card("start", "Home"), Card("search", "Search", badge: "3"), Card("my-notes", "My notes"),
      Card("home", "Second home"),
      Card("secret", "Secret notes"), Card("twin", "Twins"), Card("twin-2", "Twins"),
    ]) { name in Board(name) { LinkRow("On", to: .next) } }
  }

  @Test(
    "by title or name, in upper or lower case, or by a beginning with only one match",
    arguments: [
      ("tab Search", "search"), ("tab search", "search"), ("TAB SEARCH", "search"), ("tab sea", "search"),
      ("tab my notes", "my-notes"), (#"tab "my notes""#, "my-notes"), ("tab my-notes", "my-notes"),
      ("tab m", "my-notes"),
      // Titles win over names, and both win over beginnings.
      ("tab home", "start"), ("tab start", "start"), ("tab second", "home"), ("tab twin", "twin"),
      ("tab twin-2", "twin-2"),
      ("tab  search  ", "search"),
    ])
  func names(command: String, selected: String) async {
    let cards = Self.cards()
    let (status, terminal) = await run(cards, ["tab secret", command])
    #expect(status == 0 && terminal.errors == "")
    #expect(cards.selected?.name == selected)
    #expect(terminal.screen.head.first == selected)
  }

  @Test("without a name it lists the tabs")
  func list() async {
    let (status, terminal) = await run(Cards.house(), ["tab", "tab search", "TAB"])
    #expect(status == 0)
    #expect(terminal.writes.contains("* Home\n  Search (3)\n  Library\n"))
    #expect(terminal.writes.contains("  Home\n* Search (3)\n  Library\n"))
  }

  @Test("a tab stays as it was left, and a second tap does what the tab defines")
  func secondTap() async {
    var stays = Card("stays", "Stays")
    stays.onSecondTap = .nothing
    let cards = [Card("pops", "Pops"), stays, Card("forgets", "Forgets", keepsLine: false)]
    let (status, terminal) = await run(
      Cards(cards) { name in Board(name) { LinkRow("On", to: .next) } },
      [
        "on", "tab stays", "on", "tab pops", "tab pops", "tab pops", "tab stays", "tab stays", "tab forgets", "on",
        "tab pops",
      ]
        + ["tab forgets"])
    #expect(status == 0 && terminal.errors == "")
    #expect(
      terminal.screens.map { $0.head.first ?? "" } == [
        "pops", "Next", "stays", "Next", "Next", "pops", "pops", "Next", "Next", "forgets", "Next", "pops", "forgets",
      ])
  }

  @Test(
    "a failed command prints an error and changes nothing",
    arguments: [
      (
        "tab x",
        "there is no tab “x”; the tabs here are “Home” (start), “Search”, “My notes” (my-notes), “Second home” (home), "
          + "“Secret notes” (secret), “Twins” (twin), “Twins” (twin-2)"
      ),
      (
        "tab serach",
        "there is no tab “serach”; the tabs here are “Home” (start), “Search”, “My notes” (my-notes), "
          + "“Second home” (home), “Secret notes” (secret), “Twins” (twin), “Twins” (twin-2); did you mean “Search”?"
      ),
      (
        #"tab """#,
        "there is no tab “”; the tabs here are “Home” (start), “Search”, “My notes” (my-notes), “Second home” (home), "
          + "“Secret notes” (secret), “Twins” (twin), “Twins” (twin-2)"
      ),
      ("tab se", "“se” may be “Search”, “Second home” (home), “Secret notes” (secret); type all of it, or the name"),
      ("tab twins", "“twins” may be “Twins” (twin), “Twins” (twin-2); type all of it, or the name"),
    ])
  func errors(command: String, message: String) async {
    let (status, terminal) = await run(Self.cards(), ["tab secret", command])
    #expect(terminal.errors == "error: \(message)\n")
    #expect(status == 1)
    #expect(terminal.screens.count == 3 && terminal.screens[1] == terminal.screens[2])
  }

  /// Tabs with sections and a purpose.
  private enum ShelfTab: Tab {
    case home, books, authors, search

    func flow(in tabs: TabCoordinator<Self>) -> AnyCoordinator { Board(name) { LinkRow("On", to: .next) } }
    func item(in tabs: TabCoordinator<Self>) -> TabItem {
      switch self {
      case .home: TabItem("Home")
      case .books: TabItem("Books", badge: "2", section: "Library")
      case .authors: TabItem("Authors", section: "Library")
      case .search: TabItem("Search", role: .search)
      }
    }
  }

  @Test("it names the sections and the purposes of the tabs")
  func sections() async {
    let tabs = TabCoordinator<ShelfTab>([.home, .books, .authors, .search])
    let (status, terminal) = await run(tabs, ["tab books", "tab"])
    #expect(status == 0)
    #expect(terminal.output.contains("Home · Library: [Books (2)] · Authors · Search\n"))
    #expect(terminal.output.contains("  Home\n  Library:\n* Books (2)\n  Authors\n  Search  (search)\n"))
  }

  @Test("without tabs, it is an error", arguments: ["tab", "tab home"])
  func noTabs(command: String) async {
    let (status, terminal) = await run(DiaryCoordinator(), [command])
    #expect(terminal.errors == "error: there are no tabs here\n")
    #expect(status == 1)
  }

  @Test("an empty container says so, and has no bar")
  func empty() async {
    let (status, terminal) = await run(Cards([]), ["tab"])
    #expect(status == 1 && terminal.errors == "error: there are no tabs here\n")
    #expect(terminal.screen.head == ["Cards"] && terminal.screen.contains("\n     There is nothing to show.\n"))
  }

  /// An editor that guards its draft, beside another tab.
  private func guarded(keepsLine: Bool, onSecondTap: TabSecondTap) -> Cards {
    var editor = Card("editor", "Editor", keepsLine: keepsLine)
    editor.onSecondTap = onSecondTap
    return Cards([editor, Card("other", "Other")]) { name in
      let flow = Guarded()
      if name == "editor" { flow.push(.next) }
      return flow
    }
  }

  @Test(
    "a tab whose screens may not be left refuses, and the script fails",
    arguments: [(false, "tab other", "“Other”"), (true, "tab editor", "“Editor”")])
  func refused(keepsLine: Bool, command: String, title: String) async {
    let cards = guarded(keepsLine: keepsLine, onSecondTap: .popToRoot)
    let (status, terminal) = await run(cards, [command])
    #expect(terminal.errors == "error: cannot select \(title): this screen cannot be left now\n")
    #expect(status == 1)
    #expect(cards.selected?.name == "editor" && terminal.screen.head.first == "Next")
  }

  @Test("a container may refuse by itself, and a refused verb is no error after another tab was selected")
  func ownAnswer() async {
    let pager = Stubborn()
    let (status, terminal) = await run(pager, ["tab two", "tab three"])
    #expect(terminal.errors == "error: cannot select “two”: it was refused\n")
    #expect(status == 1)
    #expect(pager.visibleName == "three")
  }

  @Test("tabs come and go while a user watches")
  func interactive() async {
    let cards = Cards([Card("a", "A"), Card("b", "B")]) { Board("Board \($0)") {} }
    let terminal = FakeTerminal(["tab a", "tab c"])
    terminal.isInteractive = true
    terminal.whileReading = {
      terminal.whileReading = {}
      cards.setTabs([Card("b", "B", badge: "1"), Card("c", "C")])
    }
    _ = await run(cards, in: terminal)
    #expect(
      terminal.screens.map(\.head) == [
        ["Board a", "[A] · B"], ["Board b", "[B (1)] · C"], ["Board c", "B (1) · [C]"],
      ])
    #expect(terminal.errors == "error: there is no tab “a”; the tabs here are “B”, “C”\n")
  }
}

/// A flow that the user may not leave.
private final class Guarded: Coordinator<GuardedDestination> {
  init() { super.init(root: .top) }

  override func canLeave(_ slot: Slot<GuardedDestination>) -> Bool { false }
}

private enum GuardedDestination: Destination {
  case top, next

  func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen(self == .top ? "Top" : "Next") }
}

/// Pages of a container. One cannot be selected, and another one is selected in a roundabout way.
private final class Stubborn: ContainerCoordinator {
  init() { super.init(names: ["one", "two", "three"]) }

  override func flow(named name: String) -> AnyCoordinator { Board(name) {} }

  override func userSelects(_ name: String) -> Bool {
    guard name != "two" else { return false }
    show("four")
    return super.userSelects(name)
  }
}
