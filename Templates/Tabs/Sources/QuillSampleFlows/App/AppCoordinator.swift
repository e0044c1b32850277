import Armature

/// The app's first flow: a welcome, and the tabs after the user has given a name.
package final class AppCoordinator: Coordinator<AppDestination> {
  let store: Store

  package init(store: Store? = nil) {
    self.store = store ?? Store()
    super.init(root: .start)
  }

  /// Opens the welcome or the tabs: the store decides, not the destination. So a link does not name the flow, and no
  /// link leads past the welcome.
  override package func child(for destination: AppDestination) -> AnyCoordinator? {
    store.user == nil ? WelcomeCoordinator(store: store) : AppTabs(store: store)
  }
}
