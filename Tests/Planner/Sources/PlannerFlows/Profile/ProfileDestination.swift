import Armature

/// The user's profile, and the child flows that it opens.
enum ProfileDestination: Destination, Codable {
  case start
  case photoPicker
  case settings

  static let examples: [Self] = [
    .start,
    .photoPicker,
    .settings,
  ]

  var style: PresentationStyle {
    switch self {
    case .photoPicker: .sheet
    default: .push
    }
  }

  func screen(in flow: ProfileCoordinator) -> Screen<Self> {
    switch self {
    case .start:
      Screen("Profile") {
        TextRow("Name", detail: flow.session.user)
        LinkRow("Avatar", detail: flow.session.avatar ?? "None", to: .photoPicker)
        LinkRow("Settings", to: .settings)
      }

    case .photoPicker, .settings: .child
    }
  }
}
