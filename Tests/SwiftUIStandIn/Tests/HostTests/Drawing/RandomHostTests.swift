import Armature
import ArmatureUI
import Foundation
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("Random actions of flows and users")
struct RandomHostTests {
  enum Step: CaseIterable {
    case push, pushTwo, flow, sheet, cover, goBack, dismiss, dismissAll, root, replace, link, swap, tab, setRoot
    case detail, otherDetail, resize, unanimated
    case userBack, userPop, userSwipe, userTab, leave, come
    case coversHideViews, linksReset, completionsComeAtOnce
    case settle, rest
    // Only where containers are within containers.
    case pushTabs, tabsInSheet, container, hideTab, setTabs, pager
  }

  /// The root of the scene. In `nested`, any root may be a container.
  enum Kind: CaseIterable { case stack, tabs, split, nested, nestedWide }

  @Test(
    "the window shows the scene in the end, also on the way back, and no request is dropped",
    arguments: Generation.tested, Kind.allCases)
  func random(_ generation: Generation, kind: Kind) async throws {
    try await trySequences(25, of: Step.self, upTo: 12, with: 0..<12) { _, steps in
      try await failure(of: steps, on: generation, kind)
    }
  }

  private func failure(of steps: [(Step, Int)], on generation: Generation, _ kind: Kind) async throws -> String? {
    let root: AnyCoordinator =
      kind == .tabs ? PageTabs([.home, .more]) : kind == .split ? PageColumns(sidebar: PageFlow()) : PageFlow()
    let scene = try FlowScene(root: root, notificationCenter: NotificationCenter())
    let stage = Stage(scene, generation, kind == .nestedWide ? .regular : .compact)
    let isNested = kind == .nested || kind == .nestedWide
    for (step, number) in steps { await perform(step, number, scene, stage, isNested: isNested) }
    stage.window.move(to: .active)
    await stage.rest()
    for _ in 0..<20 {
      if let failure = stage.failures.first { return failure }
      let (shown, wanted) = (stage.window.outline, scene.outline(of: scene.presentation, on: generation))
      if !isNested, shown != wanted { return "the window shows \(shown), the scene \(wanted)" }
      let title = scene.screen(of: scene.presentation.top.topNode.id)?.title
      guard stage.window.title == title else { return "\(shown) is not \(title ?? "")" }
      guard scene.back() else { return nil }
      await stage.rest()
    }
    return nil
  }

  private func perform(_ step: Step, _ number: Int, _ scene: FlowScene, _ stage: Stage, isNested: Bool) async {
    let flows = visibleFlows(of: scene.root)
    let spots = flows.compactMap { $0 as? PageFlow }
    let flow = spots[number % spots.count]
    let window = stage.window
    // A touch comes in an update of its own. On systems without paths, no touch can come while a screen is on its way.
    window.update()
    let isTouchable = window.generation >= .iOS16 || !window.isMoving
    switch step {
    case .push: flow.push(.page(number))
    case .pushTwo: try? scene.batch { for page in 0..<2 { flow.push(.page(page)) } }
    case .flow: flow.push(.flow(number))
    case .sheet: flow.show(.sheet(number))
    case .cover: flow.show(.cover(number))
    case .goBack: flow.goBack(number % 3)
    case .dismiss: flow.dismiss()
    case .dismissAll: flow.dismissAll()
    case .root: flow.popToRoot()
    case .replace: flow.replace(with: .page(number + 20))
    case .link:
      let link = ["/", "/page/1/page/2", "/sheet/1/page/2/cover/3", "/cover/1/sheet/2"][number % 4]
      try? scene.open((scene.root is PageTabs ? ["/home", "/more"][number % 2] : "") + link)
    case .setRoot: flow.setRoot(number % 2 == 0 ? .root : .page(50))
    case .swap:
      try? scene.batch {
        flow.dismissAll()
        flow.show(number % 2 == 0 ? .sheet(7) : .cover(8))
      }
    case .unanimated: flow.withoutAnimation { _ = flow.push(.page(number)) }
    // A window changes its size only while nothing else happens in it.
    case .resize:
      if scene.root is PageColumns, window.generation != .macOS {
        await stage.does { $0.resize(number % 2 == 0 ? .compact : .regular) }
      }
    case .userBack: if isTouchable { window.back() }
    case .userPop: if isTouchable { window.popGesture(to: number % 4) }
    case .userSwipe: if isTouchable { window.swipeDown() }
    case .userTab:
      // A sheet covers the bar.
      if isTouchable, window.tabs.count == 2, window.layers.last?.phase == .shown {
        window.select(tab: ["Home", "More"][number % 2])
      }
    case .leave: window.move(to: .background)
    case .come: window.move(to: .active)
    case .coversHideViews: window.coversHideViews = true
    case .linksReset: if !window.isMoving { window.resetHiddenLinks() }
    case .completionsComeAtOnce: window.completesWithTransitions = false
    case .settle:
      window.finishTransition()
      await Task.yield()
    case .rest: await stage.rest()
    case .tab, .detail, .otherDetail, .hideTab, .setTabs, .pager:
      if isNested || [.tab, .detail, .otherDetail].contains(step) { change(flows, step, number) }
    case .pushTabs: if isNested { flow.push(.tabs) }
    case .tabsInSheet: if isNested { flow.show(.tabs, as: .sheet) }
    case .container:
      if isNested, flow.depth < 6 { flow.setRoot([.tabs, .split, .pager][number % 3]) }
    }
  }

  /// Changes one of the visible containers.
  private func change(_ flows: [AnyCoordinator], _ step: Step, _ number: Int) {
    let (tabs, tab) = (flows.compactMap { $0 as? PageTabs }, number % 2 == 0 ? PageTab.home : .more)
    let split = flows.lazy.compactMap { $0 as? PageColumns }.first
    switch step {
    case .tab: tabs.last?.select(tab)
    case .hideTab: if number % 3 > 0 { tabs.first?.hide(tab) } else { tabs.first?.unhide(tab) }
    case .setTabs: tabs.last?.setTabs([[.home], [.more, .home], [.home, .more]][number % 3])
    case .pager: flows.lazy.compactMap { $0 as? PagePager }.first?.show(number % 2 == 0 ? "one" : "two")
    case .detail: if number == 0 { split?.closeDetail() } else { split?.showDetail(.page(30 + number)) }
    default:
      try? split?.scene?.batch {
        split?.closeDetail()
        split?.showDetail(.page(40 + number))
        for page in 0..<(number % 3) { split?.detail?.push(.page(page)) }
      }
    }
  }

  /// The flows of all visible lines.
  private func visibleFlows(of flow: AnyCoordinator) -> [AnyCoordinator] {
    let children = (flow as? SwitchingContainer).map { $0.visibleFlow.map { [$0] } ?? [] } ?? flow.children
    return [flow] + children.flatMap { visibleFlows(of: $0) }
  }
}

extension AnyCoordinator {
  fileprivate var depth: Int { sequence(first: self) { $0.parent }.reduce(0) { count, _ in count + 1 } }
}
