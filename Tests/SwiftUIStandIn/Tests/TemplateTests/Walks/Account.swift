import Armature
import QuillSampleFlows

extension Walkthrough {
  /// The root flow of a scene of the template.
  @MainActor static func makeRoots() -> @MainActor (String) -> AnyCoordinator? { { _ in AppCoordinator() } }

  static let all = [
    Self("a screen that is open to all", "News, tab Home", end: "/home"),
    Self("a row waits for the sign-in", "Messages, Continue as Ada, back, Messages", end: "/home/messages"),
    Self("a tab waits for the sign-in", "News, tab Account, Continue as Ada", end: "/account"),
    Self("a link waits for the sign-in", "open /account/name, Continue as Ada", end: "/account/name"),
    Self("the sign-in is cancelled", "tab Account, Cancel, Messages, dismiss, News", end: "/home/news"),
    Self("a newer link waits", "Messages, open /account/name, Continue as Ada, Done", end: "/account"),
    Self("the name is changed", "open /account/name, Continue as Ada, set Name Grace, Done", end: "/account"),
    Self("the user does not sign out", "open /account, Continue as Ada, Sign Out, Cancel", end: "/account"),
    Self("the user signs out", "open /account, Continue as Ada, Sign Out, Sign Out, Cancel, News", end: "/home/news"),
    Self("the app is locked", "open /account, Continue as Ada, Lock, Lock Now, Unlock", end: "/account"),
    Self(
      "a link waits for the unlock",
      "open /account, Continue as Ada, Lock, Lock Now, open /account/name, Unlock", end: "/account/name"),
    Self("the lock is turned off", "open /account, Continue as Ada, Lock, Lock", end: "/account"),
    Self("bad links change nothing", "News, !open /nowhere, !open /account/nowhere", end: "/home/news"),
    Self("the broadcast leads home", "News, tab Account, Continue as Ada, Name, root", end: "/account"),
  ]
}
