import Armature
import ArmatureTesting
import TestSupport
import Testing

@MainActor
@Suite("What is asked for waits until the user has signed in")
struct SignInTests {
  /// The commands of a user, and the screens at their end.
  struct Walk: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let commands: [String]
    let end: [String]

    init(_ name: String, _ commands: String..., to end: [String]) {
      (testDescription, self.commands, self.end) = (name, commands, end)
    }
  }

  @Test(
    "and is shown then",
    arguments: [
      Walk("a row", "Lounge", "Sign in", to: ["Lobby > Lounge"]),
      Walk("a verb to a place without a link", "Vault", "Sign in", to: ["Lobby > Vault"]),
      Walk("a tab", "tab Bar", "Sign in", to: ["Bar"]),
      Walk("a link", "open /rooms/lounge", "Sign in", to: ["Lobby > Lounge"]),
      Walk("behind two gates", "Cellar", "Sign in", "Enter", to: ["Lobby > Cellar"]),
      Walk("the newest", "Cellar", "dismiss", "Lounge", "Sign in", to: ["Lobby > Lounge"]),
      Walk("not at the first of two gates", "Cellar", "Sign in", to: ["Lobby > Code"]),
      Walk("not once the user has left the sign-in", "Lounge", "dismiss", "Join", to: ["Lobby"]),
      Walk("not once the user has left the second gate", "Cellar", "Sign in", "back", "Leave", "Join", to: ["Lobby"]),
      Walk("not after a sign-out at the second gate", "Cellar", "Sign in", "Sign out", "Join", to: ["Lobby"]),
      Walk("not what was there before the sign-out", "Join", "Lounge", "back", "Leave", "Join", to: ["Lobby"]),
    ])
  func walks(walk: Walk) async throws {
    let app = try AppDriver { [member = ClubMember()] in ClubTabs(member) }
    await app.replay(walk.commands.joined(separator: "\n"))
    app.expect(layers: walk.end)
    #expect((app.scene.heldLink != nil) == (walk.end == ["Lobby > Code"]))
  }

  @Test("after a relaunch only if it has a link", arguments: ["Lounge", "Vault"])
  func relaunch(room: String) async throws {
    let app = try AppDriver { [member = ClubMember()] in ClubTabs(member) }
    app.tap(room)
    app.expect(screen: "Sign In")
    let hasLink = room == "Lounge"
    #expect(app.scene.heldLink == (hasLink ? "/rooms/lounge" : "vault"))
    try app.relaunch()
    #expect(app.scene.heldLink == (hasLink ? "/rooms/lounge" : nil))
    guard hasLink else { return }
    app.tap("Sign in")
    await app.settle()
    app.expect(layers: ["Lobby > Lounge"])
  }
}
