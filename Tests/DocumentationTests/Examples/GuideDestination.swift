import Armature

enum GuideDestination: Destination, Codable {
  case topics
  case topic(String)

  static let examples: [Self] = [.topics, .topic("Editing")]

  func screen(in flow: GuideCoordinator) -> Screen<Self> {
    switch self {
    case .topics:
      Screen("Guide") {
        for topic in flow.topics { LinkRow(topic, to: .topic(topic)) }
      }
      .toolbar(.leading) { ButtonRow("Close", role: .cancel) { flow.leave() } }

    case .topic(let name):
      Screen(name) {
        TextRow("To be written.")
        ButtonRow("Back to the list") { flow.popToRoot() }
      }
    }
  }
}
