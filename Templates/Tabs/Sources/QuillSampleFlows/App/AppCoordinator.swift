import Armature

/// The app's first flow: a welcome, which becomes the tabs once somebody has said who they are.
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

  /// Which flow stands at the start depends on the model, not on the destination. So a link says nothing of it, and none
  /// leads past the welcome.
  override public func child(for destination: AppDestination) -> AnyCoordinator? {
    store.user == nil ? WelcomeCoordinator(store: store) : AppTabs(store: store)
  }

  /// A root that is set again has its child flow made again; the old one is released, whatever was open in it.
  private func follow() {
    let showsTabs = children.first is AppTabs
    if showsTabs != (store.user != nil) { setRoot(.start) }
  }
}
