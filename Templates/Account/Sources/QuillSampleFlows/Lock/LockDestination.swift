import Armature

/// The screens of the lock. They look the same.
package enum LockDestination: Destination, Codable {
  /// Waits for the user.
  case cover
  /// Asks for the user once, as soon as it appears.
  case unlock

  package static let examples: [Self] = [.cover, .unlock]

  package func screen(in flow: LockCoordinator) -> Screen<Self> {
    Screen("Quill Sample") {
      if flow.session.isLocked { ButtonRow("Unlock") { await flow.session.unlock() } }
    }
    .task { if self == .unlock { await flow.session.unlock() } }
  }
}
