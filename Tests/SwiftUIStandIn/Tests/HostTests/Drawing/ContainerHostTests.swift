import Armature
import ArmatureUI
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("The host draws containers, layers and dialogs within each other")
struct ContainerHostTests {
  nonisolated private static let plays = Play.all(
    """
    tabs, each with its stack and its sheet, which are kept while it is hidden [tabs]
      = Root, tabs [Home]/More, home.push 1 = Root > Page 1, tab More = Root, tabs Home/[More],
      open /home/page/1/page/2 = Root > Page 1 > Page 2, tabs [Home]/More, back = Root > Page 1, at /home/page/1,
      home.show s1 = Root > Page 1 | sheet: Sheet 1, select more = Root, select home = Root > Page 1 | sheet: Sheet 1,
      home.dismiss, tab Home = Root, at /home
    a tab that was hidden is drawn again when its screen changes [tabs]
      home.push 1 & home.push 2, select more, more.push 3, select home, home.note seven, has seven, home.goBack,
      home.note eight, has eight
    a tab is removed while a page is pushed in it [tabs]
      home.push 1 + home.push 2 + home.push 3 & update & bar more & more.push 4 + more.push 5 = Root > Page 4 > Page 5,
      bar home more & select home & home.push 6 + home.push 7 = Root > Page 6 > Page 7,
      select more = Root > Page 4 > Page 5
    pages in a tab within a tab, also out of the bar, are there again [nestedTabs forms]
      home.push 1 + home.push 2 = Root > Page 1 > Page 2, fill Own kept, select more, outer.select more,
      outer.select nested, select home = Root > Page 1 > Page 2, field Own kept, hide home = Root, unhide home,
      select home = Root > Page 1 > Page 2
    another root, and another tab's view, have states of their own [tabs forms]
      fill Own one, select more, field Own, fill Own two, select home & home.push 1, field Own, has Page 1, home.goBack,
      field Own one, home.refresh, field Own one, home.set 5, field Own, has Page 5, select more, field Own two
    a sheet is presented beneath a cover
      set tabs, show c3 = Root | cover: Cover 3, home.show s1 = Root | sheet: Sheet 1 | cover: Cover 3,
      dismiss = Root | sheet: Sheet 1
    tabs in a sheet
      show tabs sheet, home.push 1 = Root | sheet: Root > Page 1, tabs [Home]/More, tab More,
      more.show c2 = Root | sheet: Root | cover: Cover 2, hide more = Root | sheet: Root > Page 1, tabs [Home],
      unhide more & select more = Root | sheet: Root | cover: Cover 2, dismissAll = Root
    signing in replaces a screen with tabs, and signing out restores it
      push 1, show 2 sheet, set tabs = Root, tabs [Home]/More, push 3, tap Back, set root = Root, tabs
    a container replaces the only screen and is replaced by it [wide]
      set split, set root = Root, tabs , set tabs = Root, tabs [Home]/More, set root = Root, tabs , set split,
      has Nothing is chosen yet., show root sheet, set root & show root sheet = Root | sheet: Root
    a container that replaces another one has views of its own [forms]
      set tabs, home.push 1 + home.push 2, fill Own old, select more, fill Own old, set tabs = Root, field Own,
      home.push 1 + home.push 2 = Root > Page 1 > Page 2, select more, field Own
    a container is replaced while pages are pushed in it
      set tabs, home.push 1 + home.push 2 + home.push 3 & update & set tabs & home.push 4 + home.push 5 = Root > Page 4
      > Page 5
    tabs with pages take the place of pages that are on their way [forms]
      push 1 + push 2 & update & set tabs & home.push 3 + home.push 4 & push 5, has Page 5,
      goBack = Root > Page 3 > Page 4
    columns are drawn only when the pages above are gone [forms wide]
      push 1 & update & set split, has Root, set root & push 1, show s2, set split, has Root
    tabs over tabs have a button to go back [forms]
      set tabs, fill Own below, push tabs, fill Own above, push 1, has Page 1, tap Back, field Own above, tap Back,
      field Own below
    the pages of a container of the app's own have views of their own [pager forms]
      fill Own one, turn two, field Own, top.push 1 + top.push 2, turn one = Root, turn two = Root > Page 1 > Page 2
    another detail is drawn anew, with its pages [library forms wide]
      detail root, fill Own old, close + detail root = Root, field Own, fill Own old,
      close + detail root + detail.push 0 + detail.push 1 = Root > Page 0 > Page 1, field Own, fill Own old,
      close + detail root + detail.push 0 + detail.push 1 = Root > Page 0 > Page 1, field Own
    a split view in a narrow window is one stack, in a wide one columns [columns no-macOS]
      detail 7, detail.push 8 = Root > Page 7 > Page 8, back & back = Root, at /, detail 7, unfold, has Next, close,
      has Nothing is chosen yet.
    a split view in a tab, resized while it is shown and while it is hidden [wideTabs no-macOS wide]
      detail 7 = Page 7, fold = Root > Page 7, select home, unfold, select wide, tabs [Wide]/Home,
      detail.push 8 = Page 7 > Page 8, back = Page 7
    """)

  @Test("in steps", arguments: Play.each(plays))
  private func steps(_ play: Play, _ generation: Generation) async throws { try await play(on: generation) }

  nonisolated private static let above = ["tabs", "split", "pager"].flatMap { container in
    Play.all(
      """
      a page over a container leaves the state of its views, and has a button to go back: \(container) [forms wide]
        set \(container), fill Own kept, push 0, ends cover: Page 0, field Own, tap Back, field Own kept,
        push 0 & push 1, ends cover: Page 0 > Page 1, field Own, back, tap Back, field Own kept
      """)
  }

  @Test("a page over it", arguments: Play.each(above))
  private func pages(_ play: Play, _ generation: Generation) async throws { try await play(on: generation) }

  @Test("a page over tabs may not be left if its flow says so, and its view may close it", arguments: Generation.tested)
  func leavingPages(_ generation: Generation) async throws {
    struct Closing: View {
      @Environment(\.presentationMode) private var mode
      var body: some View { Button("Close") { mode.wrappedValue.dismiss() } }
    }
    let flow = PageFlow(root: .tabs)
    let stage = try Stage(flow, generation) { page, _ in
      if page == .page(1) { Closing() } else { WireframeView() }
    }
    await stage.does { flow.push(.page(1)) }
    for mayLeave in [false, true] {
      flow.mayLeave = mayLeave
      for button in ["Back", "Close"] {
        if flow.routes.isEmpty { flow.push(.page(1)) }
        await stage.rest()
        await stage.does { $0.tap(button) }
        #expect(flow.routes.isEmpty == mayLeave && stage.window.texts.contains("Close") != mayLeave)
      }
    }
    #expect(stage.failures == [])
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
    await stage.does { tabs.refresh() }
    let mistake = "the tab “authors” has no image: give its TabItem both, since a bar may show only one of them"
    #expect(mistakes == [mistake] && stage.failures == [] && stage.window.tooNew == [])
  }

  @Test("the first section makes no other tab anew", arguments: Generation.tested)
  func firstSection(_ generation: Generation) async throws {
    let tabs = TabCoordinator<ShelfTab>([.home])
    let scene = try FlowScene(root: tabs)
    let stage = await Stage(generation) {
      CoordinatorView(scene).views(for: Page.self) { _, _ in Draft(name: "Draft") }
    }.atRest()
    await stage.says("Draft 1") { $0.tap("Draft 0") }
    await stage.says("Draft 1") { _ in tabs.setTabs([.home, .books]) }
    await stage.says("Draft 1") { _ in tabs.setTabs([.home]) }
    #expect(stage.failures == [])
  }

  private enum ShelfTab: Armature.Tab {
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
  private final class LoyalTabs: TabCoordinator<PageTab> {
    var mayLeave = false
    override func userSelects(_ tab: PageTab) -> Bool { (mayLeave || tab == selected) && super.userSelects(tab) }
  }

  @Test("a tab that the flow refuses does not stay selected", arguments: Generation.tested)
  func refusedTab(_ generation: Generation) async throws {
    let tabs = LoyalTabs([.home, .more])
    let stage = await Stage(try FlowScene(root: tabs), generation).atRest()
    for isLeft in [false, false, true] {
      tabs.mayLeave = isLeft
      await stage.does { $0.select(tab: "More") }
      #expect(stage.window.tabs == (isLeft ? ["Home", "[More]"] : ["[Home]", "More"]) && stage.failures == [])
    }
  }

  #if !ARMATURE_AS_MACOS
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
