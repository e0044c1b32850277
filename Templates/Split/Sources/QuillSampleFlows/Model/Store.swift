/// What the app knows, in memory: put your database and your server here.
///
/// All windows share one. Flows get it passed on by the flow that opens them, so a test has its own.
@MainActor
public final class Store {
  private var foldersByID: [Folder.ID: Folder] { didSet { tellObservers() } }
  private var notesByID: [Note.ID: Note] { didSet { tellObservers() } }
  /// A number is never given twice: links and other windows may still name a note that was deleted.
  private var lastID: Note.ID
  private var observers: [Observer] = []

  private struct Observer {
    weak var object: AnyObject?
    let call: () -> Void
  }

  public init(folders: [Folder] = Folder.samples, notes: [Note] = Note.samples) {
    foldersByID = Dictionary(folders.map { ($0.id, $0) }) { _, last in last }
    notesByID = Dictionary(notes.map { ($0.id, $0) }) { _, last in last }
    lastID = notes.map(\.id).max() ?? 0
  }

  /// All folders, by name.
  var folders: [Folder] { foldersByID.values.sorted { ($0.name, $0.id) < ($1.name, $1.id) } }

  /// The folders in a folder, or at the top.
  public func folders(in parent: Folder.ID?) -> [Folder] { folders.filter { $0.parent == parent } }

  /// The folder with an id; `nil` for one that is gone.
  public func folder(_ id: Folder.ID) -> Folder? { foldersByID[id] }

  /// Gives a folder another name; one that is gone stays so.
  func rename(_ id: Folder.ID, to name: String) { foldersByID[id]?.name = name }

  /// The notes in a folder, the latest first.
  public func notes(in folder: Folder.ID) -> [Note] {
    notesByID.values.filter { $0.folder == folder }.sorted { $0.id > $1.id }
  }

  /// The note with an id. `nil` deletes it.
  public internal(set) subscript(id: Note.ID) -> Note? {
    get { notesByID[id] }
    set { notesByID[id] = newValue }
  }

  /// Puts a new note into a folder.
  func add(to folder: Folder.ID) -> Note.ID {
    lastID += 1
    notesByID[lastID] = Note(id: lastID, folder: folder, title: "New Note")
    return lastID
  }

  /// Calls back after each change, as long as the observer lives.
  func observe<Object: AnyObject>(with object: Object, _ call: @escaping @MainActor (Object) -> Void) {
    observers.removeAll { $0.object == nil }
    observers.append(Observer(object: object) { [weak object] in if let object { call(object) } })
  }

  private func tellObservers() {
    for observer in observers { observer.call() }
  }
}
