import Armature

/// The screens and child flows of the settings.
enum SettingsDestination: Destination, Codable {
  case overview, account

  static let examples: [Self] = [
    .overview,
    .account,
  ]

  func screen(in flow: SettingsCoordinator) -> Screen<Self> {
    switch self {
    case .overview:
      Screen("Settings") {
        ToggleRow("Show finished books", isOn: flow.store.showsFinished) { flow.store.showsFinished = $0 }
        LinkRow("Account", detail: flow.store.user, to: .account)
      }

    case .account:
      Screen("Account") {
        TextRow("Your list stays on this device.")
        ButtonRow("Sign out", role: .destructive) { flow.signOut() }
      }
    }
  }
}
