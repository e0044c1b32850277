import Observation

/// The app's data, in memory. Use your database and your server here.
///
/// All windows share one store. Each flow passes it on to the flows that it opens, so a test has its own.
@MainActor
@Observable
package final class Store {
  private var foldersByID: [Folder.ID: Folder]
  private var notesByID: [Note.ID: Note]
  /// The last id. It is never used again: links and other windows may still name a deleted note.
  private var lastID: Note.ID

  package init(folders: [Folder] = Folder.samples, notes: [Note] = Note.samples) {
    foldersByID = Dictionary(folders.map { ($0.id, $0) }) { _, last in last }
    notesByID = Dictionary(notes.map { ($0.id, $0) }) { _, last in last }
    lastID = notes.map(\.id).max() ?? 0
  }

  /// All folders, by name.
  var folders: [Folder] { foldersByID.values.sorted { ($0.name, $0.id) < ($1.name, $1.id) } }

  /// Returns the folders in a folder, or those at the top for `nil`.
  package func folders(in parent: Folder.ID?) -> [Folder] { folders.filter { $0.parent == parent } }

  /// Returns the folder with an id, or `nil` if it is gone.
  package func folder(_ id: Folder.ID) -> Folder? { foldersByID[id] }

  /// Renames a folder. Does nothing if the folder is gone.
  func rename(_ id: Folder.ID, to name: String) { foldersByID[id]?.name = name }

  /// Returns the notes in a folder, the newest first.
  package func notes(in folder: Folder.ID) -> [Note] {
    notesByID.values.filter { $0.folder == folder }.sorted { $0.id > $1.id }
  }

  /// The note with an id. Setting it to `nil` deletes the note.
  package internal(set) subscript(id: Note.ID) -> Note? {
    get { notesByID[id] }
    set { notesByID[id] = newValue }
  }

  /// Adds a new note to a folder.
  func add(to folder: Folder.ID) -> Note.ID {
    lastID += 1
    notesByID[lastID] = Note(id: lastID, folder: folder, title: "New Note")
    return lastID
  }
}
