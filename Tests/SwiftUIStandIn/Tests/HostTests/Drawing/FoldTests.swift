import Armature
import ArmatureUI
import Foundation
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

#if !ARMATURE_AS_MACOS
  @MainActor
  @Suite("A phone that is folded and unfolded")
  struct FoldTests {
    /// A view with state of its own, which is lost when the view is made anew.
    private struct Draft: View {
      let name: String
      @State private var count = 0

      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    /// The systems that draw the columns of a split view as one stack by themselves.
    nonisolated static let folding = Generation.tested.filter { $0 >= .iOS17 }

    private func stage(_ root: AnyCoordinator, _ generation: Generation) async throws -> (Stage, FlowScene) {
      let scene = try FlowScene(root: root)
      let stage = Stage(generation, .regular) {
        CoordinatorView(scene).views(for: Page.self) { page, _ in Draft(name: "\(page)") }
      }
      await stage.rest()
      return (stage, scene)
    }

    @Test("keeps the state of all views in all columns", arguments: folding)
    func state(_ generation: Generation) async throws {
      let library = PageColumns(sidebar: PageFlow())
      let (stage, scene) = try await stage(library, generation)
      library.showDetail(.page(7))
      library.detail?.push(.page(8))
      await stage.rest()
      stage.window.tap("root 0")
      stage.window.tap("page(8) 0")
      let slots = scene.presentation.line.map(\.id)
      for width in [UserInterfaceSizeClass.compact, .regular] {
        stage.window.resize(width)
        await stage.rest()
        #expect(library.isCollapsed == (width == .compact) && scene.presentation.line.map(\.id) == slots)
      }
      #expect(stage.window.texts == ["root 1", "page(8) 1"])
      // The state is there also for a user who goes back while it is folded.
      stage.window.resize(.compact)
      await stage.rest()
      #expect(stage.window.texts == ["page(8) 1"])
      #expect(stage.window.back())
      await stage.rest()
      #expect(stage.window.texts == ["page(7) 0"])
      #expect(stage.window.back())
      await stage.rest()
      #expect(stage.window.texts == ["root 1"] && library.detail == nil)
      #expect(stage.window.failures == [] && stage.window.tooNew == [])
    }

    @Test("keeps a sheet with its state above the columns, and the selected tab", arguments: folding)
    func sheet(_ generation: Generation) async throws {
      let library = PageColumns(sidebar: PageFlow())
      let (stage, scene) = try await stage(FoldedTabs(library), generation)
      library.showDetail(.page(7))
      (library.detail as? PageFlow)?.show(.sheet(1))
      await stage.rest()
      stage.window.tap("sheet(1) 0")
      for width in [UserInterfaceSizeClass.compact, .regular] {
        stage.window.resize(width)
        await stage.rest()
        #expect(stage.window.texts == ["sheet(1) 1"])
      }
      scene.dismiss(try #require(scene.presentation.top.nodes.first?.id))
      await stage.rest()
      #expect(stage.window.texts.contains("page(7) 0") && stage.window.tabs == ["[Library]", "Other"])
      #expect(stage.window.failures == [])
    }

    @Test("keeps the first column when the middle one is filled", arguments: folding)
    func middle(_ generation: Generation) async throws {
      let mail = PageMail(sidebar: PageFlow())
      let (stage, _) = try await stage(mail, generation)
      stage.window.tap("root 0")
      mail.showMiddle(.page(1))
      await stage.rest()
      #expect(stage.window.texts.contains("root 1"))
      stage.window.resize(.compact)
      await stage.rest()
      #expect(stage.window.back())
      await stage.rest()
      #expect(mail.middle == nil && stage.window.texts == ["root 1"] && stage.window.failures == [])
    }

    @Test("keeps a detail that its flow does not let go, and closes it later", arguments: folding)
    func refused(_ generation: Generation) async throws {
      let library = PageColumns(sidebar: PageFlow())
      let (stage, _) = try await stage(library, generation)
      library.showDetail(.page(7))
      let detail = try #require(library.detail as? PageFlow)
      detail.mayLeave = false
      stage.window.resize(.compact)
      await stage.rest()
      // The system's button is hidden, and the host's own asks the flow.
      #expect(!stage.window.back() && stage.window.tap("Back"))
      await stage.rest()
      #expect(library.detail != nil && stage.window.texts.contains("page(7) 0"))
      detail.mayLeave = true
      #expect(stage.window.tap("Back"))
      await stage.rest()
      #expect(library.detail == nil && stage.window.texts == ["root 0"])
      #expect(stage.window.failures == [])
    }

    @Test("comes back from tabs in the detail, unless their flow keeps them", arguments: folding)
    func tabs(_ generation: Generation) async throws {
      let library = TabbedColumns(sidebar: PageFlow())
      let (stage, _) = try await stage(library, generation)
      library.showDetail(.flow(1))
      stage.window.resize(.compact)
      await stage.rest()
      #expect(stage.window.tabs == ["[Home]", "More"] && stage.window.back())
      await stage.rest()
      #expect(library.detail == nil && stage.window.texts == ["root 0"])
      library.showDetail(.flow(1))
      (library.detail as? TabbedDetail)?.mayLeave = false
      await stage.rest()
      #expect(!stage.window.back() && stage.window.tap("Back"))
      await stage.rest()
      #expect(library.detail != nil && stage.window.tabs == ["[Home]", "More"] && stage.window.failures == [])
    }

    @Test("does not stay at an empty column after a choice that was refused", arguments: folding)
    func empty(_ generation: Generation) async throws {
      let (stage, _) = try await stage(PageColumns(sidebar: PageFlow()), generation)
      stage.window.resize(.compact)
      await stage.rest()
      for element in stage.window.screen { if case .split(let state) = element.kind { state.show(1) } }
      stage.window.update()
      await stage.rest()
      #expect(stage.window.texts == ["root 0"] && stage.window.failures == [])
    }

    @Test("shows the place of a link that has come while it was folded", arguments: folding)
    func link(_ generation: Generation) async throws {
      let library = PageColumns(sidebar: PageFlow())
      let (stage, scene) = try await stage(library, generation)
      stage.window.resize(.compact)
      await stage.rest()
      try scene.open("/page/1#page/2/page/3")
      await stage.rest()
      #expect(stage.window.texts == ["page(3) 0"])
      stage.window.resize(.regular)
      await stage.rest()
      #expect(stage.window.texts == ["page(1) 0", "page(3) 0"] && stage.window.failures == [])
    }
  }

  private final class PageMail: ThreeColumnCoordinator<Page, Page, Page> {
    override func middleFlow(for destination: Page) -> Coordinator<Page> { PageFlow(root: destination) }
  }

  private final class TabbedColumns: SplitCoordinator<Page, Page> {
    override func detailFlow(for destination: Page) -> Coordinator<Page> { TabbedDetail(root: destination) }
  }

  /// A flow whose root opens tabs.
  private final class TabbedDetail: PageFlow {
    override func child(for destination: Page) -> AnyCoordinator? {
      if case .flow = destination { TabCoordinator<PageTab>([.home, .more]) } else { nil }
    }
  }

  /// Tabs with columns in the first one.
  private enum FoldedTab: Armature.Tab {
    case library, other

    func flow(in tabs: TabCoordinator<Self>) -> AnyCoordinator {
      self == .library ? (tabs as? FoldedTabs)?.library ?? PageFlow() : PageFlow()
    }
    func item(in tabs: TabCoordinator<Self>) -> TabItem { TabItem(self == .library ? "Library" : "Other") }
  }

  private final class FoldedTabs: TabCoordinator<FoldedTab> {
    let library: PageColumns

    init(_ library: PageColumns) {
      self.library = library
      super.init([.library, .other])
    }
  }
#endif
