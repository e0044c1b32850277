import Armature

/// The screen in front of the app.
enum SignInDestination: Destination, Codable {
  case form

  static let examples: [Self] = [.form]

  func screen(in flow: SignInCoordinator) -> Screen<Self> {
    Screen("Sign In") {
      FieldRow("Name", text: flow.name, prompt: "Who are you?") { flow.name = $0 }
      ButtonRow("Sign in", isEnabled: !flow.name.isEmpty) { flow.signIn() }
      if let link = flow.scene?.heldLink { TextRow("Then opens", detail: link) }
    }
  }
}
