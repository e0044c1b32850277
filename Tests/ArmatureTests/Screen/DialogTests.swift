import Armature
import Foundation
import Testing

private enum Desk: Destination, Codable {
  case letters
  case letter(Int)
  case burn(Int)
  case rename
  case plain
  case notice

  typealias Flow = DeskFlow

  var style: PresentationStyle {
    switch self {
    case .letters, .letter: .push
    case .burn: .dialog
    case .rename, .plain, .notice: .alert
    }
  }

  func screen(in flow: DeskFlow) -> Screen<Self> {
    switch self {
    case .letters, .letter: Screen("\(self)")
    case .burn(let number):
      .dialog("Burn it?", message: "Ashes stay ashes.") {
        ButtonRow("Burn", role: .destructive) { flow.burn(number) }
        if number > 1 { ButtonRow("Burn all") { try await flow.burnAll() } }
        ButtonRow("Explode") { throw DeskError() }
        ButtonRow("Soak", isEnabled: false) { flow.log.append("soaked") }
        ButtonRow("Cancel", role: .cancel) { flow.log.append("cancelled") }
      }
    case .rename:
      .dialog("New name", field: FieldRow("Name", text: flow.name) { flow.name = $0 }) {
        ButtonRow("Rename") { flow.log.append("renamed to \(flow.name)") }
      }
    case .plain:
      Screen("Plain") {
        TextRow("Two lines")
        TextRow("Size", detail: "3 MB")
        LinkRow("Letters", to: .letters)
        ToggleRow("On", isOn: true) { _ in }
        SectionRow("Answers") { ButtonRow("Yes") { flow.log.append("yes") } }
      }
      .toolbar(.primary) { ButtonRow("No") { flow.log.append("no") } }
    case .notice: Screen(Dialog("Done"))
    }
  }
}

private struct DeskError: LocalizedError {
  var errorDescription: String? { "it is wet" }
}

private final class DeskFlow: Coordinator<Desk> {
  var name = "draft"
  var log: [String] = []
  var mayLeave = true
  let gate = AsyncStream<Bool>.makeStream()

  convenience init() { self.init(root: .letters) }

  override func canLeave(_ slot: Slot<Desk>) -> Bool { mayLeave }

  func burn(_ number: Int) {
    log.append("burnt \(number)")
    push(.letter(number + 1))
  }

  func burnAll() async throws {
    for await isFine in gate.stream {
      if !isFine { throw DeskError() }
      log.append("burnt all")
      return
    }
    throw CancellationError()
  }
}

@Suite("A dialog")
@MainActor
struct DialogTests {
  private let flow = DeskFlow()
  private let scene: FlowScene
  private let heard = Heard()

  private final class Heard { var events: [String] = [] }

  init() throws {
    scene = try FlowScene(root: flow)
    scene.observeTexts { [heard] in heard.events.append($0) }
  }

  private var content: ScreenContent? { scene.screen(of: scene.presentation.top.topNode.id) }

  private func tapper(_ title: String) -> (() -> Void)? {
    guard case .button(_, _, _, let tap)? = content?.dialog?.buttons.first(where: { $0.title == title })?.kind else {
      return nil
    }
    return tap
  }

  private func tap(_ title: String) throws {
    let tap = try #require(tapper(title))
    tap()
  }

  // MARK: Content

  @Test("says its title, its message and its buttons with their roles")
  func shows() throws {
    flow.show(.burn(1))
    let dialog = try #require(content?.dialog)
    #expect(dialog.title == "Burn it?")
    #expect(dialog.message == "Ashes stay ashes.")
    #expect(dialog.field == nil)
    let buttons = dialog.buttons.map { button in
      if case .button(let role, .idle, let isEnabled, _) = button.kind {
        "\(button.title) \(role) \(isEnabled)"
      } else {
        ""
      }
    }
    #expect(
      buttons == ["Burn destructive true", "Explode normal true", "Soak normal false", "Cancel cancel true"])
  }

  @Test("has a field that changes the model and has it drawn again")
  func field() throws {
    flow.show(.rename)
    let before = scene.presentation.top.topNode
    let field = try #require(content?.dialog?.field)
    #expect(field.input?.text == "draft")
    try field.enter("final")
    #expect(scene.presentation.top.topNode != before)
    try tap("Rename")
    #expect(flow.log == ["renamed to final"])
  }

  @Test("without a button has an OK that only closes it")
  func ok() throws {
    flow.show(.notice)
    #expect(content?.dialog?.buttons.map(\.title) == ["OK"])
    #expect(content?.dialog?.message == nil)
    try tap("OK")
    #expect(scene.layers == [["letters"]])
    #expect(heard.events == ["shown notice", "removed notice (dismissed)"])
  }

  @Test("can be any screen: text is the message, buttons are the answers, links and toggles are left out")
  func fallback() throws {
    flow.show(.plain)
    let dialog = try #require(content?.dialog)
    #expect(dialog.title == "Plain")
    #expect(dialog.message == "Two lines\nSize: 3 MB")
    #expect(dialog.buttons.map(\.title) == ["Yes", "No"])
    try tap("No")
    #expect(flow.log == ["no"])
    #expect(scene.layers == [["letters"]])
  }

  @Test(
    "is an ordinary screen in another style, whose buttons leave it there", arguments: [PresentationStyle.push, .sheet])
  func otherStyle(style: PresentationStyle) throws {
    flow.show(.burn(1), as: style)
    #expect(content?.dialog == nil)
    let rows = try #require(content?.rows)
    #expect(rows.map(\.title) == ["Ashes stay ashes.", "Burn", "Explode", "Soak", "Cancel"])
    if case .button(_, _, _, let tap) = rows[4].kind { tap() }
    #expect(flow.log == ["cancelled"])
    #expect(scene.presentation.line.count == 2)
  }

  @Test("has an OK also when its screen cannot be drawn")
  func undrawn() throws {
    let other = Coordinator<Desk>(root: .letters)
    let scene = try FlowScene(root: other)
    other.show(.notice)
    let dialog = try #require(scene.screen(of: scene.presentation.top.topNode.id)?.dialog)
    #expect(dialog.message == "Desk is drawn by a DeskFlow, but this flow is a Coordinator<Desk>.")
    #expect(dialog.buttons.map(\.title) == ["OK"])
  }

  // MARK: Answers

  @Test("is gone when its button acts, which may navigate at once")
  func answer() throws {
    flow.show(.burn(1))
    heard.events = []
    var changes = 0
    scene.observe { _ in changes += 1 }
    try tap("Burn")
    #expect(flow.log == ["burnt 1"])
    #expect(scene.layers == [["letters", "letter(2)"]])
    #expect(heard.events == ["removed burn(1) (dismissed)", "shown letter(2)"])
    #expect(changes == 2)
  }

  @Test("is answered once, however often and late its buttons are tapped")
  func late() throws {
    flow.show(.burn(1))
    let (burn, cancel) = try (#require(tapper("Burn")), #require(tapper("Cancel")))
    cancel()
    burn()
    cancel()
    flow.show(.burn(1))
    burn()
    #expect(flow.log == ["cancelled"])
    #expect(scene.layers == [["letters"], ["burn(1)"]])
  }

  @Test("ignores a button that is disabled")
  func disabled() throws {
    flow.show(.burn(1))
    try tap("Soak")
    #expect(flow.log == [])
    #expect(scene.layers == [["letters"], ["burn(1)"]])
  }

  @Test("asks whether it may be left when the user goes back or closes it, and not when they answer")
  func leaving() throws {
    flow.mayLeave = false
    flow.show(.burn(1))
    #expect(!scene.back())
    #expect(!scene.dismiss(scene.presentation.top.topNode.id))
    #expect(!scene.canGoBack)
    try tap("Cancel")
    #expect(flow.log == ["cancelled"])
    #expect(scene.layers == [["letters"]])
  }

  @Test("that the user or a verb takes away has been cancelled: no action is run")
  func cancelled() {
    let ways: [(FlowScene, DeskFlow) -> Bool] = [
      { scene, _ in scene.back() }, { scene, _ in scene.dismiss(scene.presentation.top.topNode.id) },
      { _, flow in flow.dismiss() }, { _, flow in flow.goBack() }, { _, flow in flow.popToRoot() },
    ]
    for way in ways {
      flow.show(.burn(1))
      #expect(way(scene, flow))
      #expect(scene.layers == [["letters"]])
    }
    #expect(flow.log == [])
  }

  @Test("is not answered while its flow is edited, and nothing is run then")
  func busy() throws {
    flow.show(.burn(1))
    let burn = try #require(tapper("Burn"))
    #expect(throws: NavigationError.busy) { try flow.edit { _ in burn() } }
    #expect(flow.log == [])
    #expect(scene.layers == [["letters"], ["burn(1)"]])
  }

  // MARK: Work that takes time, and failures

  @Test("leaves an action that takes time to the scene, which waits for it", arguments: [true, false])
  func asynchronous(isFine: Bool) async throws {
    flow.show(.burn(2))
    try tap("Burn all")
    #expect(scene.layers == [["letters"]])
    #expect(flow.log == [])
    heard.events = []
    flow.gate.continuation.yield(isFine)
    await scene.settled()
    #expect(flow.log == (isFine ? ["burnt all"] : []))
    #expect(heard.events == (isFine ? [] : ["Burn all failed (it is wet)"]))
  }

  @Test("has an action that fails at once told, when it is gone")
  func failure() throws {
    flow.show(.burn(1))
    heard.events = []
    var lines: [String] = []
    scene.observeEvents { lines.append("\($0)") }
    try tap("Explode")
    #expect(heard.events == ["removed burn(1) (dismissed)", "Explode failed (it is wet)"])
    #expect(lines.last == "Explode failed: it is wet")
  }

  @Test("has its work cancelled with the scene, which is no failure")
  func sceneGoes() async throws {
    final class Failures { var count = 0 }
    let failures = Failures()
    weak var weakScene: FlowScene?
    let flow = DeskFlow()
    do {
      let scene = try FlowScene(root: flow)
      weakScene = scene
      scene.observeEvents { if case .actionFailed = $0.kind { failures.count += 1 } }
      flow.show(.burn(2))
      guard
        case .button(_, _, _, let tap) = scene.screen(of: scene.presentation.top.topNode.id)?.dialog?.buttons[1].kind
      else {
        Issue.record("There is no button")
        return
      }
      tap()
      for _ in 0..<10 { await Task.yield() }
    }
    #expect(weakScene == nil)
    for _ in 0..<10 { await Task.yield() }
    #expect(failures.count == 0)
    #expect(flow.log == [])
  }
}

@Suite("Nothing is shown above a dialog")
@MainActor
struct UnderDialogTests {
  private let root = ClosureFlow()
  private let scene: FlowScene
  private let heard = Heard()

  private final class Heard { var events: [String] = [] }

  init() throws {
    scene = try FlowScene(root: root)
    scene.observeEvents { [heard] in if case .refused = $0.kind { heard.events.append($0.text) } }
  }

  private func refuses(_ verb: String, _ reason: NavigationError, by flow: String = "ClosureFlow", _ work: () -> Bool) {
    let before = scene.presentation
    heard.events = []
    #expect(!work())
    #expect(scene.presentation == before)
    #expect(heard.events == ["refused \(flow).\(verb) (\(reason.name))"])
  }

  @Test("by the flow that shows it")
  func own() {
    root.show(.ask(1))
    refuses("show(_:as:)", .underDialog) { root.show(.ask(2)) }
    refuses("show(_:as:)", .underDialog) { root.show(.page(2), as: .dialog) }
    refuses("presentSheet(_:stack:detents:)", .underDialog) { root.presentSheet(.page(2)) }
    refuses("presentCover(_:stack:)", .underDialog) { root.presentCover(.page(2)) }
    refuses("push(_:)", .underDialog) { root.push(.page(2)) }
    #expect(!root.canPush)
  }

  @Test("by a parent, when a child flow shows it, in a pushed slot and in the root's")
  func parent() throws {
    root.make = { if case .flow = $0 { StyledFlow() } else { nil } }
    for root in [root, ClosureFlow(root: .flow(0), make: root.make)] {
      let scene = root === self.root ? scene : try FlowScene(root: root)
      if root === self.root { root.push(.flow(1)) }
      let child = try #require(root.children.first as? StyledFlow)
      child.show(.ask(1))
      #expect(!root.show(.sheet(2)))
      #expect(!root.push(.page(2)))
      #expect(throws: NavigationError.underDialog) {
        try root.edit { stack in try stack.show(.sheet(2)) }
      }
      #expect(scene.presentation.top.style == .alert)
      child.dismiss()
      #expect(root.show(.sheet(2)))
    }
  }

  @Test("by the flow around a container, when the visible tab shows it")
  func container() throws {
    let tabs = ClosureContainer(["a", "b"])
    root.make = { $0 == .flow(1) ? tabs : nil }
    root.push(.flow(1))
    try #require(tabs.places("a")).show(.ask(1))
    refuses("presentSheet(_:stack:detents:)", .underDialog) { root.presentSheet(.page(2)) }
    refuses("show(_:as:)", .underDialog) { root.show(.ask(2)) }
    #expect(throws: NavigationError.underDialog) { try root.edit { stack in try stack.presentCover(.page(2)) } }
    tabs.show("b")
    #expect(root.presentSheet(.page(2)))
    // The sheet was there before.
    tabs.show("a")
    #expect(root.replace(with: .sheet(3)))
  }

  @Test("by a child flow beneath it, which may still push there")
  func child() throws {
    root.make = { if case .flow = $0 { StyledFlow() } else { nil } }
    root.push(.flow(1))
    let child = try #require(root.children.first as? StyledFlow)
    root.show(.ask(1))
    refuses("presentSheet(_:stack:detents:)", .buried, by: "StyledFlow") { child.presentSheet(.page(2)) }
    #expect(child.push(.page(3)))
    #expect(scene.layers == [["page(0)", "page(0)", "page(3)"], ["ask(1)"]])
  }

  @Test("by a batch and by an edit, and nothing of them happens")
  func batches() {
    #expect(throws: NavigationError.underDialog) {
      try root.edit { stack in
        try stack.show(.ask(1))
        try stack.show(.sheet(2))
      }
    }
    #expect(throws: NavigationError.underDialog) {
      try scene.batch {
        root.show(.ask(1))
        root.show(.sheet(2))
      }
    }
    // A copy that was taken before, and verbs in the body that change where it stands.
    #expect(throws: NavigationError.busy) {
      try root.edit { stack in
        root.show(.ask(1))
        try stack.show(.sheet(2))
      }
    }
    #expect(scene.layers == [["page(0)"]])
  }

  @Test("by an edit in whose body a child flow shows a dialog")
  func editAround() throws {
    root.make = { if case .flow = $0 { StyledFlow() } else { nil } }
    root.push(.flow(1))
    let child = try #require(root.children.first as? StyledFlow)
    #expect(throws: NavigationError.underDialog) {
      try root.edit { stack in
        child.show(.ask(1))
        try stack.show(.sheet(2))
      }
    }
    #expect(scene.layers == [["page(0)", "page(0)"]])
  }

  @Test("with a sentence that names the ways out")
  func sentence() {
    #expect(
      "\(NavigationError.underDialog)"
        == "cannot show anything above an alert or a dialog: answer or dismiss it first, or ask with ask(_:) or confirm, "
        + "which waits for its turn")
  }

  @Test("by a dialog in place of another one, which leaves its layer to the new one")
  func replaced() {
    root.show(.ask(1))
    #expect(root.replace(with: .ask(2)))
    #expect(scene.layers == [["page(0)"], ["ask(2)"]])
    refuses("show(_:as:)", .underDialog) { root.show(.sheet(1)) }
  }

  @Test("by a flow: in a dialog's slot no child flow is taken, in whichever way it comes")
  func flows() throws {
    root.make = { if case .flow = $0 { StyledFlow() } else { nil } }
    refuses("show(_:as:)", .flowInDialog) { root.show(.flow(1), as: .alert) }
    refuses("show(_:as:)", .flowInDialog) { root.show(.flow(1), as: .dialog) }
    #expect(throws: NavigationError.flowInDialog) {
      try root.edit { stack in try stack.show(.flow(1), as: .dialog) }
    }
    root.show(.ask(1))
    refuses("replace(with:)", .flowInDialog) { root.replace(with: .flow(1)) }
    refuses("update(_:_:)", .flowInDialog) { root.update(root.routes[0].id) { $0 = .flow(1) } }
    #expect(root.children.isEmpty)
  }

  @Test("by a child flow that comes with a dialog, which is taken at the end of the line alone")
  func eager() {
    root.make = { place in
      guard case .flow = place else { return nil }
      let flow = StyledFlow()
      flow.show(.ask(1))
      #expect(!flow.show(.sheet(2)))
      return flow
    }
    #expect(root.show(.flow(1)))
    #expect(scene.layers == [["page(0)", "page(0)"], ["ask(1)"]])
    refuses("show(_:as:)", .underDialog) { root.show(.sheet(1)) }
    root.goBackToRoot()
    #expect(throws: NavigationError.underDialog) {
      try root.edit { stack in
        try stack.show(.flow(1))
        try stack.show(.ask(1))
      }
    }
  }

  @Test(
    "by a link",
    arguments: [
      ("/page/1;as=alert/sheet/2", NavigationError.underDialog, 2),
      ("/page/1;as=dialog/page/2;as=alert", .underDialog, 2),
      ("/page/1;as=alert/page/2", .underDialog, 2),
      ("/flow/1;as=alert", .flowInDialog, 1),
      ("/flow/1/page/2;as=alert/~/sheet/3", .underDialog, 5),
    ])
  func links(link: String, reason: NavigationError, index: Int) {
    root.make = { if case .flow = $0 { StyledFlow() } else { nil } }
    #expect { try scene.open(link) } throws: { error in
      (error as? LinkError)?.reason == .refused(reason) && (error as? LinkError)?.index == index
    }
    #expect(scene.layers == [["page(0)"]])
  }
}
