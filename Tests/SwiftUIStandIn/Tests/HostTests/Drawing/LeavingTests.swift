import Armature
import ArmatureUI
import Foundation
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("Screens on their way out")
struct LeavingTests {
  final class Tint: ObservableObject {
    @Published var name = "red"
  }

  struct Own: View {
    @CurrentFlow private var flow: PageFlow?
    let text: String

    var body: some View {
      VStack {
        $flow
        Text(text)
      }
    }
  }

  struct Main: View {
    @ObservedObject var tint: Tint
    let scene: FlowScene
    let generation: Generation

    var body: some View {
      let name = tint.name
      CoordinatorView(scene)
        .views(for: Page.self) { destination, _ in Own(text: "\(destination) \(name)") }
        .hosted(on: generation)
    }
  }

  @Test("a screen on its way out is still the app's own view", arguments: Generation.tested)
  func leaving(_ generation: Generation) async throws {
    let flow = PageFlow()
    let scene = try FlowScene(root: flow)
    let tint = Tint()
    let window = Window(generation) { Main(tint: tint, scene: scene, generation: generation) }
    await window.idle()
    flow.show(.flow(1), as: .sheet)
    await window.idle()
    #expect(window.texts == ["page(101) red"])
    flow.dismiss()
    window.update()
    #expect(window.isMoving && window.texts == ["page(101) red"])
    tint.name = "blue"
    window.update()
    #expect(window.isMoving && window.texts == ["page(101) red"])
    await window.idle()
    #expect(window.texts == ["root blue"])
    flow.push(.flow(2))
    await window.idle()
    #expect(window.texts.contains("page(102) blue"))
    flow.goBack()
    tint.name = "green"
    await window.idle()
    #expect(window.texts == ["root green"] && window.failures == [])
  }

  @Test("a hidden tab is the app's own view when all is drawn again", arguments: Generation.tested)
  func hidden(_ generation: Generation) async throws {
    let tabs = TabCoordinator<PageTab>([.home, .more])
    let scene = try FlowScene(root: tabs)
    let tint = Tint()
    let window = Window(generation) { Main(tint: tint, scene: scene, generation: generation) }
    await window.idle()
    weak let home = tabs.flow(of: .home) as? PageFlow
    home?.push(.flow(1))
    weak let child = home?.children.last as? PageFlow
    await window.idle()
    tabs.select(.more)
    await window.idle()
    tint.name = "blue"
    await window.idle()
    home?.goBack()
    await window.idle()
    #expect(window.texts == ["root blue"])
    tabs.select(.home)
    await window.idle()
    #expect(window.texts == ["root blue"] && child == nil)
    tabs.select(.more)
    await window.idle()
    tabs.setTabs([.more])
    await window.idle()
    #expect(home == nil && window.tabs == ["[More]"] && window.failures == [])
  }

  @Test("a refusal of one stack leaves the others as they were", arguments: Generation.tested)
  func refusal(_ generation: Generation) async throws {
    let tabs = TabCoordinator<PageTab>([.home, .more])
    let scene = try FlowScene(root: tabs)
    let stage = Stage(scene, generation)
    await stage.rest()
    let home = try #require(tabs.flow(of: .home) as? PageFlow)
    home.push(.page(1))
    home.push(.page(2))
    home.push(.page(3))
    await stage.rest()
    home.mayLeave = false
    // Nothing has reported that the user may not leave, so the button is still there.
    _ = stage.window.popGesture(to: 1)
    await stage.rest()
    #expect(stage.window.outline == "Root > Page 1 > Page 2 > Page 3" && home.routes.count == 3)
    home.mayLeave = true
    #expect(stage.window.popGesture(to: 1))
    await stage.rest()
    #expect(stage.window.outline == "Root > Page 1")
    #expect(stage.window.failures == [])
  }

  @Test("a link on a screen that is not on display is not believed", arguments: Generation.tested)
  func hiddenLinks(_ generation: Generation) async throws {
    let tabs = TabCoordinator<PageTab>([.home, .more])
    let stage = Stage(try FlowScene(root: tabs), generation)
    stage.window.coversHideViews = true
    await stage.rest()
    let home = try #require(tabs.flow(of: .home) as? PageFlow)
    for number in 1...3 { home.push(.page(number)) }
    await stage.rest()
    let pages = "Root > Page 1 > Page 2 > Page 3"
    stage.window.resetHiddenLinks()
    await stage.rest()
    #expect(stage.window.outline == pages && home.routes.count == 3)
    home.show(.cover(4))
    await stage.rest()
    stage.window.resetHiddenLinks()
    await stage.rest()
    #expect(stage.window.outline == "\(pages) | \(generation.cover): Cover 4")
    home.dismiss()
    tabs.select(.more)
    await stage.rest()
    stage.window.resetHiddenLinks()
    tabs.select(.home)
    await stage.rest()
    #expect(stage.window.outline == pages)
    #expect(stage.window.popGesture(to: 1))
    await stage.rest()
    #expect(stage.window.outline == "Root > Page 1" && stage.window.failures == [])
  }

  @Test("a tab takes several pages in one change", arguments: Generation.tested)
  func several(_ generation: Generation) async throws {
    let tabs = TabCoordinator<PageTab>([.home, .more])
    let scene = try FlowScene(root: tabs)
    let stage = Stage(scene, generation)
    await stage.rest()
    let home = try #require(tabs.flow(of: .home) as? PageFlow)
    try scene.batch {
      home.push(.page(1))
      home.push(.page(2))
    }
    await stage.rest()
    try scene.batch {
      home.goBack()
      home.push(.page(7))
    }
    await stage.rest()
    #expect(stage.window.outline == "Root > Page 1 > Page 7" && stage.window.failures == [])
  }

  @Test("an alert that may not be left can be answered, and comes back when it is only closed")
  func heldDialog() async throws {
    for generation in Generation.tested {
      let flow = PageFlow()
      let stage = Stage(try FlowScene(root: flow), generation)
      flow.show(.ask(1), as: .dialog)
      flow.mayLeave = false
      await stage.rest()
      _ = stage.window.swipeDown()
      await stage.rest()
      #expect(flow.routes.map(\.destination) == [.ask(1)], "\(generation)")
      #expect(stage.window.texts.contains("Ask 1"), "\(generation)")
      #expect(stage.window.tap("Go"))
      await stage.rest()
      #expect(stage.window.outline == "Root > Page 1", "\(generation) \(flow.routes)")
    }
  }
}
