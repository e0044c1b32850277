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
    case detail, resize
    case userBack, userPop, userSwipe, userTab
    case coversHideViews, linksReset, completionsComeAtOnce
    case settle, rest
  }

  @Test(
    "the window shows the scene in the end, and no request is dropped",
    arguments: Generation.tested, HostTrial.Kind.allCases)
  func random(_ generation: Generation, kind: HostTrial.Kind) async throws {
    try await trySequences(30, of: Step.self, upTo: 10) { _, steps in
      try await failure(of: steps, on: generation, kind)
    }
  }

  private func failure(of steps: [(Step, Int)], on generation: Generation, _ kind: HostTrial.Kind) async throws
    -> String?
  {
    let world = try HostTrial(kind)
    let stage = Stage(world.scene, generation)
    for (step, number) in steps { await perform(step, number, world, stage) }
    await stage.rest()
    if let failure = stage.window.failures.first { return failure }
    let wanted = expected(world.scene, generation)
    return stage.window.outline == wanted ? nil : "the window shows \(stage.window.outline), the scene \(wanted)"
  }

  private func perform(_ step: Step, _ number: Int, _ world: HostTrial, _ stage: Stage) async {
    let scene = world.scene
    var flows = [world.flow]
    while let next = flows.last?.children.last as? PageFlow { flows.append(next) }
    let flow = flows[number % flows.count]
    // A touch comes in an update of its own. On systems without paths, no touch can come while a screen is on its way.
    stage.window.update()
    let isTouchable = stage.window.generation >= .iOS16 || !stage.window.isMoving
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
    case .replace: flow.replace(with: .page(number + 10))
    case .link:
      let link = ["/", "/page/1/page/2", "/sheet/1/page/2/cover/3", "/cover/1/sheet/2"][number]
      try? scene.open((world.tabs == nil ? "" : ["/home", "/more"][number % 2]) + link)
    case .tab: world.tabs?.select([.home, .more][number % 2])
    case .detail:
      if number == 0 { world.split?.closeDetail() } else { world.split?.showDetail(.page(30 + number)) }
    // A window changes its size only while nothing else happens in it.
    case .resize:
      if world.split != nil, stage.window.generation != .macOS {
        await stage.rest()
        stage.window.resize(number % 2 == 0 ? .compact : .regular)
        await stage.rest()
      }
    case .setRoot: flow.setRoot(number % 2 == 0 ? .root : .page(20))
    case .swap:
      try? scene.batch {
        flow.dismissAll()
        flow.show(number % 2 == 0 ? .sheet(7) : .cover(8))
      }
    case .userBack: if isTouchable { stage.window.back() }
    case .userPop: if isTouchable { stage.window.popGesture(to: number) }
    case .userSwipe: if isTouchable { stage.window.swipeDown() }
    case .userTab:
      // A sheet covers the bar.
      if isTouchable, world.tabs != nil, stage.window.layers.count == 1 {
        stage.window.select(tab: ["Home", "More"][number % 2])
      }
    case .coversHideViews: stage.window.coversHideViews = true
    case .linksReset: if !stage.window.isMoving { stage.window.resetHiddenLinks() }
    case .completionsComeAtOnce: stage.window.completesWithTransitions = false
    case .settle:
      stage.window.finishTransition()
      await Task.yield()
    case .rest: await stage.rest()
    }
  }

  /// The outline that the window should have.
  private func expected(_ scene: FlowScene, _ generation: Generation) -> String {
    var texts: [String] = []
    var layer: Presentation? = scene.presentation
    while let current = layer {
      let stack = current.nodes[0].content?.stacks.last
      let nodes = stack.map { [$0.root] + $0.path } ?? current.nodes
      let titles = nodes.compactMap { scene.screen(of: $0.id)?.title }.joined(separator: " > ")
      let kind = current.style.kind == .cover ? generation.cover : "sheet"
      texts.append(current.style.isModal ? "\(kind): \(titles)" : titles)
      layer = current.modal
    }
    return texts.joined(separator: " | ")
  }
}

/// The model of a random sequence.
@MainActor
struct HostTrial {
  enum Kind: CaseIterable { case stack, tabs, split }

  let scene: FlowScene
  let tabs: TabCoordinator<PageTab>?
  let split: PageColumns?

  init(_ kind: Kind) throws {
    tabs = kind == .tabs ? TabCoordinator([.home, .more]) : nil
    split = kind == .split ? PageColumns(sidebar: PageFlow()) : nil
    scene = try FlowScene(root: tabs ?? split ?? PageFlow(), notificationCenter: NotificationCenter())
  }

  /// The outermost flow with pages among the flows that the user sees last.
  var flow: PageFlow {
    let visible = tabs.map { tabs in tabs.selected.flatMap { tabs.flow(of: $0) } } ?? split?.detail ?? split?.sidebar
    return (visible ?? scene.root) as? PageFlow ?? PageFlow()
  }
}
