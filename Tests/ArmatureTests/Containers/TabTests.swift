import Armature
import Testing

@Suite("Tabs hold a flow each, with a line of its own")
@MainActor
struct TabTests {
  private let tabs = MixedTabs()
  private let scene: FlowScene
  private let first: StyledFlow

  init() throws {
    scene = try FlowScene(root: tabs)
    first = try found(tabs.places(.first))
  }

  private var drawn: Presentation.Tabs? {
    if case .tabs(let drawn) = scene.presentation.content { drawn } else { nil }
  }

  @Test("the presentation has the bar, the selected tab and what it holds; its modal lies above")
  func presentation() throws {
    tabs.badge = "3"
    tabs.refresh()
    first.push(.page(1))
    first.show(.sheet(2))
    let drawn = try #require(drawn)
    #expect(
      drawn.items.map(\.name) == ["first", "second", "forgetful"] && drawn.items.map(\.title) == drawn.items.map(\.name)
    )
    #expect(drawn.items.first?.badge == "3" && drawn.selected == "first")
    let stack = try #require(drawn.stack)
    #expect(stack.root.destination as? Styled == .page(0) && stack.path.count == 1)
    #expect(scene.layers == [["MixedTabs"], ["sheet(2)"]])
    #expect(scene.presentation.topNode.destination as? Styled == .page(1))
    #expect(scene.line == ["MixedTabs", "page(0)", "page(1)", "sheet(2)"])
    let line = scene.presentation.line
    tabs.select(.second)
    #expect(scene.line == ["MixedTabs", "page(0)"])
    tabs.select(.first)
    #expect(scene.presentation.line == line && tabs.places(.first) === first && tabs.made == ["first", "second"])
  }

  @Test("the user's tap selects, and a second one does what the tab says, unless a screen does not let itself go")
  func taps() {
    #expect(scene.select("second", in: tabs.id) && tabs.selected == .second)
    tabs.places(.second)?.push(.page(1))
    #expect(scene.select("second", in: tabs.id) && tabs.places(.second)?.routes.count == 1 && drawn?.scrolls == 1)
    #expect(scene.select("first", in: tabs.id))
    first.push(.page(1))
    first.mayLeave = { _ in false }
    #expect(!scene.select("first", in: tabs.id) && first.routes.count == 1)
    first.mayLeave = { _ in true }
    #expect(scene.select("first", in: tabs.id) && first.routes.isEmpty && drawn?.scrolls == 1)
    #expect(scene.select("first", in: tabs.id) && drawn?.scrolls == 2)
    try? scene.batch {
      scene.select("first", in: tabs.id)
      throw NavigationError.noStack
    }
    first.refresh()
    #expect(drawn?.scrolls == 2)
  }

  @Test("a removed tab is released, its flow is not in the scene any more")
  func removed() throws {
    let census = Census()
    let tabs = MixedTabs(census: census)
    let scene = try FlowScene(root: tabs)
    let flow: StyledFlow = try found(tabs.places(.first))
    flow.push(.flow(1))
    #expect(tabs.hide(.first) && tabs.selected == .second && tabs.shownTabs == [.second, .forgetful])
    #expect(!tabs.select(.first) && tabs.hiddenNames == ["first"])
    #expect(tabs.unhide(.first) && tabs.select(.first) && tabs.places(.first) === flow && tabs.setTabs([.second]))
    // The test keeps the flow of the tab, but not the child flow that it opened.
    #expect(flow.scene == nil && census.living.count == 3 && scene.root === tabs)
    #expect(!tabs.setTabs([]) && !tabs.hide(.second) && tabs.tabs == [.second])
    #expect(!tabs.setNames(["second", "nowhere"]) && tabs.names.count == 1)
  }

  @Test("tabs that do not change are no change, and ones that do are one")
  func nothingNew() {
    var kinds: [FlowChange.Kinds] = []
    scene.observe { kinds.append($0.kinds) }
    #expect(tabs.setNames(tabs.names) && tabs.unhide(.first) && tabs.select(.first) && kinds.isEmpty)
    tabs.setTabs([.second, .first])
    tabs.select(.second)
    #expect(kinds == [.children, .children] && tabs.tabs == [.second, .first])
  }

  @Test("of tabs that share a name the first counts, also of ones that come later, and none after a batch that throws")
  func equalNames() throws {
    func tab(_ name: String, _ title: String) -> TitledTab { TitledTab(name: name, title: title) }
    let tabs = TabCoordinator([tab("a", "1"), tab("a", "2")])
    let scene = try FlowScene(root: tabs)
    #expect(tabs.tabs.map(\.title) == ["1"])
    let before = scene.presentation
    try? scene.batch {
      tabs.setTabs([tab("a", "new")])
      throw NavigationError.noStack
    }
    #expect(tabs.tabs.map(\.title) == ["1"] && scene.presentation == before)
    tabs.setTabs([tab("b", "3"), tab("b", "4")])
    #expect(tabs.tabs.map(\.title) == ["3"] && tabs.selected?.title == "3")
  }

  @Test("no tabs at all are drawn as none, and can be added")
  func empty() throws {
    let tabs = MixedTabs([])
    let scene = try FlowScene(root: tabs)
    #expect(tabs.selected == nil && scene.line == ["MixedTabs"] && !scene.back() && !scene.canGoBack)
    #expect(tabs.popToRoot() && tabs.popToRoot(.everyTab) && !tabs.select(.first))
    #expect(tabs.setTabs([.second]) && tabs.selected == .second && scene.line == ["MixedTabs", "page(0)"])
  }

  @Test("the user cannot reach slots that are not drawn")
  func notDrawn() throws {
    first.show(.sheet(2))
    let sheet = first.routes[0].id
    tabs.select(.second)
    #expect(!scene.dismiss(sheet) && !scene.canDismiss(sheet) && !scene.pop(to: first.rootID))
    tabs.select(.first)
    #expect(scene.canDismiss(sheet) && scene.dismiss(sheet))
  }

  @Test("a screen that is refreshed in a hidden tab is drawn anew when the tab is selected")
  func refreshed() {
    first.refresh()
    tabs.select(.second)
    let before = scene.presentation
    first.refresh(first.rootID)
    #expect(scene.presentation == before)
    tabs.select(.first)
    #expect(drawn?.stack?.root.revision == 2)
  }

  @Test(
    "as a child flow, their modal lies below those of the line that holds them, and above what was pushed over them")
  func chain() throws {
    let row = try RowScene("start tabs{*first: 0 1, second, forgetful} 2")
    try row.does("first.show(sheet3); show(sheet4)")
    #expect(row.scene.layers == [["start", "MixedTabs", "page(2)"], ["sheet(3)"], ["sheet(4)"]])
    #expect(row.scene.line == ["start", "MixedTabs", "page(0)", "page(1)", "page(2)", "sheet(3)", "sheet(4)"])
    var lines: [Int] = []
    while row.scene.back() { lines.append(row.scene.line.count) }
    #expect(lines == [6, 5, 4, 3, 1])
  }

  @Test("in a sheet they stay with the sheet, and their modal lies above it")
  func inSheet() throws {
    let row = try RowScene("start tabsSheet{*first: 0 cover1, second, forgetful}")
    #expect(row.scene.layers == [["start"], ["MixedTabs"], ["cover(1)"]])
    guard case .tabs = row.scene.presentation.modal?.content else { throw NavigationError.failed("no tabs") }
    try row.does("tabsSheet.show(second)")
    #expect(row.scene.layers == [["start"], ["MixedTabs"]])
    try row.does("tabsSheet.show(first)")
    #expect(row.scene.layers.count == 3)
  }

  @Test("the memo of the line follows changes within containers, wherever these lie")
  func memo() throws {
    let row = try RowScene("start tabs{*first: 0, second, forgetful} 1 sheet2 3")
    for step in 0..<6 {
      try row.does(step % 2 == 0 ? "first.show(sheet\(step))" : "first.goBack()")
      try row.does("push(\(10 + step))")
      let raised = step % 2 == 0 ? [["sheet(\(step))"]] : []
      let own = [["sheet(2)", "page(3)"] + (0...step).map { "page(\(10 + $0))" }]
      #expect(row.scene.layers == [["start", "MixedTabs", "page(1)"]] + raised + own)
    }
  }
}
