import Armature
import ArmatureUI
import Foundation
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("Containers that are added, removed and changed with pages in them")
struct NestingTests {
  private let flow = PageFlow()
  private let tabs = PageTabs([.home, .more])

  private func stage(_ root: AnyCoordinator, _ generation: Generation) async throws -> Stage {
    try await Stage(root, generation, .regular) { page, _ in
      if page == .sheet(1) { WireframeView() } else { Form(name: "\(page)").navigationTitle("\(page)") }
    }.atRest()
  }

  private func push(_ pages: Int..., in flow: AnyCoordinator?) throws {
    let flow = try #require(flow as? PageFlow)
    try flow.scene?.batch { for page in pages { flow.push(.page(page)) } }
  }

  private let pages = "root > page(1) > page(2)"

  @Test("pages in a tab within a tab, also out of the bar, are there again", arguments: Generation.tested)
  func tabsInTabs(_ generation: Generation) async throws {
    let tabs = PageTabs([.nested, .more])
    let stage = try await stage(tabs, generation)
    let inner = try #require(tabs.flow(of: .nested)?.children.first as? PageTabs)
    try await stage.shows(pages) { try push(1, 2, in: inner.flow(of: .home)) }
    stage.window.fill("Own", with: "kept")
    await stage.does { inner.select(.more) }
    await stage.does { tabs.select(.more) }
    await stage.does { tabs.select(.nested) }
    await stage.shows(pages) { inner.select(.home) }
    #expect(stage.window.fields["Own"] == "kept")
    await stage.shows("root") { inner.hide(.home) }
    await stage.does { inner.unhide(.home) }
    await stage.shows(pages) { inner.select(.home) }
  }

  @Test("the pages of a container of the app's own have views of their own", arguments: Generation.tested)
  func pager(_ generation: Generation) async throws {
    let pager = PagePager(names: ["one", "two"])
    let stage = try await stage(pager, generation)
    stage.window.fill("Own", with: "one")
    await stage.does { pager.show("two") }
    #expect(stage.window.fields["Own"] == "")
    try await stage.does { try push(1, 2, in: pager.visibleFlow) }
    await stage.shows("root") { pager.show("one") }
    await stage.shows(pages) { pager.show("two") }
  }

  @Test("another detail is drawn anew, with its pages", arguments: Generation.tested)
  func detail(_ generation: Generation) async throws {
    let split = PageColumns(sidebar: PageFlow(root: .sheet(1)))
    let stage = try await stage(split, generation)
    await stage.does { split.showDetail(.root) }
    for pages in [0, 2, 2] {
      stage.window.fill("Own", with: "old")
      let outline = ["root", "page(0)", "page(1)"].prefix(pages + 1).joined(separator: " > ")
      try await stage.shows(outline) {
        try split.scene?.batch {
          split.closeDetail()
          split.showDetail(.root)
          for page in 0..<pages { split.detail?.push(.page(page)) }
        }
      }
      #expect(stage.window.fields["Own"] == "")
    }
  }

  @Test("a container that replaces another one has views of its own", arguments: Generation.tested)
  func anotherContainer(_ generation: Generation) async throws {
    flow.setRoot(.tabs)
    let stage = try await stage(flow, generation)
    let tabs = try #require(flow.children.first as? PageTabs)
    try await stage.does { try push(1, 2, in: tabs.pages(.home)) }
    stage.window.fill("Own", with: "old")
    await stage.does { tabs.select(.more) }
    stage.window.fill("Own", with: "old")
    await stage.shows("root") { flow.setRoot(.tabs) }
    #expect(stage.window.fields["Own"] == "")
    let next = try #require(flow.children.first as? PageTabs)
    try await stage.shows(pages) { try push(1, 2, in: next.flow(of: .home)) }
    await stage.does { next.select(.more) }
    #expect(stage.window.fields["Own"] == "" && stage.failures == [])
  }

  @Test("a container is replaced while pages are pushed in it", arguments: Generation.tested)
  func replacedUnderWay(_ generation: Generation) async throws {
    flow.setRoot(.tabs)
    let stage = try await stage(flow, generation)
    try push(1, 2, 3, in: flow.children.first?.children.first)
    stage.window.update()
    flow.setRoot(.tabs)
    try await stage.shows("root > page(4) > page(5)") {
      try push(4, 5, in: flow.children.first?.children.first)
    }
  }

  @Test("tabs with pages take the place of pages that are on their way", arguments: Generation.tested)
  func tabsUnderPages(_ generation: Generation) async throws {
    let stage = try await stage(flow, generation)
    try push(1, 2, in: flow)
    stage.window.update()
    flow.setRoot(.tabs)
    let tabs = try #require(flow.children.first as? PageTabs)
    try push(3, 4, in: tabs.flow(of: .home))
    await stage.does { flow.push(.page(5)) }
    #expect(stage.window.texts.contains("page(5)"))
    await stage.shows("root > page(3) > page(4)") { flow.goBack() }
  }

  @Test("columns are drawn only when the pages above are gone", arguments: Generation.tested)
  func columnsUnderPages(_ generation: Generation) async throws {
    let stage = try await stage(flow, generation)
    for hasSheet in [false, true] {
      await stage.does { flow.setRoot(.root) }
      flow.push(.page(1))
      if hasSheet { await stage.does { flow.show(.sheet(2)) } } else { stage.window.update() }
      await stage.does { flow.setRoot(.split) }
      #expect(flow.children.first is PageColumns && stage.window.texts.contains("root") && stage.failures == [])
    }
  }

  @Test(
    "a page over a container leaves the state of the container's views, and has a button to go back",
    arguments: Generation.tested, [Page.tabs, .split, .pager])
  func stateBelow(_ generation: Generation, _ container: Page) async throws {
    flow.setRoot(container)
    let stage = try await stage(flow, generation)
    stage.window.fill("Own", with: "kept")
    for depth in [1, 2] {
      await stage.does { for page in 0..<depth { flow.push(.page(page)) } }
      #expect(stage.window.outline.hasSuffix("\(generation.cover): page(0)\(depth == 2 ? " > page(1)" : "")"))
      #expect(stage.window.fields["Own"] == "")
      if depth == 2 { await stage.does { $0.back() } }
      await stage.does { $0.tap("Back") }
      #expect(flow.routes.isEmpty && stage.window.fields["Own"] == "kept" && stage.failures == [])
    }
  }

  @Test("tabs over tabs have a button to go back", arguments: Generation.tested)
  func tabsOverTabs(_ generation: Generation) async throws {
    flow.setRoot(.tabs)
    let stage = try await stage(flow, generation)
    stage.window.fill("Own", with: "below")
    await stage.does { flow.push(.tabs) }
    stage.window.fill("Own", with: "above")
    await stage.does { flow.push(.page(1)) }
    #expect(stage.window.texts.contains("page(1)"))
    for text in ["above", "below"] {
      await stage.does { $0.tap("Back") }
      #expect(stage.window.fields["Own"] == text)
    }
    #expect(flow.routes.isEmpty && stage.failures == [])
  }

  @Test("a page over tabs may not be left if its flow says so, and its view may close it", arguments: Generation.tested)
  func leavingPages(_ generation: Generation) async throws {
    struct Closing: View {
      @Environment(\.presentationMode) private var mode
      var body: some View { Button("Close") { mode.wrappedValue.dismiss() } }
    }
    flow.setRoot(.tabs)
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

  @Test("a tab is removed while a page is pushed in it", arguments: Generation.tested)
  func tabGoes(_ generation: Generation) async throws {
    let stage = try await stage(tabs, generation)
    try push(1, 2, 3, in: tabs.flow(of: .home))
    stage.window.update()
    tabs.setTabs([.more])
    try await stage.shows("root > page(4) > page(5)") { try push(4, 5, in: tabs.flow(of: .more)) }
    tabs.setTabs([.home, .more])
    tabs.select(.home)
    try await stage.shows("root > page(6) > page(7)") { try push(6, 7, in: tabs.flow(of: .home)) }
    await stage.shows("root > page(4) > page(5)") { tabs.select(.more) }
  }

  @Test("an app that is away before its window has started draws it when it is back", arguments: Generation.tested)
  func awayBeforeStart(_ generation: Generation) async throws {
    final class Owner: ObservableObject { @Published var routes = [Route(1)] }
    struct Example: View {
      @ObservedObject var owner: Owner
      var body: some View {
        FlowStack(routes: $owner.routes, ownsNavigation: false) {
          Text("Root").flowDestination(for: Int.self) { Text("Page").navigationTitle("\($0)") }.navigationTitle("0")
        }
      }
    }
    let owner = Owner()
    let stage = Stage(generation) { PlainStack(generation) { Example(owner: owner) } }
    stage.window.update()
    await stage.shows("0") { $0.move(to: .background) }
    await stage.shows("0 > 1") { $0.move(to: .active) }
  }
}
