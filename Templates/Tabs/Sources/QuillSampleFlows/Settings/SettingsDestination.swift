import Armature
import ArmatureTexts

/// The screens and child flows of the settings.
enum SettingsDestination: Destination, Codable {
  case overview, account

  static let examples: [Self] = [
    .overview,
    .account,
  ]

  func screen(in flow: SettingsCoordinator) -> Screen<Self> {
    let texts = flow.store.texts
    switch self {
    case .overview:
      Screen(texts("tab.settings")) {
        ToggleRow(texts("settings.finished"), isOn: flow.store.showsFinished) { flow.store.showsFinished = $0 }
          .accessibilityIdentifier("showsFinished")
        LinkRow(texts("settings.account"), detail: flow.store.user, to: .account).accessibilityIdentifier("account")
      }

    case .account:
      Screen(texts("settings.account")) {
        TextRow(texts("account.about"))
        ButtonRow(texts("account.signOut"), role: .destructive) { flow.signOut() }.accessibilityIdentifier("signOut")
      }
    }
  }
}
