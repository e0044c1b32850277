import Armature

/// The screens of the account.
enum AccountDestination: Destination, Codable {
  case profile, name

  static let examples: [Self] = [
    .profile,
    .name,
  ]

  var style: PresentationStyle {
    switch self {
    case .name: .sheet
    default: .push
    }
  }

  func screen(in flow: AccountCoordinator) -> Screen<Self> {
    let session = flow.session
    return switch self {
    case .profile:
      Screen("Account") {
        LinkRow("Name", detail: session.user, to: .name)
        ToggleRow("Lock", isOn: session.isLockOn) { session.isLockOn = $0 }
        if session.isLockOn { ButtonRow("Lock Now") { session.lock() } }
        ButtonRow("Sign Out", role: .destructive) { await flow.signOut() }
      }

    case .name:
      Screen("Name") { FieldRow("Name", text: session.user ?? "") { session.user = $0 } }
        .toolbar(.primary) { ButtonRow("Done") { flow.goBack() } }
    }
  }
}
