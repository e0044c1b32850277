import Armature
import Foundation
import Testing

@Suite("A broadcast reaches the selected tab, every tab, the line or a subtree")
@MainActor
struct ScopeTests {
  let hub = NestingFlow()
  let scene: FlowScene
  let tabs: MixedTabs

  /// start, page(1), tabs with two tabs of two pages, page(2) and sheet(3) above.
  init() throws {
    scene = try FlowScene(root: hub, notificationCenter: NotificationCenter())
    hub.push(.page(1))
    hub.show(.tabs)
    tabs = try #require(hub.children.first as? MixedTabs)
    tabs.places(.first)?.push(.page(5))
    tabs.select(.second)
    tabs.places(.second)?.push(.page(6))
    tabs.places(.second)?.show(.sheet(7))
    hub.push(.page(2))
    hub.show(.sheet(3))
  }

  @Test("by default the selected tab of the outermost tabs")
  func selectedTab() {
    #expect(hub.popToRoot())
    #expect(scene.line == ["start", "page(1)", "MixedTabs", "page(0)"])
    #expect(tabs.places(.first)?.routes.count == 1 && tabs.places(.second)?.routes.isEmpty == true)
  }

  @Test("every tab")
  func everyTab() {
    tabs.places(.second)?.popToRoot(.everyTab)
    #expect(scene.line == ["start", "page(1)", "MixedTabs", "page(0)"])
    #expect(tabs.places(.first)?.routes.isEmpty == true)
  }

  @Test("every tab, although the selected one is at its root")
  func hiddenTabs() {
    hub.popToRoot()
    tabs.popToRoot(.everyTab)
    #expect(tabs.places(.first)?.routes.isEmpty == true)
  }

  @Test("the whole line")
  func line() {
    hub.popToRoot(.line)
    #expect(scene.line == ["start"])
  }

  @Test("one flow, in a hidden tab too")
  func subtree() throws {
    let first = try #require(tabs.places(.first))
    let before = scene.presentation
    first.popToRoot(.flow(first))
    #expect(first.routes.isEmpty && scene.presentation == before)
  }

  @Test("a post is handled once, and told of once")
  func once() {
    var changes = 0
    scene.observe { _ in changes += 1 }
    scene.notificationCenter.post(name: .popToRoot, object: scene)
    #expect(changes == 1)
  }

  @Test("tabs within tabs go to the root of the ones that are selected")
  func nested() throws {
    let tabs = MixedTabs([.nested, .second])
    let scene = try FlowScene(root: tabs, notificationCenter: NotificationCenter())
    let inner = try #require(tabs.flow(of: .nested) as? MixedTabs)
    inner.places(.first)?.push(.page(1))
    inner.select(.second)
    inner.places(.second)?.push(.page(2))
    tabs.popToRoot()
    #expect(scene.line == ["MixedTabs", "MixedTabs", "page(0)"])
    #expect(inner.places(.first)?.routes.count == 1)
  }

  @Test("a split view goes to its sidebar's root, with nothing in its other columns")
  func split() throws {
    let library = TwoColumns()
    let scene = try FlowScene(root: library, notificationCenter: NotificationCenter())
    library.sidebar.push(.page(1))
    library.showDetail(.page(2))
    library.detail?.show(.sheet(3))
    library.popToRoot()
    #expect(scene.line == ["TwoColumns", "home"])
  }

  @Test("a detail goes although nothing lies above its root")
  func detail() throws {
    let library = TwoColumns()
    let scene = try FlowScene(root: library, notificationCenter: NotificationCenter())
    library.showDetail(.page(2))
    library.popToRoot()
    #expect(scene.line == ["TwoColumns", "home"])
  }

  @Test("tabs that were pushed in a tab go, as all above the root of the outermost ones")
  func pushedTabs() throws {
    let shelf = ClosureContainer(["only"]) { _ in NestingFlow() }
    let outer = NestingFlow(root: .tabs)
    let scene = try FlowScene(root: outer, notificationCenter: NotificationCenter())
    let tabs = try #require(outer.children.first as? MixedTabs)
    tabs.places(.first)?.push(.page(1))
    outer.show(.tabs)
    outer.popToRoot()
    #expect(scene.line == ["MixedTabs", "page(0)"])
    let inner = try FlowScene(root: shelf, notificationCenter: NotificationCenter())
    (shelf.visibleFlow as? NestingFlow)?.show(.tabs)
    shelf.popToRoot(.line)
    #expect(inner.line == ["ClosureContainer", "start"])
  }

  @Test("tabs in a column keep their place, and what the columns before them have presented goes")
  func tabsInColumn() throws {
    final class Split: SplitCoordinator<Styled, Nesting> {
      init() { super.init(sidebar: StyledFlow()) }
      override func detailFlow(for destination: Nesting) -> Coordinator<Nesting> { NestingFlow(root: destination) }
    }
    let split = Split()
    let scene = try FlowScene(root: split, notificationCenter: NotificationCenter())
    split.sidebar.push(.page(1))
    split.sidebar.show(.sheet(2))
    split.showDetail(.tabs)
    split.detail?.push(.page(3))
    (split.detail?.children.first as? MixedTabs)?.places(.first)?.push(.page(4))
    split.popToRoot()
    #expect(scene.line == ["Split", "page(0)", "page(1)", "MixedTabs", "page(0)"])
  }

  @Test("what a container below the tabs has presented goes, as it lies above them")
  func raisedBelow() throws {
    let hub = NestingFlow()
    let scene = try FlowScene(root: hub, notificationCenter: NotificationCenter())
    hub.show(.split)
    hub.show(.tabs)
    (hub.children.first as? TwoColumns)?.sidebar.show(.sheet(1))
    hub.popToRoot()
    #expect(scene.layers == [["start", "TwoColumns", "MixedTabs"]])
    hub.goBackToRoot()
    hub.show(.split)
    (hub.children.first as? TwoColumns)?.sidebar.show(.sheet(1))
    hub.show(.tabsSheet)
    hub.popToRoot()
    #expect(scene.layers == [["start", "TwoColumns"], ["sheet(1)"], ["MixedTabs"]])
  }
}
