import Armature
import Foundation
import Testing

@Suite("Questions wait for their turn")
@MainActor
struct QuestionTurnTests {
  /// A scene with two tabs, and what is heard of it.
  @MainActor
  private final class Window {
    let tabs = ClosureContainer(["a", "b"])
    private(set) var scenes: SceneDirectory?
    private(set) weak var scene: FlowScene?
    var tasks: [Task<Void, Never>] = []
    let diary = Diary()

    init() throws {
      let (tabs, diary) = (tabs, diary)
      let scenes = SceneDirectory(notificationCenter: NotificationCenter()) { _ in tabs }
      let scene = try scenes.open()
      scene.observeTexts { diary.lines.append($0) }
      (self.scenes, self.scene) = (scenes, scene)
    }

    func tab(_ name: String) throws -> StyledFlow {
      let visible = tabs.visibleName
      tabs.show(name)
      tabs.show(visible)
      return try #require(tabs.places(name))
    }

    /// Asks a question, and writes down its end.
    @discardableResult
    func ask(_ title: String, in flow: StyledFlow, _ act: @escaping @MainActor () -> Void = {}) async -> Task<
      Void, Never
    > {
      let task = Task { [weak flow, diary] in
        let isConfirmed = await flow?.confirm(title, action: "Yes")
        diary.lines.append("\(title) \(isConfirmed.map { "\($0)" } ?? "of no flow")")
        if isConfirmed == true { act() }
      }
      tasks.append(task)
      await letTasksRun()
      return task
    }

    func tap(_ title: String) async {
      let top = scene.flatMap { $0.screen(of: $0.presentation.top.topNode.id) }
      if case .button(_, _, _, let tap)? = top?.dialog?.buttons.first(where: { $0.title == title })?.kind { tap() }
      await letTasksRun()
    }

    /// The title of the alert on display.
    var alert: String? {
      guard let top = scene?.presentation.top, top.style.isDialog else { return nil }
      return "\(top.topNode.destination)"
    }

    func close() { scenes?.close("main") }
    func forget() { scenes = nil }
  }

  private let window: Window
  private let flow: StyledFlow

  init() throws {
    window = try Window()
    flow = try window.tab("a")
    window.diary.lines = []
  }

  @Test("and are shown in the order in which they were asked")
  func order() async throws {
    for number in 1...3 { await window.ask("\(number)?", in: flow) }
    #expect(window.alert == "1?")
    await window.tap("Yes")
    #expect(window.alert == "2?")
    window.scene?.back()
    await letTasksRun()
    #expect(window.alert == "3?")
    await window.ask("4?", in: flow)
    await window.tap("Cancel")
    await window.tap("Yes")
    #expect(window.alert == nil)
    #expect(
      window.diary.lines == [
        "shown 1?", "question 2? waits for its turn", "question 3? waits for its turn", "removed 1? (dismissed)",
        "1? true", "shown 2?", "removed 2? (back)", "2? false", "shown 3?", "question 4? waits for its turn",
        "removed 3? (dismissed)", "3? false", "shown 4?", "removed 4? (dismissed)", "4? true",
      ])
  }

  @Test("behind the alert of a destination, whose button navigates before")
  func alert() async throws {
    flow.show(.ask(1))
    await window.ask("Sure?", in: flow)
    #expect(window.alert == "ask(1)")
    await window.tap("Go")
    #expect(window.alert == "Sure?")
    await window.tap("Yes")
    #expect(flow.routes.map(\.destination) == [.page(9)])
    #expect(
      window.diary.lines == [
        "shown ask(1)", "question Sure? waits for its turn", "removed ask(1) (dismissed)", "shown page(9)",
        "shown Sure?", "removed Sure? (dismissed)", "Sure? true",
      ])
  }

  @Test("behind the code that has got the answer before, which navigates")
  func navigates() async throws {
    await window.ask("1?", in: flow) { [flow] in flow.push(.page(1)) }
    await window.ask("2?", in: flow)
    await window.tap("Yes")
    #expect(window.alert == "2?" && flow.routes.map(\.destination) == [.page(1)])
    await window.tap("Yes")
    #expect(window.diary.lines.last == "2? true")
  }

  @Test("in their own line: a hidden tab and the visible one do not wait for each other")
  func lines() async throws {
    let other = try window.tab("b")
    window.diary.lines = []
    await window.ask("hidden 1?", in: other)
    await window.ask("hidden 2?", in: other)
    #expect(window.alert == nil)
    await window.ask("visible?", in: flow)
    #expect(window.alert == "visible?")
    window.tabs.show("b")
    #expect(window.alert == "hidden 1?")
    await window.tap("Yes")
    #expect(window.alert == "hidden 2?")
    window.tabs.show("a")
    #expect(window.alert == "visible?")
    await window.tap("Yes")
    window.tabs.show("b")
    await window.tap("Yes")
    #expect(
      window.diary.lines.filter { $0.hasSuffix("true") } == ["hidden 1? true", "visible? true", "hidden 2? true"])
  }

  /// The ends of a question that waits in a child flow, behind the alert of its parent.
  nonisolated private static let ends:
    [(name: String, end: @MainActor @Sendable (QuestionTurnTests) -> Void, event: String?)] = [
      ("its task is cancelled", { $0.window.tasks[0].cancel() }, "cancelled"),
      ("its flow is removed with its route", { $0.flow.goBackToRoot() }, "flowRemoved"),
      ("a broadcast", { $0.window.tabs.popToRoot() }, "flowRemoved"),
      ("a link", { try? $0.window.scene?.open("/a/page/5") }, "flowRemoved"),
      ("its tab is removed", { $0.window.tabs.setNames(["b"]) }, "flowRemoved"),
      ("the scene is closed", { $0.window.close() }, "flowRemoved"),
      ("the scene is deallocated", { $0.window.forget() }, nil),
    ]

  @Test("and end once, also while they wait", arguments: ends.indices)
  func ends(_ index: Int) async throws {
    let (_, end, event) = Self.ends[index]
    flow.push(.flow(1))
    var child: StyledFlow? = try found(flow.children.first, as: StyledFlow.self)
    let released = Weak(child)
    weak let scene = window.scene
    flow.show(.ask(2))
    window.diary.lines = []
    if let child { await window.ask("Sure?", in: child) }
    #expect(window.diary.lines == ["question Sure? waits for its turn"])
    window.diary.lines = []
    child = nil
    end(self)
    await letTasksRun { window.diary.lines.last == "Sure? false" }
    let turns = [
      "cancelled": "was not shown: its task was cancelled", "flowRemoved": "was not shown: its flow was removed",
    ]
    let told = event.flatMap { turns[$0] }.map { ["question Sure? \($0)"] } ?? []
    #expect(window.diary.lines.filter { $0.hasPrefix("question") } == told)
    #expect(window.diary.lines.filter { $0 == "Sure? false" }.count == 1)
    for task in window.tasks { await task.value }
    if event == "flowRemoved" { #expect(released.value == nil) }
    if event == nil { #expect(scene == nil) }
  }

  @Test("and are shown after a broadcast or a step back that leaves their flow", arguments: [true, false])
  func remains(isBroadcast: Bool) async throws {
    flow.push(.page(1))
    flow.show(.ask(2))
    await window.ask("Sure?", in: flow)
    if isBroadcast { flow.popToRoot() } else { flow.goBack(2) }
    await letTasksRun()
    #expect(window.alert == "Sure?")
    await window.tap("Yes")
    #expect(window.diary.lines.last == "Sure? true")
  }

  @Test("after one that was cancelled while it was shown")
  func cancelled() async throws {
    let first = await window.ask("1?", in: flow)
    await window.ask("2?", in: flow)
    first.cancel()
    await letTasksRun { window.alert == "2?" }
    #expect(window.alert == "2?")
    await window.tap("Yes")
    #expect(window.diary.lines.filter { $0.hasSuffix("true") || $0.hasSuffix("false") } == ["1? false", "2? true"])
  }

  @Test("and the next one is tried when one is refused")
  func refused() async throws {
    var deepest = flow
    while deepest.push(.flow(0)) { deepest = try found(deepest.children.last, as: StyledFlow.self) }
    deepest.show(.ask(1))
    window.diary.lines = []
    await window.ask("1?", in: deepest)
    await window.ask("2?", in: flow)
    window.scene?.back()
    await letTasksRun()
    #expect(
      window.diary.lines == [
        "question 1? waits for its turn", "question 2? waits for its turn", "removed ask(1) (back)",
        "refused StyledFlow.ask(_:) (tooDeep)", "1? false", "refused StyledFlow.ask(_:) (tooDeep)", "2? false",
      ])
  }

  @Test("but no more than sixteen do")
  func limit() async throws {
    for number in 0...17 { await window.ask("\(number)?", in: flow) }
    #expect(
      window.diary.lines.suffix(2) == [
        "mistake in StyledFlow: 16 questions wait already, so StyledFlow does not ask “17?”: ask one after the other, "
          + "with await.",
        "17? false",
      ])
    let other = try window.tab("b")
    await window.ask("elsewhere?", in: other)
    #expect(window.diary.lines.last == "shown elsewhere?")
    window.close()
    for task in window.tasks { await task.value }
    #expect(window.diary.lines.filter { $0.hasSuffix("false") }.count == 19)
  }

  @Test("and a button whose action waits so does not work meanwhile")
  func settled() async throws {
    let wallet = Wallet(Diary())
    let scene = try FlowScene(root: wallet, notificationCenter: NotificationCenter())
    wallet.presentSheet(.card("1"))
    wallet.act = { [weak wallet] in _ = await wallet?.confirm("Pay?", action: "Pay") }
    let card = try #require(scene.slot(WalletPlace.card("1")))
    let button = try #require(scene.screen(of: card)?.rows.first?.kind)
    let first = Task { await wallet.confirm("First?", action: "Yes") }
    await letTasksRun()
    if case .button(_, _, _, let tap) = button { tap() }
    await scene.settled()
    #expect(scene.layers.last == ["First?"])
    scene.back()
    // The question that waited is shown when the scene has settled.
    await scene.settled()
    #expect(scene.layers.last == ["Pay?"])
    scene.back()
    await scene.settled()
    #expect(scene.layers.count == 2)
    #expect(await !first.value)
  }

  private final class Editor: Coordinator<PickerPlace>, AsksToLeave {
    override func canLeave(_ slot: Slot<PickerPlace>) -> Bool { slot.isRoot }
    func wantsToLeave(_ slot: Slot<PickerPlace>, by cause: ChangeCause) async -> Bool {
      await confirm("Discard?", action: "Discard")
    }
  }

  @Test("also the one of a flow that keeps a slot from a link, which waits too", arguments: [true, false])
  func leaving(isLeft: Bool) async throws {
    let editor = Editor(root: .first)
    let scene = try FlowScene(root: editor, notificationCenter: NotificationCenter())
    editor.push(.second)
    let other = Task { await editor.confirm("Other?", action: "Yes") }
    await letTasksRun()
    try scene.open("/sheet", asksToLeave: true)
    await scene.settled()
    #expect(scene.layers == [["first", "second"], ["Other?"]] && scene.heldLink != nil)
    scene.back()
    await scene.settled()
    #expect(scene.layers == [["first", "second"], ["Discard?"]])
    let dialog = scene.screen(of: scene.presentation.top.topNode.id)?.dialog
    let title = isLeft ? "Discard" : "Cancel"
    if case .button(_, _, _, let tap)? = dialog?.buttons.first(where: { $0.title == title })?.kind { tap() }
    await scene.settled()
    #expect(scene.layers == (isLeft ? [["first"], ["sheet"]] : [["first", "second"]]))
    #expect(scene.heldLink == nil)
    #expect(await !other.value)
  }

  @Test("and are in no archive")
  func archive() async throws {
    flow.show(.ask(1))
    let archive = try window.scene?.archive()
    await window.ask("Sure?", in: flow)
    #expect(try window.scene?.archive() == archive)
  }
}
