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
