import Armature
import Foundation
import TestSupport
import Testing

@Suite("Guards decide about every way in")
@MainActor
struct GuardTests {
  let session = Session()

  private func open(_ root: TreasuryPlace = .home) throws -> (scene: FlowScene, bank: Treasury, heard: Heard) {
    let bank = Treasury(session, root: root)
    let scene = try FlowScene(root: bank, name: "main")
    let heard = Heard()
    scene.observeTexts { heard.events.append($0) }
    return (scene, bank, heard)
  }

  @Test("a place that is held shows the other one, and comes when the guard admits it")
  func held() throws {
    let (scene, bank, heard) = try open()
    #expect(bank.push(.account(7)))
    #expect(scene.layers == [["home"], ["signIn"]])
    #expect(scene.heldLink == nil)
    bank.dismiss()
    heard.events = []
    try scene.open("/account/7")
    #expect(scene.layers == [["home"], ["signIn"]])
    #expect(scene.heldLink?.link == "/account/7")
    #expect(heard.events == ["shown signIn", "held /account/7"])

    heard.events = []
    session.isSignedIn = true
    #expect(scene.checkGuards())
    #expect(scene.layers == [["home", "account(7)"]])
    #expect(scene.heldLink == nil)
    #expect(heard.events == ["removed signIn (link)", "shown account(7)", "opened /account/7"])
  }

  @Test("a link that is held is opened later as it was given")
  func heldLink() throws {
    let (scene, _, heard) = try open()
    try scene.open("/help/account/7/transfer/1")
    #expect(scene.layers == [["home", "help"], ["signIn"]])
    #expect(heard.events == ["shown help", "shown signIn", "held /help/account/7/transfer/1"])
    let screen = try #require(scene.slot(TreasuryPlace.signIn).flatMap { scene.screen(of: $0) })
    #expect(screen.rows.map(\.title) == ["waits: /help/account/7/transfer/1"])
    session.isSignedIn = true
    scene.checkGuards()
    #expect(scene.layers == [["home", "help", "account(7)"], ["transfer(1)"]])
    #expect(heard.events.last == "opened /help/account/7/transfer/1")
  }

  @Test(
    "a denial refuses a verb, a batch and a link, with the reason",
    arguments: ["verb", "batch", "link", "plan", "root", "payload"])
  func denial(_ way: String) throws {
    let (scene, bank, heard) = try open()
    session.rule = { request, _ in
      request.destination as? TreasuryPlace == .help ? .deny("There is no help.") : nil
    }
    let reason = AdmissionError.denied("There is no help.")
    bank.push(.welcome)
    let before = scene.layers
    heard.events = []
    switch way {
    case "verb": #expect(!bank.push(.help))
    case "batch":
      #expect(throws: NavigationError.denied(reason)) {
        try bank.edit { stack in
          stack.goBackToRoot()
          try stack.push(.help)
        }
      }
    case "link":
      let error = #expect(throws: LinkError.self) { try scene.open("/help") }
      #expect(error?.reason == .notAdmitted(reason))
      #expect("\(try #require(error))" == "“/help” (part 1 of the link, at 0) is not admitted: There is no help.")
    case "plan":
      let plan = try scene.plan(for: "/help")
      #expect("\(plan)" == "show help as .push in Treasury\nbut Treasury denies help: There is no help.")
    case "root": #expect(!bank.setRoot(.help))
    default: #expect(!bank.update(try #require(bank.routes.first).id) { $0 = .help })
    }
    #expect(scene.layers == before)
    if way == "verb" {
      #expect(heard.events == ["denied by Treasury (There is no help.)", "refused Treasury.push(_:) (denied)"])
    }
  }

  @Test("a redirect shows another place instead", arguments: ["verb", "batch", "link", "show twice"])
  func redirect(_ way: String) throws {
    let (scene, bank, heard) = try open()
    session.rule = { request, bank in
      request.destination as? TreasuryPlace == .help ? bank.redirect(to: .welcome) : nil
    }
    switch way {
    case "verb": #expect(bank.push(.help))
    case "batch":
      try bank.edit { stack in
        try stack.push(.help)
        try stack.push(.account(1))
      }
    case "link": try scene.open("/help")
    default:
      bank.push(.help)
      bank.push(.help)
    }
    #expect(scene.layers == [["home", "welcome"]])
    #expect(scene.heldLink == nil)
    if way == "link" { #expect(heard.events == ["shown welcome", "opened /help"]) }
  }

  @Test("redirects without end are an error that names the places")
  func loop() throws {
    let (scene, bank, _) = try open()
    session.rule = { request, bank in
      switch request.destination as? TreasuryPlace {
      case .help: bank.redirect(to: .welcome)
      case .welcome: bank.redirect(to: .help)
      case .account(let id): bank.redirect(to: .account(id + 1))
      default: nil
      }
    }
    let error = #expect(throws: NavigationError.self) { try bank.edit { try $0.push(.help) } }
    let sentence = "Treasury redirects without end: help → welcome → help; let it allow one of these destinations"
    #expect(error == .denied(.mistake(sentence)))
    #expect("\(try #require(error))" == "a guard does not admit it: \(sentence)")
    #expect(!bank.push(.account(1)))
    #expect(scene.layers == [["home"]])
  }

  @Test("guards are asked from the root down, about each new destination once")
  func order() throws {
    let (scene, bank, _) = try open()
    session.asked = []
    bank.push(.cards)
    #expect(session.asked == ["cards by verb", "home by verb"])
    session.asked = []
    try scene.open("/cards/help/~/welcome")
    #expect(session.asked == ["help by link", "welcome by link"])
    session.asked = []
    bank.goBack()
    bank.refresh()
    #expect(session.asked == [])
    scene.restore(try scene.archive())
    #expect(session.asked == ["cards by restored", "home by restored", "help by restored"])
  }

  @Test("a guard reads the scene with the new places, and cannot change it")
  func reads() throws {
    let (_, bank, _) = try open()
    var seen: [TreasuryPlace] = []
    var done: Bool?
    session.rule = { _, bank in
      seen = bank.routes.map(\.destination)
      done = bank.push(.welcome)
      return nil
    }
    #expect(bank.push(.help))
    #expect(seen == [.help])
    #expect(done == false)
    #expect(bank.routes.map(\.destination) == [.help])
  }

  @Test("the first root of a scene can be redirected, too")
  func firstRoot() throws {
    session.rule = { [session] request, bank in
      switch request.destination as? TreasuryPlace {
      case .home: session.isSignedIn ? nil : bank.hold(at: .welcome)
      case .welcome: session.isSignedIn ? bank.redirect(to: .home) : nil
      default: nil
      }
    }
    let (scene, bank, _) = try open()
    #expect(scene.layers == [["welcome"]])
    #expect(bank.setRoot(.home))
    #expect(scene.layers == [["welcome"]])
    session.isSignedIn = true
    scene.checkGuards()
    #expect(scene.layers == [["home"]])
    session.isSignedIn = false
    scene.checkGuards()
    #expect(scene.layers == [["welcome"]])
  }

  @Test(
    "a link is read from the first root while a guard shows another root, and the state of that root stays",
    arguments: [TreasuryPlace.welcome, .cards], [false, true])
  func linkBehindRoot(gate: TreasuryPlace, isRestored: Bool) throws {
    session.rule = { [session] request, bank in
      guard let place = request.destination as? TreasuryPlace, request.flow === bank else { return nil }
      return switch (place == gate, session.isSignedIn) {
      case (true, true): bank.redirect(to: .home)
      case (false, false): request.cause == .link ? bank.hold(at: gate) : bank.redirect(to: gate)
      default: .allow
      }
    }
    var (scene, bank, heard) = try open()
    if isRestored {
      let archive = try scene.archive()
      (scene, bank, heard) = try open()
      scene.launch(archive: archive)
    }
    #expect(bank.root == gate)
    let child = bank.children.first
    child.map { _ = ($0 as? Treasury)?.push(.question) }
    heard.events = []
    for link in ["/cards/help", "/account/7/transfer/1"] {
      #expect("\(try scene.plan(for: link))".hasSuffix("until it allows home"))
      try scene.open(link)
      #expect(scene.heldLink?.link == link)
    }
    #expect(
      heard.events == [
        "held /cards/help", "replaced /cards/help by /account/7/transfer/1", "held /account/7/transfer/1",
      ])
    #expect(bank.children.first === child)
    if let child = child as? Treasury { #expect(child.routes.map(\.destination) == [.question]) }
    session.isSignedIn = true
    scene.checkGuards()
    #expect(scene.layers == [["home", "account(7)"], ["transfer(1)"]])
    session.isSignedIn = false
    scene.checkGuards()
    #expect(bank.root == gate && scene.heldLink == nil)
  }

  @Test("a model that a guard reads only for the place of a link that waits is followed", arguments: [false, true])
  func followsHeldPlace(isReplaced: Bool) async throws {
    session.rule = { [session] request, bank in
      guard case .account? = request.destination as? TreasuryPlace else { return .allow }
      return session.isSignedIn ? .allow : bank.hold(at: .signIn)
    }
    let (scene, _, _) = try open()
    if isReplaced { try scene.open("/account/3") }
    try scene.open("/account/7")
    session.isSignedIn = true
    await scene.settled()
    #expect(scene.layers == [["home", "account(7)"]])
  }

  @Test("a model that a guard reads only for the root that is not shown is followed")
  func followsHiddenRoot() async throws {
    session.rule = { [session] request, bank in
      switch request.destination as? TreasuryPlace {
      case .home: session.isSignedIn ? .allow : bank.hold(at: .welcome)
      default: .allow
      }
    }
    let (scene, bank, _) = try open()
    for _ in 0..<3 {
      #expect(scene.layers == [["welcome"]])
      try scene.open("/help")
      #expect(scene.layers == [["welcome"]])
      session.isSignedIn = true
      await scene.settled()
      #expect(bank.root == .home && bank.routes.count == 1)
      session.isSignedIn = false
      await scene.settled()
    }
  }

  @Test(
    "a model is followed on when the guard has read another one for a change that was dropped",
    arguments: ["root", "payload", "link", "plan"])
  func followsAfterDrop(_ way: String) async throws {
    let other = Session()
    session.rule = { [session] request, bank in
      switch request.destination as? TreasuryPlace {
      case .help: session.isSignedIn ? bank.redirect(to: .welcome) : .allow
      case .account: other.isSignedIn ? .allow : .deny("Not now.")
      default: .allow
      }
    }
    let (scene, bank, _) = try open(way == "payload" ? .home : .help)
    if way == "payload" { bank.push(.help) }
    switch way {
    case "root": #expect(!bank.setRoot(.account(1)))
    case "payload": #expect(!bank.update(try #require(bank.routes.first).id) { $0 = .account(1) })
    case "link": #expect(throws: LinkError.self) { try scene.open("/.;root=account%2F1") }
    default: #expect(try scene.plan(for: "/.;root=account%2F1").verdicts.count == 1)
    }
    session.isSignedIn = true
    await scene.settled()
    #expect(scene.layers == [way == "payload" ? ["home", "welcome"] : ["welcome"]])
  }

  @Test("a flow in the guard's own root is like the root")
  func flowInRoot() throws {
    session.rule = { [session] request, bank in
      request.flow === bank || session.isSignedIn ? .allow : bank.hold(at: .welcome)
    }
    let (scene, _, _) = try open(.cards)
    #expect(scene.layers == [["welcome"]])
    try scene.open("/help")
    #expect(scene.layers == [["welcome"]])
    #expect(scene.heldLink?.link == "/help")
    session.isSignedIn = true
    scene.checkGuards()
    #expect(scene.layers == [["home", "help"]])
    session.isSignedIn = false
    scene.checkGuards()
    #expect(scene.layers == [["welcome"]])
    session.isSignedIn = true
    scene.checkGuards()
    #expect(scene.layers == [["home"]])
  }

  @Test("a link waits on where the guard leads now, and its time goes on")
  func leadsElsewhere() throws {
    var place = TreasuryPlace.welcome
    session.rule = { request, bank in
      guard case .account? = request.destination as? TreasuryPlace else { return nil }
      return bank.hold(at: place, for: 60)
    }
    let (scene, _, heard) = try open()
    try scene.open("/account/7")
    let held = try #require(scene.heldLink)
    place = .signIn
    scene.checkGuards()
    #expect(scene.layers == [["home"], ["signIn"]])
    #expect(scene.heldLink?.link == held.link && scene.heldLink?.expires == held.expires)
    session.rule = { _, _ in .allow }
    scene.checkGuards()
    #expect(scene.layers == [["home", "account(7)"]])
    #expect(
      heard.events == [
        "shown welcome", "held /account/7", "removed welcome (link)", "shown signIn", "removed signIn (link)",
        "shown account(7)", "opened /account/7",
      ])
  }

  @Test("places go when they are not admitted any more, with everything above them", arguments: [true, false])
  func live(isHeld: Bool) throws {
    session.isSignedIn = true
    let (scene, bank, heard) = try open()
    try scene.open("/cards/help/account/7/transfer/1")
    if !isHeld {
      session.rule = { [session] request, bank in
        guard case .account? = request.destination as? TreasuryPlace, !session.isSignedIn else { return nil }
        return .deny("Signed out.")
      }
    }
    heard.events = []
    session.isSignedIn = false
    scene.checkGuards()
    if isHeld {
      #expect(scene.layers == [["home", "home", "help"], ["signIn"]])
      #expect(scene.heldLink == nil)
    } else {
      #expect(scene.layers == [["home", "home", "help"]])
      #expect(
        heard.events == [
          "removed transfer(1) (notAdmitted)", "removed account(7) (notAdmitted)", "denied by Treasury (Signed out.)",
        ])
    }
    _ = bank
  }

  @Test("an alert above a place that goes gives way")
  func alert() throws {
    session.isSignedIn = true
    let (scene, bank, _) = try open()
    bank.push(.account(1))
    bank.show(.question)
    session.isSignedIn = false
    scene.checkGuards()
    #expect(scene.layers == [["home"], ["signIn"]])
  }

  @Test("the other place is shown again when it goes with the place that is not admitted")
  func goesWithIt() throws {
    session.isSignedIn = true
    let (scene, bank, _) = try open()
    bank.push(.account(1))
    bank.show(.signIn)
    session.isSignedIn = false
    scene.checkGuards()
    #expect(scene.layers == [["home"], ["signIn"]])
  }

  @Test("a place goes even if the other one cannot be shown")
  func cannotShow() throws {
    session.isSignedIn = true
    let (scene, bank, heard) = try open()
    session.rule = { [session] request, bank in
      guard case .account? = request.destination as? TreasuryPlace, !session.isSignedIn else { return nil }
      return bank.redirect(to: .help, as: .push)
    }
    bank.presentSheet(.welcome, stack: false)
    bank.presentSheet(.account(1))
    session.isSignedIn = false
    heard.events = []
    scene.checkGuards()
    #expect(scene.layers == [["home"], ["welcome"]])
    #expect(heard.events == ["removed account(1) (notAdmitted)", "refused Treasury.admit(_:) (noStack)"])
    #expect(scene.checkGuards())
  }

  @Test("the archive of a link that waits comes back, and the link is opened when the guard admits it")
  func relaunch() throws {
    let (scene, _, _) = try open()
    try scene.open("/account/7")
    let archive = try scene.archive()
    let (next, _, heard) = try open()
    let report = next.launch(archive: archive)
    #expect(report.losses == [])
    #expect(next.layers == [["home"], ["signIn"]])
    #expect(heard.events == ["shown signIn", "restored without 0", "held /account/7"])

    // Once more, while the link waits.
    let (third, _, _) = try open()
    third.launch(archive: try next.archive())
    #expect(third.layers == [["home"], ["signIn"]])
    #expect(third.heldLink?.link == "/account/7")
    let archived = try third.archive()
    session.isSignedIn = true
    third.checkGuards()
    #expect(third.layers == [["home", "account(7)"]])

    // And while the user signs in elsewhere.
    let (fourth, _, events) = try open()
    fourth.launch(archive: archived)
    #expect(fourth.layers == [["home", "account(7)"]])
    #expect(events.events.last == "opened /account/7")
  }

  @Test("an archived place that is denied is a loss of its own")
  func deniedArchive() throws {
    let (scene, bank, _) = try open()
    bank.push(.help)
    bank.push(.welcome)
    let archive = try scene.archive()
    session.rule = { request, _ in request.destination as? TreasuryPlace == .help ? .deny("Closed.") : nil }
    let (next, _, heard) = try open()
    let report = next.launch(archive: archive, link: "welcome")
    #expect(report.losses.map(\.description) == ["Treasury, at screen 1: it is not admitted: Closed."])
    #expect(report.linkError == nil)
    #expect(next.layers == [["home", "welcome"]])
    #expect(heard.events.last == "opened welcome")
    let refused = next.launch(archive: archive, link: "/help")
    #expect(refused.linkError?.reason == .notAdmitted(.denied("Closed.")))
    #expect(heard.events.last == "could not open /help" && !heard.events.contains("opened /help"))
    #expect(next.layers == [["home"]])
  }

  @Test("a link that starts the app waits, too")
  func launchLink() throws {
    let (scene, _, heard) = try open()
    scene.launch(link: "/account/7")
    #expect(scene.layers == [["home"], ["signIn"]])
    #expect(heard.events == ["shown signIn", "held /account/7"])
    session.isSignedIn = true
    scene.checkGuards()
    #expect(scene.layers == [["home", "account(7)"]])
  }

  @Test("a link that cannot start the app does not replace the one that waits", arguments: ["/nowhere", "/welcome"])
  func launchLinkRefused(_ link: String) throws {
    let (scene, _, _) = try open()
    try scene.open("/account/7")
    let archive = try scene.archive()
    session.rule = { request, _ in request.destination as? TreasuryPlace == .welcome ? .deny("Closed.") : nil }
    let (next, _, heard) = try open()
    #expect(next.launch(archive: archive, link: link).linkError != nil)
    #expect(next.layers == [["home"], ["signIn"]])
    #expect(heard.events == ["shown signIn", "restored without 0", "held /account/7", "could not open \(link)"])
    session.isSignedIn = true
    next.checkGuards()
    #expect(next.layers == [["home", "account(7)"]])
  }

  @Test("a link that waits comes back in a scene with another name or address", arguments: [nil, "https://bank.com/"])
  func otherAddress(_ address: String?) throws {
    let (scene, _, _) = try open()
    scene.linkAddress = try LinkAddress("bank://{scene}")
    try scene.open("bank://main/account/7")
    let next = try FlowScene(root: Treasury(session), name: "second")
    next.linkAddress = try address.map { try LinkAddress($0) }
    next.launch(archive: try scene.archive())
    #expect(next.heldLink?.link == "bank://main/account/7")
    session.isSignedIn = true
    next.checkGuards()
    #expect(next.layers == [["home", "account(7)"]])
  }

  @Test("a link that waited in an archive, and whose place is gone, has an end")
  func goneWhileArchived() throws {
    let (scene, _, _) = try open()
    try scene.open("/account/7")
    let archive = String(decoding: try scene.archive(), as: UTF8.self)
      .replacingOccurrences(of: #""place":"/account/7""#, with: #""place":"/nowhere""#)
    #expect(archive.contains("nowhere"))
    session.isSignedIn = true
    let next = try FlowScene(root: Treasury(session))
    var heard: [String] = []
    next.observeTexts { heard.append($0) }
    next.launch(archive: Data(archive.utf8))
    #expect(next.heldLink == nil && heard.contains("could not open /account/7"))
  }

  @Test("each of two links to the same place has an end")
  func samePlace() throws {
    let (scene, _, heard) = try open()
    scene.linkAddress = try LinkAddress("bank://")
    try scene.open("/account/7")
    heard.events = []
    try scene.open("bank:///account/7")
    #expect(heard.events == ["replaced /account/7 by bank:///account/7", "held bank:///account/7"])
  }

  @Test("a link that waits in a scene that is closed has an end")
  func closed() async throws {
    let clock = TestClock()
    session.rule = { request, bank in
      guard case .account? = request.destination as? TreasuryPlace else { return nil }
      return bank.hold(at: .signIn, for: 60)
    }
    let directory = SceneDirectory(notificationCenter: NotificationCenter()) { _ in nil }
    let scene = try directory.open(root: Treasury(session))
    scene.clock = clock.flowClock
    try scene.open("/account/7")
    var heard: [String] = []
    scene.observeTexts { heard.append($0) }
    directory.close(scene.name)
    await clock.advance(by: 61)
    #expect(heard == ["removed signIn (flowEnded)", "could not open /account/7"])
  }

  @Test("a place is not shown if the flow that shows the other one is gone", arguments: [true, false])
  func flowIsGone(isThere: Bool) throws {
    let (scene, bank, _) = try open()
    let gone = Treasury(session)
    if isThere { bank.push(.help) }
    session.rule = { request, _ in request.destination as? TreasuryPlace == .help ? gone.redirect(to: .welcome) : nil }
    if isThere { scene.checkGuards() } else { #expect(!bank.push(.help)) }
    #expect(scene.layers == [["home"]])
  }

  @Test("a newer link to another root replaces the one that waits behind a root")
  func replacedByRoot() throws {
    session.rule = { [session] request, bank in
      request.destination as? TreasuryPlace == .home && !session.isSignedIn ? bank.hold(at: .welcome) : .allow
    }
    let (scene, _, heard) = try open()
    try scene.open("/account/7")
    heard.events = []
    try scene.open("/.;root=help")
    #expect(heard.events == ["shown help", "replaced /account/7 by /.;root=help", "opened /.;root=help"])
    session.isSignedIn = true
    scene.checkGuards()
    #expect(scene.layers == [["help"]])
  }

  @Test("a newer link replaces the one that waits")
  func replaced() throws {
    let (scene, _, heard) = try open()
    try scene.open("/account/7")
    heard.events = []
    let signIn = scene.slot(TreasuryPlace.signIn)
    try scene.open("/help/account/8")
    #expect(heard.events == ["shown help", "replaced /account/7 by /help/account/8", "held /help/account/8"])
    #expect(scene.layers == [["home", "help"], ["signIn"]])
    // The user may be signing in.
    #expect(scene.slot(TreasuryPlace.signIn) == signIn)
    session.isSignedIn = true
    scene.checkGuards()
    #expect(scene.layers == [["home", "help", "account(8)"]])
  }

  @Test("a link is given up when the user leaves")
  func abandoned() async throws {
    let (scene, _, heard) = try open()
    try scene.open("/account/7")
    heard.events = []
    scene.back()
    await scene.settled()
    #expect(scene.heldLink == nil)
    #expect(heard.events == ["removed signIn (back)", "could not open /account/7"])
    #expect(scene.layers == [["home"]])
  }

  @Test("a sign-in may leave and then say so")
  func leavesFirst() async throws {
    let (scene, bank, _) = try open()
    try scene.open("/account/7")
    bank.dismiss()
    session.isSignedIn = true
    await scene.settled()
    #expect(scene.layers == [["home", "account(7)"]])
  }

  @Test("a link expires")
  func expired() async throws {
    let clock = TestClock()
    session.rule = { [session] request, bank in
      guard case .account? = request.destination as? TreasuryPlace, !session.isSignedIn else { return nil }
      return bank.hold(at: .signIn, for: 60)
    }
    let (scene, _, heard) = try open()
    scene.clock = clock.flowClock
    try scene.open("/account/7")
    heard.events = []
    let archive = try scene.archive()
    await clock.advance(by: 59)
    #expect(scene.heldLink != nil)
    await clock.advance(by: 2)
    #expect(scene.heldLink == nil)
    #expect(heard.events == ["expired /account/7"])
    #expect(scene.layers == [["home"], ["signIn"]])

    let (next, _, events) = try open()
    next.clock = clock.flowClock
    next.launch(archive: archive)
    #expect(next.heldLink == nil)
    #expect(events.events == ["shown signIn", "restored without 0", "expired /account/7"])
  }

  @Test(
    "the screen where a link waits is drawn again when another one waits there, or none",
    arguments: [TreasuryPlace.signIn, .cards])
  func drawnAgain(_ place: TreasuryPlace) async throws {
    let clock = TestClock()
    session.rule = { request, bank in
      guard case .account? = request.destination as? TreasuryPlace else { return nil }
      return bank.hold(at: place, as: .cover, for: 60)
    }
    let (scene, _, _) = try open()
    scene.clock = clock.flowClock
    var changes = 0
    scene.observe { _ in changes += 1 }
    var drawn: [String] = []
    func draw() throws {
      let node = try #require(scene.presentation.top.nodes.first)
      let row = scene.screen(of: node.id)?.rows.first?.title ?? ""
      drawn.append("\(row) \(node.revision)")
    }
    for link in ["/account/7", "/account/8"] {
      try scene.open(link)
      try draw()
    }
    scene.checkGuards()
    try draw()
    #expect(drawn[2] == drawn[1] && changes == 2)
    await clock.advance(by: 61)
    try draw()
    #expect(
      drawn.map { $0.split(separator: " ").dropLast().joined(separator: " ") } == [
        "waits: /account/7", "waits: /account/8", "waits: /account/8", "nothing waits",
      ])
    #expect(Set(drawn.map { $0.split(separator: " ").last }).count == 3)
    // Keepers of archives hear of it.
    #expect(changes > 2)
  }

  @Test("the screen that shows a link that waits is drawn again when it has expired")
  func shownLink() async throws {
    let clock = TestClock()
    session.rule = { request, bank in
      guard case .account? = request.destination as? TreasuryPlace else { return nil }
      return bank.hold(at: .signIn, for: 60)
    }
    let (scene, _, _) = try open()
    scene.clock = clock.flowClock
    let host = DrawingHost(scene)
    try scene.open("/account/7")
    #expect(host.texts.last == "signIn\nwaits: /account/7")
    await clock.advance(by: 61)
    await scene.settled()
    #expect(host.texts.last == "signIn\nnothing waits" && host.isFresh)
  }

  @Test("a tab whose root is not admitted is not selected", arguments: ["verb", "tap", "link"])
  func tab(_ way: String) throws {
    let front = Front(session)
    let scene = try FlowScene(root: front)
    let tabs = try #require(front.children.first as? TreasuryTabs)
    session.asked = []
    switch way {
    case "verb": tabs.select(.wallet)
    case "tap": scene.select("wallet", in: tabs.id)
    default: try scene.open("/wallet/help")
    }
    #expect(tabs.selected == .start)
    #expect(scene.layers.last == ["signIn"])
    #expect(session.asked.first == (way == "link" ? "account(1) by link" : "account(1) by selected"))
    session.isSignedIn = true
    scene.checkGuards()
    #expect(tabs.selected == (way == "link" ? .wallet : .start))
    tabs.select(.wallet)
    #expect(tabs.flow(of: .wallet)?.children.isEmpty == true)
    session.isSignedIn = false
    scene.checkGuards()
    #expect(tabs.selected == .start)
    #expect(tabs.flow(of: .wallet) == nil)
    #expect(scene.layers.last == ["signIn"])
  }

  @Test("a flow within a container in a tab is asked about when a link shows it again", arguments: ["x", "y"])
  func innerTab(last: String) throws {
    let outer = ClosureContainer(["a", "b"]) { [session] name in
      if name == "a" { return StyledFlow() }
      return ClosureContainer(["x", "y"]) { $0 == "x" ? StyledFlow() : Treasury(session, root: .help) }
    }
    let scene = try FlowScene(root: outer)
    try scene.open("/b/y")
    try scene.open("/b/\(last)")
    try scene.open("/a")
    session.rule = { _, _ in .deny("Closed.") }
    session.asked = []
    let error = #expect(throws: LinkError.self) { try scene.open("/b/y") }
    #expect(error?.reason == .notAdmitted(.denied("Closed.")))
    #expect(session.asked == ["help by link"])
    #expect(outer.visibleName == "a")
  }

  @Test("a guard is told the cause in a tab")
  func causeInTab() throws {
    let front = Front(session)
    let scene = try FlowScene(root: front)
    let tabs = try #require(front.children.first as? TreasuryTabs)
    session.isSignedIn = true
    session.asked = []
    (tabs.flow(of: .start) as? Treasury)?.setRoot(.help)
    tabs.select(.wallet)
    tabs.select(.start)
    #expect(session.asked == ["help by verb", "account(1) by selected", "help by selected"])
    _ = scene
  }

  @Test("a change of the model is enough")
  func observed() async throws {
    let (scene, bank, heard) = try open()
    try scene.open("/help/account/7")
    session.isSignedIn = true
    await scene.settled()
    #expect(scene.layers == [["home", "help", "account(7)"]])
    bank.push(.account(8))
    session.asked = []
    heard.events = []
    session.isSignedIn = false
    session.isSignedIn = true
    await scene.settled()
    #expect(scene.layers == [["home", "help", "account(7)", "account(8)"]])
    #expect(session.asked == ["home by guards", "help by guards", "account(7) by guards", "account(8) by guards"])
    #expect(heard.events == [])
    session.isSignedIn = false
    await scene.settled()
    #expect(scene.layers == [["home", "help"], ["signIn"]])
  }

  @Test("a question is no place, and gives way to a sign-in")
  func question() async throws {
    session.isSignedIn = true
    let (scene, bank, _) = try open()
    bank.push(.account(1))
    session.asked = []
    let answer = Task { await bank.confirm("Really?", action: "Yes") }
    while scene.layers.count < 2 { await Task.yield() }
    #expect(session.asked == [])
    session.isSignedIn = false
    await scene.settled()
    #expect(scene.layers == [["home"], ["signIn"]])
    #expect(await answer.value == false)
  }

  @Test("nothing is kept alive")
  func release() async throws {
    weak var flow: Treasury?
    weak var scene: FlowScene?
    do {
      let (open, bank, _) = try open()
      try open.open("/account/7")
      (flow, scene) = (bank, open)
    }
    await Task.yield()
    #expect(flow == nil && scene == nil)
  }
}

@MainActor
final class Heard {
  var events: [String] = []
}

/// A clock that a test moves on.
@MainActor
final class TestClock {
  private var seconds = 0.0
  private var sleepers: [(until: Double, wake: CheckedContinuation<Void, Never>)] = []

  var flowClock: FlowClock {
    FlowClock(now: { Date(timeIntervalSince1970: self.seconds) }) { seconds in
      await withCheckedContinuation { self.sleepers.append((self.seconds + seconds, $0)) }
    }
  }

  func advance(by seconds: Double) async {
    // Other tests run on the main actor too.
    await wait { !sleepers.isEmpty }
    self.seconds += seconds
    let due = sleepers.filter { $0.until <= self.seconds }
    sleepers.removeAll { $0.until <= self.seconds }
    for sleeper in due { sleeper.wake.resume() }
    for _ in 0..<100 { await Task.yield() }
  }

  deinit { for sleeper in sleepers { sleeper.wake.resume() } }
}
