import Armature
import Foundation
import Testing

@Suite("A guard with a mistake ends with an error or is understood, and never goes on without end")
@MainActor
struct GuardMistakeTests {
  let door = ClubDoor()

  /// The ways to the place `account(1)` that a guard redirects while nobody is signed in.
  enum WayIn: CaseIterable, Sendable {
    case model, check, verb, batch, link, restore, launch

    var steps: [String] {
      switch self {
      case .model, .check: ["out"]
      case .verb: ["goBack", "quietly out", "push account(1)"]
      case .batch: ["goBack", "quietly out", "edit account(1)"]
      case .link: ["goBack", "quietly out", "open /account/1"]
      case .restore: ["fresh", "quietly out", "restore"]
      case .launch: ["quietly out", "relaunch /account/2"]
      }
    }
  }

  private func come(_ way: WayIn, _ rule: String) async throws -> (scenario: Scenario, club: Club) {
    let scenario = try door.open(Story("", guard: "* if in: allow / \(rule)"), byModel: way != .check)
    try await scenario.play(["in", "push account(1)", "archive"] + way.steps)
    await scenario.scene.settled()
    return (scenario, try found(scenario.scene.root))
  }

  @Test("a guard need not list the screens of the flow that its redirect opens", arguments: WayIn.allCases)
  func forgotten(_ way: WayIn) async throws {
    let (scenario, club) = try await come(way, "home, signIn: allow / *: redirect signIn")
    #expect(scenario.scene.text == "home | start" && door.desks <= 2)
    let desk = try found(club.children.first, as: ClubDesk.self)
    try await scenario.play(["push password in ClubDesk", "check -> home | start password"])
    #expect(try scenario.scene.plan(for: "/sign-in/lounge").verdicts.isEmpty)
    #expect(club.children.first === desk)
    try await scenario.play(["quietly in", "dismiss", "push account(1) -> home account(1)"])
  }

  @Test("nor the destination of the redirect itself", arguments: WayIn.allCases, ["hold", "redirect"])
  func forgottenItself(_ way: WayIn, answer: String) async throws {
    let (scenario, club) = try await come(way, "*: \(answer) signIn")
    #expect(club.root == .signIn && scenario.scene.layers.last == ["start"] && door.desks <= 4)
    try await scenario.play(["quietly in", "root home"])
    #expect(scenario.scene.text == "home")
  }

  @Test("a place that a guard redirects to what already lies around it ends its line")
  func around() async throws {
    let scenario = try door.open(Story("", root: "welcome", guard: "lounge: redirect welcome"))
    try await scenario.play([
      "mark start", "push password in ClubDesk", "push lounge in ClubDesk -> start password", "same start:",
    ])
  }

  @Test("guards that redirect to each other's flows are an error that names all", arguments: WayIn.allCases)
  func loop(_ way: WayIn) async throws {
    door.rule = { [policy = door.policy] request, club in
      guard !policy["in"], request.destination as? ClubDeskPlace == .start else { return nil }
      return club.redirect(to: club.routes.last?.destination == .welcome ? .signIn : .welcome)
    }
    let (scenario, _) = try await come(way, "account: redirect signIn")
    #expect(scenario.scene.text == "home" && door.desks < 70)
    let error =
      "Club redirects without end: account(1) → signIn → welcome → signIn; let it allow one of these destinations"
    let told = way == .batch || way == .link ? "error" : "denied by Club (\(error))"
    #expect(scenario.heard.contains { $0.hasPrefix(told) && $0.contains(error) }, "\(scenario.heard)")
  }

  @Test("a chain of ever other destinations ends", arguments: WayIn.allCases)
  func chain(_ way: WayIn) async throws {
    door.rule = { [policy = door.policy] request, club in
      guard !policy["in"] else { return nil }
      switch request.destination as? ClubPlace {
      case .account(let id), .news(let id): return club.redirect(to: .news(id + 1))
      default: return nil
      }
    }
    let (scenario, _) = try await come(way, "*: allow")
    #expect(scenario.scene.text == "home")
    let told = way == .batch || way == .link ? "error" : "denied by Club (Club redirects without end: news("
    #expect(scenario.heard.contains { $0.hasPrefix(told) && $0.contains(" allow one of these destinations") })
  }

  @Test("a guard that denies a screen of its own redirect is an error that names both", arguments: WayIn.allCases)
  func denies(_ way: WayIn) async throws {
    let (scenario, _) = try await come(way, "account: redirect signIn / start: deny Members only.")
    #expect(scenario.scene.text == "home")
    let error = "Club shows signIn instead of account(1), but Club denies start there: Members only."
    let told = way == .batch || way == .link ? "error" : "denied by Club (\(error))"
    #expect(scenario.heard.contains { $0.hasPrefix(told) && $0.contains(error) }, "\(scenario.heard)")
  }

  @Test("many places that all go at once are no loop")
  func manyPlaces() throws {
    door.policy["in"] = true
    door.policy.rule = "account unless in: redirect welcome"
    let names = (0..<100).map(String.init)
    let tabs = ClosureContainer(names) { [door] _ in Club(door) }
    let scene = try FlowScene(root: tabs)
    for name in names {
      tabs.show(name)
      (tabs.flow(ofMember: name) as? Club)?.push(.account(1))
    }
    var events: [String] = []
    scene.observeTexts { events.append($0) }
    door.policy["in"] = false
    scene.checkGuards()
    #expect(scene.places == ["home", "start"])
    #expect(!events.contains { $0.hasPrefix("denied") })
  }

  @Test("a guard that changes the model that it reads is reported once, and is asked again by other changes")
  func writes() async throws {
    var asked = 0
    door.rule = { [door] _, _ in
      asked += 1
      door.visits += 1
      return .allow
    }
    let scenario = try door.open()
    var mistakes: [String] = []
    scenario.scene.observeTexts { if $0.hasPrefix("mistake") { mistakes.append($0) } }
    try await scenario.play(["push news(1)", "push news(2)", "push news(3)", "settle"])
    #expect(asked < 1_000)
    let count = asked
    for _ in 0..<100 { await Task.yield() }
    #expect(asked == count)
    #expect(
      mistakes == [
        "mistake in Club: Club changes a model in code that reads it, such as admit(_:), absence(of:), isHidden(in:) "
          + "or item(in:), so the code would run without end: only read models there."
      ])
    door.rule = { request, _ in request.destination as? ClubPlace == .news(2) ? .deny("Gone.") : .allow }
    try await scenario.play(["settle -> home news(1)"])
    #expect(mistakes.count == 1)
  }

  @Test("a guard may change a model until it has what it needs")
  func settles() async throws {
    door.rule = { [door] request, _ in
      if door.visits < 5 { door.visits += 1 }
      return request.destination as? ClubPlace == .news(1) && door.visits == 5 ? .deny("Gone.") : .allow
    }
    let scenario = try door.open()
    scenario.scene.observeTexts { if $0.hasPrefix("mistake") { Issue.record("\($0)") } }
    try await scenario.play(["push news(2)", "push news(3)", "push news(1)", "settle -> home news(2) news(3)"])
  }

  @Test("tabs whose items change the model that other tabs read are reported, too")
  func writingItems() async throws {
    var asked = 0
    let tab = TitledTab(name: "a", title: "A") { [door] in
      asked += 1
      door.visits += 1
    }
    let flow = ClosureFlow { _ in TabCoordinator([tab, TitledTab(name: "b", title: "B")]) }
    let scene = try FlowScene(root: flow)
    var mistakes = 0
    scene.observeEvents { if case .mistake = $0.kind { mistakes += 1 } }
    for number in 1...2 { flow.push(.flow(number)) }
    await scene.settled()
    #expect(asked < 1_000)
    #expect(mistakes == 1)
  }
}
