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
        ButtonRow("Burn", role: .destructive) {
          flow.log.append("burnt \(number)")
          flow.push(.letter(number + 1))
        }
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
    case .notice: .dialog("Done")
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
  private let row: RowScene
  private var scene: FlowScene { row.scene }

  init() throws { row = try RowScene("letters", root: { [flow] _ in flow }) }

  private func shown(_ place: Desk, as style: PresentationStyle? = nil) -> DialogContent? {
    flow.show(place, as: style)
    row.forget()
    return scene.topScreen?.dialog
  }

  private func tap(_ title: String) throws {
    let tap = try #require(scene.tapper(title))
    tap()
  }

  // MARK: Content

  @Test("says its title, its message and its buttons with their roles")
  func shows() throws {
    let dialog = try #require(shown(.burn(1)))
    #expect(dialog.title == "Burn it?" && dialog.message == "Ashes stay ashes." && dialog.field == nil)
    let buttons = dialog.buttons.map { button in
      if case .button(let role, .idle, let isEnabled, _) = button.kind {
        "\(button.title) \(role) \(isEnabled)"
      } else {
        ""
      }
    }
    #expect(buttons == ["Burn destructive true", "Explode normal true", "Soak normal false", "Cancel cancel true"])
  }

  @Test("has a field that changes the model and has it drawn again")
  func field() throws {
    let field = try #require(shown(.rename)?.field)
    let before = scene.presentation.top.topNode
    #expect(field.input?.text == "draft")
    try field.enter("final")
    #expect(scene.presentation.top.topNode != before)
    try tap("Rename")
    #expect(flow.log == ["renamed to final"])
  }

  @Test("without a button has an OK that only closes it")
  func ok() throws {
    let dialog = try #require(shown(.notice))
    #expect(dialog.buttons.map(\.title) == ["OK"] && dialog.message == nil)
    try tap("OK")
    #expect(row.flows == "letters" && row.events == ["-notice dismissed"])
  }

  @Test("can be any screen: text is the message, buttons are the answers, links and toggles are left out")
  func fallback() throws {
    let dialog = try #require(shown(.plain))
    #expect(dialog.title == "Plain" && dialog.message == "Two lines\nSize: 3 MB")
    #expect(dialog.buttons.map(\.title) == ["Yes", "No"])
    try tap("No")
    #expect(flow.log == ["no"] && row.flows == "letters")
  }

  @Test(
    "is an ordinary screen in another style, whose buttons leave it there", arguments: [PresentationStyle.push, .sheet])
  func otherStyle(style: PresentationStyle) throws {
    #expect(shown(.burn(1), as: style) == nil)
    #expect(scene.topScreen?.rows.map(\.title) == ["Ashes stay ashes.", "Burn", "Explode", "Soak", "Cancel"])
    try tap("Cancel")
    #expect(flow.log == ["cancelled"] && flow.routes.count == 1)
  }

  @Test("has an OK also when its screen cannot be drawn")
  func undrawn() throws {
    let other = Coordinator<Desk>(root: .letters)
    let scene = try FlowScene(root: other)
    other.show(.notice)
    let dialog = try #require(scene.topScreen?.dialog)
    #expect(dialog.message == "Desk is drawn by a DeskFlow, but this flow is a Coordinator<Desk>.")
    #expect(dialog.buttons.map(\.title) == ["OK"])
  }

  // MARK: Answers

  @Test(
    "is gone when its button acts, which may navigate at once; a disabled one does not act, a failed one is told",
    arguments: [
      ("Burn", "letters letter2", "burnt 1", "-burn1 dismissed, +letter2"),
      ("Cancel", "letters", "cancelled", "-burn1 dismissed"), ("Soak", "letters burn1", "", ""),
      ("Explode", "letters", "", "-burn1 dismissed, Explode failed (it is wet)"),
    ])
  func answer(title: String, flows: String, log: String, events: String) throws {
    _ = shown(.burn(1))
    var last = ""
    scene.observeEvents { last = "\($0)" }
    try tap(title)
    #expect(row.flows == flows && flow.log.joined() == log && row.events.joined(separator: ", ") == events)
    #expect(title != "Explode" || last == "Explode failed: it is wet")
  }

  @Test("is answered once, however often and late its buttons are tapped")
  func late() throws {
    _ = shown(.burn(1))
    let (burn, cancel) = try (#require(scene.tapper("Burn")), #require(scene.tapper("Cancel")))
    for tap in [cancel, burn, cancel] { tap() }
    flow.show(.burn(1))
    burn()
    #expect(flow.log == ["cancelled"] && row.flows == "letters burn1")
  }

  @Test("asks whether it may be left when the user goes back or closes it, and not when they answer")
  func leaving() throws {
    flow.mayLeave = false
    _ = shown(.burn(1))
    try row.step("scene.back()", refused: .cannotLeave)
    try row.step("scene.dismiss(burn1)", refused: .cannotLeave)
    #expect(!scene.canGoBack)
    try tap("Cancel")
    #expect(flow.log == ["cancelled"] && row.flows == "letters")
  }

  @Test(
    "that the user or a verb takes away has been cancelled: no action is run",
    arguments: ["scene.back()", "scene.dismiss(burn1)", "dismiss()", "goBack()", "popToRoot()"])
  func cancelled(act: String) throws {
    _ = shown(.burn(1))
    try row.step(act, "letters")
    #expect(flow.log == [])
  }

  @Test("is not answered while its flow is edited, and nothing is run then")
  func busy() throws {
    _ = shown(.burn(1))
    let burn = try #require(scene.tapper("Burn"))
    #expect(throws: NavigationError.busy) { try flow.edit { _ in burn() } }
    #expect(flow.log == [] && row.flows == "letters burn1")
  }

  // MARK: Work that takes time

  @Test("leaves an action that takes time to the scene, which waits for it", arguments: [true, false])
  func asynchronous(isFine: Bool) async throws {
    _ = shown(.burn(2))
    try tap("Burn all")
    #expect(row.flows == "letters" && flow.log == [])
    row.forget()
    flow.gate.continuation.yield(isFine)
    await scene.settled()
    #expect(flow.log == (isFine ? ["burnt all"] : []))
    #expect(row.events == (isFine ? [] : ["Burn all failed (it is wet)"]))
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
      let tap = try #require(scene.tapper("Burn all"))
      tap()
      for _ in 0..<10 { await Task.yield() }
    }
    #expect(weakScene == nil)
    for _ in 0..<10 { await Task.yield() }
    #expect(failures.count == 0 && flow.log == [])
  }
}

@Suite("Nothing is shown above a dialog")
@MainActor
struct UnderDialogTests {
  @Test(
    "by these rules",
    arguments: [
      Row("a parent above its child's", "0 flow1[0 ask2]", "push(3)", refused: .underDialog),
      Row("a parent in an edit", "0 flow1[0 ask2]", "edit { show(sheet3) }", refused: .underDialog),
      Row("a parent of a flow in the root", "nest[0 ask1]", "show(sheet3)", refused: .underDialog),
      Row("when it is gone", "0 flow1[0 ask2]", "flow1.dismiss(); show(sheet3)", "0 flow1[0] sheet3"),
      Row("a child flow below it", "0 flow1[0] ask2", "flow1.show(sheet3)", refused: .buried),
      Row("but it may push there", "0 flow1[0] ask2", "flow1.push(3)", "0 flow1[0 3] ask2"),
      Row("around tabs", "start tabs{*first: 0 ask1, second, forgetful}", "show(sheet2)", refused: .underDialog),
      Row(
        "in an edit", "start tabs{*first: 0 ask1, second, forgetful}", "edit { presentCover(2) }", refused: .underDialog
      ),
      Row(
        "not for a hidden tab", "start tabs{first: 0 ask1, *second: 0, forgetful}", "show(sheet2)",
        "start tabs{first: 0 ask1, *second: 0, forgetful} sheet2"),
      Row(
        "nor when the sheet came first", "start tabs{first: 0 ask1, *second: 0, forgetful} sheet2",
        "tabs.show(first); replace(sheet3)", "start tabs{*first: 0 ask1, second: 0, forgetful} sheet3"),
      Row("in one edit", "0", "edit { show(ask1); show(sheet2) }", refused: .underDialog),
      Row("in one batch", "0", "batch { show(ask1); show(sheet2) }", refused: .underDialog),
      Row("in an edit beside a verb", "0", "edit { root.show(ask1); show(sheet2) }", refused: .busy),
      Row(
        "in an edit with the child's", "0 flow1[0]", "edit { flow1.show(ask1); show(sheet2) }", refused: .underDialog),
      Row("no flow is an alert", "0", "show(flow1:alert)", refused: .flowInDialog),
      Row("nor a dialog", "0", "show(flow1:dialog)", refused: .flowInDialog),
      Row("nor in an edit", "0", "edit { show(flow1:dialog) }", refused: .flowInDialog),
      Row("nor takes the place of one", "0 ask1", "replace(flow2)", refused: .flowInDialog),
      Row("nor is its payload", "0 ask1", "update(id ask1, flow2)", refused: .flowInDialog),
      Row("a flow may come with one", "0", "show(eager3)", "0 eager3[0 3 ask3]"),
      Row("and nothing above it", "0 eager3[0 3 ask3]", "show(sheet1)", refused: .underDialog),
      Row("also in the same edit", "0", "edit { show(eager3); show(ask1) }", refused: .underDialog),
    ])
  func rules(row: Row) throws { try row.check() }

  @Test("with a sentence that names the ways out")
  func sentence() {
    #expect(
      "\(NavigationError.underDialog)"
        == "cannot show anything above an alert or a dialog: answer or dismiss it first, or ask with ask(_:) or confirm, "
        + "which waits for its turn")
  }

  @Test(
    "by a link",
    arguments: [
      ("/page/1;as=alert/sheet/2", NavigationError.underDialog, 2),
      ("/page/1;as=dialog/page/2;as=alert", .underDialog, 2), ("/page/1;as=alert/page/2", .underDialog, 2),
      ("/flow/1;as=alert", .flowInDialog, 1), ("/flow/1/page/2;as=alert/~/sheet/3", .underDialog, 5),
    ])
  func links(link: String, reason: NavigationError, index: Int) throws {
    let row = try RowScene("0")
    #expect {
      try row.scene.open(link)
    } throws: { error in
      (error as? LinkError)?.reason == .refused(reason) && (error as? LinkError)?.index == index
    }
    #expect(row.flows == "0")
  }
}
