import Armature
import Foundation

enum DialogsExample {
  enum NotesDestination: Destination {
    case list
    case note(id: Int)
    case deletion(id: Int)
    case renaming(id: Int)

    typealias Flow = NotesCoordinator

    var style: PresentationStyle {
      switch self {
      case .list, .note: .push
      case .deletion: .dialog
      case .renaming: .alert
      }
    }

    func screen(in flow: NotesCoordinator) -> Screen<Self> {
      switch self {
      case .list: Screen("Notes")
      case .note(let id):
        Screen(flow.titles[id] ?? "") {
          LinkRow("Rename…", to: .renaming(id: id))
          LinkRow("Delete…", to: .deletion(id: id))
        }
      case .deletion(let id):
        .dialog("Delete the note?", message: "It cannot be brought back.") {
          ButtonRow("Delete", role: .destructive) { flow.delete(id) }
          ButtonRow("Cancel", role: .cancel) {}
        }
      case .renaming(let id):
        .dialog("Rename", field: FieldRow("Title", text: flow.draft) { flow.draft = $0 }) {
          ButtonRow("Rename", isEnabled: !flow.draft.isEmpty) { flow.rename(id) }
          ButtonRow("Cancel", role: .cancel) {}
        }
      }
    }
  }

  final class NotesCoordinator: Coordinator<NotesDestination> {
    var titles = [7: "Bread"]
    var draft = ""

    func delete(_ id: Int) {
      titles[id] = nil
      goBackTo(.list)
    }

    func rename(_ id: Int) {
      titles[id] = draft
      refresh()
    }
  }
}
