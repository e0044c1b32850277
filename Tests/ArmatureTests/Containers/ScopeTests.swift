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

  @Test("a post is handled and reported once")
  func once() {
    var changes = 0
    scene.observe { _ in changes += 1 }
    scene.notificationCenter.post(name: .popToRoot, object: scene)
    #expect(changes == 1)
  }
}
