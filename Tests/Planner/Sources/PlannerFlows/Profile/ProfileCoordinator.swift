import Armature

/// The tab of the user's profile.
final class ProfileCoordinator: Coordinator<ProfileDestination> {
  let session: Planner

  init(session: Planner) {
    self.session = session
    super.init(root: .start)
  }

  override func child(for destination: ProfileDestination) -> AnyCoordinator? {
    switch destination {
    case .start: nil
    case .photoPicker:
      PhotoPickerCoordinator(current: session.avatar).onFinish { [session] in session.avatar = $0 }
    case .settings: SettingsCoordinator(session: session)
    }
  }
}
