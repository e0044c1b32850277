import Armature

/// The settings. They change the store, and the flows that show the store follow.
final class SettingsCoordinator: Coordinator<SettingsDestination> {
  let store: Store

  init(store: Store) {
    self.store = store
    super.init(root: .overview)
  }

  override func child(for destination: SettingsDestination) -> AnyCoordinator? {
    // As an optional, so that `default` does not warn when each case has a flow.
    switch Optional(destination) {
    // armature: children
    default: nil
    }
  }

  /// Signs out and brings all windows to their first state, which is the welcome now. Everything that is open in them is
  /// released.
  func signOut() {
    store.user = nil
    popToRoot(.everything, inEveryScene: true)
  }
}
