import Armature
import Foundation
import Testing

@Suite("Containers ask the app's code, which may ask and navigate itself")
@MainActor
struct AskingTests {
  private func scene(_ root: AnyCoordinator) throws -> FlowScene {
    try FlowScene(root: root, notificationCenter: NotificationCenter())
  }

  /// Checks that a flow which is asked keeps the user there, until it lets its slots go.
  private func asks(_ flow: String, in row: RowScene, _ act: String, _ after: String) throws {
    let (before, asked): (String, StyledFlow) = (row.flows, try found(row.flow(flow)))
    asked.mayLeave = { _ in false }
    #expect(try !row.does(act) && row.flows == before)
    asked.mayLeave = { _ in true }
    #expect(try row.does(act) && row.flows == after)
  }

  @Test(
    "a second tap, a closed slot and a gesture ask what is in containers, hidden tabs too",
    arguments: [
      (
        "{*library: <sidebar: home, detail: 1>}", "detail", "scene.select(library)",
        "{*library: <sidebar: home, detail>}"
      ),
      ("{*nested: {*first: 0 1, second}}", "first", "scene.select(nested)", "{*nested: {*first: 0, second}}"),
      ("start tabsSheet{first: 0, *second: 0, forgetful}", "first", "scene.dismiss(tabsSheet)", "start"),
      ("start tabsSheet{first: 0, *second: 0, forgetful}", "first", "scene.back()", "start"),
      ("start tabsSheet{first: 0, *second: 0, forgetful}", "first", "scene.pop(start)", "start"),
      ("(sidebar: home 1, detail: 2)", "detail", "scene.back()", "(sidebar: home 1, detail)"),
      ("(sidebar: home 1, detail: 2)", "detail", "scene.pop(home)", "(sidebar: home, detail)"),
    ])
  func asking(flows: String, name: String, act: String, after: String) throws {
    try asks(name, in: RowScene(flows), act, after)
  }

  @Test("columns side by side do not ask each other")
  func expanded() throws {
    let row = try RowScene("<sidebar: home 1, detail: 2>")
    let detail: StyledFlow = try found(row.flow("detail"))
    detail.mayLeave = { _ in false }
    try row.step("scene.pop(home)", "<sidebar: home, detail: 2>")
  }

  @Test(
    "a flow that does not keep its line drops what containers in it show, hidden tabs too, but asks first",
    arguments: [
      ("{*a: <sidebar: home, detail: 1>, b}", "detail", "{a: <sidebar: home, detail>, *b: 0}"),
      ("{*a: {one: 0 1, *two: 0}, b}", "one", "{a: {one: 0, *two: 0}, *b: 0}"),
    ])
  func forgetful(flows: String, name: String, after: String) throws {
    let inner = name == "one" ? ClosureContainer(["one", "two"]) : TwoColumns()
    let shelf = ClosureContainer(["a", "b"]) { $0 == "a" ? inner : StyledFlow() }
    shelf.forgetful = ["a"]
    try asks(name, in: RowScene(flows, root: { _ in shelf }), "scene.select(b)", after)
  }

  @Test("a screen that is asked may take away what the user has asked for")
  func gone() throws {
    let shelf = ClosureContainer(["first", "second", "third"])
    shelf.forgetful = ["first"]
    let scene = try scene(shelf)
    shelf.places("first")?.push(.page(1))
    shelf.places("first")?.mayLeave = { _ in
      shelf.setNames(["first", "third"])
      return true
    }
    #expect(!scene.select("second", in: shelf.id))
    #expect(shelf.visibleName == "first" && scene.line.count == 3)
    shelf.places("first")?.mayLeave = { _ in true }
  }

  @Test("a tab's item may ask what is drawn, and cannot navigate")
  func items() throws {
    final class Box { var tabs: TabCoordinator<TitledTab>? }
    let box = Box()
    var lines: [Int] = []
    let ask: @MainActor @Sendable () -> Void = {
      MainActor.assumeIsolated {
        guard let tabs = box.tabs, let scene = tabs.scene else { return }
        lines.append(scene.presentation.line.count)
        #expect(!((tabs.visibleFlow as? StyledFlow)?.push(.page(1)) ?? false))
        tabs.refresh()
      }
    }
    let tabs = TabCoordinator([TitledTab(name: "a", title: "A", ask: ask)])
    box.tabs = tabs
    let scene = try scene(tabs)
    #expect(scene.line == ["TabCoordinator<TitledTab>", "page(0)"])
    tabs.refresh()
    #expect(scene.line == ["TabCoordinator<TitledTab>", "page(0)"] && !lines.isEmpty)
    box.tabs = nil
  }

  @Test("flows that are being made cannot change the container")
  func making() throws {
    final class Box { weak var shelf: ClosureContainer? }
    let box = Box()
    var done: [Bool] = []
    let shelf = ClosureContainer(["first", "second", "third"]) { name in
      if name == "second", let shelf = box.shelf {
        done.append(shelf.show("third"))
        done.append(shelf.setNames(["first"]))
        done.append(shelf.places("first")?.push(.page(1)) ?? true)
      }
      return StyledFlow()
    }
    box.shelf = shelf
    let scene = try scene(shelf)
    #expect(shelf.show("second") && shelf.visibleName == "second" && done == [false, false, false])
    #expect(scene.line == ["ClosureContainer", "page(0)"])
  }

  @Test("who hears of a selection may select on, and so may a flow that enters")
  func hearing() throws {
    let shelf = ClosureContainer(["first", "second", "third"])
    let scene = try scene(shelf)
    var seen: [String] = []
    scene.observe { _ in
      seen.append(shelf.visibleName)
      if shelf.visibleName == "second" { shelf.show("third") }
    }
    #expect(shelf.show("second") && shelf.visibleName == "third" && seen == ["second", "third"])

    final class Box { weak var shelf: ClosureContainer? }
    let box = Box()
    let eager = ClosureContainer(["first", "second"]) { name in
      let flow = ClosureFlow()
      flow.greet = { [weak flow] in
        flow?.push(.page(name == "first" ? 1 : 2))
        box.shelf?.show("second")
      }
      return flow
    }
    box.shelf = eager
    let other = try self.scene(eager)
    #expect(other.line == ["ClosureContainer", "page(0)", "page(2)"])
    #expect(eager.show("first") && other.line == ["ClosureContainer", "page(0)", "page(1)"])
  }
}
