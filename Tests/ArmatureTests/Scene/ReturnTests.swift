import Armature
import Foundation
import Testing

@Suite("A flow hears each time that one of its screens is visible again")
@MainActor
struct ReturnTests {
  /// The acts of a story in a scene that was drawn, a line each, with the screens that are visible again after them.
  nonisolated private static let stories: [(rule: String, flows: String, steps: String)] = [
    (
      "after all ways back", "0",
      """
      push(1) ->
      push(2) ->
      goBack(1) -> 1
      scene.back() -> 0
      show(sheet1) ->
      scene.dismiss(sheet1) -> 0
      show(cover1); push(2) ->
      dismiss(1) -> 0
      push(1); push(2) ->
      remove(id 1) ->
      remove(id 2) -> 0
      edit { push(1); push(2); goBack(2) } ->
      """
    ),
    (
      "if the screen is its own", "0",
      """
      show(sheetFlow1) ->
      sheetFlow1.push(2) ->
      push(3) ->
      goBack(1) -> 2
      sheetFlow1.goBack(1) -> home
      sheetFlow1.show(sheet4) ->
      sheetFlow1.dismiss(1) -> home
      sheetFlow1.leave() -> 0
      """
    ),
    (
      "not behind a dialog or an inspector, and not when nothing has happened", "0",
      """
      push(1); show(ask2) ->
      dismiss(1) ->
      show(aside2) ->
      show(ask3) ->
      dismiss(1) ->
      show(sheet3) ->
      dismiss(1) -> 1, aside2
      dismiss(1) ->
      refresh() ->
      goBack(0) ->
      goBackToRoot() -> 0
      """
    ),
    (
      "in a tab that is selected again, and in no hidden one", "{*first: 0, second, forgetful}",
      """
      scene.select(second) ->
      second.push(2) ->
      scene.select(first) -> 0
      first.push(1) ->
      scene.select(second) -> 2
      first.goBack(1) ->
      scene.select(first) -> 0
      first.show(sheet3) ->
      first.dismiss(1) -> 0
      scene.select(forgetful); forgetful.push(4) ->
      scene.select(second) -> 2
      scene.select(forgetful) -> 0
      """
    ),
    (
      "in each column", "<sidebar: home, detail: 7>",
      """
      detail.push(8) ->
      detail.goBack(1) -> 7
      sidebar.push(1) ->
      sidebar.goBack(1) -> home
      detail.show(sheet9) ->
      detail.dismiss(1) -> home, 7
      show(detail, 9) ->
      close(detail) ->
      show(detail, 9) ->
      scene.collapse() ->
      scene.expand() -> home
      """
    ),
    (
      "after links and batches, once", "0",
      """
      push(1); push(2); push(3) ->
      batch { goBack(1); goBack(1); push(4) } ->
      scene.open(/page/1) -> 1
      scene.open(/page/5) ->
      scene.open(/) -> 0
      push(1); update(id 0, 6) ->
      goBack(1) -> 6
      push(1); setRoot(7) ->
      push(1) ->
      goBack(1) -> 7
      """
    ),
    (
      "but not if it was never visible", "0 1",
      """
      push(2) ->
      goBack(1) -> 1
      goBack(1) ->
      push(1) ->
      goBack(1) -> 0
      """
    ),
  ]

  @Test("as these stories say", arguments: stories)
  func stories(rule: String, flows: String, steps: String) throws {
    for isObserved in [true, false] {
      let scene = try RowScene(flows, isObserved: isObserved)
      scene.scene.wasDrawn()
      scene.scene.wasDrawn()
      for step in steps.split(separator: "\n") {
        let parts = step.components(separatedBy: " ->")
        scene.census.returns = []
        try scene.does(parts[0])
        let seen = parts[1].trimmingCharacters(in: .whitespaces)
        #expect(scene.census.returns.joined(separator: ", ") == seen, "\(step)")
      }
    }
  }

  @Test("not of screens that no host has drawn, nor after a relaunch")
  func undrawn() throws {
    let old = try RowScene("0 1")
    old.scene.wasDrawn()
    try old.does("push(2); goBack(1)")
    #expect(old.census.returns == ["1"])
    let scene = try RowScene("0")
    try scene.does("push(3); goBack(1)")
    scene.scene.launch(archive: try old.scene.archive())
    scene.scene.wasDrawn()
    #expect(scene.flows == "0 1")
    try scene.does("goBack(1)")
    #expect(scene.census.returns == [])
    try scene.does("push(3); goBack(1)")
    #expect(scene.census.returns == ["0"])
  }

  @Test("after the change, so that it may navigate; a redrawn screen is not visible again")
  func calls() throws {
    let flow = ClosureFlow()
    let scene = try FlowScene(root: flow)
    scene.wasDrawn()
    var lines: [String] = []
    scene.observe { _ in lines.append("changed") }
    flow.seeAgain = { [unowned flow] place in
      lines.append("\(place)")
      flow.refresh()
      if place == .page(0) { flow.push(.page(5)) }
    }
    flow.show(.page(1)) { lines.append("1 \($0)") }
    lines = []
    flow.goBack()
    #expect(lines == ["1 verb", "page(0)", "changed", "changed", "changed"])
    #expect(flow.routes.map(\.destination) == [.page(5)])
  }

  @Test("not without end")
  func endless() throws {
    let flow = ClosureFlow()
    let scene = try FlowScene(root: flow)
    scene.wasDrawn()
    var (count, mistakes) = (0, 0)
    scene.observeEvents { if case .mistake = $0.kind { mistakes += 1 } }
    flow.seeAgain = { [unowned flow] _ in
      count += 1
      flow.push(.page(1))
      flow.goBack()
    }
    flow.push(.page(1))
    flow.goBack()
    #expect(count > 100 && mistakes == 1)
    flow.seeAgain = { _ in }
    #expect(flow.push(.page(2)))
  }
}
