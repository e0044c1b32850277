import Armature
import Observation

/// The user of a club.
@MainActor
@Observable
final class ClubStore {
  var user: String?
  var tries = 0

  init(user: String? = nil) { self.user = user }
}

enum ClubPlace: Destination, Codable {
  case lobby, desk
  case room(Int)

  static let examples: [Self] = [.lobby, .desk, .room(1)]

  func screen(in flow: Club) -> Screen<Self> {
    switch self {
    case .lobby: Screen("Lobby") { LinkRow("Room", to: .room(1)) }
    case .desk:
      Screen("Desk") {
        ButtonRow("Sign in") { flow.signIn() }
        TextRow("Tries", detail: "\(flow.store.tries)")
      }
    case .room(let number): Screen("Room \(number)") {}
    }
  }
}

/// An app behind a sign-in: a guard shows the desk in place of the lobby.
final class Club: Coordinator<ClubPlace>, Guarding {
  let store: ClubStore
  private let letsIn: Bool

  init(_ store: ClubStore, letsIn: Bool = true) {
    self.store = store
    self.letsIn = letsIn
    super.init(root: .lobby)
  }

  func signIn() {
    store.tries += 1
    if letsIn { store.user = "Ada" }
  }

  func admit(_ request: AdmissionRequest) -> Admission { store.user == nil ? hold(at: .desk) : .allow }
}

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

  init(isSignedIn: Bool = false) {
    self.isSignedIn = isSignedIn
    super.init(root: .home)
  }

  func admit(_ request: AdmissionRequest) -> Admission {
    guard case .note? = request.destination as? GatePlace, !isSignedIn else { return .allow }
    return hold(at: .signIn)
  }

  override func canLeave(_ slot: Slot<GatePlace>) -> Bool { slot.isRoot || !isEdited }

  func wantsToLeave(_ slot: Slot<GatePlace>, by cause: ChangeCause) async -> Bool {
    guard await confirm("Discard?", action: "Discard") else { return false }
    isEdited = false
    return true
  }
}
