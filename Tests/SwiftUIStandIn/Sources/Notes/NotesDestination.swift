import Armature

enum NotesDestination: Destination, Codable {
  case list
  case note(id: Int)
  case settings

  var style: PresentationStyle { self == .settings ? .sheet : .push }

  func screen(in flow: NotesCoordinator) -> Screen<Self> {
    switch self {
    case .list:
      Screen("Notes") {
        for (id, title) in flow.titles.enumerated() { LinkRow(title, to: .note(id: id)) }
        LinkRow("Settings", to: .settings)
      }
    case .note(let id):
      Screen(flow.titles[id]) { ButtonRow("Done") { flow.goBack() } }
    case .settings:
      .child  // Drawn by the child flow.
    }
  }
}
