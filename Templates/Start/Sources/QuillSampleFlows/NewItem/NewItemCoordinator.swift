import Armature
import Observation

/// Adds an item. The flow ends itself; it does not know who opened it.
@Observable
final class NewItemCoordinator: Coordinator<NewItemDestination> {
  let store: Store
  var title = ""

  init(store: Store) {
    self.store = store
    super.init(root: .form)
  }

  func save() {
    store.items.append(title)
    leave()
  }
}
