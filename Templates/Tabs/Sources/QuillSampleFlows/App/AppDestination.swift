import Armature

/// The only destination of the app's first flow. The coordinator opens the welcome or the tabs for it.
package enum AppDestination: Destination, Codable {
  case start

  package static let examples: [Self] = [.start]

  package func screen(in flow: AppCoordinator) -> Screen<Self> { .child }
}
