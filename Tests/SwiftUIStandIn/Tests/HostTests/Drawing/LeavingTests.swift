import Armature
import ArmatureUI
import Foundation
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("Screens on their way out")
struct LeavingTests {
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

  private let tint = Followed("red")
  private let tabs = PageTabs([.home, .more])

  private func stage(_ root: AnyCoordinator, _ generation: Generation) async throws -> Stage {
    let (scene, tint) = (try FlowScene(root: root), tint)
    let stage = await Stage(generation) {
      Following(tint) { name in
        CoordinatorView(scene).views(for: Page.self) { destination, _ in Own(text: "\(destination) \(name)") }
      }
    }.atRest()
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
    tint.value = "blue"
    window.update()
    #expect(window.isMoving && window.texts == ["page(101) red"])
    await stage.says("root blue") { _ in }
    await stage.does { flow.push(.flow(2)) }
    #expect(window.texts.contains("page(102) blue"))
    await stage.says("root green") { _ in
      flow.goBack()
      tint.value = "green"
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
    await stage.does { tint.value = "blue" }
    await stage.says("root blue") { _ in home?.goBack() }
    await stage.says("root blue") { _ in tabs.select(.home) }
    #expect(child == nil)
    await stage.does { tabs.select(.more) }
    await stage.does { tabs.setTabs([.more]) }
    #expect(home == nil && stage.window.tabs == ["[More]"] && stage.failures == [])
  }
}
