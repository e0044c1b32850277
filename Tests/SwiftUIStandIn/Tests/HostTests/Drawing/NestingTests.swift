import Armature
import ArmatureUI
import Foundation
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("Containers that come, go and change with pages in them")
struct NestingTests {
  private func stage(_ scene: FlowScene, _ generation: Generation) -> Stage {
    Stage(generation, .regular) {
      CoordinatorView(scene).views(for: Nesting.self) { destination, _ in
        Form(name: "\(destination)").navigationTitle("\(destination)")
      }
    }
  }

  private func push(_ pages: Int..., in flow: AnyCoordinator?) throws {
    let flow = try #require(flow as? NestingFlow)
    try flow.scene?.batch { for page in pages { flow.push(.page(page)) } }
  }

  @Test("pages in a tab within a tab stay while both are hidden", arguments: Generation.tested)
  func tabsInTabs(_ generation: Generation) async throws {
    let outer = NestingTabs([.one, .two])
    outer.roots[.one] = .tabs
    let stage = stage(try FlowScene(root: outer), generation)
    let inner = try #require(outer.flow(of: .one)?.children.first as? NestingTabs)
    try push(1, 2, in: inner.flow(of: .one))
    await stage.rest()
    #expect(stage.window.outline == "start > page(1) > page(2)")
    stage.window.fill("Own", with: "kept")
    inner.select(.two)
    await stage.rest()
    outer.select(.two)
    await stage.rest()
    outer.select(.one)
    await stage.rest()
    inner.select(.one)
    await stage.rest()
    #expect(stage.window.fields["Own"] == "kept" && stage.window.outline == "start > page(1) > page(2)")
    #expect(stage.window.failures == [])
  }

  @Test("a tab that was not in the bar shows its pages again", arguments: Generation.tested)
  func hiddenTab(_ generation: Generation) async throws {
    let tabs = NestingTabs([.one, .two])
    let stage = stage(try FlowScene(root: tabs), generation)
    await stage.rest()
    try push(1, 2, in: tabs.flow(of: .one))
    await stage.rest()
    tabs.hide(.one)
    await stage.rest()
    #expect(stage.window.outline == "start")
    tabs.unhide(.one)
    await stage.rest()
    tabs.select(.one)
    await stage.rest()
    #expect(stage.window.outline == "start > page(1) > page(2)" && stage.window.failures == [])
  }

  @Test("the pages of a container of the app's own have views of their own", arguments: Generation.tested)
  func pager(_ generation: Generation) async throws {
    let pager = NestingPager(names: ["one", "two"])
    let stage = stage(try FlowScene(root: pager), generation)
    await stage.rest()
    stage.window.fill("Own", with: "one")
    pager.show("two")
    await stage.rest()
    #expect(stage.window.fields["Own"] == "")
    try push(1, 2, in: pager.visibleFlow)
    await stage.rest()
    pager.show("one")
    await stage.rest()
    #expect(stage.window.outline == "start")
    pager.show("two")
    await stage.rest()
    #expect(stage.window.outline == "start > page(1) > page(2)" && stage.window.failures == [])
  }

  @Test("another detail is drawn anew, with its pages", arguments: Generation.tested)
  func detail(_ generation: Generation) async throws {
    let split = NestingColumns(sidebar: NestingFlow(root: .sheet(1)))
    let scene = try FlowScene(root: split)
    let stage = Stage(generation, .regular) {
      CoordinatorView(scene).views(for: Nesting.self) { destination, _ in
        if destination == .sheet(1) {
          WireframeView()
        } else {
          Form(name: "\(destination)").navigationTitle("\(destination)")
        }
      }
    }
    await stage.rest()
    split.showDetail(.start)
    await stage.rest()
    for pages in [0, 2, 2] {
      stage.window.fill("Own", with: "old")
      try scene.batch {
        split.closeDetail()
        split.showDetail(.start)
        for page in 0..<pages { split.detail?.push(.page(page)) }
      }
      await stage.rest()
      #expect(stage.window.fields["Own"] == "")
      #expect(stage.window.outline == ["start", "page(0)", "page(1)"].prefix(pages + 1).joined(separator: " > "))
    }
    #expect(stage.window.failures == [])
  }

  @Test("a container that replaces another one has views of its own", arguments: Generation.tested)
  func anotherContainer(_ generation: Generation) async throws {
    let flow = NestingFlow(root: .tabs)
    let stage = stage(try FlowScene(root: flow), generation)
    await stage.rest()
    let tabs = try #require(flow.children.first as? NestingTabs)
    try push(1, 2, in: tabs.flow(of: .one))
    await stage.rest()
    stage.window.fill("Own", with: "old")
    tabs.select(.two)
    await stage.rest()
    stage.window.fill("Own", with: "old")
    flow.setRoot(.tabs)
    await stage.rest()
    #expect(stage.window.fields["Own"] == "" && stage.window.outline == "start")
    let next = try #require(flow.children.first as? NestingTabs)
    try push(1, 2, in: next.flow(of: .one))
    await stage.rest()
    #expect(stage.window.outline == "start > page(1) > page(2)")
    next.select(.two)
    await stage.rest()
    #expect(stage.window.fields["Own"] == "" && stage.window.failures == [])
  }

  @Test("a container is replaced while pages are pushed in it", arguments: Generation.tested)
  func replacedUnderWay(_ generation: Generation) async throws {
    let flow = NestingFlow(root: .tabs)
    let stage = stage(try FlowScene(root: flow), generation)
    await stage.rest()
    try push(1, 2, 3, in: flow.children.first?.children.first)
    stage.window.update()
    flow.setRoot(.tabs)
    try push(4, 5, in: flow.children.first?.children.first)
    await stage.rest()
    #expect(stage.window.outline == "start > page(4) > page(5)" && stage.window.failures == [])
  }

  @Test("tabs and pages over them come under pages that are on their way", arguments: Generation.tested)
  func tabsUnderPages(_ generation: Generation) async throws {
    let flow = NestingFlow(root: .start)
    let stage = stage(try FlowScene(root: flow), generation)
    await stage.rest()
    try push(1, 2, in: flow)
    stage.window.update()
    flow.setRoot(.tabs)
    let tabs = try #require(flow.children.first as? NestingTabs)
    try push(3, 4, in: tabs.flow(of: .one))
    flow.push(.page(5))
    await stage.rest()
    #expect(stage.window.texts.contains("page(5)"))
    flow.goBack()
    await stage.rest()
    #expect(stage.window.outline == "start > page(3) > page(4)" && stage.window.failures == [])
  }

  @Test("columns come only when the pages above are gone", arguments: Generation.tested)
  func columnsUnderPages(_ generation: Generation) async throws {
    let flow = NestingFlow(root: .start)
    let stage = stage(try FlowScene(root: flow), generation)
    for hasSheet in [false, true] {
      flow.setRoot(.start)
      await stage.rest()
      flow.push(.page(1))
      if hasSheet {
        flow.show(.sheet(2))
        await stage.rest()
      } else {
        stage.window.update()
      }
      flow.setRoot(.split)
      await stage.rest()
      #expect(flow.children.first is NestingColumns && stage.window.texts.contains("start"))
    }
    #expect(stage.window.failures == [])
  }

  @Test("pages are pushed over tabs that have pages", arguments: Generation.tested)
  func pushedOver(_ generation: Generation) async throws {
    let flow = NestingFlow(root: .tabs)
    let stage = stage(try FlowScene(root: flow), generation)
    let tabs = try #require(flow.children.first as? NestingTabs)
    try push(1, 2, in: tabs.flow(of: .one))
    await stage.rest()
    flow.push(.page(3))
    await stage.rest()
    #expect(stage.window.texts.contains("page(3)"))
    flow.goBack()
    await stage.rest()
    #expect(stage.window.outline == "start > page(1) > page(2)" && stage.window.failures == [])
  }

  @Test(
    "a page over a container leaves the state of the container's views, and has a button to go back",
    arguments: Generation.tested, [Nesting.tabs, .split, .pager])
  func stateBelow(_ generation: Generation, _ container: Nesting) async throws {
    let flow = NestingFlow(root: container)
    let stage = stage(try FlowScene(root: flow), generation)
    await stage.rest()
    stage.window.fill("Own", with: "kept")
    for depth in [1, 2] {
      for page in 0..<depth { flow.push(.page(page)) }
      await stage.rest()
      #expect(stage.window.outline.hasSuffix("\(generation.cover): page(0)\(depth == 2 ? " > page(1)" : "")"))
      #expect(stage.window.fields["Own"] == "")
      if depth == 2 {
        #expect(stage.window.back())
        await stage.rest()
      }
      #expect(stage.window.tap("Back"))
      await stage.rest()
      #expect(flow.routes.isEmpty && stage.window.fields["Own"] == "kept")
    }
    #expect(stage.window.failures == [])
  }

  @Test("tabs over tabs have a button to go back", arguments: Generation.tested)
  func tabsOverTabs(_ generation: Generation) async throws {
    let flow = NestingFlow(root: .tabs)
    let stage = stage(try FlowScene(root: flow), generation)
    await stage.rest()
    stage.window.fill("Own", with: "below")
    flow.push(.tabs)
    await stage.rest()
    stage.window.fill("Own", with: "above")
    flow.push(.page(1))
    await stage.rest()
    #expect(stage.window.texts.contains("page(1)") && stage.window.tap("Back"))
    await stage.rest()
    #expect(stage.window.fields["Own"] == "above" && stage.window.tap("Back"))
    await stage.rest()
    #expect(stage.window.fields["Own"] == "below" && flow.routes.isEmpty && stage.window.failures == [])
  }

  @Test("a page over tabs may not be left if its flow says so, and its view may close it", arguments: Generation.tested)
  func leavingPages(_ generation: Generation) async throws {
    struct Closing: View {
      @Environment(\.presentationMode) private var mode
      var body: some View { Button("Close") { mode.wrappedValue.dismiss() } }
    }
    let flow = NestingFlow(root: .tabs)
    let scene = try FlowScene(root: flow)
    let stage = Stage(generation) {
      CoordinatorView(scene).views(for: Nesting.self) { destination, _ in
        if destination == .page(1) { Closing() } else { WireframeView() }
      }
    }
    flow.push(.page(1))
    await stage.rest()
    for mayLeave in [false, true] {
      flow.mayLeave = mayLeave
      for button in ["Back", "Close"] {
        if flow.routes.isEmpty { flow.push(.page(1)) }
        await stage.rest()
        #expect(stage.window.tap(button))
        await stage.rest()
        #expect(flow.routes.isEmpty == mayLeave && stage.window.texts.contains("Close") != mayLeave)
      }
    }
    #expect(stage.window.failures == [])
  }

  @Test("a tab goes while a page is pushed in it", arguments: Generation.tested)
  func tabGoes(_ generation: Generation) async throws {
    let tabs = NestingTabs([.one, .two])
    let stage = stage(try FlowScene(root: tabs), generation)
    await stage.rest()
    try push(1, 2, 3, in: tabs.flow(of: .one))
    stage.window.update()
    tabs.setTabs([.two])
    try push(4, 5, in: tabs.flow(of: .two))
    await stage.rest()
    #expect(stage.window.outline == "start > page(4) > page(5)")
    tabs.setTabs([.one, .two])
    tabs.select(.one)
    try push(6, 7, in: tabs.flow(of: .one))
    await stage.rest()
    #expect(stage.window.outline == "start > page(6) > page(7)")
    tabs.select(.two)
    await stage.rest()
    #expect(stage.window.outline == "start > page(4) > page(5)" && stage.window.failures == [])
  }

  @Test("an app that goes away before its window has started draws it when it is back", arguments: Generation.tested)
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
    stage.window.move(to: .background)
    await stage.rest()
    #expect(stage.window.outline == "0")
    stage.window.move(to: .active)
    await stage.rest()
    #expect(stage.window.outline == "0 > 1" && stage.window.failures == [])
  }
}
