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
    /// The systems that draw the columns of a split view as one stack by themselves.
    nonisolated static let folding = Generation.tested.filter { $0 >= .iOS17 }

    private let library = PageColumns(sidebar: PageFlow())

    private func stage(
      _ root: AnyCoordinator, _ generation: Generation, folded: Bool = false
    ) async throws -> Stage {
      let stage = try await Stage(root, generation, .regular) { page, _ in Draft(name: "\(page)") }.atRest()
      if folded { await stage.does { $0.resize(.compact) } }
      return stage
    }

    @Test("keeps the state of all views in all columns", arguments: folding)
    func state(_ generation: Generation) async throws {
      let stage = try await stage(library, generation)
      library.showDetail(.page(7))
      await stage.does { library.detail?.push(.page(8)) }
      stage.window.tap("root 0")
      stage.window.tap("page(8) 0")
      let slots = library.scene?.presentation.line.map(\.id)
      for width in [UserInterfaceSizeClass.compact, .regular] {
        await stage.does { $0.resize(width) }
        #expect(library.isCollapsed == (width == .compact) && library.scene?.presentation.line.map(\.id) == slots)
      }
      #expect(stage.window.texts == ["root 1", "page(8) 1"])
      // The state is there also for a user who goes back while it is folded.
      await stage.says("page(8) 1") { $0.resize(.compact) }
      await stage.says("page(7) 0") { $0.back() }
      await stage.says("root 1") { $0.back() }
      #expect(library.detail == nil && stage.window.tooNew == [])
    }

    @Test("keeps a sheet with its state above the columns, and the selected tab", arguments: folding)
    func sheet(_ generation: Generation) async throws {
      let tabs = PageTabs([.wide, .more])
      let stage = try await stage(tabs, generation)
      let library = try #require(tabs.flow(of: .wide) as? PageColumns)
      library.showDetail(.page(7))
      await stage.does { library.pages?.show(.sheet(1)) }
      stage.window.tap("sheet(1) 0")
      for width in [UserInterfaceSizeClass.compact, .regular] { await stage.says("sheet(1) 1") { $0.resize(width) } }
      await stage.says("root 0", "page(7) 0") { _ in library.pages?.dismiss() }
      #expect(stage.window.tabs == ["[Wide]", "More"])
    }

    @Test("keeps the first column when the middle one is filled", arguments: folding)
    func middle(_ generation: Generation) async throws {
      let mail = PageMail(sidebar: PageFlow())
      let stage = try await stage(mail, generation)
      stage.window.tap("root 0")
      await stage.does { mail.showMiddle(.page(1)) }
      #expect(stage.window.texts.contains("root 1"))
      await stage.does { $0.resize(.compact) }
      await stage.says("root 1") { $0.back() }
      #expect(mail.middle == nil)
    }

    @Test("keeps a detail that its flow does not let go, and closes it later", arguments: folding)
    func refused(_ generation: Generation) async throws {
      let stage = try await stage(library, generation)
      library.showDetail(.page(7))
      library.pages?.mayLeave = false
      await stage.does { $0.resize(.compact) }
      // The system's button is hidden, and the host's own asks the flow.
      await stage.does { !$0.back() && $0.tap("Back") }
      #expect(library.detail != nil && stage.window.texts.contains("page(7) 0"))
      library.pages?.mayLeave = true
      await stage.says("root 0") { $0.tap("Back") }
      #expect(library.detail == nil)
    }

    @Test("leads back from tabs in the detail, unless their flow keeps them", arguments: folding)
    func tabs(_ generation: Generation) async throws {
      let stage = try await stage(library, generation)
      library.showDetail(.tabs)
      await stage.does { $0.resize(.compact) }
      #expect(stage.window.tabs == ["[Home]", "More"])
      await stage.says("root 0") { $0.back() }
      #expect(library.detail == nil)
      library.showDetail(.tabs)
      library.pages?.mayLeave = false
      await stage.rest()
      await stage.does { !$0.back() && $0.tap("Back") }
      #expect(library.detail != nil && stage.window.tabs == ["[Home]", "More"] && stage.failures == [])
    }

    @Test("does not stay at an empty column after a choice that was refused", arguments: folding)
    func empty(_ generation: Generation) async throws {
      let stage = try await stage(library, generation, folded: true)
      await stage.says("root 0") { window in
        for element in window.screen { if case .split(let state) = element.kind { state.show(1) } }
        window.update()
      }
    }

    @Test("shows the place of a link that was opened while it was folded", arguments: folding)
    func link(_ generation: Generation) async throws {
      let stage = try await stage(library, generation, folded: true)
      try await stage.says("page(3) 0") { _ in try library.scene?.open("/page/1#page/2/page/3") }
      await stage.says("page(1) 0", "page(3) 0") { $0.resize(.regular) }
    }
  }

  private final class PageMail: ThreeColumnCoordinator<Page, Page, Page> {
    override func middleFlow(for destination: Page) -> Coordinator<Page> { PageFlow(root: destination) }
  }
#endif
