import Armature
import ArmatureUI
import Foundation
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("Random changes of containers within containers")
struct RandomNestingTests {
  enum Step: CaseIterable {
    case push, pushTwo, pushTabs, sheet, tabsInSheet, goBack, dismiss, setRoot, popToRoot
    case tab, hideTab, setTabs, pager, detail, otherDetail, unanimated
    case userBack, userSwipe, userTab, leave, come
    case settle, rest
  }

  @Test(
    "the window shows the scene, also on the way back, and no request is dropped",
    arguments: Generation.tested, [UserInterfaceSizeClass.compact, .regular])
  func random(_ generation: Generation, width: UserInterfaceSizeClass) async throws {
    try await trySequences(20, of: Step.self, upTo: 12, with: 0..<12) { _, steps in
      try await failure(of: steps, on: generation, width)
    }
  }

  private func failure(
    of steps: [(Step, Int)], on generation: Generation, _ width: UserInterfaceSizeClass
  ) async throws -> String? {
    let scene = try FlowScene(root: NestingFlow(root: .start), notificationCenter: NotificationCenter())
    let stage = Stage(scene, generation, width)
    for (step, number) in steps { await perform(step, number, scene, stage) }
    stage.window.move(to: .active)
    await stage.rest()
    for _ in 0..<20 {
      if let failure = stage.window.failures.first { return failure }
      let wanted = scene.screen(of: scene.presentation.top.topNode.id)?.title
      guard stage.window.title == wanted else { return "\(stage.window.outline) is not \(wanted ?? "")" }
      guard scene.back() else { return nil }
      await stage.rest()
    }
    return nil
  }

  private func perform(_ step: Step, _ number: Int, _ scene: FlowScene, _ stage: Stage) async {
    let flows = visibleFlows(of: scene.root)
    let spots = flows.compactMap { $0 as? NestingFlow }
    let flow = spots[number % spots.count]
    let tabs = flows.compactMap { $0 as? NestingTabs }
    let split = flows.lazy.compactMap { $0 as? NestingColumns }.first
    stage.window.update()
    let isTouchable = stage.window.generation >= .iOS16 || !stage.window.isMoving
    switch step {
    case .push: flow.push(.page(number))
    case .pushTwo: try? scene.batch { for page in 0..<2 { flow.push(.page(page)) } }
    case .pushTabs: flow.push(.tabs)
    case .sheet: flow.show(.sheet(number))
    case .tabsInSheet: flow.show(.tabs, as: .sheet)
    case .goBack: flow.goBack(1 + number % 2)
    case .dismiss: flow.dismiss()
    case .setRoot:
      let roots: [Nesting] = flow.depth < 6 ? [.start, .tabs, .split, .pager] : [.start, .page(50)]
      flow.setRoot(roots[number % roots.count])
    case .popToRoot: flow.popToRoot()
    case .tab: tabs.last?.select(number % 2 == 0 ? .one : .two)
    case .hideTab:
      let tab = number % 2 == 0 ? NestingTab.one : .two
      if number % 3 > 0 { tabs.first?.hide(tab) } else { tabs.first?.unhide(tab) }
    case .setTabs: tabs.last?.setTabs([[.one], [.two, .one], [.one, .two]][number % 3])
    case .pager: flows.lazy.compactMap { $0 as? NestingPager }.first?.show(number % 2 == 0 ? "one" : "two")
    case .detail: if number == 0 { split?.closeDetail() } else { split?.showDetail(.page(30 + number)) }
    case .otherDetail:
      try? scene.batch {
        split?.closeDetail()
        split?.showDetail(.page(40 + number))
        for page in 0..<(number % 3) { split?.detail?.push(.page(page)) }
      }
    case .unanimated: flow.withoutAnimation { _ = flow.push(.page(number)) }
    case .userBack: if isTouchable { stage.window.back() }
    case .userSwipe: if isTouchable { stage.window.swipeDown() }
    case .userTab:
      if isTouchable, stage.window.tabs.count == 2, stage.window.layers.last?.phase == .shown {
        stage.window.select(tab: number % 2 == 0 ? "one" : "two")
      }
    case .leave: stage.window.move(to: .background)
    case .come: stage.window.move(to: .active)
    case .settle:
      stage.window.finishTransition()
      await Task.yield()
    case .rest: await stage.rest()
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
