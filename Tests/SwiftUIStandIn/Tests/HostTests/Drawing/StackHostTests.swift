import Armature
import Testing

// @testable: counts how often views of the host are drawn.
@testable import ArmatureUI
// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("The host draws a scene and reports the user's actions")
struct StackHostTests {
  let flow = PageFlow()
  let scene: FlowScene

  init() throws { scene = try FlowScene(root: flow) }

  @Test("pushes and steps back, by the flow and by the user", arguments: Generation.tested)
  func stack(_ generation: Generation) async {
    let stage = Stage(scene, generation)
    let window = stage.window
    await stage.rest()
    #expect(window.outline == "Root")
    flow.push(.page(1))
    flow.push(.page(2))
    await stage.rest()
    #expect(window.outline == "Root > Page 1 > Page 2")
    #expect(window.back())
    await stage.rest()
    #expect(flow.routes.map(\.destination) == [.page(1)])
    #expect(window.tap("Next"))
    await stage.rest()
    #expect(window.outline == "Root > Page 1 > Page 2")
    #expect(window.popGesture(to: 0))
    await stage.rest()
    #expect(flow.routes.isEmpty && window.failures == [])
  }

  @Test("a flow within a pushed flow pushes, and a parent pushes over both and back", arguments: Generation.tested)
  func nested(_ generation: Generation) async throws {
    let stage = Stage(scene, generation)
    flow.push(.flow(1))
    let child = try #require(flow.children.first as? PageFlow)
    await stage.rest()
    child.push(.flow(2))
    let inner = try #require(child.children.first as? PageFlow)
    inner.push(.page(3))
    await stage.rest()
    #expect(stage.window.outline == "Root > Page 101 > Page 102 > Page 3")
    flow.push(.page(4))
    await stage.rest()
    #expect(stage.window.outline == "Root > Page 101 > Page 102 > Page 3 > Page 4")
    child.push(.page(5))
    await stage.rest()
    #expect(stage.window.outline == "Root > Page 101 > Page 102 > Page 3 > Page 5 > Page 4")
    #expect(stage.window.popGesture(to: 3))
    await stage.rest()
    #expect(stage.window.outline == "Root > Page 101 > Page 102 > Page 3" && inner.routes.count == 1)
    child.leave()
    await stage.rest()
    #expect(stage.window.outline == "Root" && flow.children.isEmpty && stage.window.failures == [])
  }

  @Test("the user swipes away the layer that the plan was about to present from", arguments: Generation.tested)
  func swipeDuringPlan(_ generation: Generation) async throws {
    let stage = Stage(scene, generation)
    stage.window.completesWithTransitions = false
    await stage.rest()
    try scene.open("/sheet/1/cover/2/sheet/3")
    stage.window.settle()
    #expect(stage.window.outline == "Root | sheet: Sheet 1")
    #expect(stage.window.swipeDown())
    await stage.rest()
    #expect(flow.routes.isEmpty && stage.window.outline == "Root" && stage.window.failures == [])
  }

  @Test("a sheet, a cover over it, and a swipe", arguments: Generation.tested)
  func modals(_ generation: Generation) async {
    let stage = Stage(scene, generation)
    let window = stage.window
    flow.show(.sheet(1))
    flow.push(.page(2))
    flow.show(.cover(3))
    await stage.rest()
    #expect(window.outline == "Root | sheet: Sheet 1 > Page 2 | \(generation.cover): Cover 3")
    flow.dismiss()
    await stage.rest()
    #expect(window.swipeDown())
    await stage.rest()
    #expect(flow.routes.isEmpty && window.outline == "Root")
    #expect(window.failures == [])
  }

  @Test("a link deep into layers", arguments: Generation.tested)
  func deepLink(_ generation: Generation) async throws {
    let stage = Stage(scene, generation)
    await stage.rest()
    try scene.open("/page/1/page/2/sheet/3/page/4/cover/5")
    await stage.rest()
    #expect(stage.window.outline == "Root > Page 1 > Page 2 | sheet: Sheet 3 > Page 4 | \(generation.cover): Cover 5")
    try scene.open("/sheet/6")
    await stage.rest()
    #expect(stage.window.outline == "Root | sheet: Sheet 6")
    try scene.open("/cover/7/page/8")
    await stage.rest()
    #expect(stage.window.outline == "Root | \(generation.cover): Cover 7 > Page 8")
    #expect(stage.window.failures == [])
  }

  @Test("an alert is answered by one of its buttons", arguments: Generation.tested.filter { $0 >= .iOS15 })
  func alert(_ generation: Generation) async {
    let stage = Stage(scene, generation)
    flow.push(.page(1))
    flow.show(.ask(9))
    await stage.rest()
    #expect(stage.window.outline.contains("alert"))
    #expect(stage.window.tap("Go"))
    await stage.rest()
    #expect(flow.routes.map(\.destination) == [.page(1), .page(9)])
    #expect(stage.window.outline == "Root > Page 1 > Page 9" && stage.window.failures == [])
  }

  @Test("a question is an alert or a dialog, and its answer goes on", arguments: Generation.tested)
  func question(_ generation: Generation) async {
    let stage = Stage(scene, generation)
    for style in [Armature.PresentationStyle.alert, .dialog] {
      for (button, isConfirmed) in [("Yes", true), ("No", false)] {
        let answer = Task { [flow] in await flow.confirm("Sure?", action: "Yes", cancel: "No", as: style) }
        await stage.rest()
        #expect(stage.window.outline.contains("Sure?"))
        #expect(stage.window.tap(button))
        #expect(await answer.value == isConfirmed)
        await stage.rest()
        #expect(stage.window.outline == "Root")
      }
    }
    #expect(stage.window.failures == [])
  }

  @Test("a dialog can be cancelled, in any width", arguments: Generation.tested, [false, true])
  func cancel(_ generation: Generation, isWide: Bool) async {
    let stage = Stage(scene, generation, isWide ? .regular : .compact)
    for isOverSheet in [false, true] {
      if isOverSheet { flow.show(.sheet(1)) }
      flow.show(.ask(9), as: .dialog)
      await stage.rest()
      #expect(stage.window.outline.contains("Ask 9"))
      // The width changes while the dialog is up, and the dialog stays as it is.
      let outline = stage.window.outline
      stage.window.resize(isWide ? .compact : .regular)
      await stage.rest()
      #expect(stage.window.outline == outline)
      stage.window.resize(isWide ? .regular : .compact)
      if generation >= .iOS15 { #expect(stage.window.tap("Cancel")) } else { #expect(stage.window.swipeDown()) }
      await stage.rest()
      #expect(!flow.routes.contains { $0.destination == .ask(9) } && !stage.window.outline.contains("Ask 9"))
    }
    #expect(stage.window.failures == [])
  }

  @Test("a question for a text has a field", arguments: Generation.tested)
  func questionForText(_ generation: Generation) async {
    let stage = Stage(scene, generation)
    let answer = Task { [flow] in await flow.askForText("Rename", in: "Name", text: "Milk", action: "Save") }
    await stage.rest()
    #expect(stage.window.fill("Name", with: "Bread"))
    await stage.rest()
    #expect(stage.window.tap("Save"))
    #expect(await answer.value == "Bread")
    await stage.rest()
    #expect(stage.window.outline == "Root" && stage.window.failures == [])
  }

  @Test("a late call of a setter removes nothing else", arguments: Generation.tested)
  func lateSetter(_ generation: Generation) async {
    let stage = Stage(scene, generation)
    stage.window.remembersReports = true
    flow.show(.sheet(1))
    await stage.rest()
    #expect(stage.window.swipeDown())
    await stage.rest()
    flow.show(.sheet(2))
    await stage.rest()
    stage.window.repeatReports(last: 3)
    await stage.rest()
    #expect(flow.routes.map(\.destination) == [.sheet(2)] && stage.window.outline == "Root | sheet: Sheet 2")
  }

  @Test("a screen that the flow does not let go stays", arguments: Generation.tested.filter { $0 >= .iOS15 })
  func refused(_ generation: Generation) async {
    let stage = Stage(scene, generation)
    flow.show(.sheet(1))
    flow.push(.page(2))
    flow.mayLeave = false
    flow.refresh()
    await stage.rest()
    #expect(!stage.window.swipeDown())
    #expect(!stage.window.back())
    await stage.rest()
    #expect(stage.window.outline == "Root | sheet: Sheet 1 > Page 2" && flow.routes.count == 2)
  }

  @Test("only what has changed is drawn again")
  func evaluations() async {
    let stage = Stage(scene, .newest)
    flow.push(.page(1))
    await stage.rest()
    let before = stage.window.evaluations(of: WireframeView.self, SlotView.self)
    flow.push(.page(2))
    await stage.rest()
    let after = stage.window.evaluations(of: WireframeView.self, SlotView.self)
    #expect(after[0] - before[0] == 1)
  }
}
