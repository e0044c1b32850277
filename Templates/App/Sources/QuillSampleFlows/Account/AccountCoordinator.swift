import Armature
import Observation

/// Signs the user in and out.
@Observable
final class AccountCoordinator: Coordinator<AccountDestination>, KeepsValues {
  let store: Store
  /// The name that the user types to sign in.
  var name = ""

  init(store: Store) {
    self.store = store
    super.init(root: .profile)
  }

  /// The typed name comes back when the app is opened again.
  var kept: String { name }

  func bringBack(_ kept: String) { name = kept }

  func signIn() {
    store.user = name
    leave()
  }

  /// Signs out and brings the whole scene to its first state, whichever flows are open. So nothing of the signed-out
  /// user stays, and no flow has to know who opened it.
  func signOut() {
    store.user = nil
    popToRoot(.everything)
  }
}
