import Armature
import ArmatureTexts

/// The screens of the welcome.
enum WelcomeDestination: Destination, Codable {
  case hello, name

  static let examples: [Self] = [.hello, .name]

  func screen(in flow: WelcomeCoordinator) -> Screen<Self> {
    let texts = flow.texts
    switch self {
    case .hello:
      Screen(texts("app.title")) {
        TextRow(texts("welcome.about"))
        LinkRow(texts("welcome.continue"), to: .name).accessibilityIdentifier("continue")
      }

    case .name:
      Screen(texts("welcome.question")) {
        FieldRow(texts("welcome.name"), text: flow.name) { flow.name = $0 }.accessibilityIdentifier("name")
      }
      .toolbar(.primary) {
        ButtonRow(texts("welcome.start"), isEnabled: flow.canStart) { flow.start() }.accessibilityIdentifier("start")
      }
    }
  }
}
