import Armature

/// The screens and child flows of the settings.
enum SettingsDestination: Destination, Codable {
  case overview, account

  static let examples: [Self] = [
    .overview,
    .account,
  ]

  var style: PresentationStyle {
    switch self {
    case .account: .cover
    default: .push
    }
  }

  func screen(in flow: SettingsCoordinator) -> Screen<Self> {
    switch self {
    case .overview:
      Screen("Settings") {
        LinkRow("Account", detail: flow.store.user, to: .account)
        SectionRow("List") {
          ToggleRow("Newest first", isOn: flow.store.isNewestFirst) { flow.store.isNewestFirst = $0 }
        }
        SectionRow("Backup") {
          TextRow("Last backup", detail: flow.store.backedUpCount.map { "\($0) items" } ?? "Never")
          // The button is busy while this runs, and shows the error if it fails.
          ButtonRow("Back up now") { try await flow.store.backUp() }
        }
      }

    case .account: .child
    }
  }
}
