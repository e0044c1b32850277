import Armature
import Foundation
import Testing

@Suite("Tabs hold a flow each, with a line of its own")
@MainActor
struct TabTests {
  let tabs = MixedTabs()
  let scene: FlowScene

  init() throws { scene = try FlowScene(root: tabs, notificationCenter: NotificationCenter()) }

  @Test("a tab's flow is made when the tab is first selected, and kept while it is hidden")
  func lines() throws {
    #expect(tabs.made == ["first"])
    let first = try #require(tabs.places(.first))
    first.push(.page(1))
    first.show(.sheet(2))
    #expect(scene.line == ["MixedTabs", "page(0)", "page(1)", "sheet(2)"])
    let slots = scene.presentation.line.map(\.id)
    #expect(tabs.select(.second))
    #expect(tabs.made == ["first", "second"])
    #expect(scene.line == ["MixedTabs", "page(0)"])
    tabs.places(.second)?.push(.page(3))
    first.push(.page(4))
    #expect(scene.line == ["MixedTabs", "page(0)", "page(3)"])
    #expect(tabs.select(.first))
    #expect(tabs.places(.first) === first)
    #expect(scene.line == ["MixedTabs", "page(0)", "page(1)", "sheet(2)", "page(4)"])
    #expect(scene.presentation.line.map(\.id).prefix(4) == slots[...])
  }

  @Test("a tab that does not keep its line goes to its root when another one is selected")
  func forgetful() throws {
    tabs.select(.forgetful)
    let flow = try #require(tabs.places(.forgetful))
    flow.push(.page(1))
    tabs.select(.first)
    #expect(flow.routes.isEmpty)
    #expect(tabs.places(.forgetful) === flow)
  }

  @Test("the presentation has the bar, the selected tab and what it holds; its modal lies above")
  func presentation() throws {
    tabs.badge = "3"
    tabs.refreshItems()
    tabs.places(.first)?.push(.page(1))
    tabs.places(.first)?.show(.sheet(2))
    guard case .tabs(let drawn) = scene.presentation.content else {
      Issue.record("not tabs: \(scene.presentation.content)")
      return
    }
    #expect(drawn.items.map(\.name) == ["first", "second", "forgetful"])
    #expect(drawn.items.map(\.title) == ["first", "second", "forgetful"])
    #expect(drawn.items.first?.badge == "3")
    #expect(drawn.selected == "first")
    let stack = try #require(drawn.stack)
    #expect(stack.root.destination as? Styled == .page(0) && stack.path.count == 1)
    #expect(scene.presentation.modal?.nodes.map { "\($0.destination)" } == ["sheet(2)"])
    #expect(scene.presentation.topNode.destination as? Styled == .page(1))
  }

  @Test("the user's tap selects, and a second one does what the tab says")
  func taps() throws {
    let slot = scene.presentation.nodes[0].id
    #expect(scene.select("second", in: slot))
    #expect(tabs.selected == .second)
    tabs.places(.second)?.push(.page(1))
    let scrolls = { if case .tabs(let drawn) = scene.presentation.content { drawn.scrolls } else { -1 } }
    #expect(scene.select("second", in: slot))
    #expect(tabs.places(.second)?.routes.count == 1 && scrolls() == 1)
    #expect(scene.select("first", in: slot))
    tabs.places(.first)?.push(.page(1))
    #expect(scene.select("first", in: slot))
    #expect(tabs.places(.first)?.routes.isEmpty == true && scrolls() == 1)
    #expect(scene.select("first", in: slot))
    #expect(scrolls() == 2)
    #expect(!scene.select("nowhere", in: slot))
    #expect(!scene.select("first", in: SlotID()))
  }

  @Test("a second tap asks the screens whether they let themselves go")
  func tapRefused() throws {
    let flow = try #require(tabs.places(.first))
    flow.push(.page(1))
    flow.mayLeave = { _ in false }
    #expect(!scene.select("first", in: tabs.id))
    #expect(flow.routes.count == 1)
  }

  @Test("a hidden tab keeps its line and cannot be selected; a removed one is released")
  func hiding() throws {
    let census = Census()
    let tabs = MixedTabs(census: census)
    let scene = try FlowScene(root: tabs)
    let flow = try #require(tabs.places(.first))
    flow.push(.flow(1))
    #expect(tabs.hide(.first))
    #expect(tabs.selected == .second && tabs.shownTabs == [.second, .forgetful])
    #expect(!tabs.select(.first) && !scene.select("first", in: tabs.id))
    #expect(tabs.unhide(.first))
    #expect(tabs.select(.first) && tabs.places(.first) === flow && flow.routes.count == 1)
    #expect(tabs.hide(.first) && tabs.setTabs([.second, .first]) && tabs.hiddenNames == ["first"])
    #expect(tabs.setTabs([.second]))
    // The test keeps the flow of the tab, but not the child flow that it opened.
    #expect(flow.scene == nil && census.living.count == 3)
    #expect(!tabs.setTabs([]) && !tabs.hide(.second))
    #expect(tabs.selected == .second)
  }

  @Test("a batch that is refused leaves selection, tabs and lines as they were")
  func rollBack() throws {
    let flow = try #require(tabs.places(.first))
    flow.push(.page(1))
    let before = scene.presentation
    #expect(throws: NavigationError.noStack) {
      try scene.batch {
        tabs.setTabs([.second, .extra(1)])
        tabs.select(.extra(1))
        tabs.places(.extra(1))?.push(.page(7))
        throw NavigationError.noStack
      }
    }
    #expect(scene.presentation == before)
    #expect(tabs.places(.first) === flow && flow.scene != nil)
    #expect(flow.push(.page(2)))
  }

  @Test("back stays in the selected tab and ends at its root")
  func back() throws {
    tabs.places(.first)?.push(.page(1))
    tabs.places(.first)?.show(.sheet(2))
    tabs.select(.second)
    #expect(!scene.back() && !scene.canGoBack)
    tabs.select(.first)
    #expect(scene.back() && scene.back() && !scene.back())
    #expect(tabs.places(.first)?.leave() == false)
  }

  @Test("changes tell of a selection, events name the tab")
  func told() throws {
    var log: [String] = []
    scene.observe { log.append("changed \($0.kinds.rawValue)") }
    scene.observeTexts { log.append($0) }
    tabs.select(.second)
    #expect(log == ["shown page(0)", "selected second in MixedTabs", "changed 16"])
  }
}

@Suite("Tabs as a child flow")
@MainActor
struct NestedTabTests {
  let hub = NestingFlow()
  let scene: FlowScene

  init() throws { scene = try FlowScene(root: hub, notificationCenter: NotificationCenter()) }

  @Test("the tabs' modal lies below the modals of the line that holds the tabs, and above what was pushed over them")
  func chain() throws {
    hub.show(.tabs)
    let tabs = try #require(hub.children.first as? MixedTabs)
    let first = try #require(tabs.places(.first))
    first.push(.page(1))
    hub.push(.page(2))
    first.show(.sheet(3))
    hub.show(.sheet(4))
    #expect(scene.layers == [["start", "MixedTabs", "page(2)"], ["sheet(3)"], ["sheet(4)"]])
    #expect(scene.line == ["start", "MixedTabs", "page(0)", "page(1)", "page(2)", "sheet(3)", "sheet(4)"])
    var lines: [Int] = []
    while scene.back() { lines.append(scene.line.count) }
    #expect(lines == [6, 5, 4, 3, 1])
  }

  @Test("in a sheet they stay with the sheet, and their modal lies above it")
  func inSheet() throws {
    hub.push(.page(1))
    hub.show(.tabsSheet)
    let tabs = try #require(hub.children.first as? MixedTabs)
    tabs.places(.first)?.show(.cover(1))
    #expect(scene.layers == [["start", "page(1)"], ["MixedTabs"], ["cover(1)"]])
    guard case .tabs = scene.presentation.modal?.content else {
      Issue.record("the sheet does not hold tabs")
      return
    }
    tabs.select(.second)
    #expect(scene.layers == [["start", "page(1)"], ["MixedTabs"]])
    tabs.select(.first)
    #expect(scene.layers.count == 3)
    #expect(scene.dismiss(tabs.id))
    #expect(scene.layers == [["start", "page(1)"]])
  }

  @Test("popping to their slot and goBackTo keep what the tabs show")
  func kept() throws {
    hub.show(.tabs)
    let tabs = try #require(hub.children.first as? MixedTabs)
    tabs.places(.first)?.push(.page(1))
    hub.push(.page(2))
    #expect(scene.pop(to: tabs.id))
    #expect(scene.line == ["start", "MixedTabs", "page(0)", "page(1)"])
    hub.push(.page(2))
    #expect(hub.goBackTo(.tabs))
    #expect(scene.line == ["start", "MixedTabs", "page(0)", "page(1)"])
  }

  @Test("everything is released with their slot")
  func release() throws {
    let census = Census()
    let hub = NestingFlow(census: census)
    let scene = try FlowScene(root: hub)
    for destination in [Nesting.tabs, .split, .mail] {
      hub.show(destination)
      #expect(census.living.count > 1)
      hub.goBack()
      #expect(census.living.count == 1)
    }
    _ = scene
  }

  @Test("the memo of the line follows changes within containers, wherever these lie")
  func memo() throws {
    hub.show(.tabs)
    let tabs = try #require(hub.children.first as? MixedTabs)
    hub.push(.page(1))
    hub.show(.sheet(2))
    hub.push(.page(3))
    for step in 0..<6 {
      if step % 2 == 0 { tabs.places(.first)?.show(.sheet(step)) } else { tabs.places(.first)?.goBack() }
      hub.push(.page(10 + step))
      let raised = step % 2 == 0 ? [["sheet(\(step))"]] : []
      let own = [["sheet(2)", "page(3)"] + (0...step).map { "page(\(10 + $0))" }]
      #expect(scene.layers == [["start", "MixedTabs", "page(1)"]] + raised + own)
    }
  }
}
