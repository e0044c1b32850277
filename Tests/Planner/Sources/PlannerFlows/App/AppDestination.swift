import Armature

/// The child flows of the app's first flow.
package enum AppDestination: Destination, Codable {
  case main
  /// Stands in place of the tabs until a user has signed in.
  case signIn

  package static let examples: [Self] = [
    .main,
    .signIn,
  ]

  /// A link cannot lead a user to the sign-in who has signed in.
  package var isLinkable: Bool { self != .signIn }

  package func screen(in flow: AppCoordinator) -> Screen<Self> { .child }
}
