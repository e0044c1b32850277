import Armature

enum NotesDestination: Destination, Codable {
  case list, settings
  case note(String)

  var style: PresentationStyle { self == .settings ? .sheet : .push }

  func screen(in flow: NotesCoordinator) -> Screen<Self> {
    switch self {
    case .list:
      Screen("Notes") {
        for title in flow.titles { LinkRow(title, to: .note(title)) }
        LinkRow("Settings", to: .settings)
      }
    case .note(let title): Screen(title) { ButtonRow("Done") { flow.goBack() } }
    case .settings: .child  // Another flow draws it.
    }
  }
}
