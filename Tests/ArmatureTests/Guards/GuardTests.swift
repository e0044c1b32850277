import Armature
import Foundation
import Testing

@Suite("Guards decide about every way in")
@MainActor
struct GuardTests {
  let session = Session()

  nonisolated static let answers = [
    Story(
      "a place that is held shows the other one, and is shown when the guard admits it",
      "push account(7) -> home | signIn, waits /account/7", "dismiss -> home",
      "open /account/7 -> home | signIn, waits /account/7: shown signIn, held /account/7",
      "in -> home account(7): removed signIn (link), shown account(7), opened /account/7"),
    Story(
      "a denial refuses each way in, with the reason", guard: "help: deny There is no help.",
      "push welcome -> home welcome",
      "push help -> home welcome: denied by Treasury (There is no help.), refused Treasury.push(_:) (denied)",
      "edit help -> home welcome: error a guard does not admit it: There is no help.",
      "open /help -> home welcome: could not open /help, "
        + "error “/help” is not admitted: There is no help.",
      "plan /help -> home welcome: but Treasury denies help: There is no help.",
      "root help -> home welcome: denied by Treasury (There is no help.), refused Treasury.setRoot(_:) (denied)",
      "update help -> home welcome: denied by Treasury (There is no help.), refused Treasury.update(_:_:) (denied)"),
    Story(
      "a redirect shows another place instead, once", guard: "help: redirect welcome",
      "open /help -> home welcome: shown welcome, opened /help",
      "goBack; push help -> home welcome", "push help -> home welcome", "edit help account(1) -> home welcome"),
    Story(
      "redirects without end are an error that names the places",
      guard: "help: redirect welcome / welcome: redirect help",
      "edit help -> home: error a guard does not admit it: Treasury redirects without end: help → welcome → help; "
        + "let it allow one of these destinations"),
    Story(
      "guards are asked from the root down, about each new destination once", guard: "*: allow",
      "asked; push cards -> home home", "asked: cards by verb, home by verb",
      "open /cards/help/~/welcome -> home home help welcome", "asked: help by link, welcome by link",
      "back; refresh; asked:", "restore -> home home help",
      "asked: cards by restored, home by restored, help by restored"),
    Story(
      "a model that only a dropped change has read does not take the place of the others", root: "help",
      guard: "help if in: redirect welcome / account unless other: deny Not now.",
      "root account(1) -> help", "in -> welcome", "out -> help", "open /.;root=account%2F1 -> help", "in -> welcome",
      "out -> help", "plan /.;root=account%2F1 -> help: but Treasury denies account(1): Not now.", "in -> welcome"),
    Story(
      "nor has a payload that was refused", guard: "help if in: redirect welcome / account unless other: deny Not now.",
      "push help; update account(1) -> home help", "in -> home welcome"),
  ]

  nonisolated static let roots = [
    Story(
      "the first root can be redirected, too", guard: "home unless in: hold welcome / welcome if in: redirect home",
      "-> welcome", "root home -> welcome", "in -> home", "out -> welcome"),
    Story(
      "a flow in the guard's own root is like the root", root: "cards", guard: "own: allow / * unless in: hold welcome",
      "-> welcome", "open /help -> welcome, waits /help", "in -> home help", "out -> welcome", "in -> home"),
    Story(
      "a model that a guard reads only for the root that is not shown is followed",
      guard: "home unless in: hold welcome",
      "open /help -> welcome, waits /help", "in -> home help", "out -> welcome", "open /help -> welcome, waits /help",
      "in -> home help", "out -> welcome"),
    Story(
      "a link is read from the first root while a guard shows another root",
      guard:
        "welcome if in: redirect home / welcome: allow / "
        + "* unless in by link: hold welcome / * unless in: redirect welcome",
      "-> welcome", "plan /cards/help -> welcome: but Treasury shows welcome until it allows home",
      "open /cards/help -> welcome, waits /cards/help: held /cards/help", "relaunch -> welcome, waits /cards/help",
      "open /account/7/transfer/1 -> welcome, waits /account/7/transfer/1: "
        + "replaced /cards/help by /account/7/transfer/1, held /account/7/transfer/1",
      "in -> home account(7) | transfer(1)", "out -> welcome"),
    Story(
      "and the state of that root stays",
      guard:
        "cards if in: redirect home / cards: allow / own unless in by link: hold cards / own unless in: redirect cards",
      "relaunch -> home", "show question in Treasury -> home | question",
      "mark question; open /account/7 -> home | question, waits /account/7: held /account/7", "same question:",
      "in -> home account(7)", "out -> home"),
    Story(
      "a newer link to another root replaces the one that waits behind a root", guard: "home unless in: hold welcome",
      "open /account/7 -> welcome, waits /account/7",
      "open /.;root=help -> help: shown help, replaced /account/7 by /.;root=help, opened /.;root=help", "in -> help"),
  ]

  nonisolated static let places = [
    Story(
      "places go when they are held, with everything above them",
      "in", "open /cards/help/account/7/transfer/1 -> home home help account(7) | transfer(1)",
      "out -> home home help | signIn"),
    Story(
      "places go when they are denied, with everything above them", guard: "account unless in: deny Signed out.",
      "in; open /cards/help/account/7/transfer/1",
      "out -> home home help: removed transfer(1) (notAdmitted), removed account(7) (notAdmitted), "
        + "denied by Treasury (Signed out.)"),
    Story(
      "an alert above a place that goes gives way",
      "in; push account(1); show question -> home account(1) | question", "out -> home | signIn"),
    Story(
      "the other place is shown again when it goes with the place that is not admitted",
      "in; push account(1); show signIn -> home account(1) | signIn", "out -> home | signIn"),
    Story(
      "a place goes even if the other one cannot be shown", guard: "account unless in: redirect help as push",
      "in; card welcome; sheet account(1) -> home | welcome | account(1)",
      "out -> home | welcome: removed account(1) (notAdmitted), refused Treasury.admit(_:) (noStack)", "check"),
    Story(
      "a change of the model that is taken back changes nothing",
      "in; open /help/account/7; push account(8); asked; flicker -> home help account(7) account(8):",
      "asked: home by guards, help by guards, account(7) by guards, account(8) by guards",
      "out -> home help | signIn"),
    Story(
      "a question is no place, and gives way to a sign-in",
      "in; push account(1); asked; confirm Really? -> home account(1) | Really?", "asked:",
      "check -> home account(1) | Really?", "asked: home by guards, account(1) by guards", "out -> home | signIn",
      "answer: false"),
  ]

  nonisolated static let links = [
    Story(
      "a link that is held is opened later as it was given",
      "open /help/account/7/transfer/1 -> home help | signIn, waits /help/account/7/transfer/1: "
        + "shown help, shown signIn, held /help/account/7/transfer/1",
      "row: waits: /help/account/7/transfer/1",
      "in -> home help account(7) | transfer(1): removed signIn (link), shown account(7), shown transfer(1), "
        + "opened /help/account/7/transfer/1"),
    Story(
      "a link waits on where the guard leads now, and its time goes on", guard: "account: hold welcome for 60",
      "open /account/7 -> home welcome, waits /account/7: shown welcome, held /account/7", "wait 10",
      "guard account: hold signIn for 60 -> home | signIn, waits /account/7: removed welcome (link), shown signIn",
      "expires: 60.0", "guard *: allow -> home account(7): removed signIn (link), shown account(7), opened /account/7"),
    Story(
      "a link does not open above a place that was just refused", guard: "account: hold signIn",
      "open /account/7 -> home | signIn, waits /account/7",
      "guard home: deny Closed. -> home: removed signIn (notAdmitted), denied by Treasury (Closed.), "
        + "denied by Treasury (Closed.), could not open /account/7"),
    Story(
      "a link keeps its text and its time where a guard holds the place of another guard's answer",
      guard: "welcome unless asked: hold signIn / account unless in: hold welcome for 60",
      "open /account/7 -> home | signIn, waits /account/7: shown signIn, held /account/7", "expires: 60.0"),
    Story(
      "a newer link replaces the one that waits, and the user may be signing in",
      "open /account/7; mark signIn; open /help/account/8 -> home help | signIn, waits /help/account/8: "
        + "shown help, replaced /account/7 by /help/account/8, held /help/account/8",
      "same signIn:", "in -> home help account(8)"),
    Story(
      "each of two links to the same place has an end",
      "address bank://; open /account/7; open bank:///account/7 -> home | signIn, waits bank:///account/7: "
        + "replaced /account/7 by bank:///account/7, held bank:///account/7"),
    Story(
      "a link is given up when the user leaves",
      "open /account/7; back: removed signIn (back)", "settle -> home: could not open /account/7"),
    Story(
      "a sign-in may leave and then say so",
      "open /account/7; dismiss and in -> home account(7)"),
    Story(
      "a link expires", guard: "account unless in: hold signIn for 60",
      "open /account/7 -> home | signIn, waits /account/7", "archive; wait 59 -> home | signIn, waits /account/7:",
      "wait 2 -> home | signIn: expired /account/7",
      "relaunch -> home | signIn: shown signIn, restored without 0, expired /account/7"),
  ]

  nonisolated static let archives = [
    Story(
      "a link that waits comes back, and is opened when the guard admits it",
      "open /account/7; relaunch -> home | signIn, waits /account/7: shown signIn, restored without 0, held /account/7",
      "relaunch -> home | signIn, waits /account/7", "archive; in -> home account(7)",
      "relaunch -> home account(7): shown account(7), restored without 0, opened /account/7"),
    Story(
      "an archived place that is denied is a loss of its own",
      "push help; push welcome; archive; guard help: deny Closed.",
      "relaunch welcome -> home welcome: shown welcome, restored without 1, "
        + "denied by Treasury (Closed.), opened welcome",
      "losses: Treasury, at screen 1: it is not admitted: Closed.",
      "relaunch /help -> home: restored without 1, denied by Treasury (Closed.), could not open /help"),
    Story(
      "a link that starts the app waits, too",
      "launch /account/7 -> home | signIn, waits /account/7: shown signIn, held /account/7", "in -> home account(7)"),
    Story(
      "a link that cannot start the app does not replace the one that waits",
      "open /account/7; archive; guard account unless in: hold signIn / welcome: deny Closed.",
      "relaunch /nowhere -> home | signIn, waits /account/7: "
        + "shown signIn, restored without 0, held /account/7, could not open /nowhere",
      "relaunch /welcome -> home | signIn, waits /account/7: "
        + "shown signIn, restored without 0, held /account/7, could not open /welcome",
      "in -> home account(7)"),
  ]

  /// Keepers of archives hear of the end, too.
  nonisolated static let drawings = ["signIn", "cards"].map { place in
    Story(
      "the screen where a link waits is drawn again when another one waits there, or none: \(place)",
      guard: "account: hold \(place) as cover for 60",
      "open /account/7; drawing: waits: /account/7, drawn again, 1 change",
      "open /account/8; drawing: waits: /account/8, drawn again, 2 changes",
      "check; drawing: waits: /account/8, 2 changes", "wait 61; drawing: nothing waits, drawn again, 4 changes")
  }

  nonisolated static let ends = [
    Story(
      "a link that waits comes back in a scene with another name or address",
      "address bank://{scene}; open bank://main/account/7; archive; name second",
      "fresh; restore -> home | signIn, waits bank://main/account/7", "in -> home account(7)",
      "out; fresh; address https://bank.com/; restore -> home | signIn, waits bank://main/account/7",
      "in -> home account(7)"),
    Story(
      "a link that waited in an archive, and whose place is gone, has an end",
      "open /account/7; misplace /account/7; in; relaunch -> home | signIn: "
        + "shown signIn, restored without 0, could not open /account/7"),
    Story(
      "a link that waits in a scene that is closed has an end", guard: "account: hold signIn for 60",
      "open /account/7; close: removed signIn (flowEnded), could not open /account/7", "wait 61:"),
  ]

  @Test(
    "as these stories say", arguments: answers + roots + places + links + archives + drawings + ends, [true, false])
  func story(_ story: Story, byModel: Bool) async throws {
    let stage = try session.open(story, byModel: byModel)
    var answer: Task<Bool, Never>?
    stage.words["confirm"] = { [unowned stage] title in
      let bank = try found(stage.scene.root, as: Treasury.self)
      answer = Task { await bank.confirm(title, action: "Yes") }
      await letTasksRun()
    }
    stage.words["answer"] = { [unowned stage] _ in stage.heard = ["\(await answer?.value ?? true)"] }
    stage.words["row"] = { [unowned stage] _ in
      let screen = stage.scene.screen(of: stage.scene.presentation.top.topNode.id)
      stage.heard = screen?.rows.map(\.title) ?? []
    }
    var (changes, revision) = (0, -1)
    stage.scene.observe { _ in changes += 1 }
    stage.words["drawing"] = { [unowned stage] _ in
      let node = stage.scene.presentation.top.nodes[0]
      stage.heard = stage.scene.screen(of: node.id)?.rows.map(\.title) ?? []
      if node.revision != revision { stage.heard.append("drawn again") }
      revision = node.revision
      stage.heard.append("\(changes) change\(changes == 1 ? "" : "s")")
    }
    stage.words["address"] = { [unowned stage] in stage.scene.linkAddress = try LinkAddress($0) }
    stage.words["flicker"] = { [unowned stage, session] _ in
      (session.isSignedIn, session.isSignedIn) = (false, true)
      await stage.ask()
    }
    stage.words["dismiss"] = { [unowned stage, session] rest in
      (stage.scene.root as? Treasury)?.dismiss()
      if rest == "and in" { session.isSignedIn = true }
      await stage.scene.settled()
    }
    try await stage.play(story.steps)
  }

  @Test("a guard reads the scene with the new places, and cannot change it")
  func reads() throws {
    let bank = Treasury(session)
    let scene = try FlowScene(root: bank)
    var seen: [TreasuryPlace] = []
    var done: Bool?
    session.rule = { _, bank in
      seen = bank.routes.map(\.destination)
      done = bank.push(.welcome)
      return nil
    }
    #expect(bank.push(.help))
    #expect(seen == [.help] && done == false)
    #expect(scene.text == "home help")
  }

  @Test("a place is not shown if the flow that shows the other one is gone", arguments: [true, false])
  func flowIsGone(isThere: Bool) throws {
    let bank = Treasury(session)
    let scene = try FlowScene(root: bank)
    let gone = Treasury(session)
    if isThere { bank.push(.help) }
    session.rule = { request, _ in request.destination as? TreasuryPlace == .help ? gone.redirect(to: .welcome) : nil }
    if isThere { scene.checkGuards() } else { #expect(!bank.push(.help)) }
    #expect(scene.text == "home")
  }

  @Test("a flow within a container in a tab is asked about when a link shows it again", arguments: ["x", "y"])
  func innerTab(last: String) throws {
    let outer = ClosureContainer(["a", "b"]) { [session] name in
      if name == "a" { return StyledFlow() }
      return ClosureContainer(["x", "y"]) { $0 == "x" ? StyledFlow() : Treasury(session, root: .help) }
    }
    let scene = try FlowScene(root: outer)
    for link in ["/b/y", "/b/\(last)", "/a"] { try scene.open(link) }
    var asked: [String] = []
    session.rule = { request, _ in
      asked.append("\(request.destination) by \(request.cause)")
      return .deny("Closed.")
    }
    let error = #expect(throws: LinkError.self) { try scene.open("/b/y") }
    #expect(error?.reason == .notAdmitted(.denied("Closed.")))
    #expect(asked == ["help by link"])
    #expect(outer.visibleName == "a")
  }

  @Test("nothing is kept alive")
  func release() async throws {
    weak var flow: Treasury?
    weak var scene: FlowScene?
    do {
      let bank = Treasury(session)
      let opened = try FlowScene(root: bank)
      try opened.open("/account/7")
      (flow, scene) = (bank, opened)
    }
    await Task.yield()
    #expect(flow == nil && scene == nil)
  }
}
