import Armature

/// The app's first flow: the tabs, a sign-in above them, and a lock in front of everything.
package final class AppCoordinator: Coordinator<AppDestination>, Guarding, Locking {
  let session: Session

  package init(session: Session? = nil) {
    self.session = session ?? Session()
    super.init(root: .tabs)
  }

  /// Decides what may be shown, here and in all flows within. A row, a tab or a link that needs a user waits for the
  /// sign-in.
  package func admit(_ request: AdmissionRequest) -> Admission {
    let place = request.destination
    guard session.user == nil else {
      return place as? AppDestination == .signIn ? .deny("You are signed in already.") : .allow
    }
    let needsUser = place is AccountDestination || place as? HomeDestination == .messages
    return needsUser ? hold(at: .signIn) : .allow
  }

  package var isLocked: Bool { session.isHidden }

  package func lockFlow() -> AnyCoordinator { LockCoordinator(session: session) }

  override package func child(for destination: AppDestination) -> AnyCoordinator? {
    switch destination {
    case .tabs: AppTabs(session: session)
    case .signIn: SignInCoordinator(session: session)
    }
  }
}
