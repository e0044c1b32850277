@testable import Armature
import Foundation
import Testing

@Suite("A question")
@MainActor
struct QuestionTests {
  private let root = StyledFlow()
  private let scene: FlowScene
  private let diary = Diary()

  init() throws {
    scene = try FlowScene(root: root, notificationCenter: NotificationCenter())
    scene.observeTexts { [diary] in diary.lines.append($0) }
  }

  private var content: ScreenContent? { scene.screen(of: scene.presentation.top.topNode.id) }
  private var buttons: [String] {
    (content?.dialog?.buttons ?? []).map { row in
      if case .button(let role, _, _, _) = row.kind { "\(row.title) \(role)" } else { "" }
    }
  }

  private func ask(_ flow: StyledFlow? = nil, as style: PresentationStyle = .alert) async -> Task<Int?, Never> {
    let question = Question("Which?", message: "One of two", as: style) {
      Answer("One", 1)
      Answer("Two", role: .destructive, 2)
    }
    return await begin { [flow = flow ?? root] in await flow.ask(question) }
  }

  private func begin<T: Sendable>(_ ask: @escaping @MainActor () async -> T) async -> Task<T, Never> {
    let task = Task { await ask() }
    await letTasksRun()
    return task
  }

  @Test("is a dialog with its title, its message and a button for each answer, and one for none")
  func dialog() async throws {
    let answer = await ask()
    #expect(content?.dialog?.title == "Which?")
    #expect(content?.dialog?.message == "One of two")
    #expect(buttons == ["One normal", "Two destructive", "Cancel cancel"])
    let node = scene.presentation.top.topNode
    #expect("\(node.destination)" == "Which?" && node.openers.isEmpty && node.style == .alert)
    scene.tap("Two")
    #expect(await answer.value == 2)
    #expect(diary.lines == ["shown Which?", "removed Which? (dismissed)"])
  }

  @Test("has the style of an alert or of a dialog, and no other one", arguments: [PresentationStyle.dialog, .sheet])
  func styles(style: PresentationStyle) async throws {
    let answer = await ask(as: style)
    #expect(scene.presentation.top.style == (style == .dialog ? .dialog : .alert))
    scene.tap("Cancel")
    #expect(await answer.value == nil)
  }

  @Test("has no button for no answer when an answer of the app cancels")
  func cancel() async throws {
    let question = Question("Save?") {
      for title in ["Save", "Stay"] { Answer(title, role: title == "Save" ? .normal : .cancel, title) }
    }
    let answer = await begin { [root] in await root.ask(question) }
    #expect(buttons == ["Save normal", "Stay cancel"])
    scene.tap("Stay")
    #expect(await answer.value == "Stay")
  }

  @Test("that confirms says yes or no", arguments: [("Burn", true), ("Keep", false)])
  func confirms(button: String, isConfirmed: Bool) async throws {
    let answer = await begin { [root] in
      await root.confirm("Burn it?", message: "Ashes.", action: "Burn", role: .destructive, cancel: "Keep", as: .dialog)
    }
    #expect(buttons == ["Burn destructive", "Keep cancel"])
    scene.tap(button)
    #expect(await answer.value == isConfirmed)
  }

  // MARK: The line

  @Test("is no route and no child flow: verbs count and find the routes below it, and take it along")
  func routes() async throws {
    for page in 1...2 { root.push(.page(page)) }
    let stack = root.routeStack
    let verbs: [(verb: (StyledFlow) -> Bool, line: String)] = [
      ({ $0.goBack() }, "page(0) page(1)"), ({ $0.pop() }, "page(0) page(1)"),
      ({ $0.goBackTo(.page(1)) }, "page(0) page(1)"), ({ $0.popTo(.page(1)) }, "page(0) page(1)"),
      ({ $0.popTo(.page(2)) }, "page(0) page(1) page(2)"), ({ $0.replace(with: .page(3)) }, "page(0) page(1) page(3)"),
      ({ $0.setRoot(.page(4)) }, "page(4)"), ({ $0.popToCurrentStackRoot() }, "page(0)"),
    ]
    for (verb, line) in verbs {
      root.setRoot(.page(0))
      try root.edit { $0 = stack }
      let answer = await ask()
      #expect(root.routes.map(\.destination) == [.page(1), .page(2)])
      #expect(root.routeStack.top == .page(2) && root.routeStack.topID == root.routes[1].id)
      #expect(root.children.isEmpty)
      #expect(root.routeStack.count == 2 && !root.canPush && !root.canGoBack(3))
      #expect(!root.goBackTo { $0 == .page(9) } && root.goBack(0) && !root.dismiss())
      #expect(scene.presentation.top.style == .alert)
      #expect(verb(root))
      #expect(await answer.value == nil)
      #expect(scene.text == line)
    }
  }

  @Test("has its text in its slot and in the outline, and no destination of the flow")
  func slot() async throws {
    let answer = await ask()
    let slot = try #require(root.state.slots.last)
    #expect(slot.isQuestion && "\(slot.destination.destination)" == "Which?")
    #expect(slot.value(as: Styled.self) == nil && Slot<Styled>(slot, isRoot: false) == nil)
    #expect(slot.child?.value.root.isQuestion == false)
    #expect(root.outline.slots.map { "\($0.destination) \($0.style)" } == ["page(0) root", "Which? alert"])
    #expect(root.outline.slots[1].child == nil)
    scene.tap("One")
    #expect(await answer.value == 1)
  }

  @Test("takes changes of the flow below it, and has nothing above it")
  func changes() async throws {
    root.push(.page(1))
    let answer = await ask()
    root.update(root.routes[0].id) { $0 = .page(5) }
    root.update(root.rootID) { $0 = .page(6) }
    root.refresh()
    try scene.batch { try root.edit { stack in try stack.update(stack.topID) { $0 = .page(7) } } }
    diary.lines = []
    #expect(!root.push(.page(1)) && !root.presentSheet(.page(1)) && !root.show(.ask(1)))
    #expect(
      diary.lines
        == ["push(_:)", "presentSheet(_:stack:detents:)", "show(_:as:)"].map {
          "refused StyledFlow.\($0) (underDialog)"
        })
    #expect(scene.text == "page(6) page(7) | Which?")
    scene.tap("One")
    #expect(await answer.value == 1)
  }

  @Test("lies above what other flows have put above its own", arguments: Cover.allCases)
  func covered(_ cover: Cover) async throws {
    let (asker, tabs) = (StyledFlow(), ClosureContainer(["a", "b"]))
    let columns = SplitCoordinator<Styled, Styled>(sidebar: asker)
    let flow = ClosureFlow { $0 == .flow(1) ? [.column: columns, .tab: tabs][cover] ?? asker : nil }
    let scene = try FlowScene(root: flow)
    flow.push(.flow(1))
    switch cover {
    case .child, .childsSheet:
      asker.push(.flow(2))
      try found(asker.children.first, as: StyledFlow.self).show(.page(3), as: cover == .child ? .push : .sheet)
    case .parentsSheet: flow.presentSheet(.page(3))
    case .column:
      columns.showDetail(.page(4))
      columns.detail?.presentSheet(.page(3))
    case .tab:
      tabs.show("b")
      tabs.show("a")
    }
    let before = scene.text
    let answer = await ask(cover == .tab ? try found(tabs.places("b")) : asker)
    if cover == .tab {
      #expect(scene.text == before)
      tabs.show("b")
    }
    #expect(scene.text.hasSuffix("| Which?"))
    scene.tap("One")
    #expect(await answer.value == 1)
    if cover != .tab { #expect(scene.text == before) }
  }

  enum Cover: CaseIterable {
    case child, childsSheet, parentsSheet, column, tab
  }

  @Test("asks no flow whether it may leave, and is no mistake")
  func leaving() async throws {
    root.mayLeave = { _ in
      Issue.record("the flow is asked")
      return false
    }
    let id = { [scene] in scene.presentation.top.topNode.id }
    for dismiss in [{ [scene] in scene.back() }, { [scene] in scene.dismiss(id()) }] {
      let answer = await ask()
      #expect(scene.canGoBack && scene.canDismiss(id()))
      #expect(content?.title == "Which?")
      #expect(dismiss())
      #expect(await answer.value == nil)
    }
    #expect(!diary.lines.contains { $0.hasPrefix("mistake") })
  }

  @Test("is in no link and in no archive, and a link takes it away")
  func linksAndArchives() async throws {
    root.push(.flow(1))
    let child = try found(root.children.first, as: StyledFlow.self)
    child.push(.page(2))
    let (link, archive) = (try scene.link, try scene.archive())
    let answer = await ask(child)
    #expect(try scene.link == link)
    #expect(try child.link(to: .page(3)) == "/flow/1/page/2/page/3")
    #expect(try scene.archive() == archive)
    // The destination that fills the question's slot is the flow's root.
    try scene.open("/flow/1/page/2/page/0;as=alert")
    #expect(await answer.value == nil)
    #expect(scene.text == "page(0) page(0) page(2) | page(0)")
  }
}
