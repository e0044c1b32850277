import Armature
import ArmatureUI
import Foundation
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("Containers, layers and dialogs within each other")
struct MixedHostTests {
  enum Mixed: Destination, Codable {
    case start, tabs, split, page(Int), cover, ask(Int), askSheet, choose

    typealias Flow = MixedFlow

    var style: PresentationStyle {
      switch self {
      case .ask, .askSheet: .alert
      case .choose: .dialog
      case .cover: .cover
      default: .push
      }
    }

    func screen(in flow: MixedFlow) -> Screen<Self> {
      switch self {
      case .start: Screen("Start")
      case .tabs, .split: .child
      case .page(let number): Screen("Page \(number)") { TextRow("row \(number) \(flow.note)") }
      case .cover: Screen("Cover")
      case .ask(let number):
        .dialog("Ask \(number)") { ButtonRow("Again") { flow.show(.ask(number + 1)) } }
      case .askSheet: .dialog("Ask") { ButtonRow("Sheet") { flow.show(.page(7), as: .sheet) } }
      case .choose: .dialog("Choose") { ButtonRow("One") { flow.push(.page(1)) } }
      }
    }
  }

  final class MixedFlow: Coordinator<Mixed> {
    var note = ""

    override func child(for destination: Mixed) -> AnyCoordinator? {
      switch destination {
      case .tabs: MixedTabs([.one, .two])
      case .split: PageColumns(sidebar: PageFlow())
      default: nil
      }
    }
  }

  final class MixedTabs: TabCoordinator<MixedTab> {}

  enum MixedTab: Armature.Tab, Codable {
    case one, two, wide

    func flow(in tabs: MixedTabs) -> AnyCoordinator { self == .wide ? PageColumns(sidebar: PageFlow()) : PageFlow() }
    func item(in tabs: MixedTabs) -> TabItem { TabItem("\(self)") }
  }

  @Test("layers replace each other in one change", arguments: Generation.tested)
  func replaced(_ generation: Generation) async throws {
    let flow = PageFlow()
    let scene = try FlowScene(root: flow)
    let stage = Stage(scene, generation)
    flow.show(.sheet(1))
    await stage.rest()
    for next in [Page.sheet(2), .cover(3), .sheet(4)] {
      try scene.batch {
        flow.dismissAll()
        flow.show(next)
        flow.push(.page(9))
      }
      await stage.rest()
      let kind = next == .cover(3) ? generation.cover : "sheet"
      let id = try #require(flow.routes.first?.id)
      let title = try #require(scene.screen(of: id)?.title)
      #expect(stage.window.outline == "Root | \(kind): \(title) > Page 9")
    }
    flow.replace(with: .page(10))
    await stage.rest()
    #expect(stage.window.outline == "Root | sheet: Sheet 4 > Page 10" && stage.window.failures == [])
  }

  @Test("a sheet comes beneath a cover", arguments: Generation.tested)
  func beneath(_ generation: Generation) async throws {
    let flow = MixedFlow(root: .tabs)
    let stage = Stage(try FlowScene(root: flow), generation)
    let bar = try #require(flow.children.first as? MixedTabs)
    flow.show(.cover)
    await stage.rest()
    #expect(stage.window.outline == "Root | \(generation.cover): Cover")
    (bar.flow(of: .one) as? PageFlow)?.show(.sheet(1))
    await stage.rest()
    #expect(stage.window.outline == "Root | sheet: Sheet 1 | \(generation.cover): Cover")
    flow.dismiss()
    await stage.rest()
    #expect(stage.window.outline == "Root | sheet: Sheet 1" && stage.window.failures == [])
  }

  @Test("another root, and another tab's view, have states of their own", arguments: Generation.tested)
  func states(_ generation: Generation) async throws {
    let bar = MixedTabs([.one, .two])
    let scene = try FlowScene(root: bar)
    let window = Window(generation) {
      CoordinatorView(scene)
        .views(for: Page.self) { destination, _ in Form(name: "\(destination)") }
        .hosted(on: generation)
    }
    await window.idle()
    let flow = try #require(bar.flow(of: .one) as? PageFlow)
    window.fill("Own", with: "one")
    bar.select(.two)
    await window.idle()
    #expect(window.fields["Own"] == "")
    window.fill("Own", with: "two")
    try scene.open("/one/page/1")
    await window.idle()
    #expect(window.fields["Own"] == "" && window.texts.contains("page(1)"))
    flow.goBack()
    await window.idle()
    #expect(window.fields["Own"] == "one")
    flow.refresh()
    await window.idle()
    #expect(window.fields["Own"] == "one")
    flow.setRoot(.page(5))
    await window.idle()
    #expect(window.fields["Own"] == "" && window.texts.contains("page(5)"))
    bar.select(.two)
    await window.idle()
    #expect(window.fields["Own"] == "two" && window.failures == [])
  }

  @Test("tabs in a sheet", arguments: Generation.tested)
  func tabsInSheet(_ generation: Generation) async throws {
    let flow = MixedFlow(root: .start)
    let stage = Stage(try FlowScene(root: flow), generation)
    flow.show(.tabs, as: .sheet)
    await stage.rest()
    let bar = try #require(flow.children.last as? MixedTabs)
    (bar.flow(of: .one) as? PageFlow)?.push(.page(1))
    await stage.rest()
    #expect(stage.window.tabs == ["[one]", "two"] && stage.window.outline == "Start | sheet: Root > Page 1")
    #expect(stage.window.select(tab: "two"))
    await stage.rest()
    (bar.flow(of: .two) as? PageFlow)?.show(.cover(2))
    await stage.rest()
    #expect(stage.window.outline == "Start | sheet: Root | \(generation.cover): Cover 2")
    bar.hide(.two)
    await stage.rest()
    #expect(stage.window.tabs == ["[one]"] && stage.window.outline == "Start | sheet: Root > Page 1")
    bar.unhide(.two)
    bar.select(.two)
    await stage.rest()
    #expect(stage.window.outline == "Start | sheet: Root | \(generation.cover): Cover 2")
    flow.dismissAll()
    await stage.rest()
    #expect(stage.window.outline == "Start" && stage.window.failures == [])
  }

  @Test("signing in replaces a screen with tabs, and signing out brings it back", arguments: Generation.tested)
  func signIn(_ generation: Generation) async throws {
    let flow = MixedFlow(root: .start)
    let stage = Stage(try FlowScene(root: flow), generation)
    flow.push(.page(1))
    flow.show(.page(2), as: .sheet)
    await stage.rest()
    flow.setRoot(.tabs)
    await stage.rest()
    #expect(stage.window.tabs == ["[one]", "two"] && stage.window.outline == "Root")
    flow.push(.page(3))
    await stage.rest()
    #expect(stage.window.texts.contains("row 3 "))
    flow.note = "new"
    flow.refresh()
    await stage.rest()
    #expect(stage.window.texts.contains("row 3 new"))
    #expect(stage.window.tap("Back"))
    await stage.rest()
    flow.setRoot(.start)
    await stage.rest()
    #expect(stage.window.tabs == [] && stage.window.outline == "Start" && stage.window.failures == [])
  }

  @Test("a container replaces the only screen and is replaced by it", arguments: Generation.tested)
  func onlyScreen(_ generation: Generation) async throws {
    let flow = MixedFlow(root: .start)
    let stage = Stage(try FlowScene(root: flow), generation, .regular)
    await stage.rest()
    for root in [Mixed.split, .start, .tabs, .start, .split] {
      flow.setRoot(root)
      await stage.rest()
      #expect(stage.window.outline == (root == .tabs ? "Root" : root == .start ? "Start" : stage.window.outline))
      #expect((stage.window.tabs == []) == (root != .tabs))
    }
    #expect(stage.window.texts.contains("Nothing is chosen yet.") && stage.window.failures == [])
    flow.show(.start, as: .sheet)
    await stage.rest()
    flow.setRoot(.start)
    flow.show(.start, as: .sheet)
    await stage.rest()
    #expect(stage.window.outline == "Start | sheet: Start" && stage.window.failures == [])
  }

  #if !ARMATURE_AS_MACOS
    @Test("a split view in a tab, resized while it is shown and while it is hidden")
    func splitInTab() async throws {
      let bar = MixedTabs([.wide, .one])
      let stage = Stage(try FlowScene(root: bar), .newest, .regular)
      await stage.rest()
      let library = try #require(bar.flow(of: .wide) as? PageColumns)
      library.showDetail(.page(7))
      await stage.rest()
      #expect(!library.isCollapsed)
      stage.window.resize(.compact)
      await stage.rest()
      #expect(library.isCollapsed && stage.window.outline == "Root > Page 7")
      bar.select(.one)
      await stage.rest()
      stage.window.resize(.regular)
      await stage.rest()
      bar.select(.wide)
      await stage.rest()
      #expect(!library.isCollapsed && stage.window.tabs == ["[wide]", "one"])
      library.detail?.push(.page(8))
      await stage.rest()
      #expect(stage.window.outline == "Page 7 > Page 8")
      #expect(stage.window.back())
      await stage.rest()
      #expect(stage.window.outline == "Page 7" && stage.window.failures == [])
    }
  #endif

  @Test("an alert's action asks again or presents at once", arguments: AnswerOrder.allCases)
  func chains(_ order: AnswerOrder) async throws {
    for generation in Generation.tested {
      let flow = MixedFlow(root: .start)
      let stage = Stage(try FlowScene(root: flow), generation)
      stage.window.answerOrder = order
      flow.show(.page(1), as: .sheet)
      flow.show(.ask(1))
      await stage.rest()
      stage.window.tap("Again")
      await stage.turn()
      await stage.rest()
      #expect(flow.routes.map(\.destination) == [.page(1), .ask(2)], "\(generation)")
      #expect(stage.window.texts.contains("Ask 2"), "\(generation)")
      flow.dismiss()
      await stage.rest()
      flow.show(.askSheet)
      await stage.rest()
      stage.window.tap("Sheet")
      await stage.turn()
      await stage.rest()
      #expect(stage.window.outline == "Start | sheet: Page 1 | sheet: Page 7", "\(generation)")
      flow.show(.choose)
      await stage.rest()
      stage.window.tap("One")
      await stage.turn()
      await stage.rest()
      #expect(stage.window.outline == "Start | sheet: Page 1 | sheet: Page 7 > Page 1", "\(generation)")
      #expect(stage.window.failures == [], "\(generation)")
    }
  }

  @Test("a URL is opened while layers are up and on their way", arguments: Generation.tested)
  func urls(_ generation: Generation) async throws {
    let flow = PageFlow()
    let scene = try FlowScene(root: flow)
    scene.linkAddress = try LinkAddress("pages://{scene}")
    let stage = Stage(scene, generation)
    flow.show(.sheet(1))
    flow.show(.cover(2))
    await stage.rest()
    stage.window.open(try #require(URL(string: "pages://main/page/1/sheet/2")))
    await Task.yield()
    stage.window.update()
    stage.window.open(try #require(URL(string: "pages://main/cover/3/page/4")))
    stage.window.finishTransition()
    await Task.yield()
    stage.window.open(try #require(URL(string: "pages://main/page/5/cover/6")))
    await stage.rest()
    #expect(stage.window.outline == "Root > Page 5 | \(generation.cover): Cover 6")
    #expect(stage.window.failures == [])
  }
}
