import Armature

/// Holds a flow for each tab.
final class MainTabs: TabCoordinator<MainTab> {
  let session: Planner

  init(session: Planner) {
    self.session = session
    super.init([.trips, .profile])
  }
}
