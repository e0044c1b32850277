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
  @Test("another scene takes the place of the first one")
  func anotherScene() async throws {
    let second = try FlowScene(root: PageFlow(root: .page(2)), name: "second")
    let choice = Followed(try FlowScene(root: PageFlow()))
    let stage = Stage { Following(choice) { CoordinatorView($0) } }
    await stage.shows("Root")
    await stage.shows("Page 2") { choice.value = second }
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
      let stage = Stage(generation) { CoordinatorView(scene).continuesActivities("com.example.place") }
      await stage.does { flow.show(.sheet(1)) }
      #expect(stage.window.activity != nil)
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

  @Test("a dialog starts its task when its layer appears with it, at first or later", arguments: Generation.tested)
  func task(_ generation: Generation) async throws {
    let flow = PageFlow()
    let model = WindowModel(try FlowScene(root: flow))
    model.start(generation.host, HostPace(pacing: .standard) { _ in await Task.yield() })
    flow.show(.ask(1))
    await Pacer.letTasksRun()
    #expect(model.layers.all.count == 2)
    let stage = await Stage(generation) { WindowView(window: model) }.atRest()
    #expect(flow.started == [.ask(1)])
    await stage.does { flow.dismiss() }
    await stage.does { flow.show(.sheet(2)) && flow.show(.ask(3)) }
    #expect(flow.started == [.ask(1), .ask(3)] && stage.failures == [])
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
    #expect(await counts { home.push(.page(20)) } == [1, 1, 0, 1])
    #expect(await counts { home.refresh(home.routes[3].id) } == [1, 0, 0, 0])
    #expect(await counts { more.push(.page(1)) } == [0, 0, 0, 0])
    #expect(await counts { more.refresh() } == [0, 0, 0, 0])
    #expect(await counts { home.goBack() } == [0, 0, 0, 1])
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
