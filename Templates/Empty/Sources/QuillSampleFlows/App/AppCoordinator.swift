import Armature

/// The app's first flow.
public final class AppCoordinator: Coordinator<AppDestination> {
  public init() { super.init(root: .home) }
}
