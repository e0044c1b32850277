import Armature
import Foundation
import Testing

@Suite("A broadcast pops a scene to its root")
@MainActor
struct PopToRootTests {
  @Test(
    "by these rules",
    arguments: [
      Row(
        "without tabs", "0 flow1[0 2] sheet3", "flow1.popToRoot()", "0 | -sheet3 broadcast, -2 flowEnded, -0 broadcast"),
      Row("at the root", "0", "popToRoot()", "0 |"),
      Row("the selected tab", "{*first: 0 sheet1, second: 0 2}", "popToRoot()", "{*first: 0, second: 0 2}"),
      Row("every tab, when asked for", "{*first: 0 1, second: 0 2}", "popToRoot(everyTab)", "{*first: 0, second: 0}"),
      Row(
        "also when the selected one is there", "{*first: 0, second: 0 2}", "popToRoot(everyTab)",
        "{*first: 0, second: 0}"),
      Row(
        "slots above the tabs go", "start tabs{*first: 0 1, second, forgetful} 2 sheet3", "popToRoot()",
        "start tabs{*first: 0, second, forgetful}"),
      Row(
        "and tabs above the outermost", "start tabs{*first: 0 1, second, forgetful} tabs{*first: 0, second, forgetful}",
        "popToRoot()", "start tabs{*first: 0, second, forgetful}"),
      Row(
        "every tab and another one, as one change", "{*first: 0 1, second: 0 2, forgetful}",
        "popToRoot(tab second)",
        "{first: 0, *second: 0, forgetful} | -2 broadcast, -1 broadcast, selected second in MixedTabs"),
      Row(
        "below what is above the tabs", "start tabs{*first: 0 1, second, forgetful} 2", "popToRoot(tab second)",
        "start tabs{first: 0, *second: 0, forgetful}"),
      Row("the line, when asked for", "start tabs{*first: 0 1, second, forgetful} 2", "popToRoot(line)", "start"),
      Row(
        "sheets of a container below go",
        "start split<sidebar: home sheet1, detail> tabs{*first: 0, second, forgetful}", "popToRoot()",
        "start split<sidebar: home, detail> tabs{*first: 0, second, forgetful}"),
      Row(
        "but not below a sheet with the tabs",
        "start split<sidebar: home sheet1, detail> tabsSheet{*first: 0 1, second, forgetful}", "popToRoot()",
        "start split<sidebar: home sheet1, detail> tabsSheet{*first: 0, second, forgetful}"),
      Row(
        "tabs within tabs", "{*nested: {*first: 0 1, second: 0 2}, first}", "popToRoot()",
        "{*nested: {*first: 0, second: 0 2}, first}"),
      Row(
        "a split view keeps its sidebar's root", "<sidebar: home 1, detail: 7 sheet8>", "popToRoot()",
        "<sidebar: home, detail>"),
      Row("a detail alone goes", "<sidebar: home, detail: 7>", "popToRoot()", "<sidebar: home, detail>"),
      Row(
        "beside tabs, pushed slots stay", "<sidebar: start 1 sheet2, detail: tabs{*first: 0 1, second, forgetful} 3>",
        "popToRoot()", "<sidebar: start 1, detail: tabs{*first: 0, second, forgetful}>"),
      Row("one flow", "0 flow1[0 2] 3", "popToRoot(flow1)", "0 flow1[0] 3 | -2 broadcast"),
      Row(
        "with all above its sheet", "0 flow1[0 sheet2] 3", "popToRoot(flow1)", "0 flow1[0] | -3 cut, -sheet2 broadcast"),
      Row("a flow in a hidden tab", "{*first: 0, second: 0 2}", "popToRoot(second)", "{*first: 0, second: 0}"),
      Row(
        "a container's visible flow", "start tabs{*first: 0 1, second: 0 2, forgetful}", "popToRoot(tabs)",
        "start tabs{*first: 0, second: 0 2, forgetful}"),
      Row("in a batch", "0 sheet1 2", "batch { popToRoot(); push(7) }", "0 7 | -2 broadcast, -sheet1 broadcast, +7"),
      Row("in a refused one", "0 sheet1 2", "batch { popToRoot(); push(7); goBack(5) }", refused: .pastRoot),
    ])
  func rules(row: Row) throws { try row.check() }

  private enum HubTab: Tab {
    case one, two
    func flow(in tabs: TabCoordinator<Self>) -> AnyCoordinator { NestingFlow() }
    func item(in tabs: TabCoordinator<Self>) -> TabItem { TabItem(name) }
  }

  @Test("tabs that a tab has pushed go")
  func pushedTabs() throws {
    let row = Row("", "{*one: start tabs{*first: 0, second, forgetful}, two}", "popToRoot()", "{*one: start, two}")
    try row.check(root: { _ in TabCoordinator([HubTab.one, .two]) })
  }

  // MARK: Notifications

  private let center = NotificationCenter()

  private func scene(_ name: String) throws -> (FlowScene, StyledFlow) {
    let root = StyledFlow()
    let scene = try FlowScene(root: root, name: name, notificationCenter: center)
    root.show(.sheet(1))
    return (scene, root)
  }

  @Test("one of two scenes, by its object; or all of them, without one")
  func scenes() throws {
    let (first, root) = try scene("first")
    let (second, other) = try scene("second")
    root.popToRoot()
    #expect(root.routes.isEmpty && other.routes.count == 1)
    #expect(root.popToRoot(.subtree(other.flowID)) && other.routes.count == 1)
    center.post(name: .popToRoot, object: second)
    #expect(other.routes.isEmpty)
    let (third, last) = try scene("third")
    center.post(name: .popToRoot, object: NSObject())
    #expect(last.routes.count == 1)
    root.show(.sheet(2))
    root.popToRoot(inEveryScene: true)
    #expect(last.routes.isEmpty && root.routes.isEmpty && first.root === root && third.root === last)
  }

  @Test("from a background thread, taken on the main actor")
  func background() async throws {
    let (scene, root) = try scene("main")
    let done = AsyncStream<Void>.makeStream()
    scene.observe { _ in done.continuation.yield() }
    let center = center
    await Task.detached { center.post(name: .popToRoot, object: nil) }.value
    for await _ in done.stream { break }
    #expect(root.routes.isEmpty)
  }

  @Test("is handled once, and not at all at the root or after the scene went")
  func once() throws {
    let root = StyledFlow()
    var scene: FlowScene? = try FlowScene(root: root, notificationCenter: center)
    root.push(.page(1))
    var changes = 0
    scene?.observe { _ in changes += 1 }
    root.popToRoot()
    #expect(changes == 1)
    root.popToRoot()
    #expect(changes == 1)
    root.push(.page(1))
    scene = nil
    center.post(name: .popToRoot, object: nil)
    #expect(root.routes.count == 1)
    #expect(scene == nil && !root.popToRoot())
  }
}
