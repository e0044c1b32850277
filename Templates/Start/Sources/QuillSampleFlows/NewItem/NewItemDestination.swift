import Armature

/// The screen within the sheet. The flow can push more over it.
enum NewItemDestination: Destination, Codable {
  case form

  static let examples: [Self] = [.form]

  func screen(in flow: NewItemCoordinator) -> Screen<Self> {
    switch self {
    case .form:
      Screen("New Item") {
        FieldRow("Title", text: flow.title) { flow.title = $0 }
        ButtonRow("Save", isEnabled: !flow.title.isEmpty) { flow.save() }
        ButtonRow("Cancel") { flow.leave() }
      }
    }
  }
}
