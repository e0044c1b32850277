import Armature

/// The folders in the sidebar, and the chosen note beside them. Each column is a flow of its own type.
///
/// If there is no room for both, a host draws them as one stack, from the same state.
package final class AppSplit: SplitCoordinator<FoldersDestination, NotesDestination> {
  private let store: Store

  package init(store: Store) {
    self.store = store
    let folders = FoldersCoordinator(store: store)
    super.init(sidebar: folders)
    // The sidebar does not know the detail: it passes the chosen note up through a closure.
    folders.onChoose = { [weak self] in self?.showDetail(.note(id: $0)) }
  }

  /// Called when the first note is shown. For the next note, the same flow gets another root.
  override package func detailFlow(for destination: NotesDestination) -> Coordinator<NotesDestination> {
    NotesCoordinator(store: store, root: destination)
  }
}
