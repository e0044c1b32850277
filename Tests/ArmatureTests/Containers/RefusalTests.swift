import Armature
import Foundation
import Testing

@Suite("A refusal leaves containers as they were")
@MainActor
struct RefusalTests {
  private func scene(_ root: AnyCoordinator) throws -> FlowScene {
    try FlowScene(root: root, notificationCenter: NotificationCenter())
  }

  @Test("a new root of the detail that opens what cannot be had")
  func detailRoot() throws {
    let library = TwoColumns()
    let scene = try scene(library)
    library.showDetail(.page(1))
    library.detail?.push(.page(2))
    library.sidebar.show(.sheet(3))
    let before = scene.presentation
    #expect(!library.showDetail(.eager(1)))
    #expect(scene.presentation == before && library.detail?.routes.count == 1)
  }

  @Test("a flow that cannot be had does not cost another one its line", arguments: [false, true])
  func forgetful(byUser: Bool) throws {
    let taken = StyledFlow()
    let other = try scene(taken)
    let shelf = ClosureContainer(["first", "second"]) { $0 == "first" ? StyledFlow() : taken }
    shelf.forgetful = ["first"]
    let scene = try scene(shelf)
    shelf.places("first")?.push(.page(1))
    let before = scene.presentation
    #expect(!(byUser ? scene.select("second", in: shelf.id) : shelf.show("second")))
    #expect(scene.presentation == before && shelf.visibleName == "first")
    _ = other
  }

  @Test("one coordinator for two flows")
  func sameTwice() throws {
    let flow = StyledFlow()
    let shelf = ClosureContainer(["first", "second"]) { _ in flow }
    let scene = try scene(shelf)
    let before = scene.presentation
    #expect(!shelf.show("second"))
    #expect(scene.presentation == before && flow.push(.page(1)))
  }

  @Test("flows that nest too deeply, counted through containers")
  func tooDeep() throws {
    func nest(_ depth: Int) -> AnyCoordinator {
      depth == 0 ? StyledFlow() : ClosureContainer(["only"]) { _ in nest(depth - 1) }
    }
    #expect(throws: NavigationError.tooDeep) { try scene(nest(AnyCoordinator.maximumDepth)) }
    #expect(try scene(nest(AnyCoordinator.maximumDepth - 1)).line.count == AnyCoordinator.maximumDepth)
  }

  @Test("a second tap in a batch that throws")
  func scrolls() throws {
    let tabs = MixedTabs([.second])
    let scene = try scene(tabs)
    let before = scene.presentation
    #expect(throws: NavigationError.noStack) {
      try scene.batch {
        scene.select("second", in: tabs.id)
        throw NavigationError.noStack
      }
    }
    tabs.places(.second)?.refresh()
    guard case .tabs(let drawn) = scene.presentation.content, case .tabs(let old) = before.content else {
      Issue.record("not tabs")
      return
    }
    #expect(drawn.scrolls == old.scrolls)
  }

  @Test("tabs of the same names in a batch that throws")
  func sameNames() throws {
    let tabs = TabCoordinator([TitledTab(name: "a", title: "old")])
    let scene = try scene(tabs)
    let before = scene.presentation
    #expect(throws: NavigationError.noStack) {
      try scene.batch {
        tabs.setTabs([TitledTab(name: "a", title: "new")])
        throw NavigationError.noStack
      }
    }
    #expect(tabs.tabs.map(\.title) == ["old"] && scene.presentation == before)
  }

  @Test("names for which there are no tabs")
  func unknownNames() throws {
    let tabs = MixedTabs()
    let scene = try scene(tabs)
    let before = scene.presentation
    #expect(!tabs.setNames(["first", "nowhere"]))
    #expect(tabs.names.count == 3 && scene.presentation == before)
    #expect(tabs.setNames(["second", "first"]) && tabs.tabs == [.second, .first])
  }

  @Test("a detail while its flow is being edited", arguments: [false, true])
  func editedDetail(isInScene: Bool) throws {
    let mail = ThreeColumns()
    let scene = isInScene ? try scene(mail) : nil
    mail.showMiddle(.page(1))
    mail.showDetail(.page(2))
    let middle = try #require(mail.middle)
    try? middle.edit { stack in
      #expect(!mail.showMiddle(.page(3)))
      #expect(!mail.showMiddle(.page(1)))
      throw NavigationError.noStack
    }
    #expect(mail.detail != nil && middle.root == .page(1))
    _ = scene
  }

  @Test("a scene that does not open gives the sidebar back as it was")
  func sidebar() throws {
    final class Endless: Coordinator<Styled> {
      var isEndless = true
      override func child(for destination: Styled) -> AnyCoordinator? { isEndless ? Endless() : nil }
      init() { super.init(root: .page(0)) }
    }
    let sidebar = Endless()
    let split = SplitCoordinator<Styled, Styled>(sidebar: sidebar)
    #expect(throws: NavigationError.tooDeep) { try scene(split) }
    sidebar.isEndless = false
    #expect(sidebar.push(.page(1)))
    #expect(try scene(split).presentation.line.count == 3)
  }

  @Test("tabs that do not change are no change, and ones that do are one")
  func nothingNew() throws {
    let tabs = MixedTabs()
    let scene = try scene(tabs)
    var changes = 0
    scene.observe { _ in changes += 1 }
    #expect(tabs.setNames(tabs.names) && tabs.unhide(.first) && tabs.select(.first))
    #expect(changes == 0)
    tabs.setTabs([.second, .first])
    #expect(changes == 1)
  }

  @Test("of tabs that share a name the first counts, also of ones that come later")
  func equalNames() {
    let tabs = TabCoordinator([TitledTab(name: "a", title: "1"), TitledTab(name: "a", title: "2")])
    #expect(tabs.tabs.map(\.title) == ["1"])
    tabs.setTabs([TitledTab(name: "b", title: "3"), TitledTab(name: "b", title: "4")])
    #expect(tabs.tabs.map(\.title) == ["3"] && tabs.selected?.title == "3")
  }

  @Test("no tabs at all are drawn as none, and can be added")
  func empty() throws {
    let tabs = MixedTabs([])
    let scene = try scene(tabs)
    #expect(tabs.selected == nil && scene.line == ["MixedTabs"] && !scene.back() && !scene.canGoBack)
    #expect(tabs.popToRoot() && tabs.popToRoot(.everyTab) && !tabs.select(.first))
    #expect(tabs.setTabs([.second]) && tabs.selected == .second && scene.line == ["MixedTabs", "page(0)"])
  }

  @Test("closing the middle closes the detail, also where there is no middle")
  func middle() throws {
    let mail = ThreeColumns()
    let scene = try scene(mail)
    mail.showDetail(.page(1))
    #expect(mail.closeMiddle() && mail.detail == nil)
    _ = scene
  }
}
