import Armature
import Observation
import QuillSampleFlows

/// The first flow of an app that opens the feature. README.md explains the lines.
enum AppDestination: Destination, Codable {
  case root
  case guide
  case quillSample

  static let examples: [Self] = [.root, .guide, .quillSample]

  func screen(in flow: AppCoordinator) -> Screen<Self> {
    switch self {
    case .root:
      Screen("App") {
        LinkRow("Choose", detail: flow.choice, to: .quillSample)
      }
    case .guide:
      Screen("Tea or milk") { TextRow("The feature does not know this screen.") }
    case .quillSample: .child
    }
  }
}

@Observable
final class AppCoordinator: Coordinator<AppDestination> {
  var choice = "Nothing"

  init() { super.init(root: .root) }

  override func child(for destination: AppDestination) -> AnyCoordinator? {
    switch destination {
    case .root, .guide: nil
    case .quillSample:
      QuillSampleCoordinator(
        choices: ["Tea", "Milk"], openGuide: { [weak self] in self?.reveal(.guide) ?? false }
      )
      .onFinish { [weak self] in self?.choice = $0 }
    }
  }
}
