import Armature
import Testing

// @testable: apps run in a terminal of the test.
@testable import ArmatureExplorer
@testable import ArmatureTerminal

private enum GatePlace: Destination, Codable {
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

private final class Gated: Coordinator<GatePlace>, Guarding, AsksToLeave {
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
  /// The sentences about links, each with the last command before it.
  private func sentences(_ terminal: FakeTerminal) -> [String] {
    var command = "start"
    return terminal.writes.flatMap { $0.split(separator: "\n") }.compactMap { line in
      if line.hasPrefix("> ") { command = String(line.dropFirst(2)) }
      return line.hasPrefix("The link ") ? "\(command): \(line)" : nil
    }
  }

  @Test("for a guard, and says nothing more when it opens")
  func held() async {
    let (status, terminal) = await run(Gated(), ["open /note/7", "open /note/7", "sign in", "where"])
    #expect(status == 0)
    #expect(sentences(terminal) == ["open /note/7: The link “/note/7” waits until a guard admits it."])
    #expect(terminal.writes.contains("/note/7\n"))
  }

  @Test("from the start on")
  func start() async {
    let (_, terminal) = await run(Gated(), ["sign in"], arguments: ["open", "/note/7"])
    #expect(sentences(terminal) == ["start: The link “/note/7” waits until a guard admits it."])
    #expect(terminal.output.hasPrefix("The link "))
  }

  @Test("and when it is given up, with the reason")
  func abandoned() async {
    let (_, terminal) = await run(Gated(), ["open /note/7", "open /note/8", "not now"])
    let found = sentences(terminal)
    #expect(found.count == 4)
    #expect(found[1] == "open /note/8: The link “/note/7” is not opened any more: /note/8 is newer")
    #expect(found[2] == "open /note/8: The link “/note/8” waits until a guard admits it.")
    #expect(found.last?.hasPrefix("not now: The link “/note/8” is not opened any more: ") == true)
  }

  @Test("behind a question, until the user answers", arguments: ["Discard", "Cancel"])
  func question(answer: String) async {
    let (status, terminal) = await run(Gated(isSignedIn: true), ["1", "edit", "open /note/2", answer])
    #expect(status == 0)
    let waits = "open /note/2: The link “/note/2” waits for your answer."
    let isLeft = answer == "Discard"
    let end = "Cancel: The link “/note/2” is not opened any more: "
    #expect(sentences(terminal).first == waits)
    #expect(sentences(terminal).dropFirst().map { $0.hasPrefix(end) } == (isLeft ? [] : [true]))
    #expect(terminal.screen.head.first?.hasSuffix("Note \(isLeft ? 2 : 1)") == true)
  }

  @Test("at the prompt, also when the app makes it wait")
  func prompt() async throws {
    let terminal = FakeTerminal([])
    terminal.isInteractive = true
    let scenes = SceneDirectory { _ in Gated() }
    let scene = try scenes.open()
    terminal.whileReading = { _ = try? scene.open("/note/3") }
    _ = await play(scenes, from: scene, in: terminal)
    #expect(terminal.writes.contains("The link “/note/3” waits until a guard admits it.\n"))
  }

  @Test("and the hints have back, which asks")
  func hints() async {
    let (_, terminal) = await run(Gated(isSignedIn: true), ["1", "edit"])
    #expect(terminal.screen.contains(" · back · "))
  }
}
