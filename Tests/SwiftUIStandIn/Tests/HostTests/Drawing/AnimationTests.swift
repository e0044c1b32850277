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
    try change()
    await stage.rest()
    #expect(!stage.window.transactions.isEmpty && stage.window.failures == [])
    return stage.window.transactions
  }

  @Test("the system animates changes of flows, step by step", arguments: Generation.tested)
  func animated(_ generation: Generation) async throws {
    let stage = Stage(scene, generation)
    let changes = try await transactions(stage) { try scene.open("/page/1/page/2/sheet/3/cover/4") }
    #expect(changes.allSatisfy { !$0.disablesAnimations && $0.animation == nil })
  }

  @Test("a change without animation has none in any of its steps", arguments: Generation.tested)
  func unanimated(_ generation: Generation) async throws {
    let stage = Stage(scene, generation)
    let changes = try await transactions(stage) {
      try scene.root.withoutAnimation { try scene.open("/page/1/page/2/sheet/3/cover/4") }
    }
    #expect(changes.allSatisfy { $0.disablesAnimations })
    #expect(await transactions(stage) { flow.dismissAll() }.allSatisfy { !$0.disablesAnimations })
  }

  @Test("another root fades in, but not without animation", arguments: Generation.tested)
  func root(_ generation: Generation) async throws {
    let stage = Stage(scene, generation)
    #expect(await transactions(stage) { flow.setRoot(.page(1)) }.contains { $0.animation != nil })
    #expect(
      await transactions(stage) { flow.withoutAnimation { flow.setRoot(.page(2)) } }.allSatisfy {
        $0.disablesAnimations && $0.animation == nil
      })
    #expect(stage.window.outline == "Page 2")
  }

  @Test("a scene has settled when the window shows it", arguments: Generation.tested)
  func settled(_ generation: Generation) async throws {
    let stage = Stage(scene, generation)
    await stage.rest()
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
    await stage.rest()
    #expect(stage.window.outline == "Root > Page 1 | sheet: Sheet 3")
    #expect(stage.window.transactions.allSatisfy { $0.disablesAnimations })
  }

  @Test("a screen that is drawn again on the way does not bring the animations back")
  func refreshed() async throws {
    let stage = Stage(scene, .iOS15)
    let changes = try await transactions(stage) {
      try scene.root.withoutAnimation { try scene.open("/page/1/page/2") }
      flow.refresh()
    }
    #expect(changes.allSatisfy { $0.disablesAnimations })
  }

  /// Finishes the transitions that end without a delay.
  private func turns(_ stage: Stage) async {
    for _ in 0..<6 {
      await stage.turn()
      stage.window.settle()
    }
  }

  @Test(
    "from iOS 17 on, a layer comes when the animation of the layer below is over, before that after a delay",
    arguments: Generation.tested)
  func completion(_ generation: Generation) async throws {
    let stage = Stage(scene, generation)
    await stage.rest()
    let all = "Root > Page 1 | sheet: Sheet 2 | \(generation.cover): Cover 3 | sheet: Sheet 4"
    try scene.open("/page/1/sheet/2/cover/3/sheet/4")
    await turns(stage)
    #expect((stage.window.outline == all) == (generation >= .iOS17))
    await stage.rest()
    #expect(stage.window.outline == all && stage.window.failures == [])
  }

  @Test("an animation that is over before its layer has come ends no step", arguments: Generation.tested)
  func earlyCompletion(_ generation: Generation) async throws {
    let stage = Stage(scene, generation)
    stage.window.completesWithTransitions = false
    await stage.rest()
    try scene.open("/sheet/2/cover/3")
    await turns(stage)
    #expect(stage.window.outline == "Root | sheet: Sheet 2")
    await stage.rest()
    #expect(stage.window.outline == "Root | sheet: Sheet 2 | \(generation.cover): Cover 3")
    #expect(stage.window.failures == [])
  }

  @Test("changes while the app is away are drawn when it is back", arguments: Generation.tested)
  func inactive(_ generation: Generation) async throws {
    let stage = Stage(scene, generation)
    await stage.rest()
    flow.push(.page(1))
    stage.window.update()
    stage.window.move(to: .background)
    await stage.rest()
    flow.push(.page(2))
    flow.show(.sheet(3))
    await stage.rest()
    #expect(stage.window.outline == "Root > Page 1")
    flow.show(.cover(4))
    flow.dismiss()
    await stage.rest()
    stage.window.move(to: .active)
    await stage.rest()
    #expect(stage.window.outline == "Root > Page 1 > Page 2 | sheet: Sheet 3" && stage.window.failures == [])
  }

  @Test(
    "changes are drawn while the user answers a system's question or looks at the Control Center",
    arguments: Generation.tested)
  func interruptedByTheSystem(_ generation: Generation) async {
    let stage = Stage(scene, generation)
    await stage.rest()
    stage.window.move(to: .inactive)
    flow.push(.page(1))
    await stage.rest()
    flow.show(.sheet(2))
    await stage.rest()
    #expect(stage.window.outline == "Root > Page 1 | sheet: Sheet 2" && stage.window.failures == [])
  }

  @Test("a plan stops on the way when the app goes away, and goes on from there")
  func interrupted() async throws {
    let stage = Stage(scene, .iOS15)
    await stage.rest()
    try scene.open("/page/1/page/2/page/3")
    stage.window.settle()
    #expect(stage.window.outline == "Root > Page 1")
    stage.window.move(to: .background)
    await stage.rest()
    #expect(stage.window.outline == "Root > Page 1")
    stage.window.move(to: .active)
    await stage.rest()
    #expect(stage.window.outline == "Root > Page 1 > Page 2 > Page 3" && stage.window.failures == [])
  }
}
