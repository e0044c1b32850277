import Armature

/// The screens of the settings.
enum SettingsDestination: Destination, Codable {
  case start
  case about

  static let examples: [Self] = [
    .start,
    .about,
  ]

  var style: PresentationStyle {
    switch self {
    case .about: .cover
    default: .push
    }
  }

  func screen(in flow: SettingsCoordinator) -> Screen<Self> {
    switch self {
    case .start:
      Screen("Settings") {
        LinkRow("About", to: .about)
        ButtonRow("Sign out", role: .destructive) { flow.session.signOut() }
      }

    case .about:
      Screen("About") { TextRow("Plans trips.") }
        .toolbar(.leading) { ButtonRow("Close", role: .cancel) { flow.goBack() } }
    }
  }
}
