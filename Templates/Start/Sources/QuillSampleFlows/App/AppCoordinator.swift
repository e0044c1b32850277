import Armature

/// The app's first flow: it owns the data, and opens the flow that adds an item.
package final class AppCoordinator: Coordinator<AppDestination> {
  package let store: Store

  package init(store: Store? = nil) {
    self.store = store ?? Store()
    super.init(root: .list)
  }

  override package func child(for destination: AppDestination) -> AnyCoordinator? {
    switch destination {
    case .newItem: NewItemCoordinator(store: store)
    case .list, .item: nil
    }
  }
}
