import Armature

/// The only destination of the app's first flow. The coordinator opens the welcome or the tabs for it.
package enum AppDestination: Destination, Codable {
  case start

  package static let examples: [Self] = [.start]

  /// Links leave this destination out: they begin with the flow that it opens, for example with a tab.
  package var isLinkable: Bool { false }

  package func screen(in flow: AppCoordinator) -> Screen<Self> { .child }
}
