import Observation

/// Who is signed in, and whether the app is locked. All windows have one session.
///
/// It is in memory. In your app, keep the user in the Keychain, and read `user` and `isLockOn` when the app starts.
@MainActor
@Observable
package final class Session {
  /// The user who is signed in; `nil` for none.
  package var user: String?
  /// Whether the app locks itself in the background. The user decides that.
  package var isLockOn: Bool
  /// Whether the app waits until it has recognized the user.
  package private(set) var isLocked: Bool
  /// Whether the app is not in front: the user looks at another one, or at a question of the system.
  private var isCovered = false
  /// Whether the device can ask for the user. It refuses to do so for an app in the background.
  private var canAsk = true
  private let authenticate: (@MainActor () async -> Bool)?

  /// - Parameters:
  ///   - user: The user who was signed in when the app ended.
  ///   - isLockOn: Whether the app locks itself. It is locked at first, too.
  ///   - authenticate: Asks for the user's face or code; without it, the button alone unlocks the app.
  package init(user: String? = nil, isLockOn: Bool = false, authenticate: (@MainActor () async -> Bool)? = nil) {
    self.user = user
    self.isLockOn = isLockOn
    self.authenticate = authenticate
    isLocked = isLockOn
  }

  func signOut() {
    user = nil
    isLockOn = false
  }

  // MARK: The lock

  /// Where the app is on the device.
  package enum Phase { case active, inactive, background }

  /// Follows the app. It is locked in the background. When it is inactive, it is only covered: the question for the
  /// user's face makes the app inactive, so locking it would ask again and again.
  package func enter(_ phase: Phase) {
    isCovered = phase != .active
    if phase == .background { lock() }
    if phase != .inactive { canAsk = phase == .active }
  }

  package func lock() { isLocked = isLockOn }

  /// Asks for the user, and unlocks the app unless the user has left it meanwhile.
  package func unlock() async {
    let isUser = await authenticate?() ?? true
    if isUser, !Task.isCancelled { isLocked = false }
  }

  /// Whether nothing of the app may be seen.
  var isHidden: Bool { isLocked || isLockOn && isCovered }

  /// Whether the lock asks for the user without a tap.
  var asksAtOnce: Bool { isLocked && canAsk && authenticate != nil }
}
