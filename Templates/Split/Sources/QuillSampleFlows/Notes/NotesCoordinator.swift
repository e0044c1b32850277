import Armature

/// The detail: the chosen note and its actions.
package final class NotesCoordinator: Coordinator<NotesDestination>, ChecksExistence {
  /// The app's data.
  package let store: Store

  package init(store: Store, root: NotesDestination) {
    self.store = store
    super.init(root: root)
  }

  /// Says that a note is gone: a link to it is refused, and the placeholder takes the place of a note that is deleted.
  package func absence(of destination: NotesDestination) -> String? {
    store[destination.note] == nil ? "the note is gone" : nil
  }

  func move(_ id: Note.ID, to folder: Folder.ID) {
    store[id]?.folder = folder
    dismiss()
  }
}
