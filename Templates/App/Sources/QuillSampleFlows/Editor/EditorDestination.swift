import Armature

/// The screens and child flows of the editor, within its sheet.
enum EditorDestination: Destination, Codable {
  case draft, category

  static let examples: [Self] = [.draft, .category]

  func screen(in flow: EditorCoordinator) -> Screen<Self> {
    switch self {
    case .draft:
      Screen(flow.draft.isNew ? "New Item" : "Edit Item") {
        FieldRow("Title", text: flow.draft.title, prompt: "What is it?") { flow.draft.title = $0 }
        FieldRow("Notes", text: flow.draft.notes) { flow.draft.notes = $0 }
        LinkRow("Category", detail: flow.draft.category.title, to: .category)
      }
      .toolbar(.leading) { ButtonRow(flow.isEdited ? "Discard" : "Cancel", role: .cancel) { flow.leave() } }
      .toolbar(.primary) { ButtonRow("Save", isEnabled: flow.canSave) { flow.finish(flow.draft) } }

    case .category: .child
    }
  }
}
