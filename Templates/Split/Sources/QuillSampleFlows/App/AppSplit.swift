import Armature

/// The folders at the side, and the note that was chosen there beside them. Each column is a flow of its own type.
///
/// Where there is no room for both, a host draws them as one stack, from the same state.
public final class AppSplit: SplitCoordinator<FoldersDestination, NotesDestination> {
  private let store: Store

  public init(store: Store) {
    self.store = store
    let folders = FoldersCoordinator(store: store)
    super.init(sidebar: folders)
    // The sidebar knows no detail: what was chosen goes up through a closure, and down into the other column.
    folders.onChoose = { [weak self] in self?.showDetail(.note(id: $0)) }
  }

  /// Asked when the first note is shown. The next one is shown by the same flow, with another root.
  override public func detailFlow(for destination: NotesDestination) -> Coordinator<NotesDestination> {
    NotesCoordinator(store: store, root: destination)
  }
}
