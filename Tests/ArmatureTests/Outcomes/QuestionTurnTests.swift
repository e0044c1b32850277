import Armature
import Foundation
import Testing

@Suite("Questions wait for their turn")
@MainActor
struct QuestionTurnTests {
  /// A scene with two tabs in which questions are asked, or with an editor that asks. Their ends are heard, too.
  @MainActor
  private final class Window {
    private(set) var scenes: SceneDirectory?
    private(set) var scenario: Scenario?
    weak var scene: FlowScene?
    private var tasks: [Task<Void, Never>] = []
    /// A child flow of the flow in the first tab.
    weak var child: StyledFlow?
    let diary = Diary()

    init(_ root: String = "tabs") throws {
      let flow = root == "tabs" ? ClosureContainer(["a", "b"]) : AskingEditor(root: .first)
      let scenes = SceneDirectory(notificationCenter: NotificationCenter()) { _ in flow }
      let scenario = try Scenario { try scenes.open() }
      scenario.scene.observeTexts { [diary] in diary.lines.append($0) }
      (self.scenes, self.scenario, scene) = (scenes, scenario, scenario.scene)
      scenario.isPatient = true
      for name in ["b", "a"] { scenario.scene.tabs?.show(name) }
      add("ask") { $0.ask($1) }
      add("child") { window, _ in window.child = (window.flow("a")?.children.first as? StyledFlow) }
      add("broadcast") { window, name in window.flow(name)?.popToRoot() }
      add("names") { $0.scene?.tabs?.setNames([$1]) }
      add("close") { window, _ in window.close() }
      scenario.words["cancel"] = { [unowned self] _ in
        tasks[0].cancel()
        await letTasksRun { diary.lines.contains { $0.hasSuffix("false") } }
      }
    }

    private func add(_ word: String, _ act: @escaping (Window, String) -> Void) {
      scenario?.words[word] = { [unowned self] in act(self, $0) }
    }

    private func flow(_ name: String) -> AnyCoordinator? {
      name == "child" ? child : scene?.tabs?.flow(ofMember: name) ?? scene?.root
    }

    /// Asks a question, such as `Sure? in b and push page(1)`, and hears its end. After a yes, its code pushes.
    private func ask(_ text: String) {
      let (question, place) = text.cut(" and push ")
      let (title, name) = question.cut(" in ")
      let asker = flow(name ?? "a")
      let task = Task { [weak asker, diary, weak scenario] in
        let styled = asker as? StyledFlow
        var isConfirmed = await styled?.confirm(title, action: "Yes")
        if let editor = asker as? AskingEditor { isConfirmed = await editor.confirm(title, action: "Yes") }
        let end = "\(title) \(isConfirmed.map { "\($0)" } ?? "of no flow")"
        diary.lines.append(end)
        scenario?.heard.append(end)
        if isConfirmed == true, let place = try? place.map(Styled.init(text:)) { styled?.push(place) }
      }
      tasks.append(task)
    }

    func close() { scenes?.close("main") }
    func forget() { (scenes, scenario) = (nil, nil) }
    func allEnd() async { for task in tasks { await task.value } }
  }

  nonisolated private static let waiting = [
    Story(
      "and are shown in the order in which they were asked",
      "ask 1?: shown 1?", "ask 2?: question 2? waits for its turn", "ask 3?: question 3? waits for its turn",
      "tap Yes -> ClosureContainer page(0) | 2?: removed 1? (dismissed), 1? true, shown 2?",
      "back -> ClosureContainer page(0) | 3?: removed 2? (back), 2? false, shown 3?",
      "ask 4?: question 4? waits for its turn", "tap Cancel: removed 3? (dismissed), 3? false, shown 4?",
      "tap Yes -> ClosureContainer page(0): removed 4? (dismissed), 4? true"),
    Story(
      "behind the alert of a destination, whose button navigates before",
      "show ask(1) in a: shown ask(1)",
      "ask Sure? -> ClosureContainer page(0) | ask(1): question Sure? waits for its turn",
      "tap Go -> ClosureContainer page(0) page(9) | Sure?: removed ask(1) (dismissed), shown page(9), shown Sure?",
      "tap Yes -> ClosureContainer page(0) page(9): removed Sure? (dismissed), Sure? true"),
    Story(
      "behind the code that has got the answer before, which navigates",
      "ask 1? and push page(1); ask 2?; tap Yes -> ClosureContainer page(0) page(1) | 2?",
      "tap Yes: removed 2? (dismissed), 2? true"),
    Story(
      "in their own line: a hidden tab and the visible one do not wait for each other",
      "ask hidden 1? in b; ask hidden 2? in b -> ClosureContainer page(0)",
      "ask visible? -> ClosureContainer page(0) | visible?", "select b -> ClosureContainer page(0) | hidden 1?",
      "tap Yes -> ClosureContainer page(0) | hidden 2?: removed hidden 1? (dismissed), hidden 1? true, shown hidden 2?",
      "select a -> ClosureContainer page(0) | visible?", "tap Yes: removed visible? (dismissed), visible? true",
      "select b; tap Yes: removed hidden 2? (dismissed), hidden 2? true"),
    Story(
      "and are shown after a broadcast that leaves their flow",
      "push page(1) in a; show ask(2) in a; ask Sure?; broadcast a -> ClosureContainer page(0) | Sure?",
      "tap Yes: removed Sure? (dismissed), Sure? true"),
    Story(
      "and after a step back",
      "push page(1) in a; show ask(2) in a; ask Sure?; goBack 2 in a -> ClosureContainer page(0) | Sure?",
      "tap Yes: removed Sure? (dismissed), Sure? true"),
    Story(
      "after one that was cancelled while it was shown",
      "ask 1?; ask 2?; cancel -> ClosureContainer page(0) | 2?: removed 1? (verb), 1? false, shown 2?",
      "tap Yes: removed 2? (dismissed), 2? true"),
    Story(
      "also the one of a flow that keeps a slot from a link, which waits too", root: "editor",
      "push second; ask Other?; asking /sheet -> first second | Other?, waits /sheet",
      "back -> first second | Discard?, waits /sheet", "tap Discard -> first | sheet"),
    Story(
      "which may be refused", root: "editor",
      "push second; ask Other?; asking /sheet; back; tap Cancel -> first second"),
    Story(
      "lets a flow that keeps a slot ask the user", root: "editor",
      "push second; back -> first second | Discard?", "tap Cancel -> first second",
      "asking /sheet -> first second | Discard?, waits /sheet", "tap Cancel -> first second",
      "asking /sheet; tap Discard -> first | sheet"),
    Story("or leaves", root: "editor", "push second; back; tap Discard -> first"),
  ]

  /// The end of a question that waits in a child flow, behind the alert of its parent.
  nonisolated private static func end(_ act: String, _ line: String, _ events: String = "", then last: String = "")
    -> Story
  {
    let reason = act == "cancel" ? "its task was cancelled" : "its flow was removed"
    return Story(
      "and end once, also while they wait: \(act)",
      "push flow(1) in a; child; show ask(2) in a; ask Sure? in child: question Sure? waits for its turn",
      "\(act) -> ClosureContainer \(line): \(events)question Sure? was not shown: \(reason), \(last)Sure? false")
  }

  nonisolated private static let ends = [
    end("cancel", "page(0) page(0) | ask(2)"),
    end("goBackToRoot in a", "page(0)", "removed ask(2) (verb), removed page(0) (verb), "),
    end("broadcast tabs", "page(0)", "removed ask(2) (broadcast), removed page(0) (broadcast), "),
    end(
      "open /a/page/5", "page(0) page(5)", "removed ask(2) (link), removed page(0) (link), ",
      then: "shown page(5), opened /a/page/5, "),
    end(
      "names b", "page(0)", "removed ask(2) (flowEnded), removed page(0) (flowEnded), removed page(0) (left), ",
      then: "selected b in ClosureContainer, "),
    end(
      "close", "page(0) page(0) | ask(2)",
      "removed page(0) (flowEnded), removed ask(2) (flowEnded), removed page(0) (flowEnded), "
        + "removed page(0) (flowEnded), "),
  ]

  @Test("as these stories say", arguments: waiting + ends)
  func story(_ story: Story) async throws {
    let window = try Window(story.root == "home" ? "tabs" : story.root)
    try await window.scenario?.play(story.steps)
    #expect(window.child == nil || ["cancel", "close"].contains { story.steps.last?.hasPrefix($0) == true })
    window.close()
    await window.allEnd()
    window.forget()
    #expect(window.scene == nil)
  }

  @Test("and end with their scene")
  func deallocation() async throws {
    let window = try Window()
    try await window.scenario?.play(["show ask(2) in a; ask Sure?: question Sure? waits for its turn"])
    window.forget()
    await window.allEnd()
    #expect(window.scene == nil && window.diary.lines.last == "Sure? false")
  }

  @Test("and the next one is tried when one is refused")
  func refused() async throws {
    let window = try Window()
    var deepest = try found(window.scenario?.scene.tabs?.flow(ofMember: "a"), as: StyledFlow.self)
    while deepest.push(.flow(0)) { deepest = try found(deepest.children.last) }
    deepest.show(.ask(1))
    window.child = deepest
    try await window.scenario?.play([
      "ask 1? in child; ask 2?: question 2? waits for its turn",
      "back: removed ask(1) (back), refused StyledFlow.ask(_:) (tooDeep), 1? false, "
        + "refused StyledFlow.ask(_:) (tooDeep), 2? false",
    ])
  }

  @Test("but no more than sixteen do")
  func limit() async throws {
    let window = try Window()
    let mistake =
      "mistake in StyledFlow: 16 questions wait already, so StyledFlow does not ask “17?”: "
      + "ask one after the other, with await."
    try await window.scenario?.play(
      (0...16).map { "ask \($0)?" } + [
        "ask 17?: \(mistake), 17? false", "ask elsewhere? in b: shown elsewhere?", "close",
      ])
    await window.allEnd()
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
    // The question that waited is shown when the scene has settled.
    for line in ["cards | card(1) | First?", "cards | card(1) | Pay?", "cards | card(1)"] {
      await scene.settled()
      #expect(scene.text == line)
      scene.back()
    }
    #expect(await !first.value)
  }

  @Test("and are in no archive")
  func archive() async throws {
    let window = try Window()
    try await window.scenario?.play(["show ask(1) in a"])
    let archive = try window.scene?.archive()
    try await window.scenario?.play(["ask Sure?: question Sure? waits for its turn"])
    #expect(try window.scene?.archive() == archive)
  }
}

/// A flow that asks whether a slot is discarded.
final class AskingEditor: Coordinator<PickerPlace>, AsksToLeave {
  override func canLeave(_ slot: Slot<PickerPlace>) -> Bool { slot.isRoot }
  func leavingQuestion(about slot: Slot<PickerPlace>) -> Question<Bool>? {
    Question("Discard?") { Answer("Discard", role: .destructive, true) }
  }
}
