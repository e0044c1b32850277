import Armature
import Foundation
import Testing

// @testable: counts how often views of the host are drawn.
@testable import ArmatureUI
// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("A window keeps, releases and redraws the right views")
struct KeepingTests {
  struct Switcher: View {
    @ObservedObject var choice: Choice
    var body: some View { CoordinatorView(choice.scene) }
  }

  final class Choice: ObservableObject {
    @Published var scene: FlowScene
    init(_ scene: FlowScene) { self.scene = scene }
  }

  @Test("a tab that was hidden is drawn again when its screen changes", arguments: Generation.tested)
  func hiddenTab(_ generation: Generation) async throws {
    let tabs = TabCoordinator<CountTab>([.home, .more])
    let stage = Stage(try FlowScene(root: tabs), generation)
    let home = try #require(tabs.flow(of: .home) as? CountFlow)
    home.push(.count)
    await stage.rest()
    tabs.select(.more)
    await stage.rest()
    (tabs.flow(of: .more) as? CountFlow)?.push(.count)
    await stage.rest()
    tabs.select(.home)
    await stage.rest()
    home.count = 7
    home.refresh()
    await stage.rest()
    #expect(stage.window.texts.contains("7"))
    home.goBack()
    await stage.rest()
    home.count = 8
    home.refresh()
    await stage.rest()
    #expect(stage.window.texts.contains("8") && stage.window.failures == [])
  }

  enum Over: Destination {
    case start, tabs, page

    func screen(in flow: Coordinator<Self>) -> Screen<Self> {
      if self == .tabs { return .child }
      return Screen("\(self)") {}
    }
  }

  final class OverFlow: Coordinator<Over> {
    override func child(for destination: Over) -> AnyCoordinator? {
      destination == .tabs ? TabCoordinator<CountTab>([.home, .more]) : nil
    }
  }

  @Test("tabs keep their views while pages are pushed over them", arguments: Generation.tested)
  func pushedOver(_ generation: Generation) async throws {
    let flow = OverFlow(root: .start)
    let scene = try FlowScene(root: flow)
    let stage = Stage(generation) {
      CoordinatorView(scene).views(for: Count.self) { _, _ in Form(name: "tab") }
    }
    await stage.rest()
    flow.setRoot(.tabs)
    await stage.rest()
    #expect(stage.window.tabs == ["[Home]", "More"])
    stage.window.fill("Own", with: "kept")
    for _ in 0..<2 {
      flow.push(.page)
      await stage.rest()
      #expect(stage.window.outline.hasSuffix("| \(generation.cover): page"))
      flow.goBack()
      await stage.rest()
      #expect(stage.window.fields["Own"] == "kept")
    }
    flow.setRoot(.start)
    flow.setRoot(.tabs)
    await stage.rest()
    #expect(stage.window.failures == [])
  }

  @Test("another scene takes the place of the first one")
  func anotherScene() async throws {
    let first = try FlowScene(root: CountFlow(root: .start))
    let second = try FlowScene(root: CountFlow(root: .count), name: "second")
    let choice = Choice(first)
    let window = Window(.newest) { Switcher(choice: choice) }
    window.settle()
    #expect(window.title == "Start")
    choice.scene = second
    window.settle()
    #expect(window.title == "Count" && window.failures == [])
  }

  @Test("a screen keeps its state when it may not be left any more", arguments: Generation.tested)
  func stateUnderGuard(_ generation: Generation) async throws {
    let flow = PageFlow()
    let scene = try FlowScene(root: flow)
    let window = Window(generation) {
      CoordinatorView(scene)
        .views(for: Page.self) { destination, _ in
          switch destination {
          case .page, .sheet: Form(name: "\(destination)")
          default: WireframeView()
          }
        }
        .hosted(on: generation)
    }
    await window.idle()
    flow.push(.page(1))
    await window.idle()
    window.fill("Own", with: "abc")
    flow.mayLeave = false
    flow.refresh()
    await window.idle()
    #expect(window.fields["Own"] == "abc")
    if generation != .macOS {
      #expect(!window.back())
      #expect(window.tap("Back"))
      #expect(flow.routes.count == 1)
    }
    flow.mayLeave = true
    flow.refresh()
    await window.idle()
    #expect(window.fields["Own"] == "abc" && !window.texts.contains("Back"))
    flow.replace(with: .page(2))
    await window.idle()
    #expect(window.fields["Own"] == "" && window.texts.contains("page(2)"))
    #expect(window.failures == [])
  }

  @Test("a sheet is held when its flow says so later", arguments: Generation.tested.filter { $0 >= .iOS15 })
  func sheetUnderGuard(_ generation: Generation) async throws {
    let flow = PageFlow()
    let stage = Stage(try FlowScene(root: flow), generation)
    flow.show(.sheet(1))
    await stage.rest()
    flow.mayLeave = false
    flow.refresh()
    await stage.rest()
    #expect(!stage.window.swipeDown())
    flow.mayLeave = true
    flow.refresh()
    await stage.rest()
    #expect(stage.window.swipeDown())
    await stage.rest()
    #expect(flow.routes.isEmpty && stage.window.failures == [])
  }

  @Test("a sheet that the flow keeps comes back after a swipe", arguments: Generation.tested.filter { $0 < .iOS15 })
  func keptSheet(_ generation: Generation) async throws {
    let flow = PageFlow()
    let stage = Stage(try FlowScene(root: flow), generation)
    flow.show(.sheet(1))
    await stage.rest()
    flow.mayLeave = false
    #expect(stage.window.swipeDown())
    stage.window.settle()
    #expect(stage.window.outline == "Root")
    await stage.rest()
    #expect(stage.window.outline == "Root | sheet: Sheet 1")
    flow.mayLeave = true
    #expect(stage.window.swipeDown())
    await stage.rest()
    #expect(stage.window.outline == "Root" && flow.routes.isEmpty && stage.window.failures == [])
  }

  @Test(
    "a page below uses its own guard when it comes to the top",
    arguments: Generation.tested.filter { $0 != .macOS })
  func guardBelow(_ generation: Generation) async throws {
    let flow = CountFlow(root: .start)
    let stage = Stage(try FlowScene(root: flow), generation)
    flow.isGuarded = { $0 == .count }
    await stage.rest()
    try flow.scene?.batch {
      flow.push(.count)
      flow.push(.start)
    }
    await stage.rest()
    #expect(stage.window.back())
    await stage.rest()
    #expect(stage.window.outline == "Start > Count")
    #expect(!stage.window.back() && stage.window.texts.contains("Back"))
    #expect(stage.window.failures == [])
  }

  @Test("another root in a slot starts its own task", arguments: Generation.tested)
  func rootTask(_ generation: Generation) async throws {
    let flow = CountFlow(root: .start)
    let stage = Stage(try FlowScene(root: flow), generation)
    await stage.rest()
    #expect(flow.started == [.start])
    flow.setRoot(.count)
    await stage.rest()
    #expect(flow.started == [.start, .count] && stage.window.outline == "Count")
    flow.refresh()
    await stage.rest()
    #expect(flow.started == [.start, .count] && stage.window.failures == [])
  }

  @Test("an alert's field keeps the typed text, and the answer reads it", arguments: AnswerOrder.allCases)
  func alertField(_ order: AnswerOrder) async throws {
    for generation in Generation.tested {
      let flow = CountFlow(root: .start)
      let stage = Stage(try FlowScene(root: flow), generation)
      stage.window.answerOrder = order
      flow.show(.name, as: .sheet)
      flow.show(.name)
      await stage.rest()
      #expect(stage.window.texts.contains("Name?"), "\(generation)")
      for text in ["a", "ab"] {
        stage.window.fill("Name", with: text)
        #expect(stage.window.fields["Name"] == text, "\(generation)")
        await stage.rest()
        #expect(stage.window.fields["Name"] == text, "\(generation)")
      }
      stage.window.tap("Take")
      await stage.turn()
      await stage.rest()
      #expect(flow.taken == "ab" && flow.routes.map(\.destination) == [.name, .count], "\(generation)")
      #expect(stage.window.outline == "Start | sheet: Name? > Count", "\(generation)")
      #expect(stage.window.failures == [], "\(generation)")
    }
  }

  @Test("a dialog is cancelled by a tap beside it, or by its button", arguments: Generation.tested)
  func dialog(_ generation: Generation) async throws {
    let flow = CountFlow(root: .start)
    let stage = Stage(try FlowScene(root: flow), generation)
    flow.show(.name, as: .dialog)
    await stage.rest()
    // From iOS 26 on it is an alert.
    #expect(generation >= .iOS26 && generation != .macOS ? stage.window.tap("Cancel") : stage.window.swipeDown())
    await stage.rest()
    #expect(flow.routes.isEmpty && flow.taken == nil && stage.window.outline == "Start")
    #expect(stage.window.failures == [])
  }

  @Test("a container's own view is drawn again with its container")
  func containerView() async throws {
    let pager = CountPager(names: ["one", "two"])
    let scene = try FlowScene(root: pager)
    let window = Window(.newest) {
      CoordinatorView(scene)
    }
    await window.idle()
    #expect(window.texts.contains("one -"))
    pager.show("two")
    await window.idle()
    #expect(window.texts.contains("two -"))
    pager.note = "!"
    pager.refresh()
    await window.idle()
    #expect(window.texts.contains("two !") && window.failures == [])
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
      flow.show(.sheet(1))
      await stage.rest()
    }()
    for _ in 0..<20 { await Task.yield() }
    #expect(weakScene == nil && weakFlow == nil)
  }

  @Test("a scene that outlives its window forgets it")
  func forgets() async throws {
    let flow = PageFlow()
    let scene = try FlowScene(root: flow)
    weak var weakStage: Stage?
    weak var model: WindowModel?
    await { () async in
      let stage = Stage(scene, .newest)
      weakStage = stage
      await stage.rest()
    }()
    do {
      let window = WindowModel(scene)
      model = window
    }
    for _ in 0..<20 { await Task.yield() }
    flow.push(.page(1))
    #expect(weakStage == nil && model == nil)
  }

  @Test("the flows of a sheet and of pages go when they are off display", arguments: Generation.tested)
  func sheetFlows(_ generation: Generation) async throws {
    let flow = PageFlow()
    let stage = Stage(try FlowScene(root: flow), generation)
    flow.show(.flow(1), as: .sheet)
    (flow.children.last as? PageFlow)?.push(.flow(2))
    await stage.rest()
    weak let outer = flow.children.last as? PageFlow
    weak let inner = outer?.children.last as? PageFlow
    #expect(outer != nil && inner != nil)
    flow.dismiss()
    await stage.rest()
    #expect(outer == nil && inner == nil && stage.window.outline == "Root")
    flow.push(.flow(3))
    await stage.rest()
    weak let pushed = flow.children.last as? PageFlow
    flow.goBack()
    await stage.rest()
    #expect(pushed == nil)
  }

  @Test("two windows show one scene", arguments: Generation.tested)
  func twoWindows(_ generation: Generation) async throws {
    let flow = PageFlow()
    let scene = try FlowScene(root: flow)
    let (one, two) = (Stage(scene, generation), Stage(scene, generation))
    flow.push(.page(1))
    flow.show(.sheet(2))
    await one.rest()
    await two.rest()
    #expect(one.window.swipeDown())
    await one.rest()
    await two.rest()
    #expect(two.window.back())
    await two.rest()
    await one.rest()
    #expect(one.window.outline == "Root" && two.window.outline == "Root")
    #expect(one.window.failures == [] && two.window.failures == [])
  }

  @Test("only what has changed is drawn again in a stack of 20, in a tab, and nothing for a hidden tab")
  func counts() async throws {
    let tabs = TabCoordinator<CountTab>([.home, .more])
    let stage = Stage(try FlowScene(root: tabs), .newest)
    tabs.select(.more)
    await stage.rest()
    tabs.select(.home)
    let home = try #require(tabs.flow(of: .home) as? CountFlow)
    let more = try #require(tabs.flow(of: .more) as? CountFlow)
    for _ in 0..<20 { home.push(.count) }
    await stage.rest()
    func counts(_ change: () -> Void) async -> [Int] {
      let before = stage.window.evaluations(of: SlotView.self, WireframeView.self, LayerView.self, StackView.self)
      change()
      await stage.rest()
      let after = stage.window.evaluations(of: SlotView.self, WireframeView.self, LayerView.self, StackView.self)
      return zip(after, before).map { $0 - $1 }
    }
    #expect(await counts { home.push(.start) } == [2, 1, 0, 1])
    #expect(await counts { home.refresh(home.routes[3].id) } == [2, 0, 0, 0])
    #expect(await counts { more.push(.count) } == [0, 0, 0, 0])
    #expect(await counts { more.refresh() } == [0, 0, 0, 0])
    #expect(await counts { home.goBack() } == [1, 0, 0, 1])
  }
}
