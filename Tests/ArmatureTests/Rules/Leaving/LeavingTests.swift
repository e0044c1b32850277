import Armature
import Foundation
import TestSupport
import Testing

@Suite("A flow that keeps a slot may ask the user")
@MainActor
struct LeavingTests {
  /// The acts of a user that would remove the second page of an editor, and how the flow hears of them.
  nonisolated static let acts: [(act: Act, way: ChangeCause, after: [[String]])] = [
    (.back, .back, [["page(0)", "page(1)"]]), (.pop, .back, [["page(0)"]]), (.swipe, .dismissed, [["page(0)"]]),
    (.link, .link, [["page(0)", "page(9)"]]), (.directory, .link, [["page(0)", "page(9)"]]),
  ]

  enum Act: Sendable {
    case back, pop, swipe, link, directory
  }

  @Test("it is asked once, and the user leaves or stays", arguments: acts, [true, false])
  func asked(_ row: (act: Act, way: ChangeCause, after: [[String]]), isLeft: Bool) async throws {
    let (directory, scene, editor) = try open(row.act)
    let before = scene.layers
    var heard: [String] = []
    scene.observeTexts { heard.append($0) }
    perform(row.act, in: scene, directory)
    // The user taps twice.
    perform(row.act, in: scene, directory)
    await editor.isAsked()
    #expect(editor.asked == ["page(2) by \(row.way)"])
    #expect(scene.layers == before)
    #expect((scene.heldLink?.link == "/page/9") == (row.way == .link))

    editor.answer(isLeft)
    await scene.settled()
    #expect(scene.layers == (isLeft ? row.after : before))
    #expect(scene.heldLink == nil)
    if row.way == .link { #expect(heard.last == (isLeft ? "opened /page/9" : "could not open /page/9")) }

    // It is asked again the next time.
    if !isLeft {
      perform(row.act, in: scene, directory)
      await editor.isAsked()
      #expect(editor.asked.count == 2)
      editor.answer(false)
      await scene.settled()
    }
  }

  @Test("the app's own links and verbs do not ask")
  func program() async throws {
    let (_, scene, editor) = try open(.link)
    try scene.open("/page/9")
    #expect(scene.layers == [["page(0)", "page(9)"]])
    await scene.settled()
    #expect(editor.asked == [])
  }

  @Test("a flow that does not ask refuses the link at once")
  func refused() throws {
    let flow = ClosureFlow()
    let scene = try FlowScene(root: flow)
    flow.push(.page(1))
    flow.mayLeave = { _ in false }
    let error = #expect(throws: LinkError.self) { try scene.open("/page/9", asksToLeave: true) }
    #expect(error?.reason == .refused(.cannotLeave))
    #expect(scene.layers == [["page(0)", "page(1)"]])
    #expect(scene.heldLink == nil)
  }

  @Test("a link follows when the user leaves by another way")
  func leavesItself() async throws {
    let (_, scene, editor) = try open(.link)
    try scene.open("/page/9", asksToLeave: true)
    await editor.isAsked()
    editor.kept = []
    editor.goBackToRoot()
    editor.answer(false)
    await scene.settled()
    for _ in 0..<5 { await Task.yield() }
    #expect(scene.layers == [["page(0)", "page(9)"]])
    #expect(scene.heldLink == nil)
  }

  @Test("each flow that keeps a slot is asked, the last one first")
  func several() async throws {
    let (_, scene, editor) = try open(.link)
    let child = Editor()
    editor.make = { $0 == .flow(3) ? child : nil }
    editor.push(.flow(3))
    child.push(.page(5))
    child.kept = [.page(5)]
    try scene.open("/page/9", asksToLeave: true)
    await child.isAsked()
    #expect(editor.asked == [])
    child.answer(true)
    await editor.isAsked()
    #expect(scene.layers == [["page(0)", "page(1)", "page(2)", "page(0)", "page(5)"]])
    editor.answer(true)
    await scene.settled()
    #expect(scene.layers == [["page(0)", "page(9)"]])
  }

  @Test("a tap on another tab is the cause of its change also after the answer")
  func causeOfTap() async throws {
    let editor = Editor()
    let tabs = ClosureContainer(["a", "b"]) { $0 == "a" ? editor : StyledFlow() }
    tabs.forgetful = ["a"]
    let scene = try FlowScene(root: tabs)
    editor.push(.page(1))
    editor.kept = [.page(1)]
    var causes: Set<ChangeCause> = []
    scene.observeEvents { causes.insert($0.cause) }
    #expect(!scene.select("b", in: tabs.id))
    await editor.isAsked()
    editor.answer(true)
    await scene.settled()
    #expect(tabs.visibleName == "b" && causes == [.selected])
    editor.push(.page(2))
    #expect(causes == [.selected, .verb])
  }

  @Test("a newer link replaces the one that waits, and the answer is about it", arguments: [true, false])
  func newer(isLeft: Bool) async throws {
    let (_, scene, editor) = try open(.link)
    var heard: [String] = []
    scene.observeTexts { heard.append($0) }
    try scene.open("/page/9", asksToLeave: true)
    await editor.isAsked()
    try scene.open("/page/8", asksToLeave: true)
    #expect(heard == ["held /page/9", "replaced /page/9 by /page/8", "held /page/8"])
    editor.answer(isLeft)
    await scene.settled()
    #expect(scene.layers == [["page(0)"] + (isLeft ? ["page(8)"] : ["page(1)", "page(2)"])])
    #expect(heard.last == (isLeft ? "opened /page/8" : "could not open /page/8"))
    #expect(scene.heldLink == nil)
  }

  @Test(
    "a newer link asks about all slots that it removes", arguments: ["/page/9", "/page/1/page/9", "back", "itself"])
  func newerAsks(_ first: String) async throws {
    let (_, scene, editor) = try open(.link)
    editor.kept = [.page(1), .page(2)]
    if first == "back" {
      scene.back()
    } else {
      try scene.open(first == "itself" ? "/page/9" : first, asksToLeave: true)
    }
    await editor.isAsked()
    try scene.open("/page/8", asksToLeave: true)
    if first == "itself" { editor.goBack() }
    editor.answer(true)
    await editor.isAsked()
    #expect(editor.asked == ["page(2) by \(first == "back" ? "back" : "link")", "page(1) by link"])
    #expect(scene.layers[0].prefix(2) == ["page(0)", "page(1)"])
    #expect(scene.heldLink?.link == "/page/8")
    editor.answer(true)
    await scene.settled()
    #expect(scene.layers == [["page(0)", "page(8)"]])
  }

  @Test("a link to another root asks about the root", arguments: ["scene", "child", "detail"])
  func otherRoot(_ place: String) async throws {
    let editor = Editor()
    let owner: AnyCoordinator
    switch place {
    case "scene": owner = editor
    case "child": owner = ClosureFlow { $0 == .flow(1) ? editor : nil }
    default: owner = EditorColumns(editor)
    }
    let scene = try FlowScene(root: owner)
    (owner as? ClosureFlow)?.push(.flow(1))
    (owner as? EditorColumns)?.showDetail(.page(0))
    editor.kept = [.page(0)]
    let link = ["scene": "/.;root=page%2F5", "child": "/flow/1;root=page%2F5"][place] ?? "/#page/5"
    for isLeft in [false, true] {
      try scene.open(link, asksToLeave: true)
      await editor.isAsked()
      #expect(editor.root == .page(0))
      editor.answer(isLeft)
      await scene.settled()
    }
    #expect(editor.asked == ["page(0) by link", "page(0) by link"])
    #expect(editor.root == .page(5))
  }

  @Test("a slot is asked about once at a time, also while another one is")
  func two() async throws {
    let (_, scene, editor) = try open(.back)
    editor.kept = [.page(1)]
    scene.pop(to: editor.rootID)
    await editor.isAsked()
    editor.kept = [.page(1), .page(2)]
    scene.back()
    for _ in 0..<10 { await Task.yield() }
    editor.answerFirst(false)
    for _ in 0..<10 { await Task.yield() }
    scene.back()
    for _ in 0..<10 { await Task.yield() }
    #expect(editor.asked == ["page(1) by back", "page(2) by back"])
    editor.answer(false)
    await scene.settled()
  }

  @Test("a link that comes while the user is asked for a step back has an end", arguments: [true, false])
  func linkWhileAsked(isLeft: Bool) async throws {
    let (_, scene, editor) = try open(.link)
    var heard: [String] = []
    scene.observeTexts { heard.append($0) }
    scene.back()
    await editor.isAsked()
    try scene.open("/page/8", asksToLeave: true)
    editor.answer(isLeft)
    await scene.settled()
    #expect(editor.asked.count == 1)
    #expect(heard.last == (isLeft ? "opened /page/8" : "could not open /page/8"))
    #expect(scene.heldLink == nil)
  }

  @Test("a link waits for a guard when the user has left", arguments: ["asked", "by another way", "after a relaunch"])
  func guarded(_ way: String) async throws {
    let session = Session()
    let bank = Treasury(session)
    var editor = Editor()
    bank.make = { [editor] in $0 == .cards ? editor : nil }
    var scene = try FlowScene(root: bank)
    bank.push(.cards)
    editor.push(.page(1))
    editor.kept = [.page(1)]
    try scene.open("/account/7", asksToLeave: true)
    await editor.isAsked()
    if way == "after a relaunch" {
      let archive = try scene.archive()
      editor.answer(false)
      let (again, next) = (Treasury(session), Editor())
      again.make = { $0 == .cards ? next : nil }
      next.kept = [.page(1)]
      (scene, editor) = (try FlowScene(root: again), next)
      scene.launch(archive: archive)
      await editor.isAsked()
    } else if way == "by another way" {
      bank.goBackToRoot()
    }
    editor.answer(true)
    await scene.settled()
    #expect(scene.layers == [["home"], ["signIn"]])
    #expect(scene.heldLink?.link == "/account/7")
    session.isSignedIn = true
    await scene.settled()
    #expect(scene.layers == [["home", "account(7)"]])
    #expect(scene.heldLink == nil)
  }

  @Test(
    "a link that waits comes back with the scene, and the flow is asked again", arguments: [nil, "/nowhere"],
    [true, false])
  func relaunch(link: String?, isKept: Bool) async throws {
    let (_, scene, editor) = try open(.link)
    try scene.open("../../page/9", asksToLeave: true)
    await editor.isAsked()
    let archive = try scene.archive()
    editor.answer(false)
    await scene.settled()

    let next = Editor()
    let again = try FlowScene(root: next)
    var heard: [String] = []
    again.observeTexts { heard.append($0) }
    if isKept { next.kept = [.page(2)] }
    again.launch(archive: archive, link: link)
    if isKept {
      await next.isAsked()
      #expect(again.layers == [["page(0)", "page(1)", "page(2)"]])
      #expect(again.heldLink?.link == "../../page/9")
      next.answer(true)
      await again.settled()
    }
    #expect(again.layers == [["page(0)", "page(9)"]])
    #expect(heard.contains("opened ../../page/9"))
  }

  @Test("the link that starts the app waits for work that has come back", arguments: Launch.allCases, [true, false])
  func launch(_ launch: Launch, isLeft: Bool) async throws {
    let (_, old, _) = try open(.link)
    let archives = Archives([SceneDirectory.defaultName: try old.archive()])
    let editor = Editor()
    editor.kept = [.page(2)]
    let directory = SceneDirectory(notificationCenter: NotificationCenter()) { _ in editor }
    directory.keeper = archives
    let scene: FlowScene
    if launch == .directory {
      scene = try directory.open(link: "/page/9", asksToLeave: true)
    } else {
      scene = try FlowScene(root: editor)
    }
    var heard: [String] = []
    scene.observeTexts { heard.append($0) }
    if launch == .scene {
      let report = scene.launch(archive: archives.data.values.first, link: "/page/9")
      #expect(report.linkError == nil && report.losses.isEmpty)
      #expect(heard.suffix(2) == ["restored without 0", "held /page/9"])
    }
    #expect(scene.layers == [["page(0)", "page(1)", "page(2)"]])
    #expect(scene.heldLink?.link == "/page/9")
    await editor.isAsked()
    #expect(editor.asked == ["page(2) by link"])
    editor.answer(isLeft)
    await scene.settled()
    #expect(scene.layers == [["page(0)"] + (isLeft ? ["page(9)"] : ["page(1)", "page(2)"])])
    #expect(heard.last == (isLeft ? "opened /page/9" : "could not open /page/9"))
    #expect(scene.heldLink == nil)
  }

  enum Launch: CaseIterable {
    case scene, directory
  }

  @Test("a place that has come back refuses the link that starts the app if its flow does not ask")
  func refusedLaunch() throws {
    let (_, old, _) = try open(.link)
    let flow = ClosureFlow()
    flow.mayLeave = { [unowned flow] _ in flow.goBack() }
    let scene = try FlowScene(root: flow)
    let archive = try old.archive()
    let report = scene.launch(archive: archive, link: "/page/1/page/2/page/3")
    #expect(report.linkError == nil && scene.layers == [["page(0)", "page(1)", "page(2)", "page(3)"]])
    // The flow cannot navigate while it comes back.
    #expect(scene.launch(archive: archive, link: "/page/9").linkError?.reason == .refused(.cannotLeave))
    #expect(scene.layers == [["page(0)", "page(1)", "page(2)"]])
    #expect(scene.heldLink == nil)
    flow.mayLeave = { _ in true }
    #expect(scene.launch(archive: archive, link: "/page/9").linkError == nil)
    #expect(scene.layers == [["page(0)", "page(9)"]])
  }

  @Test(
    "a tab that keeps a slot is selected before it asks, and stays so", arguments: [Act.link, .pop], [true, false])
  func hiddenTab(_ act: Act, isLeft: Bool) async throws {
    let (root, editor, other) = (ClosureFlow(), Editor(), StyledFlow())
    let tabs = ClosureContainer(["a", "b"]) { $0 == "a" ? editor : other }
    tabs.forgetful = ["b"]
    root.make = { $0 == .flow(1) ? tabs : nil }
    let scene = try FlowScene(root: root)
    root.push(.flow(1))
    editor.push(.page(1))
    editor.kept = [.page(1)]
    tabs.show("b")
    other.push(.page(2))
    if act == .link { try scene.open("/page/9", asksToLeave: true) } else { scene.pop(to: root.rootID) }
    #expect(tabs.visibleName == "a" && other.routes.count == 1)
    await editor.isAsked()
    editor.answer(isLeft)
    await scene.settled()
    #expect(root.routes.map(\.destination) == (!isLeft ? [.flow(1)] : act == .link ? [.page(9)] : []))
  }

  @Test("another choice for a column asks the flow that is there", arguments: [Styled.page(5), nil], [true, false])
  func choice(_ choice: Styled?, isLeft: Bool) async throws {
    let columns = EditorColumns(Editor())
    let scene = try FlowScene(root: columns)
    columns.userChoosesDetail(.page(0))
    let editor = columns.editor
    editor.push(.page(1))
    editor.kept = [.page(1)]
    var causes: Set<ChangeCause> = []
    let before = scene.presentation
    columns.userChoosesDetail(choice)
    #expect(scene.presentation != before, "the list marks the old choice again")
    scene.observeEvents { causes.insert($0.cause) }
    await editor.isAsked()
    #expect(editor.asked == ["page(1) by selected"] && editor.routes.count == 1)
    editor.answer(isLeft)
    await scene.settled()
    #expect(columns.detail?.root == (isLeft ? choice : .page(0)))
    #expect(columns.detail?.routes.count == (isLeft ? choice.map { _ in 0 } : 1))
    #expect(causes == (isLeft ? [.selected] : []))
  }

  @Test("a scene that ends while the user is asked keeps nothing")
  func release() async throws {
    weak var released: FlowScene?
    var kept: Editor?
    do {
      let (_, scene, editor) = try open(.link)
      scene.back()
      await editor.isAsked()
      (released, kept) = (scene, editor)
      editor.answer(true)
    }
    for _ in 0..<5 { await Task.yield() }
    #expect(released == nil)
    _ = kept
  }

  private func open(_ act: Act) throws -> (SceneDirectory, FlowScene, Editor) {
    let editor = Editor()
    let directory = SceneDirectory(notificationCenter: NotificationCenter()) { _ in nil }
    let scene = try directory.open(root: editor)
    if act == .swipe {
      editor.presentSheet(.page(1))
      editor.push(.page(2))
    } else {
      editor.push(.page(1))
      editor.push(.page(2))
    }
    editor.kept = [.page(2)]
    return (directory, scene, editor)
  }

  private func perform(_ act: Act, in scene: FlowScene, _ directory: SceneDirectory) {
    switch act {
    case .back: #expect(!scene.back())
    case .pop: #expect(!scene.pop(to: scene.presentation.nodes[0].id))
    case .swipe: #expect(!scene.dismiss(scene.presentation.top.nodes[0].id))
    case .link: #expect(throws: Never.self) { try scene.open("/page/9", asksToLeave: true) }
    case .directory: #expect(throws: Never.self) { try directory.open(link: "/page/9", asksToLeave: true) }
    }
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

  init(_ editor: Editor) {
    self.editor = editor
    super.init(sidebar: ForeignFlow())
  }

  override func detailFlow(for destination: Styled) -> Coordinator<Styled> { editor }
}

/// A flow that keeps slots until the test answers.
private final class Editor: Coordinator<Styled>, AsksToLeave {
  var kept: Set<Styled> = []
  var make: (Styled) -> AnyCoordinator? = { _ in nil }
  var asked: [String] = []
  private var waiting: [CheckedContinuation<Bool, Never>] = []

  init() { super.init(root: .page(0)) }

  override func child(for destination: Styled) -> AnyCoordinator? { make(destination) }
  override func canLeave(_ slot: Slot<Styled>) -> Bool { !kept.contains(slot.destination) }

  func wantsToLeave(_ slot: Slot<Styled>, by cause: ChangeCause) async -> Bool {
    asked.append("\(slot.destination) by \(cause)")
    return await withCheckedContinuation { waiting.append($0) }
  }

  func isAsked() async { await wait { !waiting.isEmpty } }

  func answerFirst(_ isLeft: Bool) { waiting.removeFirst().resume(returning: isLeft) }

  func answer(_ isLeft: Bool) {
    for continuation in waiting { continuation.resume(returning: isLeft) }
    waiting = []
  }
}
