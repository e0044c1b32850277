import Armature
import Testing

// @testable: apps run in a terminal of the test.
@testable import ArmatureExplorer
@testable import ArmatureTerminal

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

@Suite("The terminal says that a link waits")
@MainActor
struct WaitingLinkTests {
  @Test("at the prompt, also when the app makes it wait")
  func prompt() async throws {
    let terminal = FakeTerminal(isInteractive: true)
    let scenes = SceneDirectory { _ in Gated() }
    let scene = try scenes.open()
    terminal.whileReading = { _ = try? scene.open("/note/3") }
    _ = await play(scenes, from: scene, in: terminal)
    #expect(terminal.writes.contains("The link “/note/3” waits until a guard admits it.\n"))
  }
}
