import Armature

/// The ways in which people write a guard of a first root, in words.
enum GuardIdiom: String, CaseIterable {
  /// One line for everything.
  case hold = "* unless in: hold signIn"
  case redirect = "* unless in: redirect signIn"
  /// The sign-in is denied to a user who has signed in, or leads back.
  case deny = "signIn if in: deny You are signed in already. / * unless in: hold signIn"
  case leadsBack = "signIn if in: redirect main / * unless in: hold signIn"
  /// The guard lists the places, and none of them is the sign-in.
  case lists = "main unless in: hold signIn"
}

@MainActor
final class FrontDoor {
  let policy = Policy()
  var user: String? {
    get { policy["in"] ? "Ada" : nil }
    set { policy["in"] = newValue != nil }
  }

  func open(_ idiom: GuardIdiom) throws -> (scene: FlowScene, hall: Hall, scenario: Scenario) {
    let scenario = try open(Story("", guard: idiom.rawValue))
    return (scenario.scene, try found(scenario.scene.root), scenario)
  }

  /// Opens the hall, or another flow with the hall in it, whose root is `page(1)`.
  func open(_ story: Story, byModel: Bool = true) throws -> Scenario {
    if let rule = story.rule { policy.rule = rule }
    return try Scenario(policy, byModel: byModel) {
      guard story.root == "page(1)" else { return try FlowScene(root: Hall(self)) }
      return try FlowScene(root: ClosureFlow(root: .page(1)) { $0 == .flow(1) ? Hall(self) : nil })
    }
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

  init(_ front: FrontDoor) {
    self.front = front
    super.init(root: .main)
  }

  override func child(for destination: HallPlace) -> AnyCoordinator? {
    switch destination {
    case .main: HallTabs()
    case .signIn: FrontForm(root: .form)
    case .help: nil
    }
  }

  func admit(_ request: AdmissionRequest) -> Admission { admission(by: front.policy, of: request, in: self) }
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
