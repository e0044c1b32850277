import Armature
import ArmatureUI
import Foundation
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("The host draws containers")
struct ContainerHostTests {
  @Test("tabs, each with its stack and its sheet, which are kept while it is hidden", arguments: Generation.tested)
  func tabs(_ generation: Generation) async throws {
    let tabs = PageTabs([.home, .more])
    let scene = try FlowScene(root: tabs)
    let stage = Stage(scene, generation)
    let home = try #require(tabs.flow(of: .home) as? PageFlow)
    await stage.shows("Root")
    #expect(stage.window.tabs == ["[Home]", "More"])
    await stage.shows("Root > Page 1") { home.push(.page(1)) }
    await stage.shows("Root") { $0.select(tab: "More") }
    #expect(tabs.selected == .more)
    try await stage.shows("Root > Page 1 > Page 2") { try scene.open("/home/page/1/page/2") }
    #expect(stage.window.tabs == ["[Home]", "More"])
    await stage.shows("Root > Page 1") { $0.back() }
    #expect(try scene.link == "/home/page/1")
    await stage.shows("Root > Page 1 | sheet: Sheet 1") { home.show(.sheet(1)) }
    await stage.shows("Root") { tabs.select(.more) }
    await stage.shows("Root > Page 1 | sheet: Sheet 1") { tabs.select(.home) }
    await stage.does { home.dismiss() }
    await stage.shows("Root") { $0.select(tab: "Home") }
    #expect(try scene.link == "/home")
  }

  @Test(
    "a tab's purpose, its section, its name and its label, where the system knows them", arguments: Generation.tested)
  func purposes(_ generation: Generation) async throws {
    let tabs = TabCoordinator<ShelfTab>([.home, .books, .authors, .search])
    let scene = try FlowScene(root: tabs)
    var mistakes: [String] = []
    scene.observeEvents { if case .mistake(let text) = $0.kind { mistakes.append(text) } }
    let stage = await Stage(scene, generation).atRest()
    #expect(stage.window.tabs == ["[Home]", "Books", "Authors", "Search"])
    let knows = generation >= .iOS18 && generation != .macOS
    #expect(stage.window.tabPurposes == (knows ? [[], ["Library"], ["Library"], ["search"]] : [[], [], [], []]))
    await stage.does { $0.select(tab: "Search") }
    #expect(tabs.selected == .search && stage.window.tabs == ["Home", "Books", "Authors", "[Search]"])
    // Tabs are found by their names, and read by their labels.
    for (name, tab) in knows ? [("books", ShelfTab.books), ("Home, 2 new", .home)] : [] {
      await stage.does { $0.select(tab: name) }
      #expect(tabs.selected == tab)
    }
    await stage.does { tabs.refreshItems() }
    let mistake = "the tab “authors” has no image: give its TabItem both, since a bar may show only one of them"
    #expect(mistakes == [mistake] && stage.failures == [] && stage.window.tooNew == [])
  }

  enum ShelfTab: Armature.Tab {
    case home, books, authors, search

    func flow(in tabs: TabCoordinator<Self>) -> AnyCoordinator { PageFlow() }
    func item(in tabs: TabCoordinator<Self>) -> TabItem {
      switch self {
      case .home: TabItem("Home", image: "house", accessibilityLabel: "Home, 2 new")
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
    let stage = await Stage(try FlowScene(root: tabs), generation).atRest()
    for _ in 0..<2 {
      await stage.does { $0.select(tab: "More") }
      #expect(stage.window.tabs == ["[Home]", "More"] && tabs.selected == .home)
    }
    tabs.mayLeave = true
    await stage.does { $0.select(tab: "More") }
    #expect(stage.window.tabs == ["Home", "[More]"] && stage.failures == [])
  }

  #if !ARMATURE_AS_MACOS
    @Test("a split view in a narrow window is one stack, in a wide one columns")
    func split() async throws {
      let library = PageColumns(sidebar: PageFlow())
      let stage = await Stage(try FlowScene(root: library), .iOS17, .compact).atRest()
      #expect(library.isCollapsed)
      library.showDetail(.page(7))
      await stage.shows("Root > Page 7 > Page 8") { library.detail?.push(.page(8)) }
      await stage.shows("Root") { $0.back() && $0.back() }
      #expect(library.detail == nil)
      library.showDetail(.page(7))
      await stage.does { $0.resize(.regular) }
      #expect(!library.isCollapsed && stage.window.texts.contains("Next"))
      await stage.does { library.closeDetail() }
      #expect(stage.window.texts.contains("Nothing is chosen yet.") && stage.failures == [])
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
        await stage.shows(width == .compact ? "Root > Page 7 > Page 8" : "Page 7 > Page 8") { window in
          if width != window.sizeClass { window.resize(width) }
        }
        #expect(library.isCollapsed == (width == .compact))
      }
      for (index, frame) in frames.enumerated() {
        // A system without paths has drawn nothing when it knows the width. One that folds columns keeps their stacks.
        let isBlank = generation < .iOS16 && frame.stacks == 0
        let isOne = frame.width == .compact && generation < .iOS17
        #expect(isBlank || frame.stacks == (isOne ? 1 : 2), "frame \(index): \(frame)")
        if generation >= .iOS16 { #expect(frame.outline.contains("Page 7"), "frame \(index): \(frame)") }
      }
    }
  #endif
}
