import Armature
import Foundation
import Testing

@Suite("A broadcast reaches the selected tab, every tab, the line or a subtree")
@MainActor
struct ScopeTests {
  /// Two tabs of two pages, with a page and a sheet above.
  nonisolated private static func tabs(_ name: String, _ steps: String...) -> Story {
    Story(
      name, root: "start",
      steps: [
        "push page(1); show tabs; push page(5) in StyledFlow; select second; push page(6) in StyledFlow",
        "show sheet(7) in StyledFlow; push page(2); show sheet(3)",
      ] + steps)
  }

  nonisolated static let stories = [
    tabs(
      "by default the selected tab of the outermost tabs",
      "pop -> start page(1) MixedTabs page(0)", "select first -> start page(1) MixedTabs page(0) page(5)"),
    tabs(
      "every tab",
      "pop everyTab -> start page(1) MixedTabs page(0)", "select first -> start page(1) MixedTabs page(0)"),
    tabs("the whole line", "pop line -> start"),
    tabs(
      "one flow, in a hidden tab too",
      "pop first -> start page(1) MixedTabs page(0) page(6) page(2) | sheet(7) | sheet(3)",
      "select first -> start page(1) MixedTabs page(0) page(2) | sheet(3)"),
    tabs(
      "everything: a root with its first destination, and flows that are made anew",
      "root tabs; select second; push page(8) in StyledFlow; pop everything -> start", "flows: NestingFlow"),
    Story(
      "everything: tabs at the scene's root have their first order and selection, and no flow of before", root: "tabs",
      "mark page(0)",
      "push page(1) in StyledFlow; tabs second first; select second; show sheet(2) in StyledFlow; hide first",
      "pop everything -> MixedTabs page(0)", "changes: 1", "same page(0): another one", "names: first, second",
      "flows: MixedTabs, StyledFlow"),
  ]

  @Test("as these stories say", arguments: stories)
  func story(_ story: Story) async throws {
    let census = Census()
    let scenario = try Scenario {
      let root = story.root == "tabs" ? MixedTabs([.first, .second], census: census) : NestingFlow(census: census)
      return try FlowScene(root: root, notificationCenter: NotificationCenter())
    }
    let scene = scenario.scene
    var tabs: MixedTabs? { scene.root.subtree.lazy.compactMap { $0 as? MixedTabs }.first }
    var changes = 0
    scene.observe { _ in changes += 1 }
    scenario.words["pop"] = { name in
      let scopes: [String: PopToRootScope] = ["everyTab": .everyTab, "line": .line, "everything": .everything]
      changes = 0
      let flow = tabs?.flow(ofMember: name)
      let isDone =
        name.isEmpty
        ? scene.root.popToRoot() : (flow ?? scene.root).popToRoot(flow.map { .flow($0) } ?? scopes[name] ?? .line)
      #expect(isDone)
    }
    scenario.words["tabs"] = { tabs?.setNames($0.components(separatedBy: " ")) }
    scenario.words["changes"] = { [unowned scenario] _ in scenario.heard = ["\(changes)"] }
    scenario.words["names"] = { [unowned scenario] _ in scenario.heard = tabs?.shownNames ?? [] }
    try await scenario.play(story.steps)
    #expect(census.living.count == scene.root.subtree.count)
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
    #expect(scene.text == "TwoColumns home" && columns.sidebar === sidebar)
  }

  @Test("everything: the root's child flow is made anew, for the user of now, by one post")
  func everythingInTheRoot() throws {
    var isSignedIn = true
    let flow = ClosureFlow(root: .flow(0)) { destination in
      guard destination == .flow(0) else { return nil }
      return isSignedIn ? MixedTabs() : ForeignFlow()
    }
    let scene = try FlowScene(root: flow, notificationCenter: NotificationCenter())
    let tabs = Weak(flow.children.first)
    isSignedIn = false
    var changes = 0
    scene.observe { _ in changes += 1 }
    scene.notificationCenter.post(
      name: .popToRoot, object: nil, userInfo: [PopToRootScope.key: PopToRootScope.everything])
    #expect(scene.text == "home" && tabs.value == nil && changes == 1)
  }
}
