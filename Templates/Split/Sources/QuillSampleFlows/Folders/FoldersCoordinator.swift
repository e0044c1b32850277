import Armature

/// The sidebar: folders, and the notes in them.
public final class FoldersCoordinator: Coordinator<FoldersDestination> {
  /// What the app knows.
  public let store: Store
  /// Called with the note that the user wants to see.
  public internal(set) var onChoose: (Note.ID) -> Void = { _ in }
  /// What the user types to rename a folder. It belongs to the flow: a destination would be another one with each letter.
  var newName = "" { didSet { refresh() } }

  public init(store: Store) {
    self.store = store
    super.init(root: .folders)
  }

  override public func didEnter() {
    store.observe(with: self) { $0.refresh() }
  }

  var canRename: Bool { newName.contains { !$0.isWhitespace } }

  /// Asks for another name.
  public func rename(_ folder: Folder) {
    newName = folder.name
    show(.renaming(id: folder.id))
  }

  /// Puts a new note into a folder, and shows it.
  public func addNote(to folder: Folder.ID) { onChoose(store.add(to: folder)) }
}
