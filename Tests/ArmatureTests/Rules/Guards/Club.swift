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
  var user: String?
  var hasPin = false
  var hidden: Set<String> = []
  var closed: Set<String> = []
  var visits = 0
  var admit: (AdmissionRequest, Club) -> Admission = { _, _ in .allow }
  /// The number of desks that were made.
  @ObservationIgnored var desks = 0

  /// Opens the club, and listens to its events.
  func open(_ root: ClubPlace = .home) throws -> (scene: FlowScene, club: Club, heard: Heard) {
    let club = Club(self, root: root)
    let scene = try FlowScene(root: club)
    let heard = Heard()
    scene.observeTexts { heard.events.append($0) }
    return (scene, club, heard)
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

  func admit(_ request: AdmissionRequest) -> Admission { door.admit(request, self) }
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
