import Armature
import Observation

/// The detail: the chosen note and its actions.
package final class NotesCoordinator: Coordinator<NotesDestination> {
  /// The app's data.
  package let store: Store

  package init(store: Store, root: NotesDestination) {
    self.store = store
    super.init(root: root)
  }

  override package func didEnter() { follow() }

  /// Leaves out a note that is gone when the app is opened again.
  override package func absence(of destination: NotesDestination) -> String? {
    store[destination.note] == nil ? "the note is gone" : nil
  }

  func move(_ id: Note.ID, to folder: Folder.ID) {
    store[id]?.folder = folder
    dismiss()
  }

  /// Leaves when the note is deleted, here or in another window: the placeholder takes its place.
  private func follow() {
    let note = root.note
    withObservationTracking {
      _ = store[note]
    } onChange: {
      // Called before the change, so the flow looks after it.
      Task { @MainActor [weak self] in self?.storeDidChange() }
    }
  }

  private func storeDidChange() { if store[root.note] == nil { leave() } else { follow() } }
}
