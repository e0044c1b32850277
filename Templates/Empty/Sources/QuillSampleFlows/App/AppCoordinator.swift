import Armature

/// The app's first flow.
public final class AppCoordinator: Coordinator<AppDestination> {
  public init() { super.init(root: .home) }

  override public func child(for destination: AppDestination) -> AnyCoordinator? {
    // As an optional, so that `default` does not warn when each case has a flow.
    switch Optional(destination) {
    // armature: children
    default: nil
    }
  }
}
