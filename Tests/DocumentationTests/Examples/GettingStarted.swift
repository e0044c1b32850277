import Armature
import Testing

/// The settings of the generated app with what the article adds.
enum GettingStartedExample {
  enum SettingsDestination: Destination, Codable {
    case overview, account
    case about
    case help

    typealias Flow = SettingsCoordinator

    static let examples: [Self] = [.overview, .account, .about, .help]

    var style: PresentationStyle {
      switch self {
      case .overview, .about: .push
      case .account: .cover
      case .help: .sheet
      }
    }

    func screen(in flow: SettingsCoordinator) -> Screen<Self> {
      switch self {
      case .overview:
        Screen("Settings") {
          LinkRow("About", to: .about)
          LinkRow("Help", to: .help)
        }

      case .about: Screen("About") { TextRow("Made with care") }
      case .account, .help: .child
      }
    }
  }

  final class SettingsCoordinator: Coordinator<SettingsDestination> {
    override func child(for destination: SettingsDestination) -> AnyCoordinator? {
      switch destination {
      case .overview, .about: nil
      case .account: AccountCoordinator(store: Store())
      case .help: HelpCoordinator()
      }
    }
  }

  @Test("the new places are reached from the settings")
  @MainActor static func places() throws {
    let scene = try FlowScene(root: SettingsCoordinator(root: .overview))
    try scene.tap("About")
    #expect(scene.places == ["overview", "about"])
    #expect(scene.back())
    try scene.tap("Help")
    try scene.tap("Editing")
    #expect(scene.places == ["overview", "topics", "topic(\"Editing\")"])
    try scene.tap("Back to the list")
    #expect(scene.places == ["overview"])
  }
}
