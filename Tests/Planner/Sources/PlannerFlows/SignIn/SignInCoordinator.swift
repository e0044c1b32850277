import Armature
import Observation

/// Signs the user in. It only sets the user in the store; the guard of the app's first flow then shows the app.
@Observable
final class SignInCoordinator: Coordinator<SignInDestination>, KeepsValues {
  var name = ""

  private let session: Planner

  init(session: Planner) {
    self.session = session
    super.init(root: .form)
  }

  /// The typed name comes back when the app is opened again.
  var kept: String { name }

  func bringBack(_ kept: String) { name = kept }

  func signIn() { session.user = name }
}
