import Armature
import Foundation
import Testing

@Suite("Containers and all in them live exactly as long as their slot")
@MainActor
struct ContainerLifetimeTests {
  /// A container with something open everywhere in it.
  struct Filled: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @MainActor @Sendable (Census) -> AnyCoordinator
    let fill: @MainActor @Sendable (AnyCoordinator) throws -> Void

    init<C: AnyCoordinator>(
      _ name: String, _ make: @escaping @MainActor @Sendable (Census) -> C,
      fill: @escaping @MainActor @Sendable (C) throws -> Void
    ) {
      testDescription = name
      self.make = make
      self.fill = { try fill(try #require($0 as? C)) }
    }
  }

  /// A slot that holds whatever a test puts there.
  @MainActor
  final class Holder {
    let census = Census()
    let root: ClosureFlow
    let scene: FlowScene

    init(_ filled: Filled) throws {
      let census = census
      root = ClosureFlow { place in
        guard case .sheet = place else { return nil }
        return filled.make(census)
      }
      scene = try FlowScene(root: root, notificationCenter: NotificationCenter())
    }
  }

  nonisolated static let containers: [Filled] = [
    Filled("tabs") {
      MixedTabs(census: $0)
    } fill: { tabs in
      for tab in tabs.tabs {
        tabs.select(tab)
        tabs.places(tab)?.push(.flow(1))
        tabs.places(tab)?.show(.sheetFlow(2))
      }
    },
    Filled("a split view") {
      TwoColumns(census: $0)
    } fill: { library in
      library.sidebar.push(.flow(1))
      library.showDetail(.flow(2))
      library.detail?.show(.sheetFlow(3))
    },
    Filled("three columns") {
      ThreeColumns(census: $0)
    } fill: { mail in
      mail.showMiddle(.flow(1))
      mail.showDetail(.flow(2))
    },
    Filled("a container of the app's own") { census in
      ClosureContainer(["first", "second"]) { _ in StyledFlow(census: census) }
    } fill: { shelf in
      shelf.show("second")
      shelf.places("first")?.show(.sheetFlow(1))
    },
    Filled("containers in containers") {
      MixedTabs([.nested, .library], census: $0)
    } fill: { tabs in
      (tabs.flow(of: .nested) as? MixedTabs)?.select(.second)
      tabs.select(.library)
      (tabs.flow(of: .library) as? TwoColumns)?.showDetail(.flow(1))
    },
  ]

  @Test("they go with their slot, whatever takes it", arguments: containers, [false, true])
  func slot(_ filled: Filled, isObserved: Bool) throws {
    let holder = try Holder(filled)
    let (root, scene) = (holder.root, holder.scene)
    if isObserved { scene.observeEvents { _ in } }
    let ways: [() throws -> Void] = [
      { root.goBack() }, { root.setRoot(.page(1)) }, { root.children.last?.leave() }, { root.replace(with: .page(1)) },
      { scene.dismiss(root.routes[0].id) }, { root.popToRoot(.line) }, { while scene.back() {} },
      { try scene.batch { root.dismissAll() } },
    ]
    for way in ways {
      root.goBackToRoot()
      root.show(.sheet(1))
      try filled.fill(try #require(root.children.last))
      #expect(holder.census.living.count > 1)
      try way()
      #expect(holder.census.living.isEmpty)
    }
  }

  @Test("they go with the scene", arguments: containers)
  func scene(_ filled: Filled) throws {
    let census: Census
    do {
      let holder = try Holder(filled)
      census = holder.census
      holder.root.show(.sheet(1))
      try filled.fill(try #require(holder.root.children.last))
      #expect(census.living.count > 1)
    }
    #expect(census.living.isEmpty)
  }

  @Test("they go with the scene whose root they are", arguments: containers)
  func root(_ filled: Filled) throws {
    let census = Census()
    do {
      let root = filled.make(census)
      let scene = try FlowScene(root: root, notificationCenter: NotificationCenter())
      try filled.fill(root)
      _ = scene.presentation
      #expect(census.living.count > 1)
    }
    #expect(census.living.isEmpty)
  }

  @Test("flows that a batch opened go when it throws, and those that it closed stay", arguments: containers)
  func batch(_ filled: Filled) throws {
    struct Stop: Error {}
    let holder = try Holder(filled)
    let (root, scene, census) = (holder.root, holder.scene, holder.census)
    #expect(throws: Stop.self) {
      try scene.batch {
        root.show(.sheet(1))
        throw Stop()
      }
    }
    #expect(census.living.isEmpty)
    root.show(.sheet(1))
    let container = try #require(root.children.last)
    try filled.fill(container)
    let (before, count) = (scene.presentation, census.living.count)
    #expect(throws: Stop.self) {
      try scene.batch {
        root.goBack()
        // Nothing is released before the batch has come to its end.
        #expect(census.living.count == count)
        root.show(.sheet(2))
        throw Stop()
      }
    }
    #expect(census.living.count == count && scene.presentation == before && container.scene != nil)
    try filled.fill(container)
    root.goBack()
  }

  @Test("a flow that is opened and closed in one batch never comes to be", arguments: [false, true])
  func openedAndClosed(throwing: Bool) throws {
    struct Stop: Error {}
    let census = Census()
    let mail = ThreeColumns(census: census)
    let scene = try FlowScene(root: mail, notificationCenter: NotificationCenter())
    var events: [String] = []
    scene.observeTexts { events.append($0) }
    try? scene.batch {
      mail.showMiddle(.flow(1))
      mail.showDetail(.page(2))
      mail.detail?.push(.page(3))
      mail.showDetail(.page(4))
      mail.closeMiddle()
      if throwing { throw Stop() }
    }
    #expect(census.living.count == 2 && events.isEmpty && scene.line == ["ThreeColumns", "home"])
    #expect(mail.showDetail(.page(5)))
  }

  @Test("a flow says goodbye once, also the ones of hidden tabs, and its container after it")
  func goodbye() throws {
    final class Book: ContainerCoordinator {
      let diary: Diary
      init(_ diary: Diary) {
        self.diary = diary
        super.init(names: ["one", "two", "three"])
      }
      override func flow(named name: String) -> AnyCoordinator { DiaryFlow(name, diary) }
      override func didEnter() { diary.lines.append("book entered") }
      override func didLeave() { diary.lines.append("book left") }
    }
    let diary = Diary()
    let root = ClosureFlow { $0 == .page(1) ? Book(diary) : nil }
    let scene = try FlowScene(root: root, notificationCenter: NotificationCenter())
    root.push(.page(1))
    (root.children.last as? Book)?.show("two")
    #expect(diary.lines == ["book entered", "one entered", "two entered"])
    diary.lines = []
    scene.back()
    #expect(diary.lines == ["two left", "one left", "book left"])
  }

  @Test("a screen that is refreshed in a hidden tab is drawn anew when the tab is selected")
  func refreshed() throws {
    let census = Census()
    let tabs = MixedTabs(census: census)
    let scene = try FlowScene(root: tabs, notificationCenter: NotificationCenter())
    let first = try #require(tabs.places(.first))
    first.push(.page(1))
    first.refresh()
    tabs.select(.second)
    let before = scene.presentation
    first.refresh(first.routes[0].id)
    #expect(scene.presentation == before)
    tabs.select(.first)
    guard case .tabs(let drawn) = scene.presentation.content else { return }
    #expect(drawn.stack?.path.last?.revision == 2)
  }
}
