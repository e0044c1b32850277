@testable import Armature
import Foundation
import Testing

@Suite("A question")
@MainActor
struct QuestionTests {
  private let root = StyledFlow()
  private let scene: FlowScene
  private let heard = Heard()

  private final class Heard { var events: [String] = [] }

  init() throws {
    scene = try FlowScene(root: root, notificationCenter: NotificationCenter())
    scene.observeEvents { [heard] event in
      // The visible screen is the one below a dialog.
      if case .visible = event.kind { return }
      heard.events.append(event.text)
    }
  }

  private var content: ScreenContent? { scene.screen(of: scene.presentation.top.topNode.id) }

  private func ask(_ flow: StyledFlow? = nil, as style: PresentationStyle = .alert) async -> Task<Int?, Never> {
    let question = Question("Which?", message: "One of two", as: style) {
      Answer("One", 1)
      Answer("Two", role: .destructive, 2)
    }
    let task = Task { [flow = flow ?? root] in await flow.ask(question) }
    await letTasksRun()
    return task
  }

  private func tap(_ title: String) throws {
    let row = try #require(content?.dialog?.buttons.first { $0.title == title })
    if case .button(_, _, _, let tap) = row.kind { tap() }
  }

  private var buttons: [String] {
    (content?.dialog?.buttons ?? []).map { row in
      if case .button(let role, _, _, _) = row.kind { "\(row.title) \(role)" } else { "" }
    }
  }

  @Test("is a dialog with its title, its message and a button for each answer, and one for none")
  func content() async throws {
    let answer = await ask()
    #expect(content?.dialog?.title == "Which?")
    #expect(content?.dialog?.message == "One of two")
    #expect(buttons == ["One normal", "Two destructive", "Cancel cancel"])
    let node = scene.presentation.top.topNode
    #expect("\(node.destination)" == "Which?")
    #expect(node.openers.isEmpty)
    #expect(node.style == .alert)
    try tap("Two")
    #expect(await answer.value == 2)
    #expect(heard.events == ["shown Which?", "removed Which? (dismissed)"])
  }

  @Test("has the style of an alert or of a dialog, and no other one", arguments: [PresentationStyle.dialog, .sheet])
  func styles(style: PresentationStyle) async throws {
    let answer = await ask(as: style)
    #expect(scene.presentation.top.style == (style == .dialog ? .dialog : .alert))
    try tap("Cancel")
    #expect(await answer.value == nil)
  }

  @Test("has no button for no answer when an answer of the app cancels")
  func cancel() async throws {
    let task = Task { [root] in
      await root.ask(
        Question("Save?") {
          for title in ["Save", "Stay"] { Answer(title, role: title == "Save" ? .normal : .cancel, title) }
        })
    }
    await letTasksRun()
    #expect(buttons == ["Save normal", "Stay cancel"])
    try tap("Stay")
    #expect(await task.value == "Stay")
  }

  @Test("that confirms says yes or no", arguments: [("Burn", true), ("Keep", false)])
  func confirms(button: String, isConfirmed: Bool) async throws {
    let task = Task { [root] in
      await root.confirm("Burn it?", message: "Ashes.", action: "Burn", role: .destructive, cancel: "Keep", as: .dialog)
    }
    await letTasksRun()
    #expect(buttons == ["Burn destructive", "Keep cancel"])
    try tap(button)
    #expect(await task.value == isConfirmed)
  }

  @Test("for a text has a field", arguments: [("Rename", "Bread"), ("Cancel", nil)] as [(String, String?)])
  func text(button: String, text: String?) async throws {
    let task = Task { [root] in
      await root.askForText("Rename", in: "Name", text: "Milk", prompt: "a word", kind: .search, action: "Rename")
    }
    await letTasksRun()
    let field = try #require(content?.dialog?.field)
    guard case .field(let kind, let old, let prompt, _) = field.kind else { return }
    #expect(field.title == "Name" && kind == .search && old == "Milk" && prompt == "a word")
    let before = scene.presentation
    try field.enter("Bread")
    #expect(scene.presentation != before)
    #expect(content?.dialog?.field?.input?.text == "Bread")
    try tap(button)
    #expect(await task.value == text)
  }

  // MARK: The line

  @Test("is no route and no child flow: verbs count and find the routes below it, and take it along")
  func routes() async throws {
    root.push(.page(1))
    root.push(.page(2))
    let stack = root.routeStack
    let verbs: [(StyledFlow) -> Bool] = [
      { $0.goBack() }, { $0.pop() }, { $0.goBackTo(.page(1)) }, { $0.popTo(.page(1)) }, { $0.popTo(.page(2)) },
      { $0.replace(with: .page(3)) }, { $0.setRoot(.page(4)) }, { $0.popToCurrentStackRoot() },
    ]
    for verb in verbs {
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
      #expect(root.routes.allSatisfy { $0.destination != .page(0) })
    }
    try root.edit { $0 = stack }
    let answer = await ask()
    root.replace(with: .page(3))
    #expect(root.routes.map(\.destination) == [.page(1), .page(3)])
    #expect(await answer.value == nil)
  }

  @Test("has its text in its slot, and no destination of the flow")
  func slot() async throws {
    let answer = await ask()
    let slot = try #require(root.state.slots.last)
    #expect(slot.isQuestion)
    #expect("\(slot.destination.destination)" == "Which?")
    #expect(slot.value(as: Styled.self) == nil)
    #expect(Slot<Styled>(slot, isRoot: false) == nil)
    #expect(slot.child?.value.root.isQuestion == false)
    try tap("One")
    #expect(await answer.value == 1)
  }

  @Test("takes changes of the flow below it")
  func changes() async throws {
    root.push(.page(1))
    let answer = await ask()
    root.update(root.routes[0].id) { $0 = .page(5) }
    root.update(root.rootID) { $0 = .page(6) }
    root.refresh()
    try scene.batch { try root.edit { stack in try stack.update(stack.topID) { $0 = .page(7) } } }
    #expect(scene.layers == [["page(6)", "page(7)"], ["Which?"]])
    try tap("One")
    #expect(await answer.value == 1)
  }

  @Test("has nothing above it")
  func onTop() async throws {
    let answer = await ask()
    #expect(!root.push(.page(1)) && !root.presentSheet(.page(1)) && !root.show(.ask(1)))
    #expect(
      heard.events == [
        "shown Which?", "refused StyledFlow.push(_:) (underDialog)",
        "refused StyledFlow.presentSheet(_:stack:detents:) (underDialog)",
        "refused StyledFlow.show(_:as:) (underDialog)",
      ])
    scene.back()
    #expect(await answer.value == nil)
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
    let before = scene.layers
    let asks = cover == .tab ? try found(tabs.places("b"), as: StyledFlow.self) : asker
    let answer = await ask(asks)
    if cover == .tab {
      #expect(scene.layers == before)
      tabs.show("b")
    }
    #expect(scene.layers.last == ["Which?"])
    let content = scene.screen(of: scene.presentation.top.topNode.id)
    if case .button(_, _, _, let tap)? = content?.dialog?.buttons.first?.kind { tap() }
    #expect(await answer.value == 1)
    if cover != .tab { #expect(scene.layers == before) }
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
    #expect(!heard.events.contains { $0.hasPrefix("mistake") })
  }

  @Test("asks no guard, since the app's own code asks it")
  func guards() async throws {
    let wallet = Wallet(Diary())
    let scene = try FlowScene(root: wallet)
    wallet.isClosed = true
    wallet.requests = []
    let answer = Task { await wallet.confirm("Sure?", action: "Yes") }
    await letTasksRun()
    #expect(scene.checkGuards())
    #expect(scene.presentation.top.style == .alert)
    #expect(Set(wallet.requests) == ["cards"])
    scene.back()
    #expect(await !answer.value)
  }

  private final class Editor: Coordinator<PickerPlace>, AsksToLeave {
    override func canLeave(_ slot: Slot<PickerPlace>) -> Bool { slot.isRoot }
    func wantsToLeave(_ slot: Slot<PickerPlace>, by cause: ChangeCause) async -> Bool {
      await confirm("Discard?", action: "Discard", role: .destructive, cancel: "Keep")
    }
  }

  @Test("lets a flow that keeps a slot ask the user", arguments: [true, false], ["Discard", "Keep"])
  func keeping(isLink: Bool, button: String) async throws {
    let editor = Editor(root: .first)
    let scene = try FlowScene(root: editor)
    editor.push(.second)
    if isLink { try scene.open("/sheet", asksToLeave: true) } else { scene.back() }
    await letTasksRun()
    #expect(scene.layers == [["first", "second"], ["Discard?"]])
    let content = scene.screen(of: scene.presentation.top.topNode.id)
    if case .button(_, _, _, let tap)? = content?.dialog?.buttons.first(where: { $0.title == button })?.kind { tap() }
    await letTasksRun()
    let left = isLink ? [["first"], ["sheet"]] : [["first"]]
    #expect(scene.layers == (button == "Discard" ? left : [["first", "second"]]))
    #expect(scene.heldLink == nil)
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
    #expect(scene.layers == [["page(0)", "page(0)", "page(2)"], ["page(0)"]])
  }

  @Test("is in the outline of its flow, with its text")
  func outline() async throws {
    let answer = await ask()
    #expect(root.outline.slots.map(\.destination) == ["page(0)", "Which?"])
    #expect(root.outline.slots.map(\.style) == ["root", "alert"])
    #expect(root.outline.slots[1].child == nil)
    try tap("One")
    #expect(await answer.value == 1)
  }
}
