import Armature

/// The app's first flow: the list and its items. It opens the editor and the settings, and lets in users who have
/// signed in.
package final class AppCoordinator: Coordinator<AppDestination>, Guarding, ChecksExistence {
  /// The app's data.
  package let store: Store

  package init(store: Store? = nil) {
    self.store = store ?? Store()
    super.init(root: .items)
  }

  /// Decides what may be shown, here and in all flows within. It is asked again when the user signs in or out.
  ///
  /// A link waits until the user has signed in. The sign-in's own screens need not be listed.
  package func admit(_ request: AdmissionRequest) -> Admission {
    switch (request.destination as? AppDestination, store.user) {
    case (.signIn, .some): redirect(to: .items)
    case (_, .some): .allow
    case (_, nil): hold(at: .signIn)
    }
  }

  override package func child(for destination: AppDestination) -> AnyCoordinator? {
    switch destination {
    case .editor(let id):
      EditorCoordinator(item: id.flatMap { store[$0] } ?? Item()).onFinish { [store] in store.save($0) }
    case .settings: SettingsCoordinator(store: store)
    case .signIn: SignInCoordinator(store: store)
    case .items, .item: nil
    }
  }

  /// Says that an item is gone: a link to it is refused, and a screen that shows it is removed.
  package func absence(of destination: AppDestination) -> String? {
    switch destination {
    case .item(let id), .editor(let id?): store[id] == nil ? "the item is gone" : nil
    default: nil
    }
  }

  /// Asks the user, deletes an item, and goes back to the list.
  package func delete(_ item: Item) async {
    guard await confirm("Delete “\(item.title)”?", action: "Delete", role: .destructive) else { return }
    store[item.id] = nil
    goBackToRoot()
  }
}
