import Armature
import Foundation
import Testing

@Suite("Containers ask the app's code, which may ask and navigate itself")
@MainActor
struct AskingTests {
  private func scene(_ root: AnyCoordinator) throws -> FlowScene {
    try FlowScene(root: root, notificationCenter: NotificationCenter())
  }

  @Test("a second tap asks the screens of a split view in the tab")
  func split() throws {
    let tabs = MixedTabs([.library])
    let scene = try scene(tabs)
    let library = try #require(tabs.flow(of: .library) as? TwoColumns)
    library.showDetail(.page(1))
    let detail = try #require(library.detail as? StyledFlow)
    detail.mayLeave = { _ in false }
    #expect(!scene.select("library", in: tabs.id) && library.detail === detail)
    detail.mayLeave = { _ in true }
    #expect(scene.select("library", in: tabs.id) && library.detail == nil)
  }

  @Test("a second tap asks the screens of tabs in the tab")
  func nested() throws {
    let tabs = MixedTabs([.nested])
    let scene = try scene(tabs)
    let inner = try #require(tabs.flow(of: .nested) as? MixedTabs)
    let flow = try #require(inner.places(.first))
    flow.push(.page(1))
    flow.mayLeave = { _ in false }
    #expect(!scene.select("nested", in: tabs.id) && flow.routes.count == 1)
    flow.mayLeave = { _ in true }
    #expect(scene.select("nested", in: tabs.id) && flow.routes.isEmpty)
  }

  @Test("a flow that does not keep its line drops what a container in it shows, but asks first")
  func forgetful() throws {
    let library = TwoColumns()
    let shelf = ClosureContainer(["split", "other"]) { $0 == "split" ? library : StyledFlow() }
    shelf.forgetful = ["split"]
    let scene = try scene(shelf)
    library.showDetail(.page(1))
    let detail = try #require(library.detail as? StyledFlow)
    detail.mayLeave = { _ in false }
    #expect(!scene.select("other", in: shelf.id) && library.detail === detail)
    detail.mayLeave = { _ in true }
    #expect(scene.select("other", in: shelf.id) && library.detail == nil)
  }

  @Test("a flow that does not keep its line drops hidden tabs in it, too, but asks first")
  func forgetfulHidden() throws {
    let inner = ClosureContainer(["one", "two"])
    let shelf = ClosureContainer(["tabs", "other"]) { $0 == "tabs" ? inner : StyledFlow() }
    shelf.forgetful = ["tabs"]
    let scene = try scene(shelf)
    let hidden = try #require(inner.places("one"))
    hidden.push(.page(1))
    hidden.mayLeave = { _ in false }
    inner.show("two")
    #expect(!scene.select("other", in: shelf.id) && hidden.routes.count == 1)
    hidden.mayLeave = { _ in true }
    #expect(scene.select("other", in: shelf.id) && hidden.routes.isEmpty)
  }

  @Test("closing the slot of tabs asks the screens of hidden tabs, too")
  func hiddenTabs() throws {
    let hub = NestingFlow()
    let scene = try scene(hub)
    hub.show(.tabsSheet)
    let tabs = try #require(hub.children.first as? MixedTabs)
    let first = try #require(tabs.places(.first))
    tabs.select(.second)
    first.mayLeave = { _ in false }
    #expect(!scene.canDismiss(tabs.id) && !scene.dismiss(tabs.id) && !scene.back() && !scene.pop(to: hub.rootID))
    first.mayLeave = { _ in true }
    #expect(scene.dismiss(tabs.id) && hub.routes.isEmpty)
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
        tabs.refreshItems()
      }
    }
    let tabs = TabCoordinator([TitledTab(name: "a", title: "A", ask: ask)])
    box.tabs = tabs
    let scene = try scene(tabs)
    #expect(scene.line == ["TabCoordinator<TitledTab>", "page(0)"])
    tabs.refreshItems()
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

  @Test("a gesture into the sidebar asks the detail only where they are one stack")
  func collapsed() throws {
    let library = TwoColumns()
    let scene = try scene(library)
    library.sidebar.push(.page(1))
    library.showDetail(.page(2))
    (library.detail as? StyledFlow)?.mayLeave = { _ in false }
    #expect(scene.pop(to: library.sidebar.rootID) && library.sidebar.routes.isEmpty)
    scene.setCollapsed(true, library.id)
    #expect(!scene.canGoBack && !scene.back() && !scene.pop(to: library.sidebar.rootID) && library.detail != nil)
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
