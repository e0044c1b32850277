import Armature

/// Where the settings can go.
enum SettingsDestination: Destination, Codable {
  case overview, account

  typealias Flow = SettingsCoordinator

  static let examples: [Self] = [.overview, .account]

  var style: PresentationStyle {
    switch self {
    case .overview: .push
    case .account: .cover
    }
  }

  func screen(in flow: SettingsCoordinator) -> Screen<Self> {
    switch self {
    case .overview:
      Screen("Settings") {
        LinkRow("Account", detail: flow.store.user ?? "Signed out", to: .account)
        SectionRow("List") {
          ToggleRow("Newest first", isOn: flow.store.isNewestFirst) { flow.store.isNewestFirst = $0 }
        }
        SectionRow("Backup") {
          TextRow("Last backup", detail: flow.store.backedUpCount.map { "\($0) items" } ?? "Never")
          // While it runs the button is busy, and an error is shown beside it.
          ButtonRow("Back up now") { try await flow.store.backUp() }
        }
      }

    case .account: .child
    }
  }
}
