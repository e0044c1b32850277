import Armature

/// The app's first flow: the list and its items. It opens the editor and the settings.
public final class AppCoordinator: Coordinator<AppDestination> {
  /// The app's data.
  public let store: Store

  public init(store: Store = Store()) {
    self.store = store
    super.init(root: .items)
  }

  override public func child(for destination: AppDestination) -> AnyCoordinator? {
    switch destination {
    case .items, .item: nil
    case .editor(let id): EditorCoordinator(item: id.flatMap { store[$0] } ?? Item()) { [store] in store.save($0) }
    case .settings: SettingsCoordinator(store: store)
    }
  }

  /// Leaves out an item that is gone when the app is opened again.
  override public func refusalToRestore(_ destination: AppDestination) -> String? {
    switch destination {
    case .item(let id), .editor(let id?): store[id] == nil ? "the item is gone" : nil
    case .items, .editor(nil), .settings: nil
    }
  }

  /// Deletes an item and goes back to the list.
  public func delete(_ id: Item.ID) {
    store[id] = nil
    goBackToRoot()
  }
}
