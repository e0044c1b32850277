import Armature

/// Where the sidebar can go. A folder can lie in a folder, so `.folder` can be pushed onto `.folder`.
public enum FoldersDestination: Destination, Codable {
  case folders
  case folder(id: Folder.ID)
  /// Asks for another name, in an alert with a field.
  case renaming(id: Folder.ID)

  public typealias Flow = FoldersCoordinator

  public static let examples: [Self] = [.folders, .folder(id: "work"), .renaming(id: "work")]

  public var style: PresentationStyle {
    switch self {
    case .folders, .folder: .push
    case .renaming: .alert
    }
  }

  public func screen(in flow: FoldersCoordinator) -> Screen<Self> {
    switch self {
    case .folders:
      Screen("Quill Sample") {
        for folder in flow.store.folders(in: nil) { LinkRow(folder.name, to: .folder(id: folder.id)) }
      }

    case .folder(let id):
      // A link can be older than the folder was.
      if let folder = flow.store.folder(id) {
        Screen(folder.name) {
          for folder in flow.store.folders(in: id) { LinkRow(folder.name, to: .folder(id: folder.id)) }
          // A row that leads into the other column is a button: a link leads to a place of this flow.
          for note in flow.store.notes(in: id) { ButtonRow(note.heading) { flow.onChoose(note.id) } }
        }
        .toolbar(.trailing) { ButtonRow("Rename") { flow.rename(folder) } }
        .toolbar(.primary) { ButtonRow("New Note") { flow.addNote(to: id) } }
      } else {
        Screen("Gone") { TextRow("This folder is not there any more.") }
      }

    case .renaming(let id):
      .dialog("Rename the folder", field: FieldRow("Name", text: flow.newName) { flow.newName = $0 }) {
        ButtonRow("Rename", isEnabled: flow.canRename) { flow.store.rename(id, to: flow.newName) }
        ButtonRow("Cancel", role: .cancel) {}
      }
    }
  }
}
