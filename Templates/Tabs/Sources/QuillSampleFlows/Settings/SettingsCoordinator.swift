import Armature

/// The settings. They change the store, and the flows that show the store follow.
final class SettingsCoordinator: Coordinator<SettingsDestination> {
  let store: Store

  init(store: Store) {
    self.store = store
    super.init(root: .overview)
  }

  /// Signs out and brings all windows to their first state, which is the welcome now. Everything that is open in them is
  /// released.
  func signOut() {
    store.user = nil
    popToRoot(.everything, inEveryScene: true)
  }
}
