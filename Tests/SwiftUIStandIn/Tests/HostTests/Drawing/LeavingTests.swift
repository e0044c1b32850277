import Armature
import ArmatureUI
import Foundation
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("Screens on their way out")
struct LeavingTests {
  private final class Tint: ObservableObject {
    @Published var name = "red"
  }

  private struct Own: View {
    @CurrentFlow private var flow: PageFlow?
    let text: String

    init(text: String) { self.text = text }

    var body: some View {
      VStack {
        $flow
        Text(text)
      }
    }
  }

  private struct Main: View {
    @ObservedObject var tint: Tint
    let scene: FlowScene

    var body: some View {
      let name = tint.name
      CoordinatorView(scene).views(for: Page.self) { destination, _ in Own(text: "\(destination) \(name)") }
    }
  }

  private let tint = Tint()
  private let tabs = PageTabs([.home, .more])

  private func stage(_ root: AnyCoordinator, _ generation: Generation) async throws -> Stage {
    let (scene, tint) = (try FlowScene(root: root), tint)
    let stage = await Stage(generation) { Main(tint: tint, scene: scene) }.atRest()
    return stage
  }

  @Test("a screen on its way out is still the app's own view", arguments: Generation.tested)
  func leaving(_ generation: Generation) async throws {
    let flow = PageFlow()
    let stage = try await stage(flow, generation)
    let window = stage.window
    await stage.says("page(101) red") { _ in flow.show(.flow(1), as: .sheet) }
    flow.dismiss()
    window.update()
    #expect(window.isMoving && window.texts == ["page(101) red"])
    tint.name = "blue"
    window.update()
    #expect(window.isMoving && window.texts == ["page(101) red"])
    await stage.says("root blue") { _ in }
    await stage.does { flow.push(.flow(2)) }
    #expect(window.texts.contains("page(102) blue"))
    await stage.says("root green") { _ in
      flow.goBack()
      tint.name = "green"
    }
  }

  @Test("a hidden tab is the app's own view when all is drawn again", arguments: Generation.tested)
  func hidden(_ generation: Generation) async throws {
    let stage = try await stage(tabs, generation)
    weak let home = tabs.flow(of: .home) as? PageFlow
    home?.push(.flow(1))
    weak let child = home?.children.last as? PageFlow
    await stage.rest()
    await stage.does { tabs.select(.more) }
    await stage.does { tint.name = "blue" }
    await stage.says("root blue") { _ in home?.goBack() }
    await stage.says("root blue") { _ in tabs.select(.home) }
    #expect(child == nil)
    await stage.does { tabs.select(.more) }
    await stage.does { tabs.setTabs([.more]) }
    #expect(home == nil && stage.window.tabs == ["[More]"] && stage.failures == [])
  }

  @Test(
    "a refused step back leaves the stack as it was, and a link on a screen that is not on display is not believed",
    arguments: Generation.tested)
  func refusal(_ generation: Generation) async throws {
    let stage = Stage(try FlowScene(root: tabs), generation)
    stage.window.coversHideViews = true
    await stage.rest()
    let home = try #require(tabs.flow(of: .home) as? PageFlow)
    let pages = "Root > Page 1 > Page 2 > Page 3"
    await stage.shows(pages) { for number in 1...3 { home.push(.page(number)) } }
    home.mayLeave = false
    // Nothing has reported that the user may not leave, so the button is still there.
    await stage.shows(pages) { _ = $0.popGesture(to: 1) }
    #expect(home.routes.count == 3)
    home.mayLeave = true
    await stage.shows(pages) { $0.resetHiddenLinks() }
    await stage.does { home.show(.cover(4)) }
    await stage.shows("\(pages) | \(generation.cover): Cover 4") { $0.resetHiddenLinks() }
    home.dismiss()
    await stage.does { tabs.select(.more) }
    await stage.shows(pages) { window in
      window.resetHiddenLinks()
      tabs.select(.home)
    }
    await stage.shows("Root > Page 1") { $0.popGesture(to: 1) }
  }

  @Test("an alert that may not be left can be answered, and opens again when it is only closed")
  func heldDialog() async throws {
    for generation in Generation.tested {
      let flow = PageFlow()
      let stage = Stage(try FlowScene(root: flow), generation)
      flow.show(.ask(1), as: .dialog)
      flow.mayLeave = false
      await stage.rest()
      await stage.does { _ = $0.swipeDown() }
      #expect(flow.routes.map(\.destination) == [.ask(1)], "\(generation)")
      #expect(stage.window.texts.contains("Ask 1"), "\(generation)")
      await stage.does { $0.tap("Go") }
      #expect(stage.window.outline == "Root > Page 1", "\(generation) \(flow.routes)")
    }
  }
}
