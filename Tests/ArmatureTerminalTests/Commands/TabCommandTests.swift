import Armature
import ArmatureTerminal
import Testing

@Suite("The command tab selects a flow of a container")
@MainActor
struct TabCommandTests {
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
    await expect(
      """
      tab books → books | Home · Library: [Books (2)] · Authors · Search
      tab       →   Home
                →   Library:
                → * Books (2)
                →   Authors
                →   Search  (search)
      """, of: TabCoordinator<ShelfTab>([.home, .books, .authors, .search]))
  }

  @Test("a tab whose screens may not be left refuses, and the script fails", arguments: [false, true])
  func refused(keepsLine: Bool) async {
    let title = keepsLine ? "Editor" : "Other"
    let editor = Card("editor", "Editor", keepsLine: keepsLine)
    await expect(
      "tab \(title) → error: cannot select “\(title)”: this screen cannot be left now",
      of: Cards([editor, Card("other", "Other")]) { name in
        let flow = Firm(root: .next)
        if name == "editor" { flow.push(.next) }
        return flow
      })
  }

  @Test("a container may refuse by itself, and a refused verb is no error after another tab was selected")
  func ownAnswer() async {
    await expect(
      """
      tab two   → error: cannot select “two”: it was refused
      tab three → three | one · two · [three]
      """, of: Stubborn())
  }

  @Test("tabs come and go while a user watches")
  func interactive() async {
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
    #expect(terminal.errors == "error: there is no tab “a”; the tabs here are “B”, “C”\n")
  }
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
