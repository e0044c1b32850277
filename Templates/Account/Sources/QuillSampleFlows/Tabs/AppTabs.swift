import Armature

/// Holds a flow for each tab.
final class AppTabs: TabCoordinator<AppTab> {
  let session: Session

  init(session: Session) {
    self.session = session
    super.init([.home, .account])
  }
}
