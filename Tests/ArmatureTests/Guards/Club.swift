import Armature
import Observation

/// An app whose guards are written by people who forget something. `signIn` and `welcome` open flows of their own.
enum ClubPlace: Destination, Codable {
  case home, news(Int), account(Int), signIn, welcome, pin, tabs

  var style: PresentationStyle { self == .signIn ? .cover : .push }

  func screen(in flow: Club) -> Screen<Self> {
    switch self {
    case .signIn, .welcome, .tabs: .child
    default: Screen("\(self)") {}
    }
  }
}

@MainActor
@Observable
final class ClubDoor {
  let policy = Policy()
  var hidden: Set<String> = []
  var closed: Set<String> = []
  var visits = 0
  /// Answers before the words of the policy.
  var rule: (AdmissionRequest, Club) -> Admission? = { _, _ in nil }
  /// The number of desks that were made.
  @ObservationIgnored var desks = 0

  /// Opens the club, with the words `closed` and `hidden` for its tabs. The root `bare` is the tabs alone.
  func open(_ story: Story = Story(""), byModel: Bool = true) throws -> Scenario {
    if let rule = story.rule { policy.rule = rule }
    let root = try? ClubPlace(text: story.root)
    let scenario = try Scenario(policy, byModel: byModel) {
      try FlowScene(root: root.map { Club(self, root: $0) } ?? ClubTabs(self))
    }
    scenario.words["closed"] = { [unowned scenario] in
      self.closed = Set($0.components(separatedBy: " "))
      await scenario.ask()
    }
    scenario.words["hidden"] = { [unowned scenario] in
      let (names, other) = $0.cut(" and ")
      self.hidden = Set(names.components(separatedBy: " "))
      if other == "out" { self.policy["in"] = false }
      await scenario.scene.settled()
    }
    scenario.words["tabs"] = { [unowned scenario] names in
      let tabs = scenario.scene.root.subtree.lazy.compactMap { $0 as? ClubTabs }.first
      tabs?.setTabs(names.components(separatedBy: " ").compactMap(ClubTab.init))
    }
    return scenario
  }
}

final class Club: Coordinator<ClubPlace>, Guarding {
  let door: ClubDoor

  init(_ door: ClubDoor, root: ClubPlace = .home) {
    self.door = door
    super.init(root: root)
  }

  override func child(for destination: ClubPlace) -> AnyCoordinator? {
    switch destination {
    case .signIn, .welcome: ClubDesk(door)
    case .tabs: ClubTabs(door)
    default: nil
    }
  }

  func admit(_ request: AdmissionRequest) -> Admission {
    door.rule(request, self) ?? admission(by: door.policy, of: request, in: self)
  }
}

/// The child flow of the sign-in.
enum ClubDeskPlace: Destination, Codable {
  case start, password, lounge

  func screen(in flow: ClubDesk) -> Screen<Self> { Screen("\(self)") {} }
}

final class ClubDesk: Coordinator<ClubDeskPlace> {
  init(_ door: ClubDoor) {
    door.desks += 1
    super.init(root: .start)
  }
}

enum ClubTab: String, Tab {
  case a, b, c

  func flow(in tabs: ClubTabs) -> AnyCoordinator { ClubRoom(rawValue) }
  func item(in tabs: ClubTabs) -> TabItem { TabItem(rawValue) }
  func isHidden(in tabs: ClubTabs) -> Bool { tabs.door.hidden.contains(rawValue) }
}

final class ClubTabs: TabCoordinator<ClubTab>, Guarding {
  let door: ClubDoor

  init(_ door: ClubDoor) {
    self.door = door
    super.init([.a, .b, .c])
  }

  func admit(_ request: AdmissionRequest) -> Admission {
    guard case .room(let name)? = request.destination as? RoomPlace else { return .allow }
    return door.closed.contains(name) ? .deny("\(name) is closed") : .allow
  }
}

enum RoomPlace: Destination, Codable {
  case room(String), page(Int)

  func screen(in flow: ClubRoom) -> Screen<Self> { Screen("\(self)") {} }
}

final class ClubRoom: Coordinator<RoomPlace> {
  init(_ name: String) { super.init(root: .room(name)) }
}

extension FlowScene {
  /// The destinations that are drawn, from the bottom up, those of tabs among them.
  var places: [String] {
    presentation.line.map { "\($0.destination)" }.filter { !$0.hasSuffix("Tabs") && !$0.hasSuffix("Container") }
  }
}
