import Armature

/// The app's first flow.
package final class AppCoordinator: Coordinator<AppDestination> {
  package init() { super.init(root: .home) }
}
