import Armature
import ArmatureUI
import Foundation
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("The host draws containers")
struct ContainerHostTests {
  @Test("tabs, each with its stack, which is kept while it is hidden", arguments: Generation.tested)
  func tabs(_ generation: Generation) async throws {
    let tabs = TabCoordinator<PageTab>([.home, .more])
    let scene = try FlowScene(root: tabs)
    let stage = Stage(scene, generation)
    await stage.rest()
    #expect(stage.window.tabs == ["[Home]", "More"] && stage.window.outline == "Root")
    (tabs.flow(of: .home) as? PageFlow)?.push(.page(1))
    await stage.rest()
    #expect(stage.window.outline == "Root > Page 1")
    #expect(stage.window.selectTab("More"))
    await stage.rest()
    #expect(tabs.selected == .more && stage.window.outline == "Root")
    try scene.open("/home/page/1/page/2")
    await stage.rest()
    #expect(stage.window.tabs == ["[Home]", "More"] && stage.window.outline == "Root > Page 1 > Page 2")
    #expect(stage.window.back())
    await stage.rest()
    #expect(try scene.link == "/home/page/1")
    #expect(stage.window.selectTab("Home"))
    await stage.rest()
    #expect(try scene.link == "/home" && stage.window.failures == [])
  }

  /// Tabs that the user may not leave.
  final class LoyalTabs: TabCoordinator<PageTab> {
    var mayLeave = false

    override func userSelects(_ name: String) -> Bool {
      mayLeave || name == visibleName ? super.userSelects(name) : false
    }
  }

  @Test("a tab that the flow refuses does not stay selected", arguments: Generation.tested)
  func refusedTab(_ generation: Generation) async throws {
    let tabs = LoyalTabs([.home, .more])
    let stage = Stage(try FlowScene(root: tabs), generation)
    await stage.rest()
    for _ in 0..<2 {
      stage.window.selectTab("More")
      await stage.rest()
      #expect(stage.window.tabs == ["[Home]", "More"] && tabs.selected == .home)
    }
    tabs.mayLeave = true
    stage.window.selectTab("More")
    await stage.rest()
    #expect(stage.window.tabs == ["Home", "[More]"] && stage.window.failures == [])
  }

  @Test("a hidden tab's sheet goes and comes back with its tab", arguments: Generation.tested)
  func hiddenSheet(_ generation: Generation) async throws {
    let tabs = TabCoordinator<PageTab>([.home, .more])
    let stage = Stage(try FlowScene(root: tabs), generation)
    (tabs.flow(of: .home) as? PageFlow)?.show(.sheet(1))
    await stage.rest()
    #expect(stage.window.outline == "Root | sheet: Sheet 1")
    tabs.select(.more)
    await stage.rest()
    #expect(stage.window.outline == "Root")
    tabs.select(.home)
    await stage.rest()
    #expect(stage.window.outline == "Root | sheet: Sheet 1" && stage.window.failures == [])
  }

  #if !ARMATURE_AS_MACOS
    @Test("a split view in a narrow window is one stack, in a wide one columns")
    func split() async throws {
      let library = PageColumns(sidebar: PageFlow())
      let scene = try FlowScene(root: library)
      let stage = Stage(scene, .iOS17, .compact)
      await stage.rest()
      #expect(library.isCollapsed)
      library.showDetail(.page(7))
      library.detail?.push(.page(8))
      await stage.rest()
      #expect(stage.window.outline == "Root > Page 7 > Page 8")
      #expect(stage.window.back())
      #expect(stage.window.back())
      await stage.rest()
      #expect(library.detail == nil && stage.window.outline == "Root")
      library.showDetail(.page(7))
      stage.window.resize(.regular)
      await stage.rest()
      #expect(!library.isCollapsed && stage.window.texts.contains("Next"))
      library.closeDetail()
      await stage.rest()
      #expect(stage.window.texts.contains("Nothing is chosen yet."))
      #expect(stage.window.failures == [])
    }
  #endif
}
