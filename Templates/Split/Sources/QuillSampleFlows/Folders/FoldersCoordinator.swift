import Armature
import Observation

/// The sidebar: folders, and the notes in them.
@Observable
package final class FoldersCoordinator: Coordinator<FoldersDestination>, ChecksExistence {
  /// The app's data.
  package let store: Store
  /// Called with the note that the user chooses.
  package internal(set) var onChoose: (Note.ID) -> Void = { _ in }
  /// The text that the user types to rename a folder. It is in the coordinator: in a destination, each letter would
  /// make another destination.
  var newName = ""

  package init(store: Store) {
    self.store = store
    super.init(root: .folders)
  }

  /// Says that a folder is gone: a link to it is refused, and a screen that shows it is removed.
  package func absence(of destination: FoldersDestination) -> String? {
    guard case .folder(let id) = destination, store.folder(id) == nil else { return nil }
    return "the folder is gone"
  }

  var canRename: Bool { newName.contains { !$0.isWhitespace } }

  /// Asks for another name of a folder.
  package func rename(_ folder: Folder) {
    newName = folder.name
    show(.renaming(id: folder.id))
  }

  /// Adds a new note to a folder, and shows it.
  package func addNote(to folder: Folder.ID) { onChoose(store.add(to: folder)) }
}
