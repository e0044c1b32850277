import Armature

/// The detail: the note that was chosen, and what can be done with it.
public final class NotesCoordinator: Coordinator<NotesDestination> {
  /// What the app knows.
  public let store: Store

  public init(store: Store, root: NotesDestination) {
    self.store = store
    super.init(root: root)
  }

  override public func didEnter() {
    store.observe(with: self) { $0.follow() }
  }

  func move(_ id: Note.ID, to folder: Folder.ID) {
    store[id]?.folder = folder
    dismiss()
  }

  /// Whoever deletes the note, here or in another window: without it the detail leaves, and the placeholder is there.
  private func follow() {
    if store[root.note] == nil { leave() } else { refresh() }
  }
}
