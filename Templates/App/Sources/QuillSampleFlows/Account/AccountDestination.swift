import Armature

/// The screens of the account, within its cover.
enum AccountDestination: Destination, Codable {
  case profile, signOut

  static let examples: [Self] = [.profile, .signOut]

  func screen(in flow: AccountCoordinator) -> Screen<Self> {
    switch self {
    case .profile:
      Screen("Account") {
        TextRow("Signed in as", detail: flow.store.user ?? "")
        LinkRow("Sign out", to: .signOut)
      }
      .toolbar(.leading) { ButtonRow("Close", role: .cancel) { flow.leave() } }

    case .signOut:
      Screen("Sign out") {
        TextRow("Your items stay on this device.")
        ButtonRow("Sign out now", role: .destructive) { flow.signOut() }
      }
    }
  }
}
