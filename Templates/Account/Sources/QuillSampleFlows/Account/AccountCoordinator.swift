import Armature

/// The account of the user who is signed in.
final class AccountCoordinator: Coordinator<AccountDestination> {
  let session: Session

  init(session: Session) {
    self.session = session
    super.init(root: .profile)
  }

  /// Asks the user, and signs out. The guard of the app's first flow then leads to the sign-in.
  func signOut() async {
    if await confirm("Sign out?", action: "Sign Out", role: .destructive) { session.signOut() }
  }
}
