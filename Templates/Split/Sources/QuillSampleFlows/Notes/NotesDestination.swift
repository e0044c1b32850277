import Armature

/// The screens of the detail.
package enum NotesDestination: Destination, Codable {
  case note(id: Note.ID)
  case editor(id: Note.ID)
  /// Chooses another folder for the note.
  case move(id: Note.ID)
  case deletion(id: Note.ID)

  package static let examples: [Self] = [.note(id: 2), .editor(id: 2), .move(id: 2), .deletion(id: 2)]

  package var style: PresentationStyle {
    switch self {
    case .note, .editor: .push
    case .move: .sheet
    case .deletion: .dialog
    }
  }

  /// The note of the destination.
  var note: Note.ID {
    switch self {
    case .note(let id), .editor(let id), .move(let id), .deletion(let id): id
    }
  }

  package func screen(in flow: NotesCoordinator) -> Screen<Self> {
    // An old link may name a deleted note.
    guard let note = flow.store[note] else {
      return Screen("Gone") { TextRow("This note is not there any more.") }
    }
    switch self {
    case .note(let id):
      return Screen(note.heading) {
        if !note.text.isEmpty { TextRow(note.text) }
        LinkRow("Move", detail: flow.store.folder(note.folder)?.name, to: .move(id: id))
        LinkRow("Delete", to: .deletion(id: id))
      }
      .toolbar(.primary) { LinkRow("Edit", to: .editor(id: id)) }

    case .editor(let id):
      return Screen("Edit") {
        FieldRow("Title", text: note.title) { flow.store[id]?.title = $0 }
        FieldRow("Text", text: note.text) { flow.store[id]?.text = $0 }
      }

    case .move(let id):
      return Screen("Move to") {
        for folder in flow.store.folders {
          ToggleRow(folder.name, isOn: folder.id == note.folder) { _ in flow.move(id, to: folder.id) }
        }
      }
      .toolbar(.leading) { ButtonRow("Cancel", role: .cancel) { flow.dismiss() } }

    case .deletion(let id):
      return .dialog("Delete “\(note.heading)”?", message: "It cannot be brought back.") {
        ButtonRow("Delete", role: .destructive) { flow.store[id] = nil }
        ButtonRow("Keep", role: .cancel) {}
      }
    }
  }
}
