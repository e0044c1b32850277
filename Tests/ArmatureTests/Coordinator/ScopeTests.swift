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

  @Test("everything: a root with its first destination, and flows that are made anew")
  func everything() throws {
    hub.setRoot(.tabs)
    let tabs = try #require(hub.children.first as? MixedTabs)
    tabs.select(.second)
    tabs.places(.second)?.push(.page(8))
    let hidden = Weak(tabs.places(.first))
    #expect(hub.popToRoot(.everything))
    #expect(scene.line == ["start"])
    #expect(hidden.value == nil)
    #expect(hub.children.isEmpty)
  }

  @Test("everything: tabs at the scene's root have their first order and selection, and no flow of before")
  func everythingInTabs() throws {
    let tabs = MixedTabs([.first, .second])
    let scene = try FlowScene(root: tabs, notificationCenter: NotificationCenter())
    tabs.places(.first)?.push(.page(1))
    tabs.setTabs([.second, .first])
    tabs.select(.second)
    tabs.places(.second)?.show(.sheet(2))
    tabs.hide(.first)
    let before = ["first", "second"].map { Weak(tabs.existingFlow(named: $0)) }
    var changes = 0
    scene.observe { _ in changes += 1 }
    #expect(tabs.popToRoot(.everything))
    #expect(tabs.shownTabs == [.first, .second] && tabs.selected == .first)
    #expect(scene.line == ["MixedTabs", "page(0)"])
    #expect(before.allSatisfy { $0.value == nil })
    #expect(tabs.existingFlow(named: "second") == nil && changes == 1)
  }

  @Test("everything: a split view at the scene's root keeps its sidebar alone, with its first root")
  func everythingInColumns() throws {
    let columns = TwoColumns()
    let scene = try FlowScene(root: columns, notificationCenter: NotificationCenter())
    let sidebar = try found(columns.sidebar, as: ForeignFlow.self)
    sidebar.setRoot(.page(1))
    sidebar.push(.page(2))
    columns.showDetail(.page(3))
    #expect(columns.popToRoot(.everything))
    #expect(scene.line == ["TwoColumns", "home"])
    #expect(columns.sidebar === sidebar)
  }

  @Test("everything: the root's child flow is made anew, for the user of now")
  func everythingInTheRoot() throws {
    var isSignedIn = true
    let flow = ClosureFlow(root: .flow(0)) { destination in
      guard destination == .flow(0) else { return nil }
      return isSignedIn ? MixedTabs() : ForeignFlow()
    }
    let scene = try FlowScene(root: flow, notificationCenter: NotificationCenter())
    let tabs = Weak(flow.children.first)
    isSignedIn = false
    scene.notificationCenter.post(
      name: .popToRoot, object: nil, userInfo: [PopToRootScope.key: PopToRootScope.everything])
    #expect(scene.line == ["home"])
    #expect(tabs.value == nil)
  }

  @Test("a post is handled and reported once")
  func once() {
    var changes = 0
    scene.observe { _ in changes += 1 }
    scene.notificationCenter.post(name: .popToRoot, object: scene)
    #expect(changes == 1)
  }
}
