import Armature

/// The app's first flow: it opens the tabs, and lets in users who have signed in.
package final class AppCoordinator: Coordinator<AppDestination>, Guarding {
  let session: Planner

  package init(session: Planner = Planner()) {
    self.session = session
    super.init(root: .main)
  }

  package func admit(_ request: AdmissionRequest) -> Admission {
    session.isSignedIn ? .allow : hold(at: .signIn)
  }

  override package func child(for destination: AppDestination) -> AnyCoordinator? {
    switch destination {
    case .main: MainTabs(session: session)
    case .signIn: SignInCoordinator(session: session)
    }
  }
}
