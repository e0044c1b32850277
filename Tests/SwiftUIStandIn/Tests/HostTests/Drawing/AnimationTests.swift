import Armature
import ArmatureUI
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("Changes are animated unless they are made without animation")
struct AnimationTests {
  let flow = PageFlow()
  let scene: FlowScene

  init() throws { scene = try FlowScene(root: flow) }

  /// The transactions of the changes since the window came to rest.
  private func transactions(_ stage: Stage, _ change: () throws -> Void) async rethrows -> [Transaction] {
    await stage.rest()
    stage.window.transactions = []
    try await stage.does(change)
    #expect(!stage.window.transactions.isEmpty && stage.failures == [])
    return stage.window.transactions
  }

  @Test("the system animates changes of flows, step by step, but none without animation", arguments: Generation.tested)
  func animated(_ generation: Generation) async throws {
    let stage = Stage(scene, generation)
    let link = "/page/1/page/2/sheet/3/cover/4"
    let animated = try await transactions(stage) { try scene.open(link) }
    #expect(animated.allSatisfy { !$0.disablesAnimations && $0.animation == nil })
    await stage.does { flow.goBackToRoot() }
    let unanimated = try await transactions(stage) {
      try scene.root.withoutAnimation { try scene.open(link) }
      // A screen that is drawn again on the way does not restore the animations.
      if generation < .iOS16 { flow.refresh() }
    }
    #expect(unanimated.allSatisfy { $0.disablesAnimations })
    #expect(await transactions(stage) { flow.dismissAll() }.allSatisfy { !$0.disablesAnimations })
  }

  @Test("another root fades in, but not without animation", arguments: Generation.tested)
  func root(_ generation: Generation) async throws {
    let stage = Stage(scene, generation)
    #expect(await transactions(stage) { flow.setRoot(.page(1)) }.contains { $0.animation != nil })
    let unanimated = await transactions(stage) { flow.withoutAnimation { flow.setRoot(.page(2)) } }
    #expect(unanimated.allSatisfy { $0.disablesAnimations && $0.animation == nil })
    #expect(stage.window.outline == "Page 2")
  }

  @Test("a scene has settled when the window shows it", arguments: Generation.tested)
  func settled(_ generation: Generation) async throws {
    let stage = await Stage(scene, generation).atRest()
    try scene.open("/page/1/sheet/3/cover/4")
    let seen = Task { [scene, window = stage.window] in
      await scene.settled()
      return window.outline
    }
    await stage.turn()
    #expect(stage.window.outline != "Root > Page 1 | sheet: Sheet 3 | cover: Cover 4")
    await stage.rest()
    #expect(await seen.value == stage.window.outline)
  }

  @Test("the first drawing of a window is not animated", arguments: Generation.tested)
  func beginning(_ generation: Generation) async throws {
    try scene.open("/page/1/sheet/3")
    let stage = Stage(scene, generation)
    await stage.shows("Root > Page 1 | sheet: Sheet 3")
    #expect(stage.window.transactions.allSatisfy { $0.disablesAnimations })
  }

  /// Finishes the transitions that end without a delay.
  private func turns(_ stage: Stage) async {
    for _ in 0..<6 {
      await stage.turn()
      stage.window.settle()
    }
  }

  @Test(
    "a layer follows the animation of the layer below from iOS 17 on if that ends late, or else a delay",
    arguments: Generation.tested, [true, false])
  func completion(_ generation: Generation, endsLate: Bool) async throws {
    let stage = Stage(scene, generation)
    stage.window.completesWithTransitions = endsLate
    await stage.rest()
    let first = "Root > Page 1 | sheet: Sheet 2"
    let all = "\(first) | \(generation.cover): Cover 3 | sheet: Sheet 4"
    try scene.open("/page/1/sheet/2/cover/3/sheet/4")
    await turns(stage)
    #expect((stage.window.outline == all) == (endsLate && generation >= .iOS17))
    if !endsLate { #expect(first.hasPrefix(stage.window.outline)) }
    await stage.shows(all)
  }
}
