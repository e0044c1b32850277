import Armature

/// The settings. The app's first flow pushes them, and they open the account in a cover.
final class SettingsCoordinator: Coordinator<SettingsDestination> {
  let store: Store

  init(store: Store) {
    self.store = store
    super.init(root: .overview)
  }

  override func child(for destination: SettingsDestination) -> AnyCoordinator? {
    // As an optional, so that `default` does not warn when each case has a flow.
    switch Optional(destination) {
    case .account: AccountCoordinator(store: store)
    default: nil
    }
  }
}
