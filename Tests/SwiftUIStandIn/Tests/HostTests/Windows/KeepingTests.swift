import Armature
import Foundation
import Testing

// @testable: counts how often views of the host are drawn.
@testable import ArmatureUI
// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

private final class NotedPager: ContainerCoordinator {
  var note = "-"

  override func flow(named name: String) -> AnyCoordinator { PageFlow() }
}

extension NotedPager: ViewContainer {
  fileprivate func view(of names: [String], showing visible: String, _ flow: AnyView) -> some View {
    VStack {
      Text("\(visible) \(note)")
      flow
    }
  }
}

@MainActor
@Suite("A window keeps, releases and redraws the right views")
struct KeepingTests {
  private final class Choice: ObservableObject {
    @Published var scene: FlowScene
    init(_ scene: FlowScene) { self.scene = scene }
  }

  private struct Switcher: View {
    @ObservedObject var choice: Choice
    var body: some View { CoordinatorView(choice.scene) }
  }

  @Test("a tab that was hidden is drawn again when its screen changes", arguments: Generation.tested)
  func hiddenTab(_ generation: Generation) async throws {
    let tabs = PageTabs([.home, .more])
    let stage = Stage(try FlowScene(root: tabs), generation)
    let home = try #require(tabs.pages(.home))
    await stage.does { for number in 1...2 { home.push(.page(number)) } }
    await stage.does { tabs.select(.more) }
    await stage.does { tabs.pages(.more)?.push(.page(3)) }
    await stage.does { tabs.select(.home) }
    for note in ["seven", "eight"] {
      home.note = note
      await stage.does { home.refresh() }
      #expect(stage.window.texts.contains(note) && stage.failures == [])
      await stage.does { home.goBack() }
    }
  }

  @Test("another scene takes the place of the first one")
  func anotherScene() async throws {
    let second = try FlowScene(root: PageFlow(root: .page(2)), name: "second")
    let choice = Choice(try FlowScene(root: PageFlow()))
    let stage = Stage { Switcher(choice: choice) }
    await stage.shows("Root")
    await stage.shows("Page 2") { choice.scene = second }
  }

  @Test("a screen keeps its state when it may not be left any more", arguments: Generation.tested)
  func stateUnderGuard(_ generation: Generation) async throws {
    let flow = PageFlow()
    let stage = try Stage(flow, generation) { page, _ in Form(name: "\(page)") }
    await stage.does { flow.push(.page(1)) }
    stage.window.fill("Own", with: "abc")
    flow.mayLeave = false
    await stage.does { flow.refresh() }
    #expect(stage.window.fields["Own"] == "abc")
    if generation != .macOS {
      #expect(!stage.window.back() && stage.window.tap("Back") && flow.routes.count == 1)
    }
    flow.mayLeave = true
    await stage.does { flow.refresh() }
    #expect(stage.window.fields["Own"] == "abc" && !stage.window.texts.contains("Back"))
    await stage.does { flow.replace(with: .page(2)) }
    #expect(stage.window.fields["Own"] == "" && stage.window.texts.contains("page(2)") && stage.failures == [])
  }

  @Test(
    "a sheet is held when its flow says so later; a system that cannot presents it again", arguments: Generation.tested)
  func sheetUnderGuard(_ generation: Generation) async throws {
    let flow = PageFlow()
    let stage = Stage(try FlowScene(root: flow), generation)
    await stage.does { flow.show(.sheet(1)) }
    flow.mayLeave = false
    if generation >= .iOS15 { await stage.does { flow.refresh() } }
    #expect(stage.window.swipeDown() == (generation < .iOS15))
    stage.window.settle()
    #expect((stage.window.outline == "Root") == (generation < .iOS15))
    await stage.shows("Root | sheet: Sheet 1")
    flow.mayLeave = true
    await stage.does { flow.refresh() }
    await stage.shows("Root") { $0.swipeDown() }
    #expect(flow.routes.isEmpty)
  }

  @Test("a page below uses its own guard when it is on top", arguments: Generation.tested.filter { $0 != .macOS })
  func guardBelow(_ generation: Generation) async throws {
    let flow = PageFlow()
    let stage = await Stage(try FlowScene(root: flow), generation).atRest()
    flow.held = .page(1)
    try await stage.does { try flow.scene?.batch { for number in 1...2 { flow.push(.page(number)) } } }
    await stage.shows("Root > Page 1") { $0.back() }
    #expect(!stage.window.back() && stage.window.texts.contains("Back"))
  }

  @Test("another root in a slot starts its own task", arguments: Generation.tested)
  func rootTask(_ generation: Generation) async throws {
    let flow = PageFlow(root: .page(1))
    let stage = Stage(try FlowScene(root: flow), generation)
    await stage.shows("Page 1")
    #expect(flow.started == [.page(1)])
    await stage.shows("Page 2") { flow.setRoot(.page(2)) }
    await stage.shows("Page 2") { flow.refresh() }
    #expect(flow.started == [.page(1), .page(2)])
  }

  @Test("an alert's field keeps the typed text, and the answer reads it", arguments: AnswerOrder.allCases)
  func alertField(_ order: AnswerOrder) async throws {
    for generation in Generation.tested {
      let flow = PageFlow()
      let stage = Stage(try FlowScene(root: flow), generation)
      stage.window.answerOrder = order
      flow.show(.rename, as: .sheet)
      await stage.does { flow.show(.rename) }
      #expect(stage.window.texts.contains("Name?"), "\(generation)")
      for text in ["a", "ab"] {
        stage.window.fill("Name", with: text)
        #expect(stage.window.fields["Name"] == text, "\(generation)")
        await stage.rest()
        #expect(stage.window.fields["Name"] == text, "\(generation)")
      }
      stage.window.tap("Take")
      await stage.turn()
      await stage.shows("Root | sheet: Name? > Page 2")
      #expect(flow.routes.map(\.destination) == [.rename, .page(2)], "\(generation)")
    }
  }

  @Test("a dialog is cancelled by a tap beside it, or by its button", arguments: Generation.tested)
  func dialog(_ generation: Generation) async throws {
    let flow = PageFlow()
    let stage = Stage(try FlowScene(root: flow), generation)
    await stage.does { flow.show(.rename, as: .dialog) }
    // From iOS 26 on it is an alert.
    let isAlert = generation >= .iOS26 && generation != .macOS
    await stage.shows("Root") { isAlert ? $0.tap("Cancel") : $0.swipeDown() }
    #expect(flow.routes.isEmpty)
  }

  @Test("a container's own view is drawn again with its container")
  func containerView() async throws {
    let pager = NotedPager(names: ["one", "two"])
    let stage = await Stage(try FlowScene(root: pager)).atRest()
    #expect(stage.window.texts.contains("one -"))
    await stage.does { pager.show("two") }
    #expect(stage.window.texts.contains("two -"))
    pager.note = "!"
    await stage.does { pager.refresh() }
    #expect(stage.window.texts.contains("two !") && stage.failures == [])
  }

  @Test("a window that is gone keeps neither its scene nor its flows", arguments: Generation.tested)
  func lifetime(_ generation: Generation) async throws {
    weak var weakScene: FlowScene?
    weak var weakFlow: PageFlow?
    try await { () async throws in
      let flow = PageFlow()
      let scene = try FlowScene(root: flow)
      (weakScene, weakFlow) = (scene, flow)
      let stage = Stage(scene, generation)
      await stage.does { flow.show(.sheet(1)) }
    }()
    await Pacer.letTasksRun()
    #expect(weakScene == nil && weakFlow == nil)
  }

  @Test("a scene that outlives its window forgets it")
  func forgets() async throws {
    let flow = PageFlow()
    let scene = try FlowScene(root: flow)
    weak var weakStage: Stage?
    weak var model: WindowModel?
    await { () async in
      let stage = Stage(scene)
      weakStage = stage
      await stage.rest()
    }()
    do {
      let window = WindowModel(scene)
      model = window
    }
    await Pacer.letTasksRun()
    flow.push(.page(1))
    #expect(weakStage == nil && model == nil)
  }

  @Test("the flows of a sheet and of pages are released when they are off display", arguments: Generation.tested)
  func sheetFlows(_ generation: Generation) async throws {
    let flow = PageFlow()
    let stage = Stage(try FlowScene(root: flow), generation)
    flow.show(.flow(1), as: .sheet)
    await stage.does { (flow.children.last as? PageFlow)?.push(.flow(2)) }
    weak let outer = flow.children.last as? PageFlow
    weak let inner = outer?.children.last as? PageFlow
    #expect(outer != nil && inner != nil)
    await stage.shows("Root") { flow.dismiss() }
    #expect(outer == nil && inner == nil)
    await stage.does { flow.push(.flow(3)) }
    weak let pushed = flow.children.last as? PageFlow
    await stage.does { flow.goBack() }
    #expect(pushed == nil)
  }

  @Test("two windows show one scene", arguments: Generation.tested)
  func twoWindows(_ generation: Generation) async throws {
    let flow = PageFlow()
    let scene = try FlowScene(root: flow)
    let (one, two) = (Stage(scene, generation), Stage(scene, generation))
    flow.push(.page(1))
    flow.show(.sheet(2))
    for stage in [one, two] { await stage.rest() }
    await one.does { $0.swipeDown() }
    await two.rest()
    await two.shows("Root") { $0.back() }
    await one.shows("Root")
  }

  @Test("only what has changed is drawn again in a stack of 20, in a tab, and nothing for a hidden tab")
  func counts() async throws {
    let tabs = PageTabs([.home, .more])
    let stage = Stage(try FlowScene(root: tabs))
    await stage.does { tabs.select(.more) }
    tabs.select(.home)
    let (home, more) = (try #require(tabs.pages(.home)), try #require(tabs.pages(.more)))
    await stage.does { for number in 0..<20 { home.push(.page(number)) } }
    func counts(_ change: () -> Void) async -> [Int] {
      let all = { stage.window.evaluations(of: SlotView.self, WireframeView.self, LayerView.self, StackView.self) }
      let before = all()
      await stage.does(change)
      return zip(all(), before).map { $0 - $1 }
    }
    #expect(await counts { home.push(.page(20)) } == [2, 1, 0, 1])
    #expect(await counts { home.refresh(home.routes[3].id) } == [2, 0, 0, 0])
    #expect(await counts { more.push(.page(1)) } == [0, 0, 0, 0])
    #expect(await counts { more.refresh() } == [0, 0, 0, 0])
    #expect(await counts { home.goBack() } == [1, 0, 0, 1])
  }

  final class ReaderFlow: Coordinator<Page> {
    @Published var bookmarks = 0
  }

  private struct Counts: View {
    @ObservedObject var flow: ReaderFlow
    var body: some View { Text("\(flow.routes.count) pages, \(flow.bookmarks) bookmarks") }
  }

  @Test("a view that observes a flow is drawn again when the flow or a published property of it changes")
  func observing() async throws {
    let flow = ReaderFlow(root: .root)
    let scene = try FlowScene(root: flow)
    let stage = Stage { Counts(flow: flow) }
    await stage.says("0 pages, 0 bookmarks") { _ in }
    await stage.says("1 pages, 0 bookmarks") { _ in flow.push(.page(1)) }
    await stage.says("1 pages, 2 bookmarks") { _ in flow.bookmarks = 2 }
    #expect(scene.root === flow)
  }
}
