import Armature
import Testing

@Suite("A link that waits is opened, or has an end that is true")
@MainActor
struct HeldLinkTests {
  let door = ClubDoor()

  nonisolated private static let gates =
    "account unless in: hold signIn / account unless pin: hold pin / "
    + "signIn if in: deny You are signed in already. / pin if pin: deny You have the pin already."

  nonisolated static let gone = [
    Story(
      "a link waits at the next gate when the guard takes the first one away", guard: gates,
      "open /account/7 -> home | start, waits /account/7",
      "in -> home pin, waits /account/7: removed start (notAdmitted), shown pin, "
        + "denied by Club (You are signed in already.)",
      "on pin -> home account(7): removed pin (notAdmitted), shown account(7), "
        + "denied by Club (You have the pin already.), opened /account/7"
    ),
    Story(
      "also when the gates are roots", guard: "home unless in: hold signIn / home unless pin: hold pin / \(gates)",
      "open /account/7 -> start, waits /account/7", "in -> pin, waits /account/7: shown pin",
      "on pin -> home account(7): shown home, shown account(7), opened /account/7"),
    Story(
      "a link that the user has left is given up, although another gate would be next", guard: gates,
      "open /account/7; swipe; settle -> home: could not open /account/7"),
    Story(
      "a link of an archive that the guards deny now has one end, and does not open later", guard: "account: hold pin",
      "open /account/7; archive; quietly guard account: deny Closed.",
      "restore -> home pin: removed pin (restored), shown pin, restored without 0, could not open /account/7",
      "guard *: allow -> home pin"),
  ]

  nonisolated static let asked = [
    Story(
      "what a verb asks for waits, through two gates", guard: gates,
      "push account(7) -> home | start, waits /account/7: shown start, held /account/7",
      "in -> home pin, waits /account/7: removed start (notAdmitted), shown pin, "
        + "denied by Club (You are signed in already.)",
      "on pin -> home account(7): removed pin (notAdmitted), shown account(7), "
        + "denied by Club (You have the pin already.), opened /account/7"),
    Story(
      "also when the gates are roots", guard: "home unless in: hold signIn / home unless pin: hold pin / \(gates)",
      "push account(7) -> start, waits /account/7: held /account/7", "in -> pin, waits /account/7: shown pin",
      "on pin -> home account(7): shown home, shown account(7), opened /account/7"),
    Story(
      "the user leaves the gate", guard: gates,
      "push account(7); swipe; settle -> home: could not open /account/7"),
    Story(
      "the user signs out at the next gate, so the next user does not get the place", guard: gates,
      "push account(7); in -> home pin, waits /account/7: removed start (notAdmitted), shown pin, "
        + "denied by Club (You are signed in already.)",
      "out -> home pin: could not open /account/7", "in -> home pin"),
    Story(
      "also if the app was ended at that gate", guard: gates,
      "push account(7); in; archive; restore -> home pin, waits /account/7",
      "out -> home pin: could not open /account/7", "in -> home pin"),
    Story(
      "a newer wish replaces it", guard: gates,
      "push account(7) -> home | start, waits /account/7: shown start, held /account/7",
      "open /account/8 -> home | start, waits /account/8: replaced /account/7 by /account/8, held /account/8",
      "in; on pin -> home account(8)"),
    Story(
      "it survives a relaunch with its link", guard: gates, "push account(7); archive",
      "relaunch -> home | start, waits /account/7", "in; on pin -> home account(7)"),
  ]

  nonisolated private static func only(_ way: String, line: String, _ steps: String...) -> Story {
    Story(
      "what was there before does not wait: \(way)", guard: "signIn: allow / own unless in: hold signIn",
      steps: steps + ["open /account/9 -> \(line), waits /account/9: held /account/9", "in -> home account(9)"])
  }

  nonisolated static let before = [
    only("the opening of the app", line: "start", "-> start"),
    only(
      "an archive", line: "home | start",
      "in", "push account(7)", "archive", "goBack", "quietly out",
      "restore -> home | start: shown start, restored without 1"),
    only(
      "a sign-out", line: "start",
      "in", "push account(7)", "out -> start: removed account(7) (newRoot), shown start"),
  ]

  nonisolated private static func restored(_ archive: String..., gives last: String...) -> Story {
    Story(
      "a link that was given up by a restore does not wait on: \(archive.joined(separator: ", "))",
      guard: "account unless in: hold pin", steps: archive + ["fresh", "open /account/7"] + last)
  }

  nonisolated static let restores = [
    restored(
      "open /account/7", "archive", gives: "restore -> home pin, waits /account/7: restored without 0",
      "in -> home account(7)"),
    restored(
      "open /account/8", "archive",
      gives: "restore -> home pin, waits /account/8: restored without 0, could not open /account/7, held /account/8",
      "in -> home account(8)"),
    restored(
      "archive", gives: "restore -> home: removed pin (restored), restored without 0, could not open /account/7",
      "in -> home"),
    restored(
      "damage", gives: "restore -> home pin, waits /account/7: restored without 1",
      "in -> home account(7)"),
  ]

  @Test("as these stories say", arguments: gone + asked + before + restores, [true, false])
  func story(_ story: Story, byModel: Bool) async throws {
    try await door.open(story, byModel: byModel).play(story.steps)
  }
}
