import Armature

/// The first tab. Everybody sees it, but the messages need a user.
final class HomeCoordinator: Coordinator<HomeDestination> {
  let session: Session

  init(session: Session) {
    self.session = session
    super.init(root: .home)
  }
}
