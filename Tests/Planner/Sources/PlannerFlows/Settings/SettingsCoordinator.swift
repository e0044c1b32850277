import Armature

/// The settings, which the profile pushes.
final class SettingsCoordinator: Coordinator<SettingsDestination> {
  let session: Planner

  init(session: Planner) {
    self.session = session
    super.init(root: .start)
  }
}
