import Armature

final class NotesCoordinator: Coordinator<NotesDestination> {
  let titles: [String]

  init(titles: [String]) {
    self.titles = titles
    super.init(root: .list)
  }

  override func child(for destination: NotesDestination) -> AnyCoordinator? {
    destination == .settings ? Coordinator(root: SettingsDestination.overview) : nil
  }
}

enum SettingsDestination: Destination, Codable {
  case overview

  func screen(in flow: Coordinator<Self>) -> Screen<Self> {
    Screen("Settings") { ButtonRow("Close", role: .cancel) { flow.leave() } }
  }
}
