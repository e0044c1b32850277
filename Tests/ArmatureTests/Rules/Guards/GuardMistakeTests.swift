import Armature
import Foundation
import Testing

@Suite("A guard with a mistake ends with an error or is understood, and never goes on without end")
@MainActor
struct GuardMistakeTests {
  let door = ClubDoor()

  enum WayIn: CaseIterable, Sendable { case model, check, verb, batch, link, restore, launch }

  /// Comes to the place that the guard redirects.
  private func come(_ way: WayIn, _ rule: @escaping (AdmissionRequest, Club) -> Admission) async throws -> (
    scene: FlowScene, club: Club, heard: Heard
  ) {
    door.admit = { [door] request, club in door.user != nil ? .allow : rule(request, club) }
    door.user = "Ada"
    var (scene, club, heard) = try door.open()
    club.push(.account(1))
    let archive = try scene.archive()
    switch way {
    case .model:
      door.user = nil
      await scene.settled()
    case .check:
      door.user = nil
      scene.checkGuards()
    case .restore, .launch:
      (scene, club, heard) = try door.open()
      door.user = nil
      if way == .launch { scene.launch(archive: archive, link: "/account/2") } else { scene.restore(archive) }
    case .verb, .batch, .link:
      club.goBack()
      heard.events = []
      door.user = nil
      switch way {
      case .verb: club.push(.account(1))
      case .batch: try? club.edit { try $0.push(.account(1)) }
      default: try? scene.open("/account/1")
      }
    }
    await scene.settled()
    return (scene, club, heard)
  }

  @Test("a guard need not list the screens of the flow that its redirect opens", arguments: WayIn.allCases)
  func forgotten(_ way: WayIn) async throws {
    let (scene, club, _) = try await come(way) { request, club in
      switch request.destination as? ClubPlace {
      case .home, .signIn: .allow
      default: club.redirect(to: .signIn)
      }
    }
    #expect(scene.layers == [["home"], ["start"]])
    #expect(door.desks <= 2)
    let desk = try #require(club.children.first as? ClubDesk)
    #expect(desk.push(.password))
    scene.checkGuards()
    #expect(scene.layers == [["home"], ["start", "password"]])
    #expect(try scene.plan(for: "/sign-in/lounge").verdicts.isEmpty)
    #expect(club.children.first === desk)
    door.user = "Ada"
    club.dismiss()
    #expect(club.push(.account(1)))
  }

  @Test("nor the destination of the redirect itself", arguments: WayIn.allCases, [false, true])
  func forgottenItself(_ way: WayIn, isHeld: Bool) async throws {
    let (scene, club, _) = try await come(way) { _, club in
      isHeld ? club.hold(at: .signIn) : club.redirect(to: .signIn)
    }
    #expect(club.root == .signIn && scene.layers.last == ["start"])
    #expect(door.desks <= 4)
    door.user = "Ada"
    club.setRoot(.home)
    #expect(scene.layers == [["home"]])
  }

  @Test("a place that a guard redirects to what already lies around it ends its line")
  func around() throws {
    door.admit = { request, club in
      request.destination as? ClubDeskPlace == .lounge ? club.redirect(to: .welcome) : .allow
    }
    let (scene, club, _) = try door.open(.welcome)
    let desk = try #require(club.children.first as? ClubDesk)
    desk.push(.password)
    desk.push(.lounge)
    #expect(scene.layers == [["start", "password"]])
    #expect(club.children.first === desk)
  }

  @Test("guards that redirect to each other's flows are an error that names all", arguments: WayIn.allCases)
  func loop(_ way: WayIn) async throws {
    let (scene, club, heard) = try await come(way) { request, club in
      switch request.destination {
      case ClubPlace.account: club.redirect(to: .signIn)
      case let place as ClubDeskPlace where place == .start:
        club.routes.last?.destination == .welcome ? club.redirect(to: .signIn) : club.redirect(to: .welcome)
      default: .allow
      }
    }
    #expect(scene.layers == [["home"]])
    #expect(door.desks < 70)
    let error =
      "Club redirects without end: account(1) → signIn → welcome → signIn; let it allow one of these destinations"
    switch way {
    case .batch:
      #expect(throws: NavigationError.denied(.mistake(error))) { try club.edit { try $0.push(.account(1)) } }
    case .link:
      let thrown = #expect(throws: LinkError.self) { try scene.open("/account/1") }
      #expect(thrown?.reason == .notAdmitted(.mistake(error)))
    default: #expect(heard.events.contains("denied by Club (\(error))"))
    }
  }

  @Test("a chain of ever other destinations ends", arguments: WayIn.allCases)
  func chain(_ way: WayIn) async throws {
    let (scene, _, heard) = try await come(way) { request, club in
      switch request.destination as? ClubPlace {
      case .account(let id), .news(let id): club.redirect(to: .news(id + 1))
      default: .allow
      }
    }
    #expect(scene.layers == [["home"]])
    guard way != .batch, way != .link else { return }
    #expect(
      heard.events.contains {
        $0.hasPrefix("denied by Club (Club redirects without end: news(")
          && $0.hasSuffix(" allow one of these destinations)")
      })
  }

  @Test("a guard that denies a screen of its own redirect is an error that names both", arguments: WayIn.allCases)
  func denies(_ way: WayIn) async throws {
    let (scene, _, heard) = try await come(way) { request, club in
      switch request.destination {
      case ClubPlace.account: club.redirect(to: .signIn)
      case ClubDeskPlace.start: .deny("Members only.")
      default: .allow
      }
    }
    #expect(scene.layers == [["home"]])
    guard way != .batch, way != .link else { return }
    #expect(
      heard.events.contains(
        "denied by Club (Club shows signIn instead of account(1), but Club denies start there: Members only.)"),
      "\(heard.events)")
  }

  @Test("many places that all go at once are no loop")
  func manyPlaces() throws {
    door.user = "Ada"
    door.admit = { [door] request, club in
      switch request.destination as? ClubPlace {
      case .account where door.user == nil: club.redirect(to: .welcome)
      default: .allow
      }
    }
    let names = (0..<100).map(String.init)
    let scene = try FlowScene(root: ClosureContainer(names) { [door] _ in Club(door) })
    let tabs = try #require(scene.root as? ClosureContainer)
    for name in names {
      tabs.show(name)
      (tabs.existingFlow(named: name) as? Club)?.push(.account(1))
    }
    var events: [String] = []
    scene.observeTexts { events.append($0) }
    door.user = nil
    scene.checkGuards()
    #expect(scene.places == ["home", "start"])
    #expect(!events.contains { $0.hasPrefix("denied") })
  }

  @Test("a guard that changes the model that it reads is reported once, and is asked again by other changes")
  func writes() async throws {
    var asked = 0
    door.admit = { [door] _, _ in
      asked += 1
      door.visits += 1
      return .allow
    }
    let (scene, club, heard) = try door.open()
    for number in 1...3 { club.push(.news(number)) }
    await scene.settled()
    #expect(asked < 1_000)
    let count = asked
    for _ in 0..<100 { await Task.yield() }
    #expect(asked == count)
    #expect(
      heard.events.filter { $0.hasPrefix("mistake") } == [
        "mistake in Club: Club changes a model in code that reads it, such as admit(_:), absence(of:), isHidden(in:) or item(in:), so the "
          + "code would run without end: only read models there."
      ])
    heard.events = []
    door.admit = { request, _ in request.destination as? ClubPlace == .news(2) ? .deny("Gone.") : .allow }
    await scene.settled()
    #expect(scene.layers == [["home", "news(1)"]])
    #expect(!heard.events.contains { $0.hasPrefix("mistake") })
  }

  @Test("a guard may change a model until it has what it needs")
  func settles() async throws {
    door.admit = { [door] request, _ in
      if door.visits < 5 { door.visits += 1 }
      return request.destination as? ClubPlace == .news(1) && door.visits == 5 ? .deny("Gone.") : .allow
    }
    let (scene, club, heard) = try door.open()
    for number in [2, 3, 1] { club.push(.news(number)) }
    await scene.settled()
    #expect(scene.layers == [["home", "news(2)", "news(3)"]])
    #expect(!heard.events.contains { $0.hasPrefix("mistake") })
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
