import Armature

/// The screens of the editor, within its sheet.
enum EditorDestination: Destination, Codable {
  case draft, category

  typealias Flow = EditorCoordinator

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
      .toolbar(.primary) { ButtonRow("Save", isEnabled: flow.canSave) { flow.save() } }

    case .category:
      Screen("Category") {
        for category in Item.Category.allCases {
          ToggleRow(category.title, isOn: category == flow.draft.category) { _ in flow.choose(category) }
        }
      }
    }
  }
}
