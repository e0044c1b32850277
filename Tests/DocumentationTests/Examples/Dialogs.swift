import Armature
import Foundation
import Testing

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

  @Test("a dialog is answered by a tap, which takes it away before its action navigates")
  @MainActor static func answers() throws {
    let flow = NotesCoordinator(root: .list)
    let scene = try FlowScene(root: flow)
    flow.push(.note(id: 7))

    try scene.tap("Rename…")
    let renaming = scene.presentation.top.topNode
    let field = try #require(scene.screen(of: renaming.id)?.dialog?.field)
    try field.enter("Cake")
    try scene.tap("Rename")
    #expect(scene.screen(of: scene.presentation.top.topNode.id)?.title == "Cake")

    try scene.tap("Delete…")
    #expect(!flow.show(.note(id: 8), as: .sheet))
    try scene.tap("Delete")
    #expect(flow.routes.isEmpty)
    #expect(flow.titles.isEmpty)
  }
}
