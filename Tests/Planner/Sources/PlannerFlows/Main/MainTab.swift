import Armature

/// The tabs of the app. The name of a case is its part of a link.
enum MainTab: Tab {
  case trips, profile

  func flow(in tabs: MainTabs) -> AnyCoordinator {
    switch self {
    case .trips: TripsCoordinator(session: tabs.session)
    case .profile: ProfileCoordinator(session: tabs.session)
    }
  }

  func item(in tabs: MainTabs) -> TabItem {
    switch self {
    case .trips: TabItem("Trips", image: "suitcase")
    case .profile: TabItem("Profile", image: "person")
    }
  }
}
