import Armature

/// Stands in front of the app while it is locked, or covered because the user looks at another app.
package final class LockCoordinator: Coordinator<LockDestination>, Guarding {
  package let session: Session

  init(session: Session) {
    self.session = session
    super.init(root: .unlock)
  }

  /// Covers the app until the device can ask for the user.
  package func admit(_ request: AdmissionRequest) -> Admission {
    session.asksAtOnce ? .allow : redirect(to: .cover)
  }
}
