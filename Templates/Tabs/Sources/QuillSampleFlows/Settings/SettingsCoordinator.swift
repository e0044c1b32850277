import Armature

/// The settings. They change the store, and the flows that show the store follow.
final class SettingsCoordinator: Coordinator<SettingsDestination> {
  let store: Store

  init(store: Store) {
    self.store = store
    super.init(root: .overview)
  }

  override func didEnter() {
    store.observe(with: self) { $0.refresh() }
  }
}
