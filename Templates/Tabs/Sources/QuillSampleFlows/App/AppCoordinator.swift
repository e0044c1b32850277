import Armature

/// The app's first flow: a welcome, and the tabs after the user has given a name.
public final class AppCoordinator: Coordinator<AppDestination> {
  let store: Store

  public convenience init() { self.init(store: Store()) }

  init(store: Store) {
    self.store = store
    super.init(root: .start)
  }

  /// Opens the welcome or the tabs: the store decides, not the destination. So a link does not name the flow, and no
  /// link leads past the welcome.
  override public func child(for destination: AppDestination) -> AnyCoordinator? {
    store.user == nil ? WelcomeCoordinator(store: store) : AppTabs(store: store)
  }
}
