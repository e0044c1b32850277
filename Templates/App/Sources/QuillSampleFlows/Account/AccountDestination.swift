import Armature

/// The screens of the account, within its cover.
enum AccountDestination: Destination, Codable {
  case profile, signOut

  typealias Flow = AccountCoordinator

  static let examples: [Self] = [.profile, .signOut]

  func screen(in flow: AccountCoordinator) -> Screen<Self> {
    switch self {
    case .profile:
      Screen("Account") {
        if let user = flow.store.user {
          TextRow("Signed in as", detail: user)
          LinkRow("Sign out", to: .signOut)
        } else {
          FieldRow("Name", text: flow.name, prompt: "Who are you?") { flow.name = $0 }
          ButtonRow("Sign in", isEnabled: !flow.name.isEmpty) { flow.signIn() }
        }
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
