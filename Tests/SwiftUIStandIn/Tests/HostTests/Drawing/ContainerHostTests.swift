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
    #expect(stage.window.select(tab: "More"))
    await stage.rest()
    #expect(tabs.selected == .more && stage.window.outline == "Root")
    try scene.open("/home/page/1/page/2")
    await stage.rest()
    #expect(stage.window.tabs == ["[Home]", "More"] && stage.window.outline == "Root > Page 1 > Page 2")
    #expect(stage.window.back())
    await stage.rest()
    #expect(try scene.link == "/home/page/1")
    #expect(stage.window.select(tab: "Home"))
    await stage.rest()
    #expect(try scene.link == "/home" && stage.window.failures == [])
  }

  @Test("a tab's purpose and its section, where the system knows them", arguments: Generation.tested)
  func purposes(_ generation: Generation) async throws {
    let tabs = TabCoordinator<ShelfTab>([.home, .books, .authors, .search])
    let scene = try FlowScene(root: tabs)
    var mistakes: [String] = []
    scene.observeEvents { if case .mistake(let text) = $0.kind { mistakes.append(text) } }
    let stage = Stage(scene, generation)
    await stage.rest()
    #expect(stage.window.tabs == ["[Home]", "Books", "Authors", "Search"])
    let knows = generation >= .iOS18 && generation != .macOS
    #expect(stage.window.tabPurposes == (knows ? [[], ["Library"], ["Library"], ["search"]] : [[], [], [], []]))
    #expect(stage.window.select(tab: "Search"))
    await stage.rest()
    #expect(tabs.selected == .search && stage.window.tabs == ["Home", "Books", "Authors", "[Search]"])
    tabs.refreshItems()
    await stage.rest()
    #expect(
      mistakes == [
        "the tab “authors” has no image: give its TabItem both, since a bar may show only one of them"
      ])
    #expect(stage.window.failures == [] && stage.window.tooNew == [])
  }

  enum ShelfTab: Armature.Tab {
    case home, books, authors, search

    func flow(in tabs: TabCoordinator<Self>) -> AnyCoordinator { PageFlow() }
    func item(in tabs: TabCoordinator<Self>) -> TabItem {
      switch self {
      case .home: TabItem("Home", image: "house")
      case .books: TabItem("Books", image: "book", section: "Library")
      case .authors: TabItem("Authors", section: "Library")
      case .search: TabItem("Search", image: "magnifyingglass", role: .search)
      }
    }
  }

  /// Tabs that the user may not leave.
  final class LoyalTabs: TabCoordinator<PageTab> {
    var mayLeave = false

    override func userSelects(_ tab: PageTab) -> Bool {
      mayLeave || tab == selected ? super.userSelects(tab) : false
    }
  }

  @Test("a tab that the flow refuses does not stay selected", arguments: Generation.tested)
  func refusedTab(_ generation: Generation) async throws {
    let tabs = LoyalTabs([.home, .more])
    let stage = Stage(try FlowScene(root: tabs), generation)
    await stage.rest()
    for _ in 0..<2 {
      stage.window.select(tab: "More")
      await stage.rest()
      #expect(stage.window.tabs == ["[Home]", "More"] && tabs.selected == .home)
    }
    tabs.mayLeave = true
    stage.window.select(tab: "More")
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

    @Test(
      "no frame shows columns in a narrow window or one stack in a wide one",
      arguments: Generation.tested, [UserInterfaceSizeClass.compact, .regular])
    func frames(_ generation: Generation, first: UserInterfaceSizeClass) async throws {
      let library = PageColumns(sidebar: PageFlow())
      library.showDetail(.page(7))
      let scene = try FlowScene(root: library)
      library.detail?.push(.page(8))
      let other = first == .compact ? UserInterfaceSizeClass.regular : .compact
      var frames: [(width: UserInterfaceSizeClass, stacks: Int, outline: String)] = []
      let stage = Stage(scene, generation, first) { frames.append(($0.sizeClass, $0.stacks.count, $0.outline)) }
      for width in [first, other, first] {
        if width != stage.window.sizeClass { stage.window.resize(width) }
        await stage.rest()
        let outline = width == .compact ? "Root > Page 7 > Page 8" : "Page 7 > Page 8"
        #expect(stage.window.outline == outline && library.isCollapsed == (width == .compact))
      }
      for (index, frame) in frames.enumerated() {
        // A system without paths has drawn nothing when it tells the width. One that folds columns keeps their stacks.
        let isBlank = generation < .iOS16 && frame.stacks == 0
        let isOne = frame.width == .compact && generation < .iOS17
        #expect(isBlank || frame.stacks == (isOne ? 1 : 2), "frame \(index): \(frame)")
        if generation >= .iOS16 { #expect(frame.outline.contains("Page 7"), "frame \(index): \(frame)") }
      }
      #expect(stage.window.failures == [])
    }
  #endif
}
