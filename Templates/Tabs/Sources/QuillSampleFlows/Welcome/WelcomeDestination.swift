import Armature

/// The screens of the welcome.
enum WelcomeDestination: Destination, Codable {
  case hello, name

  static let examples: [Self] = [.hello, .name]

  func screen(in flow: WelcomeCoordinator) -> Screen<Self> {
    switch self {
    case .hello:
      Screen("Quill Sample") {
        TextRow("A list of what to read next.")
        LinkRow("Continue", to: .name)
      }

    case .name:
      Screen("Who reads?") {
        FieldRow("Name", text: flow.name) { flow.name = $0 }
      }
      .toolbar(.primary) { ButtonRow("Start", isEnabled: flow.canStart) { flow.start() } }
    }
  }
}
