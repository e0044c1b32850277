import Armature
import Testing

/// The first flow of a new app with what the article adds.
enum GettingStartedExample {
  enum AppDestination: Destination, Codable {
    case list
    case item(number: Int)
    case newItem
    case about
    case guide

    var style: PresentationStyle {
      switch self {
      case .newItem, .guide: .sheet
      default: .push
      }
    }

    func screen(in flow: AppCoordinator) -> Screen<Self> {
      switch self {
      case .list:
        Screen("Reading List") {
          LinkRow("About", to: .about)
          LinkRow("Guide", to: .guide)
        }

      case .item(let number): Screen("Item \(number)") {}
      case .about: Screen("About") { TextRow("Made with care") }
      case .newItem, .guide: .child
      }
    }
  }

  final class AppCoordinator: Coordinator<AppDestination> {
    override func child(for destination: AppDestination) -> AnyCoordinator? {
      switch destination {
      case .newItem: GuideCoordinator()
      case .guide: GuideCoordinator()
      case .list, .item, .about: nil
      }
    }
  }

  @Test("the new places are reached from the list")
  @MainActor static func places() throws {
    let scene = try FlowScene(root: AppCoordinator(root: .list))
    try scene.tap("About")
    #expect(scene.places == ["list", "about"])
    #expect(scene.back())
    try scene.tap("Guide")
    try scene.tap("Editing")
    #expect(scene.places == ["list", "topics", "topic(\"Editing\")"])
    try scene.tap("Back to the list")
    #expect(scene.places == ["list"])
  }
}
