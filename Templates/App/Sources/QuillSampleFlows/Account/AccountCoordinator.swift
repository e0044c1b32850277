import Armature

/// Shows the user who is signed in, and signs out.
final class AccountCoordinator: Coordinator<AccountDestination> {
  let store: Store

  init(store: Store) {
    self.store = store
    super.init(root: .profile)
  }

  /// Signs out. The guard of the app's first flow then leads to the sign-in, whichever flows are open.
  func signOut() { store.user = nil }
}
