import Armature

/// The screens and child flows of the app's first flow.
package enum AppDestination: Destination, Codable {
  case home

  package static let examples: [Self] = [
    .home
  ]

  package func screen(in flow: AppCoordinator) -> Screen<Self> {
    switch self {
    case .home:
      Screen("Quill Sample") {
        TextRow("Hello")
      }
    }
  }
}
