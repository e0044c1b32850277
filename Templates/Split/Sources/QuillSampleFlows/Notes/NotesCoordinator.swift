import Armature

/// The detail: the chosen note and its actions.
public final class NotesCoordinator: Coordinator<NotesDestination> {
  /// The app's data.
  public let store: Store

  public init(store: Store, root: NotesDestination) {
    self.store = store
    super.init(root: root)
  }

  override public func didEnter() {
    store.observe(with: self) { $0.follow() }
  }

  /// Leaves out a note that is gone when the app is opened again.
  override public func refusalToRestore(_ destination: NotesDestination) -> String? {
    store[destination.note] == nil ? "the note is gone" : nil
  }

  func move(_ id: Note.ID, to folder: Folder.ID) {
    store[id]?.folder = folder
    dismiss()
  }

  /// Leaves when the note has been deleted, here or in another window: the placeholder takes its place.
  private func follow() {
    if store[root.note] == nil { leave() } else { refresh() }
  }
}
