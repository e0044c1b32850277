import Armature

/// The screen of the sign-in. Put the form of your app here.
enum SignInDestination: Destination, Codable {
  case form

  static let examples: [Self] = [.form]

  func screen(in flow: SignInCoordinator) -> Screen<Self> {
    Screen("Sign In") { ButtonRow("Continue as Ada") { flow.session.user = "Ada" } }
      .toolbar(.leading) { ButtonRow("Cancel", role: .cancel) { flow.leave() } }
  }
}
