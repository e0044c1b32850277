import Armature
import Testing

/// The settings of the generated app with what the article adds.
enum GettingStartedExample {
  enum SettingsDestination: Destination, Codable {
    case overview, account
    case about
    case guide

    typealias Flow = SettingsCoordinator

    static let examples: [Self] = [.overview, .account, .about, .guide]

    var style: PresentationStyle {
      switch self {
      case .account: .cover
      case .guide: .sheet
      default: .push
      }
    }

    func screen(in flow: SettingsCoordinator) -> Screen<Self> {
      switch self {
      case .overview:
        Screen("Settings") {
          LinkRow("About", to: .about)
          LinkRow("Guide", to: .guide)
        }

      case .about: Screen("About") { TextRow("Made with care") }
      case .account, .guide: .child
      }
    }
  }

  final class SettingsCoordinator: Coordinator<SettingsDestination> {
    override func child(for destination: SettingsDestination) -> AnyCoordinator? {
      switch destination {
      case .account: AccountCoordinator(store: Store())
      case .guide: GuideCoordinator()
      default: nil
      }
    }
  }

  @Test("the new places are reached from the settings")
  @MainActor static func places() throws {
    let scene = try FlowScene(root: SettingsCoordinator(root: .overview))
    try scene.tap("About")
    #expect(scene.places == ["overview", "about"])
    #expect(scene.back())
    try scene.tap("Guide")
    try scene.tap("Editing")
    #expect(scene.places == ["overview", "topics", "topic(\"Editing\")"])
    try scene.tap("Back to the list")
    #expect(scene.places == ["overview"])
  }
}
