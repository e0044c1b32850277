import Armature
import Testing

@Suite("A place is brought before the user's eyes")
@MainActor
struct RevealTests {
  @Test(
    "by these rules",
    arguments: [
      Row(
        "a flow in a hidden tab keeps its screens", "{*first: 0, second: 0 2}", "second.reveal()",
        "{first: 0, *second: 0 2}"),
      Row("a flow on display stays", "0 flow1[0 2]", "flow1.reveal()", "0 flow1[0 2]"),
      Row("what other flows show above it goes", "0 flow1[0 2] 3 sheet4", "flow1.reveal()", "0 flow1[0 2]"),
      Row(
        "also what is above the tabs around it", "start tabs{*first: 0 1, second: 0 2, forgetful} 3 sheet4",
        "second.reveal()", "start tabs{first: 0 1, *second: 0 2, forgetful}"),
      Row(
        "at any depth", "{*nested: {*first: 0 1, second: 0 2}, first: 0 sheet3}", "second.reveal()",
        "{*nested: {first: 0 1, *second: 0 2}, first: 0 sheet3}"),
      Row(
        "what another column presents goes", "<sidebar: home 1, detail: 7 8 sheet9>", "sidebar.reveal()",
        "<sidebar: home 1, detail: 7 8>"),
      Row("a place is shown", "{*first: 0, second: 0 2}", "second.reveal(5)", "{first: 0, *second: 0 2 5}"),
      Row(
        "or gone back to", "start tabs{*first: 0, second: 0 2 3 4, forgetful} sheet1", "second.reveal(2)",
        "start tabs{first: 0, *second: 0 2, forgetful}"),
      Row("in its style", "{*first: 0, second: 0}", "second.reveal(5:cover)", "{first: 0, *second: 0 5:cover}"),
      Row(
        "the detail goes if it lies above", "<sidebar: home 1, detail: 7>", "scene.collapse(); sidebar.reveal()",
        "(sidebar: home 1, detail)"),
    ])
  func rules(row: Row) throws { try row.check() }

  @Test("a link says whether the user sees the place")
  func links() throws {
    let scene = try RowScene("start tabs{*first: 0 1, second: 0 2, forgetful} 3").scene
    #expect(try scene.open("/tabs/second/page/4"))
    #expect(throws: LinkError.self) { try scene.open("/nowhere") }
  }

  @Test("a tab that was never shown has a flow to send somewhere")
  func unopenedTab() throws {
    let tabs = TabCoordinator([TitledTab(name: "one", title: "One"), TitledTab(name: "two", title: "Two")])
    let scene = try FlowScene(root: tabs)
    let two = tabs.tabs[1]
    #expect(tabs.flow(of: two) == nil)
    let flow = try #require(tabs.openFlow(of: two) as? StyledFlow)
    #expect(tabs.selected == tabs.tabs[0] && tabs.flow(of: two) === flow && tabs.openFlow(of: two) === flow)
    #expect(flow.push(.page(1)) && tabs.selected == tabs.tabs[0])
    #expect(flow.reveal(.page(2)) && tabs.selected == two)
    #expect(try scene.link == "/two/page/1/page/2")
    #expect(tabs.openFlow(of: TitledTab(name: "three", title: "Three")) == nil)
  }

  @Test("the flow of a tab is made before the tabs enter a scene, and is the one that is shown then")
  func tabsWithoutScene() throws {
    let tabs = TabCoordinator([TitledTab(name: "one", title: "One"), TitledTab(name: "two", title: "Two")])
    let flow = try #require(tabs.openFlow(of: tabs.tabs[1]) as? StyledFlow)
    #expect(tabs.openFlow(of: tabs.tabs[1]) === flow && !flow.reveal() && !flow.reveal(.page(1)))
    let scene = try FlowScene(root: tabs)
    #expect(tabs.openFlow(of: tabs.tabs[1]) === flow && flow.reveal(.page(1)))
    #expect(try scene.link == "/two/page/1")
  }

  @Test("without the named tab, nothing is popped")
  func unknownTab() throws {
    let scene = try RowScene("{*first: 0 1, second: 0}")
    try scene.does("popToRoot(tab other)")
    #expect(scene.flows == "{*first: 0 1, second: 0}" && scene.refusal?.reason == .notFound)
  }

  @Test("it says no if a guard shows something else, and if the flow was removed")
  func guarded() throws {
    let session = Session()
    let bank = Treasury(session)
    let scene = try FlowScene(root: bank)
    #expect(!bank.reveal(.account(1)))
    #expect(try !scene.open("/account/1") && scene.open("/help"))
    session.isSignedIn = true
    #expect(bank.reveal(.account(1)))
    let row = try RowScene("0 flow1[0 2]")
    let child = try #require(row.flow("flow1") as? StyledFlow)
    #expect(try row.does("goBack(1)") && !child.reveal() && !child.reveal(.page(1)))
  }

  @Test("it says yes for a flow that shows its root alone")
  func root() throws {
    let row = try RowScene("0 flow1[0] 3")
    let child = try #require(row.flow("flow1") as? StyledFlow)
    #expect(child.reveal())
    #expect(row.flows == "0 flow1[0]")
  }

  @Test("it says yes for a place beside an inspector")
  func besideInspector() throws {
    let row = try RowScene("0 aside5")
    let flow = try #require(row.scene.root as? StyledFlow)
    #expect(flow.reveal(.page(2)))
    #expect(row.flows == "0 2 aside5")
  }

  @Test("a link says yes for a place that opens a flow")
  func linkToFlow() throws {
    let scene = try RowScene("0").scene
    try #expect(scene.open("/flow/1"))
    #expect(try scene.link == "/flow/1")
  }
}
