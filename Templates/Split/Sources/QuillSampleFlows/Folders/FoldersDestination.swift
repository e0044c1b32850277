import Armature

/// The screens and child flows of the sidebar. A folder can contain folders, so `.folder` can be pushed onto `.folder`.
package enum FoldersDestination: Destination, Codable {
  case folders
  case folder(id: Folder.ID)
  /// Asks for another name, in an alert with a field.
  case renaming(id: Folder.ID)

  package static let examples: [Self] = [
    .folders,
    .folder(id: "work"),
    .renaming(id: "work"),
  ]

  package var style: PresentationStyle {
    switch self {
    case .renaming: .alert
    default: .push
    }
  }

  package func screen(in flow: FoldersCoordinator) -> Screen<Self> {
    switch self {
    case .folders:
      Screen("Quill Sample") {
        for folder in flow.store.folders(in: nil) { LinkRow(folder.name, to: .folder(id: folder.id)) }
      }

    case .folder(let id):
      // An old link may name a deleted folder.
      if let folder = flow.store.folder(id) {
        Screen(folder.name) {
          for folder in flow.store.folders(in: id) { LinkRow(folder.name, to: .folder(id: folder.id)) }
          // A note is shown in the other column, so its row is a button. A link row shows a destination of its own
          // flow.
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
