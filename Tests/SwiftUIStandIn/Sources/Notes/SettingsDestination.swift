import Armature

enum SettingsDestination: Destination, Codable {
  case overview

  func screen(in flow: Coordinator<Self>) -> Screen<Self> {
    Screen("Settings") { ButtonRow("Close", role: .cancel) { flow.leave() } }
  }
}
