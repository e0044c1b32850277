import Armature
import Foundation
import Observation
import Testing

@Suite("A root that only a guard has put there goes when the guards admit the first one again")
@MainActor
struct SubstituteRootTests {
  let front = FrontDoor()

  /// Lets the guards decide again, by a change of the model or by hand.
  private func ask(_ scene: FlowScene, byModel: Bool) async {
    if byModel { await scene.settled() } else { scene.checkGuards() }
  }

  @Test("each idiom lets the user in after a cold start", arguments: GuardIdiom.allCases, TwoFlags.all)
  func coldStart(idiom: GuardIdiom, flags: TwoFlags) async throws {
    let (byModel, withLink) = (flags.first, flags.second)
    let (scene, hall, heard) = try front.open(idiom)
    #expect(scene.places == ["form"])
    if withLink { try scene.open("/trips/trip/7") }
    #expect(scene.places == ["form"])
    heard.events = []
    front.user = "Ada"
    await ask(scene, byModel: byModel)
    #expect(hall.root == .main)
    let isOpened = withLink && idiom != .redirect
    #expect(scene.places == (isOpened ? ["start", "trip(7)"] : ["start"]))
    #expect(try scene.link == (isOpened ? "/trips/trip/7" : "/trips"))
    #expect(scene.heldLink == nil)
    #expect(heard.events.filter { $0.contains("denied") || $0.contains("refused") } == [])

    front.user = nil
    await ask(scene, byModel: byModel)
    #expect(scene.places == ["form"])
    front.user = "Bob"
    await ask(scene, byModel: byModel)
    #expect(scene.places == ["start"])
  }

  @Test("a relaunch leads where the guards lead now", arguments: GuardIdiom.allCases, TwoFlags.all)
  func relaunch(idiom: GuardIdiom, flags: TwoFlags) async throws {
    let (wasIn, isIn) = (flags.first, flags.second)
    front.user = wasIn ? "Ada" : nil
    let (scene, _, _) = try front.open(idiom)
    if wasIn { try scene.open("/trips/trip/7") }
    let archive = try scene.archive()
    front.user = isIn ? "Ada" : nil
    let (next, hall, _) = try front.open(idiom)
    next.launch(archive: archive)
    #expect(hall.root == (isIn ? .main : .signIn))
    #expect(next.places == (isIn ? (wasIn ? ["start", "trip(7)"] : ["start"]) : ["form"]))
    front.user = "Ada"
    await next.settled()
    #expect(hall.root == .main)
  }

  @Test("an archive of a user who had not signed in does not keep the sign-in for one who has")
  func archivedSubstitute() throws {
    let (scene, _, _) = try front.open(.hold)
    let archive = try scene.archive()
    #expect(String(decoding: archive, as: UTF8.self).contains(#""replacedRoot":{"main":{}}"#))
    // The app knows the user only after its launch.
    let (next, hall, _) = try front.open(.hold)
    next.restore(archive)
    #expect(hall.root == .signIn)
    front.user = "Ada"
    next.restore(archive)
    #expect(hall.root == .main)
  }

  @Test("steps of the sign-in after the session exists are not cut off", arguments: [false, true])
  func laterSteps(withLink: Bool) async throws {
    let (scene, hall, _) = try front.open(.steps)
    if withLink { try scene.open("/trips/trip/7") }
    let desk = try #require(hall.children.first as? FrontForm)
    for step in [FrontFormPlace.code, .name, .thanks] {
      if step == .name { front.user = "Ada" }
      #expect(desk.push(step))
      await scene.settled()
      #expect(desk.routes.last?.destination == step)
      #expect(hall.children.first === desk)
      #expect((scene.heldLink != nil) == withLink)
    }
    #expect(scene.places == ["form", "code", "name", "thanks"])
    front.isSettingUp = false
    await scene.settled()
    #expect(scene.places == (withLink ? ["start", "trip(7)"] : ["start"]))
  }

  @Test(
    "a root that the app has chosen comes back, and not the first one",
    arguments: [GuardIdiom.hold, .redirect, .deny], [false, true])
  func replaced(idiom: GuardIdiom, isRelaunched: Bool) async throws {
    front.user = "Ada"
    var (scene, hall, heard) = try front.open(idiom)
    hall.setRoot(.help)
    front.user = nil
    await scene.settled()
    #expect(hall.root == .signIn)
    #expect(try scene.link == "/.;root=help")
    if isRelaunched {
      let archive = try scene.archive()
      (scene, hall, heard) = try front.open(idiom)
      scene.launch(archive: archive)
      #expect(hall.root == .signIn)
    }
    heard.events = []
    front.user = "Ada"
    await scene.settled()
    #expect(hall.root == .help)
    #expect(heard.events.filter { $0.contains("denied") } == [])
  }

  @Test("a root that a verb or a link has put there stays", arguments: ["verb", "link"])
  func chosenRoot(_ way: String) async throws {
    front.user = "Ada"
    let (scene, hall, _) = try front.open(.hold)
    if way == "verb" { hall.setRoot(.signIn) } else { try scene.open("/.;root=sign-in") }
    front.visits += 1
    scene.checkGuards()
    #expect(hall.root == .signIn)
    front.user = nil
    scene.checkGuards()
    front.user = "Ada"
    scene.checkGuards()
    #expect(hall.root == .signIn)
  }

  @Test("a verb that puts another root there makes it the app's own")
  func replacedByVerb() throws {
    let (scene, hall, _) = try front.open(.nowhere)
    #expect(hall.root == .signIn)
    #expect(hall.setRoot(.help))
    front.user = "Ada"
    scene.checkGuards()
    #expect(hall.root == .help)
  }

  @Test("a first root that the guards still deny does not come back, and what is above the other root stays")
  func stillDenied() async throws {
    let (scene, hall, heard) = try front.open(.deniesStart)
    let desk = try #require(hall.children.first as? FrontForm)
    desk.push(.code)
    heard.events = []
    front.visits += 1
    scene.checkGuards()
    #expect(scene.places == ["form", "code"])
    #expect(hall.children.first === desk)
    #expect(heard.events == [])
    front.user = "Ada"
    await scene.settled()
    #expect(scene.places == ["start"])
  }

  @Test("a flow in another flow gets its first root back, too", arguments: [false, true])
  func nested(byModel: Bool) async throws {
    let hall = Hall(front, idiom: .hold)
    let scene = try FlowScene(root: ClosureFlow(root: .page(1)) { $0 == .flow(1) ? hall : nil })
    (scene.root as? ClosureFlow)?.push(.flow(1))
    #expect(scene.places.suffix(1) == ["form"])
    front.user = "Ada"
    await ask(scene, byModel: byModel)
    #expect(scene.places.suffix(1) == ["start"])
  }

  @Test("another tab is shown if only the first one is denied")
  func otherTab() async throws {
    let (scene, hall, _) = try front.open(.deniesTrips)
    #expect(scene.places == ["form"])
    front.user = "Ada"
    await scene.settled()
    #expect(hall.root == .main)
    #expect(scene.places == ["map"])
  }

  @Test("the links behind it are listed and checked, and tools know both roots", arguments: GuardIdiom.allCases)
  func listed(idiom: GuardIdiom) throws {
    let (closed, _, _) = try front.open(idiom)
    front.user = "Ada"
    let (open, _, _) = try front.open(idiom)
    #expect(closed.linkDirectory == open.linkDirectory)
    #expect(closed.linkDirectory.flows.contains { $0.forms.contains { $0.link == "/trips/trip/1" } })
    #expect(closed.linkProblems == open.linkProblems)
    #expect(closed.substituteRoots.map { "\($0.flow) \($0.shown) \($0.replaced)" } == ["Hall signIn main"])
    #expect(open.substituteRoots == [])
  }

  @Test("nothing is asked again and again", arguments: GuardIdiom.allCases)
  func calm(idiom: GuardIdiom) async throws {
    let (scene, hall, heard) = try front.open(idiom)
    for _ in 0..<3 {
      front.visits += 1
      await scene.settled()
    }
    #expect(hall.root == .signIn)
    #expect(heard.events.count <= 2)
    let asked = front.asked
    await scene.settled()
    #expect(front.asked == asked)
  }
}

/// Two conditions of a test. Swift Testing combines only two lists of arguments.
struct TwoFlags: Sendable {
  let first, second: Bool

  static let all = [false, true].flatMap { first in [false, true].map { Self(first: first, second: $0) } }
}

/// The ways in which people write a guard of a first root.
enum GuardIdiom: CaseIterable {
  /// One line for everything.
  case hold, redirect
  /// The sign-in is denied to a user who has signed in, or leads back.
  case deny, leadsBack
  /// The guard lists the places, and none of them is the sign-in.
  case lists
  /// The guard names the sign-in until its last step is done.
  case steps
  /// As `hold`, but another tab than the first one.
  case deniesTrips
  /// As `lists`, and the first root is denied without another place once it has been refused.
  case deniesStart
  /// The guard is silent about other roots.
  case nowhere

  static let allCases: [Self] = [.hold, .redirect, .deny, .leadsBack, .lists]

  @MainActor
  func answer(to request: AdmissionRequest, by hall: Hall) -> Admission {
    let front = hall.front
    front.asked += 1
    _ = front.visits
    let isIn = front.user != nil
    let place = request.destination as? HallPlace
    switch self {
    case .hold: return isIn ? .allow : hall.hold(at: .signIn)
    case .redirect: return isIn ? .allow : hall.redirect(to: .signIn)
    case .deny:
      if isIn { return place == .signIn ? .deny("You are signed in already.") : .allow }
      return hall.hold(at: .signIn)
    case .leadsBack:
      if isIn { return place == .signIn ? hall.redirect(to: .main) : .allow }
      return hall.hold(at: .signIn)
    case .lists, .nowhere: return place == .main && !isIn ? hall.hold(at: .signIn) : .allow
    case .steps:
      if place == .signIn { return front.isSettingUp ? hall.hold(at: .signIn) : .allow }
      return isIn ? .allow : hall.hold(at: .signIn)
    case .deniesTrips:
      if request.destination as? TripsPlace == .start { return .deny("No trips today.") }
      return isIn ? .allow : hall.hold(at: .signIn)
    case .deniesStart:
      guard place == .main, !isIn else { return .allow }
      return front.visits == 0 ? hall.hold(at: .signIn) : .deny("Closed.")
    }
  }
}

@MainActor
@Observable
final class FrontDoor {
  var user: String?
  var isSettingUp = true
  var visits = 0
  @ObservationIgnored var asked = 0

  func open(_ idiom: GuardIdiom) throws -> (scene: FlowScene, hall: Hall, heard: Heard) {
    let hall = Hall(self, idiom: idiom)
    let scene = try FlowScene(root: hall)
    let heard = Heard()
    scene.observeTexts { heard.events.append($0) }
    return (scene, hall, heard)
  }
}

/// The app's first flow: its tabs, behind a sign-in.
enum HallPlace: Destination, Codable {
  case main, signIn, help

  static let examples: [Self] = [.main, .signIn, .help]

  func screen(in flow: Hall) -> Screen<Self> { self == .help ? Screen("Help") {} : .child }
}

final class Hall: Coordinator<HallPlace>, Guarding {
  let front: FrontDoor
  let idiom: GuardIdiom

  init(_ front: FrontDoor, idiom: GuardIdiom) {
    self.front = front
    self.idiom = idiom
    super.init(root: .main)
  }

  override func child(for destination: HallPlace) -> AnyCoordinator? {
    switch destination {
    case .main: HallTabs()
    case .signIn: FrontForm(root: .form)
    case .help: nil
    }
  }

  func admit(_ request: AdmissionRequest) -> Admission { idiom.answer(to: request, by: self) }
}

enum FrontFormPlace: Destination, Codable {
  case form, code, name, thanks

  static let examples: [Self] = [.form, .code, .name, .thanks]

  func screen(in flow: FrontForm) -> Screen<Self> { Screen("\(self)") {} }
}

final class FrontForm: Coordinator<FrontFormPlace> {}

enum HallTab: String, Tab {
  case trips, map

  func flow(in tabs: HallTabs) -> AnyCoordinator { Coordinator<TripsPlace>(root: self == .trips ? .start : .map) }
  func item(in tabs: HallTabs) -> TabItem { TabItem(rawValue) }
}

final class HallTabs: TabCoordinator<HallTab> {
  init() { super.init([.trips, .map]) }
}

enum TripsPlace: Destination, Codable {
  case start, map, trip(Int)

  static let examples: [Self] = [.start, .map, .trip(1)]

  func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("\(self)") {} }
}
