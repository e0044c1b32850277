import Armature
import Foundation
import Observation
import TestSupport
import Testing

@Suite("A flow that keeps a slot may ask the user")
@MainActor
struct LeavingTests {
  private let user = User()

  nonisolated private static let pages = ["push page(1)", "push page(2)", "keep page(2)"]

  nonisolated private static func asked(
    _ act: String, by cause: String, waits: String = "", leads after: String, line: String = "page(0) page(1) page(2)"
  ) -> Story {
    let isLink = cause == "link"
    return Story(
      "it is asked once, and the user leaves or stays: \(act)",
      steps: [
        line.contains("|") ? "sheet page(1)" : "push page(1)", "push page(2)", "keep page(2)",
        "\(act) -> \(line)\(waits)",
        // The user taps twice.
        "\(act) -> \(line)\(waits)", "asks: page(2) by \(cause)",
        "no -> \(line):" + (isLink ? " could not open /page/9" : ""),
        "\(act) -> \(line)\(waits)", "asks: page(2) by \(cause)",
        "yes -> \(after)"
          + (isLink ? ": removed page(2) (link), removed page(1) (link), shown page(9), opened /page/9" : ""),
      ])
  }

  nonisolated static let acts = [
    asked("back", by: "back", leads: "page(0) page(1)"),
    asked("popTo page(0)", by: "back", leads: "page(0)"),
    asked("swipe", by: "dismissed", leads: "page(0)", line: "page(0) | page(1) page(2)"),
    asked("asking /page/9", by: "link", waits: ", waits /page/9", leads: "page(0) page(9)"),
    asked("directory /page/9", by: "link", waits: ", waits /page/9", leads: "page(0) page(9)"),
  ]

  nonisolated private static func link(_ name: String, root: String = "page(0)", _ steps: String...) -> Story {
    Story(name, root: root, steps: pages + steps)
  }

  nonisolated static let links = [
    link("the app's own links and verbs do not ask", "open /page/9 -> page(0) page(9)", "settle", "unasked:"),
    link(
      "a link follows when the user leaves by another way",
      "asking /page/9", "asks: page(2) by link", "keep", "goBackToRoot", "no -> page(0) page(9)"),
    link(
      "each flow that keeps a slot is asked, the last one first",
      "push flow(3); push page(5) in Editor; keep page(2) page(5); asking /page/9; asks: page(5) by link",
      "yes -> page(0) page(1) page(2) page(0) page(5), waits /page/9", "asks: page(2) by link",
      "yes -> page(0) page(9)"),
    link(
      "a newer link replaces the one that waits, and the answer is about it: the user leaves",
      "asking /page/9: held /page/9", "asks: page(2) by link",
      "asking /page/8: replaced /page/9 by /page/8, held /page/8",
      "yes -> page(0) page(8): removed page(2) (link), removed page(1) (link), shown page(8), opened /page/8"),
    link(
      "a newer link replaces the one that waits, and the answer is about it: the user stays",
      "asking /page/9; asks: page(2) by link", "asking /page/8; no -> page(0) page(1) page(2): could not open /page/8"),
    link(
      "a slot is asked about once at a time, also while another one is",
      "keep page(1); popTo page(0); asks: page(1) by back", "keep page(1) page(2); back; asks: page(2) by back",
      "no first; back; unasked:", "no"),
    link(
      "a link that comes while the user is asked for a step back follows",
      "back; asks: page(2) by back", "asking /page/8",
      "yes -> page(0) page(8): removed page(2) (back), removed page(1) (link), shown page(8), opened /page/8",
      "unasked:"),
    link(
      "a link that comes while the user is asked for a step back ends with it",
      "back; asks: page(2) by back", "asking /page/8; no -> page(0) page(1) page(2): could not open /page/8",
      "unasked:"),
    link(
      "a link that waits comes back with the scene, and the flow is asked again",
      "asking ../../page/9; asks: page(2) by link",
      "archive; no; relaunch -> page(0) page(1) page(2), waits ../../page/9", "asks: page(2) by link",
      "yes -> page(0) page(9): removed page(2) (link), removed page(1) (link), shown page(9), opened ../../page/9",
      "relaunch /nowhere -> page(0) page(1) page(2), waits ../../page/9", "asks: page(2) by link",
      "yes -> page(0) page(9): removed page(2) (link), removed page(1) (link), shown page(9), opened ../../page/9",
      "keep; relaunch -> page(0) page(9): shown page(9), restored without 0, opened ../../page/9",
      "relaunch /nowhere -> page(0) page(9): "
        + "shown page(9), restored without 0, opened ../../page/9, could not open /nowhere"),
    link(
      "the link that starts the app waits for work that has come back",
      "archive; relaunch /page/9 -> page(0) page(1) page(2), waits /page/9: "
        + "shown page(1), shown page(2), restored without 0, held /page/9",
      "losses:", "asks: page(2) by link", "no -> page(0) page(1) page(2): could not open /page/9",
      "relaunch /page/9; asks: page(2) by link",
      "yes -> page(0) page(9): removed page(2) (link), removed page(1) (link), shown page(9), opened /page/9"),
  ]

  nonisolated private static func newer(
    _ first: String, by cause: String = "link", then steps: String..., leaves line: String
  ) -> Story {
    Story(
      "a newer link asks about all slots that it removes: \(first) \(steps)",
      steps: pages + ["keep page(1) page(2)", first, "asks: page(2) by \(cause)", "asking /page/8"] + steps + [
        "yes -> \(line), waits /page/8", "asks: page(1) by link", "yes -> page(0) page(8)",
      ])
  }

  nonisolated private static func otherRoot(_ root: String, _ act: String, _ link: String, _ line: String) -> Story {
    Story(
      "a link to another root asks about the root: \(root)", root: root,
      steps: [act, "keep page(0)"]
        + [("no", 0), ("yes", 5)].flatMap { answer, page in
          [
            "asking \(link) -> \(line)page(0), waits \(link)", "asks: page(0) by link",
            "\(answer) -> \(line)page(\(page))",
          ]
        })
  }

  nonisolated private static func guarded(_ way: String, _ steps: String...) -> Story {
    Story(
      "a link waits for a guard when the user has left: \(way)", root: "bank",
      steps: [
        "push cards", "push page(1) in Editor", "keep page(1)",
        "asking /account/7 -> home page(0) page(1), waits /account/7", "asks: page(1) by link",
      ] + steps + ["yes -> home | signIn, waits /account/7", "in -> home account(7)"])
  }

  nonisolated static let others = [
    newer("asking /page/9", leaves: "page(0) page(1) page(2)"),
    newer("asking /page/1/page/9", leaves: "page(0) page(1) page(2)"),
    newer("back", by: "back", leaves: "page(0) page(1)"),
    newer("asking /page/9", then: "goBack", leaves: "page(0) page(1)"),
    otherRoot("page(0)", "unasked", "/.;root=page%2F5", ""),
    otherRoot("flow(1)", "push flow(1)", "/flow/1;root=page%2F5", "page(0) "),
    otherRoot("columns", "choose page(0)", "/#page/5", "EditorColumns home "),
    guarded("asked"), guarded("by another way", "goBackToRoot"),
    guarded(
      "after a relaunch", "archive", "no", "relaunch -> home page(0) page(1), waits /account/7", "asks: page(1) by link"
    ),
  ]

  nonisolated private static func hiddenTab(_ act: String, _ waits: String, leads after: String) -> Story {
    let line = "page(0) ClosureContainer page(0) page(1)\(waits)"
    return Story(
      "a tab that keeps a slot is selected before it asks, and stays so: \(act)", root: "tabs in flow(1)",
      steps: [
        "push flow(1); push page(1) in a; select b; push page(2) in b; keep page(1)", "\(act) -> \(line)",
        "asks: page(1) by \(waits.isEmpty ? "back" : "link")", "no -> page(0) ClosureContainer page(0) page(1)",
        "\(act) -> \(line)", "asks: page(1) by \(waits.isEmpty ? "back" : "link")", "yes -> \(after)",
      ])
  }

  nonisolated private static func choice(_ place: String, leads after: String) -> Story {
    Story(
      "another choice for a column asks the flow that is there: \(place)", root: "columns",
      steps: [
        "choose page(0); push page(1) in Editor; keep page(1)",
        // The list marks the old choice again.
        "choose \(place) -> EditorColumns home page(0) page(1): "
          + "verb refused EditorColumns.detailSelection (cannotLeave), drawn",
        "asks: page(1) by selected",
        "no -> EditorColumns home page(0) page(1):", "choose \(place)", "asks: page(1) by selected", "yes -> \(after)",
      ])
  }

  nonisolated static let containers = [
    Story(
      "a flow that does not ask refuses the link at once", root: "stubborn",
      "push page(1); asking /page/9 -> page(0) page(1): could not open /page/9, "
        + "error “/page/9” was refused: this screen cannot be left now"),
    hiddenTab("asking /page/9", ", waits /page/9", leads: "page(0) page(9)"),
    hiddenTab("popTo page(0)", "", leads: "page(0)"),
    choice("page(5)", leads: "EditorColumns home page(5): selected removed page(1) (newRoot), selected shown page(5)"),
    choice("none", leads: "EditorColumns home: selected removed page(1) (flowEnded), selected removed page(0) (verb)"),
    Story(
      "a tap on another tab is the cause of its change also after the answer", root: "tabs",
      "push page(1) in a; keep page(1); choose b -> ClosureContainer page(0) page(1): "
        + "selected refused ClosureContainer.show(_:) (cannotLeave)",
      "asks: page(1) by selected",
      "yes -> ClosureContainer page(0): selected removed page(1) (hidden), selected shown page(0), "
        + "selected selected b in ClosureContainer",
      "push page(2) in b: verb shown page(2)"),
  ]

  @Test("as these stories say", arguments: acts + links + others + containers)
  func story(_ story: Story) async throws {
    let session = Session()
    var directory = SceneDirectory { _ in nil }
    let tellsCauses = ["columns", "tabs"].contains(story.root)
    let hearing = { event in Scenario.text(event).map { tellsCauses ? "\(event.cause) \($0)" : $0 } }
    let scenario = try Scenario(session.policy, hearing: hearing) { [user] in
      directory = SceneDirectory(notificationCenter: NotificationCenter()) { _ in nil }
      return try directory.open(root: user.root(story.root, session))
    }
    user.add(to: scenario)
    scenario.words["directory"] = { try directory.open(link: $0, asksToLeave: true) }
    scenario.words["choose"] = { [unowned scenario] name in
      let before = scenario.scene.presentation
      if let columns = scenario.scene.root as? EditorColumns {
        columns.userChoosesDetail(try? Styled(text: name))
      } else {
        let tabs = try #require(scenario.scene.tabs)
        #expect(!scenario.scene.select(name, in: tabs.id))
      }
      if scenario.scene.presentation != before { scenario.heard.append("drawn") }
    }
    try await scenario.play(story.steps)
  }

  @Test("the link that opens a scene waits for work that has come back", arguments: [true, false])
  func directory(isLeft: Bool) async throws {
    let old = try FlowScene(root: Editor(user))
    (old.root as? Editor)?.push(.page(2))
    let archives = Archives([SceneDirectory.defaultName: try old.archive()])
    user.kept = [.page(2)]
    let directory = SceneDirectory(notificationCenter: NotificationCenter()) { [user] _ in Editor(user) }
    directory.keeper = archives
    let scene = try directory.open(link: "/page/9", asksToLeave: true)
    #expect(scene.text == "page(0) page(2)" && scene.heldLink == "/page/9")
    await user.isAsked()
    await user.answer(isLeft, in: scene)
    #expect(scene.text == (isLeft ? "page(0) page(9)" : "page(0) page(2)") && scene.heldLink == nil)
  }

  @Test("a place that has come back refuses the link that starts the app if its flow does not ask")
  func refusedLaunch() throws {
    let flow = ClosureFlow()
    let scene = try FlowScene(root: flow)
    for page in 1...2 { flow.push(.page(page)) }
    let archive = try scene.archive()
    flow.mayLeave = { [unowned flow] _ in flow.goBack() }
    let report = scene.launch(archive: archive, link: "/page/1/page/2/page/3")
    #expect(report.linkError == nil && scene.text == "page(0) page(1) page(2) page(3)")
    // The flow cannot navigate while it comes back.
    #expect(scene.launch(archive: archive, link: "/page/9").linkError?.reason == .refused(.cannotLeave))
    #expect(scene.text == "page(0) page(1) page(2)" && scene.heldLink == nil)
    flow.mayLeave = { _ in true }
    #expect(scene.launch(archive: archive, link: "/page/9").linkError == nil)
    #expect(scene.text == "page(0) page(9)")
  }

  @Test("a scene that ends while the user is asked keeps nothing")
  func release() async throws {
    weak var released: FlowScene?
    var kept: Editor?
    do {
      let editor = Editor(user)
      let scene = try FlowScene(root: editor)
      editor.push(.page(2))
      user.kept = [.page(2)]
      scene.back()
      await user.isAsked()
      (released, kept) = (scene, editor)
      await user.answer(true)
    }
    for _ in 0..<5 { await Task.yield() }
    #expect(released == nil)
    _ = kept
  }
}

/// The archives of scenes that come back.
@MainActor
private final class Archives: SceneKeeper {
  let data: [String: Data]

  init(_ data: [String: Data]) { self.data = data }

  func bringBack(_ scene: FlowScene) { scene.launch(archive: data[scene.name]) }
  func keep(_ scene: FlowScene) {}
  func forget(_ name: String) {}
}

/// A split view with an editor.
private final class EditorColumns: SplitCoordinator<Foreign, Styled> {
  let editor: Editor

  init(_ user: User) {
    editor = Editor(user)
    super.init(sidebar: ForeignFlow())
  }

  override func detailFlow(for destination: Styled) -> Coordinator<Styled> { editor }
}

/// A user whom editors ask.
@MainActor
private final class User {
  /// The slots that editors keep.
  var kept: Set<Styled> = []
  var asked: [String] = []
  fileprivate var waiting: [CheckedContinuation<Bool, Never>] = []

  func isAsked() async { await wait { !waiting.isEmpty } }

  /// Answers, and lets the scene settle if it asks nothing more.
  func answer(_ isLeft: Bool, onlyFirst: Bool = false, in scene: FlowScene? = nil) async {
    let answered = onlyFirst ? Array(waiting.prefix(1)) : waiting
    waiting.removeFirst(answered.count)
    for continuation in answered { continuation.resume(returning: isLeft) }
    await letTasksRun()
    if waiting.isEmpty { await scene?.settled() }
  }

  /// Opens an editor, or a flow with an editor in it.
  func root(_ name: String, _ session: Session) -> AnyCoordinator {
    switch name {
    case "bank":
      let bank = Treasury(session)
      bank.make = { $0 == .cards ? Editor(self) : nil }
      return bank
    case "flow(1)": return ClosureFlow { $0 == .flow(1) ? Editor(self) : nil }
    case "columns": return EditorColumns(self)
    case "stubborn":
      let flow = ClosureFlow()
      flow.mayLeave = { _ in false }
      return flow
    case "tabs", "tabs in flow(1)":
      let tabs = ClosureContainer(["a", "b"]) { $0 == "a" ? Editor(self) : StyledFlow() }
      tabs.forgetful = [name == "tabs" ? "a" : "b"]
      return name == "tabs" ? tabs : ClosureFlow { $0 == .flow(1) ? tabs : nil }
    default: return Editor(self)
    }
  }

  /// Adds `keep`, `asks` for the slots that the user was asked about, `unasked` where nobody was, `yes` and `no`.
  func add(to scenario: Scenario) {
    scenario.words["keep"] = { self.kept = Set($0.split(separator: " ").compactMap { try? Styled(text: String($0)) }) }
    scenario.words["asks"] = { [unowned scenario] _ in
      await wait { !self.asked.isEmpty }
      (scenario.heard, self.asked) = (self.asked, [])
    }
    scenario.words["unasked"] = { [unowned scenario] _ in
      await letTasksRun()
      scenario.heard = self.asked
    }
    for (word, isLeft) in [("yes", true), ("no", false)] {
      scenario.words[word] = { [unowned scenario] in
        await self.answer(isLeft, onlyFirst: $0 == "first", in: scenario.scene)
      }
    }
  }
}

/// A flow that keeps slots until the user answers.
private final class Editor: Coordinator<Styled>, AsksToLeave {
  let user: User

  init(_ user: User) {
    self.user = user
    super.init(root: .page(0))
  }

  override func child(for destination: Styled) -> AnyCoordinator? { destination == .flow(3) ? Editor(user) : nil }
  override func canLeave(_ slot: Slot<Styled>) -> Bool { !user.kept.contains(slot.destination) }

  func wantsToLeave(_ slot: Slot<Styled>, by cause: ChangeCause) async -> Bool {
    user.asked.append("\(slot.destination) by \(cause)")
    return await withCheckedContinuation { user.waiting.append($0) }
  }
}
