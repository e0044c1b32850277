import Armature

/// The app's first flow: a welcome, and the tabs after the user has given a name.
public final class AppCoordinator: Coordinator<AppDestination> {
  let store: Store

  public convenience init() { self.init(store: Store()) }

  init(store: Store) {
    self.store = store
    super.init(root: .start)
  }

  override public func didEnter() {
    store.observe(with: self) { $0.follow() }
  }

  /// Opens the welcome or the tabs: the store decides, not the destination. So a link does not name the flow, and no
  /// link leads past the welcome.
  override public func child(for destination: AppDestination) -> AnyCoordinator? {
    store.user == nil ? WelcomeCoordinator(store: store) : AppTabs(store: store)
  }

  /// Sets the root again, which makes its child flow again. The old child flow is released with everything open in it.
  private func follow() {
    let showsTabs = children.first is AppTabs
    if showsTabs != (store.user != nil) { setRoot(.start) }
  }
}
