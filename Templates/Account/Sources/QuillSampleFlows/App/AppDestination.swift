import Armature

/// The child flows of the app's first flow.
package enum AppDestination: Destination, Codable {
  case tabs, signIn

  package static let examples: [Self] = [
    .tabs,
    .signIn,
  ]

  package var style: PresentationStyle {
    switch self {
    case .signIn: .sheet
    default: .push
    }
  }

  package func screen(in flow: AppCoordinator) -> Screen<Self> {
    switch self {
    case .tabs, .signIn: .child
    }
  }
}
