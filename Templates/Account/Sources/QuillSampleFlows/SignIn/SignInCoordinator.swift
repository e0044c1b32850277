import Armature

/// Signs the user in. It only changes the session; the guard of the app's first flow then removes the sheet, and opens
/// what waits.
final class SignInCoordinator: Coordinator<SignInDestination> {
  let session: Session

  init(session: Session) {
    self.session = session
    super.init(root: .form)
  }
}
