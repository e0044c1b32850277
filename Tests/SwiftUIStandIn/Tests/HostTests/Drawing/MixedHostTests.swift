import Armature
import ArmatureUI
import Foundation
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("Containers, layers and dialogs within each other")
struct MixedHostTests {
  @Test("a sheet is presented beneath a cover", arguments: Generation.tested)
  func beneath(_ generation: Generation) async throws {
    let flow = PageFlow(root: .tabs)
    let stage = Stage(try FlowScene(root: flow), generation)
    let bar = try #require(flow.children.first as? PageTabs)
    await stage.shows("Root | \(generation.cover): Cover 3") { flow.show(.cover(3)) }
    await stage.shows("Root | sheet: Sheet 1 | \(generation.cover): Cover 3") { bar.pages(.home)?.show(.sheet(1)) }
    await stage.shows("Root | sheet: Sheet 1") { flow.dismiss() }
  }

  @Test("another root, and another tab's view, have states of their own", arguments: Generation.tested)
  func states(_ generation: Generation) async throws {
    let bar = PageTabs([.home, .more])
    let stage = try await Stage(bar, generation) { page, _ in Form(name: "\(page)") }.atRest()
    let window = stage.window
    window.fill("Own", with: "one")
    await stage.does { bar.select(.more) }
    #expect(window.fields["Own"] == "")
    window.fill("Own", with: "two")
    await stage.does {
      bar.select(.home)
      bar.pages(.home)?.push(.page(1))
    }
    #expect(window.fields["Own"] == "" && window.texts.contains("page(1)"))
    await stage.does { bar.pages(.home)?.goBack() }
    #expect(window.fields["Own"] == "one")
    await stage.does { bar.pages(.home)?.refresh() }
    #expect(window.fields["Own"] == "one")
    await stage.does { bar.pages(.home)?.setRoot(.page(5)) }
    #expect(window.fields["Own"] == "" && window.texts.contains("page(5)"))
    await stage.does { bar.select(.more) }
    #expect(window.fields["Own"] == "two" && window.failures == [])
  }

  @Test("tabs in a sheet", arguments: Generation.tested)
  func tabsInSheet(_ generation: Generation) async throws {
    let flow = PageFlow()
    let stage = Stage(try FlowScene(root: flow), generation)
    await stage.does { flow.show(.tabs, as: .sheet) }
    let bar = try #require(flow.children.last as? PageTabs)
    await stage.shows("Root | sheet: Root > Page 1") { bar.pages(.home)?.push(.page(1)) }
    #expect(stage.window.tabs == ["[Home]", "More"])
    await stage.does { $0.select(tab: "More") }
    let covered = "Root | sheet: Root | \(generation.cover): Cover 2"
    await stage.shows(covered) { bar.pages(.more)?.show(.cover(2)) }
    await stage.shows("Root | sheet: Root > Page 1") { bar.hide(.more) }
    #expect(stage.window.tabs == ["[Home]"])
    await stage.shows(covered) {
      bar.unhide(.more)
      bar.select(.more)
    }
    await stage.shows("Root") { flow.dismissAll() }
  }

  @Test("signing in replaces a screen with tabs, and signing out restores it", arguments: Generation.tested)
  func signIn(_ generation: Generation) async throws {
    let flow = PageFlow()
    let stage = Stage(try FlowScene(root: flow), generation)
    flow.push(.page(1))
    await stage.does { flow.show(.page(2), as: .sheet) }
    await stage.shows("Root") { flow.setRoot(.tabs) }
    #expect(stage.window.tabs == ["[Home]", "More"])
    await stage.does { flow.push(.page(3)) }
    #expect(stage.window.title == "Page 3")
    await stage.does { $0.tap("Back") }
    await stage.shows("Root") { flow.setRoot(.root) }
    #expect(stage.window.tabs == [])
  }

  @Test("a container replaces the only screen and is replaced by it", arguments: Generation.tested)
  func onlyScreen(_ generation: Generation) async throws {
    let flow = PageFlow()
    let stage = await Stage(try FlowScene(root: flow), generation, .regular).atRest()
    for root in [Page.split, .root, .tabs, .root, .split] {
      await stage.does { flow.setRoot(root) }
      #expect(root == .split || stage.window.outline == "Root")
      #expect((stage.window.tabs == []) == (root != .tabs))
    }
    #expect(stage.window.texts.contains("Nothing is chosen yet."))
    await stage.does { flow.show(.root, as: .sheet) }
    await stage.shows("Root | sheet: Root") {
      flow.setRoot(.root)
      flow.show(.root, as: .sheet)
    }
  }

  #if !ARMATURE_AS_MACOS
    @Test("a split view in a tab, resized while it is shown and while it is hidden")
    func splitInTab() async throws {
      let bar = PageTabs([.wide, .home])
      let stage = await Stage(try FlowScene(root: bar), .newest, .regular).atRest()
      let library = try #require(bar.flow(of: .wide) as? PageColumns)
      await stage.does { library.showDetail(.page(7)) }
      #expect(!library.isCollapsed)
      await stage.shows("Root > Page 7") { $0.resize(.compact) }
      #expect(library.isCollapsed)
      await stage.does { bar.select(.home) }
      await stage.does { $0.resize(.regular) }
      await stage.does { bar.select(.wide) }
      #expect(!library.isCollapsed && stage.window.tabs == ["[Wide]", "Home"])
      await stage.shows("Page 7 > Page 8") { library.detail?.push(.page(8)) }
      await stage.shows("Page 7") { $0.back() }
    }
  #endif

  @Test("an alert's action asks again or presents at once", arguments: AnswerOrder.allCases)
  func chains(_ order: AnswerOrder) async throws {
    for generation in Generation.tested {
      let flow = PageFlow()
      let stage = Stage(try FlowScene(root: flow), generation)
      stage.window.answerOrder = order
      /// Asks, and taps a button of the question.
      func answer(_ number: Int, as style: Armature.PresentationStyle = .alert, _ button: String) async {
        await stage.does { flow.show(.ask(number), as: style) }
        stage.window.tap(button)
        await stage.turn()
        await stage.rest()
      }
      flow.show(.page(1), as: .sheet)
      await answer(1, "Again")
      #expect(flow.routes.map(\.destination) == [.page(1), .ask(2)], "\(generation)")
      #expect(stage.window.texts.contains("Ask 2"), "\(generation)")
      await stage.does { flow.dismiss() }
      await answer(7, "Present")
      await stage.shows("Root | sheet: Page 1 | sheet: Page 7")
      await answer(2, as: .dialog, "Go")
      await stage.shows("Root | sheet: Page 1 | sheet: Page 7 > Page 2")
    }
  }
}
