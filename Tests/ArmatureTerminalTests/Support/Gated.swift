import Armature

/// An app with notes behind a sign-in, and edits that are discarded when the user agrees.
enum GatePlace: Destination, Codable {
  case home, signIn
  case note(Int)

  typealias Flow = Gated

  static var examples: [Self] { [.home, .signIn, .note(1)] }

  func screen(in flow: Gated) -> Screen<Self> {
    switch self {
    case .home: Screen("Home") { LinkRow("Note", to: .note(1)) }
    case .signIn:
      Screen("Sign in") {
        ButtonRow("Sign in") {
          flow.isSignedIn = true
          flow.scene?.checkGuards()
          // A saved place comes back in a task.
          await Task.yield()
        }
        ButtonRow("Not now") { flow.setRoot(.home) }
      }
    case .note(let number): Screen("Note \(number)") { ButtonRow("Edit") { flow.isEdited = true } }
    }
  }
}

final class Gated: Coordinator<GatePlace>, Guarding, AsksToLeave {
  var isSignedIn: Bool
  var isEdited = false
  private let isClosed: Bool

  /// Makes a flow whose home may be behind the sign-in, too.
  init(isSignedIn: Bool = false, isClosed: Bool = false) {
    (self.isSignedIn, self.isClosed) = (isSignedIn, isClosed)
    super.init(root: .home)
  }

  func admit(_ request: AdmissionRequest) -> Admission {
    let isNote = if case .note? = request.destination as? GatePlace { true } else { false }
    return isSignedIn || !isNote && !isClosed ? .allow : hold(at: .signIn)
  }

  override func canLeave(_ slot: Slot<GatePlace>) -> Bool { slot.isRoot || !isEdited }

  func wantsToLeave(_ slot: Slot<GatePlace>, by cause: ChangeCause) async -> Bool {
    guard await confirm("Discard?", action: "Discard") else { return false }
    isEdited = false
    return true
  }
}
