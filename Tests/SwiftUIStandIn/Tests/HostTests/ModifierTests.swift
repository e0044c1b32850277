import Armature
import Foundation
import Testing

// @testable: a test on a Mac hears the columns that SwiftUI writes.
@testable import ArmatureUI
// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("An app gives the host a modifier")
struct ModifierTests {
  nonisolated static let withDetents = Generation.tested.filter { $0 >= .iOS16 }

  @Test(
    "for a sheet, which has it in its first frame, and for the sheet of a flow that it opens", arguments: withDetents)
  func layer(_ generation: Generation) async throws {
    let flow = PageFlow()
    var detents: [Set<PresentationDetent>] = []
    let stage = await Stage(try FlowScene(root: flow), generation) { window in
      if window.outline.contains("sheet") { detents.append(window.detents) }
    }.atRest()
    await stage.shows("Root | sheet: Page 101") { flow.show(.flow(1), as: .sheet) }
    #expect(!detents.isEmpty && detents.allSatisfy { $0 == [.large] })
    // What is pushed is no root.
    await stage.shows("Root | sheet: Page 101 > Page 2") { (flow.children.first as? PageFlow)?.push(.page(2)) }
    #expect(stage.window.detents == [.large])
    await stage.does { flow.dismiss() }
    for (page, isModified) in [(Page.page(2), false), (.page(101), true)] {
      await stage.does { flow.dismissAll() }
      await stage.shows("Root | sheet: \(page.title)") { flow.show(page, as: .sheet) }
      #expect(stage.window.detents == (isModified ? [.large] : []) && stage.window.tooNew == [])
    }
  }

  @Test("for tabs, which keep their stacks", arguments: Generation.tested)
  func tabs(_ generation: Generation) async throws {
    let tabs = ShopTabs([.home, .more])
    let stage = await Stage(try FlowScene(root: tabs), generation).atRest()
    #expect(stage.window.texts.contains("Accessory of 2 tabs") && stage.window.tabs == ["[Home]", "More"])
    (tabs.flow(of: .home) as? PageFlow)?.push(.page(1))
    await stage.shows("Root > Page 1") { tabs.setTabs([.home]) }
    #expect(stage.window.texts.contains("Accessory of 1 tabs"))
  }

  @Test("for columns: all of them, each one, and those that are visible", arguments: withDetents)
  func columns(_ generation: Generation) async throws {
    let library = ShopColumns(sidebar: PageFlow())
    library.showDetail(.page(7))
    let stage = await Stage(try FlowScene(root: library), generation, .regular).atRest()
    #expect(stage.window.texts.contains("Inspector"))
    #expect(stage.window.texts.filter { $0.hasPrefix("column") } == ["column sidebar", "column detail"])
    library.shown = .detailOnly
    await stage.does { library.refresh() }
    #expect(stage.window.texts.filter { $0.hasPrefix("column") } == ["column detail"])
    #expect(stage.failures == [] && stage.window.tooNew == [])
  }

  @Test(
    "and a test hears the columns that the system writes",
    arguments: Generation.tested.filter { $0 >= .iOS17 && $0 != .macOS })
  func listener(_ generation: Generation) async throws {
    let library = ShopColumns(sidebar: PageFlow())
    library.showDetail(.page(7))
    var heard: [NavigationSplitViewColumn] = []
    let scene = try FlowScene(root: library)
    let stage = await Stage(generation, .compact) {
      CoordinatorView(scene).environment(\.columnListener, ColumnListener { heard.append($0) })
    }.atRest()
    #expect(heard == [])
    await stage.does { stage.window.back() }
    #expect(heard == [.sidebar] && library.detail == nil)
  }
}

private final class ShopTabs: TabCoordinator<PageTab>, ModifiesTabs {
  func modified(tabs: AnyView) -> some View {
    VStack {
      tabs
      Text("Accessory of \(shownTabs.count) tabs")
    }
  }
}

private final class ShopColumns: SplitCoordinator<Page, Page> {
  var shown: NavigationSplitViewVisibility?
  override func detailFlow(for destination: Page) -> Coordinator<Page> { PageFlow(root: destination) }
}

extension ShopColumns: ModifiesColumns {
  fileprivate var columnVisibility: Binding<NavigationSplitViewVisibility>? {
    shown.map { visibility in Binding(get: { visibility }, set: { _ in }) }
  }

  fileprivate func modified(columns: AnyView) -> some View {
    VStack {
      columns
      Text("Inspector")
    }
  }

  fileprivate func modified(column: AnyView, _ name: SplitColumn) -> some View {
    VStack {
      column
      Text("column \(String(describing: name))")
    }
  }
}

extension Page: ModifiesLayer {
  func modified(layer: AnyView, in flow: PageFlow) -> some View {
    if case .page(101) = self, #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
      layer.presentationDetents([.large])
    } else {
      layer
    }
  }
}
