import Armature

/// The settings. The app's first flow pushes them, and they open the account in a cover.
final class SettingsCoordinator: Coordinator<SettingsDestination> {
  let store: Store

  init(store: Store) {
    self.store = store
    super.init(root: .overview)
  }

  override func child(for destination: SettingsDestination) -> AnyCoordinator? {
    switch destination {
    case .account: AccountCoordinator(store: store)
    case .overview: nil
    }
  }
}
