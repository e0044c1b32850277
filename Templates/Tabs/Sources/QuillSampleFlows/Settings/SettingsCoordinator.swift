import Armature

/// The settings. What they change they change in the store, and who shows it follows that.
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
