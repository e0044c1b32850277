import Armature
import QuillSampleFlows

extension Walkthrough {
  /// The root flow of a scene of the template.
  @MainActor static func makeRoots() -> @MainActor (String) -> AnyCoordinator? { { _ in AppCoordinator() } }

  static let all = [
    Self("links lead home, and bad ones change nothing", "!back, open /, !open /about", end: "/")
  ]
}
