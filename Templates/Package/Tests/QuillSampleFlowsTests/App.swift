import Armature
import Observation
import QuillSampleFlows

/// The first flow of an app that opens the feature. README.md explains the lines.
enum AppDestination: Destination, Codable {
  case root
  case quillSample

  static let examples: [Self] = [.root, .quillSample]

  func screen(in flow: AppCoordinator) -> Screen<Self> {
    switch self {
    case .root:
      Screen("App") {
        LinkRow("Choose", detail: flow.choice, to: .quillSample)
      }
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
    case .root: nil
    case .quillSample:
      QuillSampleCoordinator(choices: ["Tea", "Milk"]).onFinish { [weak self] in self?.choice = $0 }
    }
  }
}
