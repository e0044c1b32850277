import Armature
import Foundation
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("The host draws a scene and reports the user's actions")
struct StackHostTests {
  let flow = PageFlow()
  let scene: FlowScene

  init() throws { scene = try FlowScene(root: flow) }

  @Test("pushes and steps back, by the flow and by the user", arguments: Generation.tested)
  func stack(_ generation: Generation) async throws {
    let stage = Stage(scene, generation)
    await stage.shows("Root")
    await stage.shows("Root > Page 1 > Page 2") {
      flow.push(.page(1))
      flow.push(.page(2))
    }
    await stage.shows("Root > Page 1") { $0.back() }
    await stage.shows("Root > Page 1 > Page 2") { $0.tap("Next") }
    await stage.shows("Root") { $0.popGesture(to: 0) }
    #expect(flow.routes.isEmpty)
    await stage.shows("Root > Page 1 > Page 7") {
      flow.push(.page(1))
      try? scene.batch {
        flow.push(.page(2))
        flow.goBack()
        flow.push(.page(7))
      }
    }
  }

  @Test("a flow within a pushed flow pushes, and a parent pushes over both and back", arguments: Generation.tested)
  func nested(_ generation: Generation) async throws {
    let stage = Stage(scene, generation)
    flow.push(.flow(1))
    let child = try #require(flow.children.first as? PageFlow)
    child.push(.flow(2))
    let pages = "Root > Page 101 > Page 102"
    await stage.shows("\(pages) > Page 4") { flow.push(.page(4)) }
    await stage.shows("\(pages) > Page 5 > Page 4") { child.push(.page(5)) }
    await stage.shows(pages) { $0.popGesture(to: 2) }
    await stage.shows("Root") { child.leave() }
  }

  @Test("the user swipes away the layer that the plan was about to present from", arguments: Generation.tested)
  func swipeDuringPlan(_ generation: Generation) async throws {
    let stage = Stage(scene, generation)
    stage.window.completesWithTransitions = false
    await stage.rest()
    try scene.open("/sheet/1/cover/2/sheet/3")
    stage.window.settle()
    #expect(stage.window.outline == "Root | sheet: Sheet 1")
    await stage.shows("Root") { $0.swipeDown() }
    #expect(flow.routes.isEmpty)
  }

  @Test("sheets, covers and links deep into layers", arguments: Generation.tested)
  func layers(_ generation: Generation) async throws {
    let (stage, cover) = (Stage(scene, generation), generation.cover)
    await stage.shows("Root | sheet: Sheet 1 > Page 2 | \(cover): Cover 3") {
      flow.show(.sheet(1))
      flow.push(.page(2))
      flow.show(.cover(3))
    }
    await stage.shows("Root | sheet: Sheet 1 > Page 2") { flow.dismiss() }
    await stage.shows("Root") { $0.swipeDown() }
    #expect(flow.routes.isEmpty)
    try await stage.shows("Root > Page 1 > Page 2 | sheet: Sheet 3 > Page 4 | \(cover): Cover 5") {
      try scene.open("/page/1/page/2/sheet/3/page/4/cover/5")
    }
    try await stage.shows("Root | sheet: Sheet 6") { try scene.open("/sheet/6") }
    try await stage.shows("Root | \(cover): Cover 7 > Page 8") { try scene.open("/cover/7/page/8") }
    for (next, layer) in [
      (Page.sheet(2), "sheet: Sheet 2"), (.cover(3), "\(cover): Cover 3"), (.sheet(4), "sheet: Sheet 4"),
    ] {
      try await stage.shows("Root | \(layer) > Page 9") {
        try scene.batch {
          flow.dismissAll()
          flow.show(next)
          flow.push(.page(9))
        }
      }
    }
    await stage.shows("Root | sheet: Sheet 4 > Page 10") { flow.replace(with: .page(10)) }
  }

  @Test("an alert is answered by one of its buttons", arguments: Generation.tested.filter { $0 >= .iOS15 })
  func alert(_ generation: Generation) async {
    let stage = Stage(scene, generation)
    await stage.shows("Root > Page 1 | alert: Ask 9") {
      flow.push(.page(1))
      flow.show(.ask(9))
    }
    await stage.shows("Root > Page 1 > Page 9") { $0.tap("Go") }
  }

  @Test("a question is an alert or a dialog, and its answer is passed on", arguments: Generation.tested)
  func question(_ generation: Generation) async {
    let stage = Stage(scene, generation)
    for style in [Armature.PresentationStyle.alert, .dialog] {
      for (button, isConfirmed) in [("Yes", true), ("No", false)] {
        let answer = Task { [flow] in await flow.confirm("Sure?", action: "Yes", cancel: "No", as: style) }
        await stage.rest()
        #expect(stage.window.outline.contains("Sure?"))
        await stage.shows("Root") { $0.tap(button) }
        #expect(await answer.value == isConfirmed)
      }
    }
    let text = Task { [flow] in await flow.askForText("Rename", in: "Name", text: "Milk", action: "Save") }
    await stage.rest()
    await stage.does { $0.fill("Name", with: "Bread") }
    await stage.shows("Root") { $0.tap("Save") }
    #expect(await text.value == "Bread")
  }

  @Test("a dialog can be cancelled, in any width", arguments: Generation.tested, [false, true])
  func cancel(_ generation: Generation, isWide: Bool) async {
    let stage = Stage(scene, generation, isWide ? .regular : .compact)
    for isOverSheet in [false, true] {
      if isOverSheet { flow.show(.sheet(1)) }
      await stage.does { flow.show(.ask(9), as: .dialog) }
      let outline = stage.window.outline
      #expect(outline.contains("Ask 9"))
      // The width changes while the dialog is up, and the dialog stays as it is.
      await stage.shows(outline) { $0.resize(isWide ? .compact : .regular) }
      stage.window.resize(isWide ? .regular : .compact)
      await stage.shows(isOverSheet ? "Root | sheet: Sheet 1" : "Root") { window in
        generation >= .iOS15 ? window.tap("Cancel") : window.swipeDown()
      }
    }
  }

  @Test("a late call of a setter removes nothing else", arguments: Generation.tested)
  func lateSetter(_ generation: Generation) async {
    let stage = Stage(scene, generation)
    stage.window.remembersReports = true
    await stage.does { flow.show(.sheet(1)) }
    await stage.shows("Root") { $0.swipeDown() }
    await stage.does { flow.show(.sheet(2)) }
    await stage.shows("Root | sheet: Sheet 2") { $0.repeatReports(last: 3) }
    #expect(flow.routes.map(\.destination) == [.sheet(2)])
  }

  @Test("a screen that the flow keeps stays", arguments: Generation.tested.filter { $0 >= .iOS15 })
  func refused(_ generation: Generation) async {
    let stage = Stage(scene, generation)
    flow.show(.sheet(1))
    flow.push(.page(2))
    flow.mayLeave = false
    await stage.does { flow.refresh() }
    await stage.shows("Root | sheet: Sheet 1 > Page 2") { !$0.swipeDown() && !$0.back() }
    #expect(flow.routes.count == 2)
  }

  @Test("a URL is opened, also while layers are up and on their way", arguments: Generation.tested)
  func urls(_ generation: Generation) async throws {
    scene.linkAddress = try LinkAddress("pages://{scene}")
    let stage = Stage(scene, generation)
    func open(_ link: String) throws { stage.window.open(try #require(URL(string: "pages://main/" + link))) }
    try await stage.shows("Root > Page 1 | sheet: Sheet 2") { try open("page/1/sheet/2") }
    await stage.does {
      flow.dismissAll()
      flow.show(.sheet(1))
      flow.show(.cover(2))
    }
    try open("page/1/sheet/2")
    await Task.yield()
    stage.window.update()
    try open("cover/3/page/4")
    stage.window.finishTransition()
    await Task.yield()
    try await stage.shows("Root > Page 5 | \(generation.cover): Cover 6") { try open("page/5/cover/6") }
  }
}
